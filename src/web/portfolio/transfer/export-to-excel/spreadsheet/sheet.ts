import type { CellFormat, CellValue } from './cell-format.ts';

/** The name and the columns of a sheet. */
export interface SheetHead {
  readonly name: string;
  readonly columns: readonly ColumnHead[];
}

export interface ColumnHead {
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  readonly format: CellFormat;
  readonly isHidden?: boolean;
}

/** The cells of a row, one per column. */
export type SheetRow = readonly CellValue[];
