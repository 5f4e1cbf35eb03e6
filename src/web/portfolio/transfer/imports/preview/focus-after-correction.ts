/** Where the keyboard continues once a correction is read. */
export interface FocusAfterCorrection {
  /** Of a wrong cell: the corrected one and those after it, then those before it. */
  readonly cells: readonly (string | undefined)[];
  /** The place of the row that was corrected in the list of all rows. */
  readonly row: number | null;
}

export const NOT_CORRECTED: FocusAfterCorrection = { cells: [], row: null };

/** State that outlasts the preview, which is away while a long file is read again. */
export interface CorrectionFocus {
  readonly next: FocusAfterCorrection;
  readonly onNext: (next: FocusAfterCorrection) => void;
}
