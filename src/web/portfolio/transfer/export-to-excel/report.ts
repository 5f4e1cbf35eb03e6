import type { CalendarDate } from '#domain/calendar-date';
import type { SheetToMake } from './make-file.ts';
import type { CellValue, FormattedNumber, NumberFormat } from './spreadsheet/cell-format.ts';
import type { ColumnHead, SheetHead, SheetRow } from './spreadsheet/sheet.ts';

/** Describes the export of a list. The file is the same in every language, so that other programs can rely on it. */
export interface Report<Item> {
  /** The part of the file name before the user's name. */
  readonly filePrefix: string;
  readonly sheetName: string;
  readonly columns: readonly Column<Item>[];
}

export type Column<Item> = Pick<ColumnHead, 'header' | 'width'> &
  (
    | { readonly format: 'text'; readonly value: (item: Item) => string | null }
    | { readonly format: 'day'; readonly value: (item: Item) => CalendarDate | null }
    | { readonly format: NumberFormat; readonly value: (item: Item) => number | FormattedNumber | null }
  );

/** These items as a sheet. */
export function reportSheet<Item>(report: Report<Item>, items: readonly Item[]): SheetToMake {
  return { head: reportHead(report), rows: reportRows(report, items) };
}

function reportHead<Item>({ sheetName, columns }: Report<Item>): SheetHead {
  return {
    name: sheetName,
    columns: columns.map(({ header, width, format }) => ({ header, width, format })),
  };
}

function* reportRows<Item>({ columns }: Report<Item>, items: readonly Item[]): Generator<SheetRow> {
  for (const item of items) yield columns.map(({ value }): CellValue => value(item));
}

export function yesOrNo(value: boolean): 'Yes' | 'No' {
  return value ? 'Yes' : 'No';
}
