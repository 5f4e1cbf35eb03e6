import { findHeader } from '../columns/column-positions.ts';
import type { FormatPart } from './import-format.ts';
import type { ImportTable } from '../import-table.ts';

type PartFields = Pick<FormatPart, 'columns' | 'read'> & {
  /** Names of its sheets, sections or elements in lower case; null is the only table of a text file. Missing: any. */
  readonly sheets?: readonly (string | null)[];
} & Partial<Pick<FormatPart, 'notation' | 'joinKey' | 'constants'>>;

/** A part of a format that is recognised by the names of its columns. */
export function makePart({ sheets, ...fields }: PartFields): FormatPart {
  const isItsSheet = ({ sheet }: ImportTable) =>
    sheets === undefined || sheets.includes(sheet?.trim().toLowerCase() ?? null);
  return {
    notation: { decimalMark: null, dayOrder: null },
    joinKey: () => '',
    constants: {},
    findHeader: (table) => (isItsSheet(table) ? findHeader(table, fields.columns) : undefined),
    ...fields,
  };
}
