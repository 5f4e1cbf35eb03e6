export const MEBIBYTE = 1024 * 1024;

/** What a file may be at most. */
export const MAX_FILE_BYTES = 10 * MEBIBYTE;
export const MAX_UNPACKED_BYTES = 100 * MEBIBYTE;
/** A zip file that grows by more is made to fill memory. */
export const MAX_UNPACKED_RATIO = 100;
/** With a header. */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 200;
