// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Marks a function whose loops are compiled for several vector widths; the widest that the processor has is taken when
// the program loads. Its file is compiled without fused multiply-add, so that every width gives the same bits.

// ThreadSanitizer is not ready yet when the loader chooses.
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define WIDE_LOOPS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define WIDE_LOOPS
#endif
