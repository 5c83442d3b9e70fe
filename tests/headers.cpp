// SPDX-License-Identifier: GPL-3.0-or-later
// The precompiled headers of the test programs of a layer need a target of their own; it has no code.
