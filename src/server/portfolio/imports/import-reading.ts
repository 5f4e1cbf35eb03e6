import type { ImportId } from '#api/platform/ids';

/** One reading of an import's file. A later one makes what this one still writes void. */
export interface Reading {
  readonly id: ImportId;
  readonly reading: number;
}
