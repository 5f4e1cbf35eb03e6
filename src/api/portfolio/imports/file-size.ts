/** The limit of an imported file: 10 MiB. */
export const MAX_FILE_BYTES = 10 * 1_048_576;
