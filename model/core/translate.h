// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Marks a text of the model for translation. The model itself stays free of Qt: the text is looked up by the layer
// that shows it, under the context named here.

#define TR_NOOP(context, text) text
