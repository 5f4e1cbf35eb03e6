import {
  EDITING_KEY,
  EDITING_KINDS,
  EDITING_SHEETS,
  type EditingColumn,
} from '#domain/imports/editing/editing-sheets';
import { editingRows } from '#api/portfolio/imports/holdings-to-edit';
import { readHoldingsToEdit } from '../../../platform/queries/portfolio/holdings-to-edit.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import type { SheetToMake } from './make-file.ts';
import type { CellFormat } from './spreadsheet/cell-format.ts';

const FORMATS: Readonly<Record<EditingColumn['content'], CellFormat>> = {
  text: 'text',
  direction: 'text',
  flag: 'text',
  decimal: 'twoToFourPlaces',
  integer: 'noPlaces',
  day: 'day',
};
const WIDTH = 16;
const WIDTHS: Readonly<Record<string, number>> = {
  Name: 30,
  Bank: 22,
  Notes: 30,
  Direction: 11,
  Currency: 10,
};

/** A sheet for each kind of holding, and for payments and distributions. The key column is hidden, because nobody edits it. */
export async function readSheetsForEditing(
  owner: Owner,
  signal: AbortSignal,
): Promise<readonly SheetToMake[]> {
  const rows = editingRows(await readHoldingsToEdit(owner, signal));
  return EDITING_KINDS.map((kind) => {
    const { name, columns } = EDITING_SHEETS[kind];
    const heads = columns.map(({ header, content }) => ({
      ...{ header, width: WIDTHS[header] ?? WIDTH, format: FORMATS[content] },
    }));
    const key = { header: EDITING_KEY, width: WIDTH, format: 'text', isHidden: true } as const;
    return { head: { name, columns: [...heads, key] }, rows: rows[kind] };
  });
}
