import type { ImportRow, RowChanges } from '#api/portfolio/imports/import-fields';

type Correction = RowChanges['corrections'][number];

const asIsin = (cell: string) => cell.toUpperCase().replace(/\s/g, '');

/** The correction of a mistyped ISIN to the held one; undefined if the row has none, or the ISIN is not in a cell of its own. */
export function findIsinCorrection({
  sheet,
  row,
  cells,
  errors,
}: Pick<ImportRow, 'sheet' | 'row' | 'cells' | 'errors'>): Correction | undefined {
  const { isin = '', known = '' } = errors.find(({ rule }) => rule === 'isin_check_digit')?.values ?? {};
  const column = cells?.findIndex((cell) => asIsin(cell) === isin) ?? -1;
  return known === '' || column < 0 ? undefined : { sheet, row, column, text: String(known) };
}
