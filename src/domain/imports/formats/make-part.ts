import { findHeader } from '../columns/column-positions.ts';
import type { FormatPart } from './import-format.ts';
import type { ImportTable } from '../import-table.ts';

type PartFields = Pick<FormatPart, 'columns' | 'read'> & {
  /** Names of sheets, sections or elements, lower case; null is the table of a text file. If missing, any sheet. */
  readonly sheets?: readonly (string | null)[];
} & Partial<Pick<FormatPart, 'decimalMark' | 'joinKey' | 'constants'>>;

/** Makes a part that is recognised by its column names. */
export function makePart({ sheets, ...fields }: PartFields): FormatPart {
  const matchesSheet = ({ sheet }: ImportTable) =>
    sheets === undefined || sheets.includes(sheet?.trim().toLowerCase() ?? null);
  return {
    decimalMark: null,
    joinKey: () => '',
    constants: {},
    findHeader: (table) => (matchesSheet(table) ? findHeader(table, fields.columns) : undefined),
    ...fields,
  };
}
