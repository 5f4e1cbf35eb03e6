import { isCalendarDate } from '#domain/calendar-date';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import { readDay } from '#domain/typed-text/read-day';

/**
 * A list of days with a figure each, as one field of a form holds it: a line for each row, day and figure parted by a tab. As
 * 'YYYY-MM-DD' and decimal text, or as they were typed where they are neither, so that nothing typed is lost.
 */
export type FormRow = readonly [day: string, figure: string];

/** An empty list, where an empty text says that nothing is stated. */
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

/** The rows of cells that were copied from a spreadsheet; null for a text of one cell. Lines without a figure are a header. */
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
