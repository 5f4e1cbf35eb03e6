import { looksLikeFormula } from '#domain/exports/looks-like-formula';
import { calendarDate, dayNumber } from '#domain/calendar-date';
import type { CellFormat, CellValue } from './cell-format.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import { styleIndex } from './styles-xml.ts';
import { xmlText } from './xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The sheet up to its header row, which is frozen. The first sheet is the active one. */
export function sheetStart({ columns }: SheetHead, isFirst: boolean): string {
  const widths = columns.map(({ width, isHidden = false }, index) => {
    const hidden = isHidden ? ' hidden="1"' : '';
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${hidden}/>`;
  });
  const headers = columns.map(({ header }, index) => textCell(header, cellAddress(index, 1), 'header'));
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`,
  ].join('');
}

/** Printed in landscape, all columns on one page. */
export const SHEET_END =
  '</sheetData><pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>';

/** Consecutive rows; `first` is the sheet's number of the first one (the header is row 1). */
export function sheetRows({ columns }: SheetHead, rows: readonly SheetRow[], first: number): string {
  return rows
    .map((row, index) => {
      const number = first + index;
      const cells = columns.map(({ format }, column) =>
        cell(row[column] ?? null, cellAddress(column, number), format),
      );
      return `<row r="${number}">${cells.join('')}</row>`;
    })
    .join('');
}

/** The apostrophe with which spreadsheets mark a text, after optional blanks and invisible characters. */
const LOOKS_MARKED = /^[\s\p{Other}]*'/u;

function cell(value: CellValue, address: string, format: CellFormat): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return numberCell(value, address, format);
  if (typeof value === 'object') return numberCell(value.number, address, value.format);
  if (format === 'day') return numberCell(daySerial(value), address, format);
  return textCell(value, address, looksLikeFormula(value) || LOOKS_MARKED.test(value) ? 'quoted' : 'text');
}

/** An inline string, never a formula: the cell states its type. */
function textCell(text: string, address: string, style: 'text' | 'quoted' | 'header'): string {
  return `<c r="${address}" s="${styleIndex(style)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(value: number, address: string, format: CellFormat): string {
  return `<c r="${address}" s="${styleIndex(format)}"><v>${value}</v></c>`;
}

/** Spreadsheets store a day as the number of days since 1899-12-30. */
const DAY_ZERO = dayNumber(calendarDate('1899-12-30'));
/** Spreadsheets count 1900-02-29, which never existed: earlier days have a number one lower (ECMA-376 part 1, 18.17.4.1). */
const FALSE_LEAP_DAY = 60;

function daySerial(day: string): number {
  const serial = dayNumber(calendarDate(day)) - DAY_ZERO;
  return serial <= FALSE_LEAP_DAY ? serial - 1 : serial;
}

const LETTERS = 26;

/** 'A' to 'Z', then 'AA'. */
function columnName(column: number): string {
  const before = column < LETTERS ? '' : columnName(Math.floor(column / LETTERS) - 1);
  return `${before}${String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS))}`;
}

/** 'A1' for the first column and row. */
const cellAddress = (column: number, row: number) => `${columnName(column)}${row}`;
