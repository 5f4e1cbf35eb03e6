import { useCallback, useState } from 'react';
import type { RowChanges } from '#api/portfolio/imports/import-fields';

/** A cell of the file, by line and column from 0. */
interface FileCell {
  readonly sheet: string | null;
  readonly row: number;
  /** Null for a whole row. */
  readonly column: number | null;
}

/** Names a cell of the file. */
export const cellName = ({ sheet, row, column }: FileCell): string => JSON.stringify([sheet, row, column]);

/** Where the keyboard continues once a correction is read. */
interface FocusAfterCorrection {
  /** Of a wrong cell: the corrected one and those after it, then those before it. */
  readonly cells: readonly (string | undefined)[];
  /** The place of the row that was corrected in the list of all rows. */
  readonly row: number | null;
}

export const NOT_CORRECTED: FocusAfterCorrection = { cells: [], row: null };

/** What a person corrects. It outlasts the preview, which is away while a long file is read again. */
export interface Corrections {
  readonly next: FocusAfterCorrection;
  readonly onNext: (next: FocusAfterCorrection) => void;
  /** What was typed and is not yet read, by the names of the cells. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (cell: FileCell, text: string) => void;
  /** Forgets what was typed into these cells, unless it was changed since. */
  readonly onForget: (corrections: RowChanges['corrections']) => void;
}

export function useCorrections(): Corrections {
  const [next, onNext] = useState(NOT_CORRECTED);
  const [typed, setTyped] = useState<Corrections['typed']>({});
  const onType = useCallback<Corrections['onType']>(
    (cell, text) => setTyped((before) => ({ ...before, [cellName(cell)]: text })),
    [],
  );
  const onForget = useCallback<Corrections['onForget']>((corrections) => {
    const read = new Map(corrections.map((one) => [cellName(one), one.text]));
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([name, text]) => read.get(name) !== text)),
    );
  }, []);
  return { next, onNext, typed, onType, onForget };
}
