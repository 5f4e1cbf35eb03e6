import { isCalendarDate } from '#domain/calendar-date';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import { readDay } from '#domain/typed-text/read-day';

/**
 * A list of days with a figure each, stored in one form field: one line per row, day and figure separated by a tab. The day is
 * 'YYYY-MM-DD' and the figure decimal text; invalid ones are kept as typed, so that nothing is lost.
 */
export type FormRow = readonly [day: string, figure: string];

/** An explicitly empty list; an empty text means that nothing is specified. */
export const NO_ROWS: string = 'none';

export function splitRows(text: string): FormRow[] {
  if (text === '' || text === NO_ROWS) return [];
  return text.split('\n').map((line): FormRow => {
    const [day = '', figure = ''] = line.split('\t');
    return [day, figure];
  });
}

export function joinRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join('\t')).join('\n');
}

export function typedDay(typed: string): string {
  const read = readDay(typed);
  return read.kind === 'day' ? read.day : typed;
}

export function typedFigure(typed: string, locale: string): string {
  return parseDecimal(typed.replace('%', ''), locale) ?? typed;
}

/** Parses rows copied from a spreadsheet; null for the text of a single cell. Lines without a figure are headers. */
export function pastedRows(text: string, locale: string): FormRow[] | null {
  if (!/[\t\n]/.test(text.trim())) return null;
  return text
    .split(/\r?\n/)
    .map((line): FormRow => {
      const [day = '', figure = ''] = line.split(/[\t;]/).map((cell) => cell.trim());
      return [typedDay(day), typedFigure(figure, locale)];
    })
    .filter(([day, figure]) => isCalendarDate(day) || /\d/.test(figure));
}
