/**
 * Raise this when the decoder reads something in a file that it did not read before. Stored files
 * that an earlier version has read are then read again.
 *
 * - 2: every point of a GPX or TCX whose times have an offset from UTC
 */
export const DECODER_VERSION = 2;

/** The version that read a file whose upload says nothing about it. */
export const FIRST_DECODER_VERSION = 1;
