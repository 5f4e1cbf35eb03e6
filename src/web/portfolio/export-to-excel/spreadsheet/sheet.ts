import type { CellFormat, CellValue } from './cell-format.ts';

/** A sheet before its rows: its name and its columns. */
export interface SheetHead {
  readonly name: string;
  readonly columns: readonly ColumnHead[];
}

export interface ColumnHead {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly format: CellFormat;
  readonly isHidden?: boolean;
}

/** The cells of a row, one a column. */
export type SheetRow = readonly CellValue[];
