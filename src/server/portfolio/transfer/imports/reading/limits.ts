export const MEBIBYTE = 1024 * 1024;

export const MAX_UNPACKED_BYTES = 100 * MEBIBYTE;
/** A higher ratio indicates a zip bomb. */
export const MAX_UNPACKED_RATIO = 100;
/** Of all sheets, without header lines. */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 200;
