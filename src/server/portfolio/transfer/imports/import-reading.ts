import type { ImportId } from '#api/platform/ids';

/** One attempt to read an import's file. After a later attempt has started, nothing that this one writes is stored. */
export interface Reading {
  readonly id: ImportId;
  readonly reading: number;
}
