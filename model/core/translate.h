// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Marks a text for translation without Qt: lupdate finds the macro, the app layer looks the text up at run time.

#define TR_NOOP(context, text) text
