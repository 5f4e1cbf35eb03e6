/** Matches no row, because versions start at 1: undo leaves a row as it is if this is its version in the batch. */
export const NO_VERSION = 0;
