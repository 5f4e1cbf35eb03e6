import { hashCells, writeEditingKey } from './editing-key.ts';
import { EDITING_SHEETS, type EditingColumn, type EditingKind } from './editing-sheets.ts';

export type EditingCell = string | number | null;

/** A stored row with its fields under the names of the endpoint that changes it. */
export interface RowToEdit {
  readonly id: number;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

function cell(value: unknown, { content, field }: EditingColumn): EditingCell {
  if (content === 'flag') return value === true ? 'Yes' : 'No';
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`${field} is no value of a cell`);
}

/** The cells of a row's line; the last one is its key. */
export function editingRow(kind: EditingKind, { id, version, fields }: RowToEdit): readonly EditingCell[] {
  const cells = EDITING_SHEETS[kind].columns.map((column) => cell(fields[column.field], column));
  const hash = hashCells(cells.map((value) => (value === null ? '' : String(value))));
  return [...cells, writeEditingKey({ id, version, hash })];
}
