import { isDecimalText } from '../ui/format.ts';

/** The row of a table that a rule was broken in, and the part of that row, among the values of the rule. */
export const ROW_OF_RULE = 'rowOfTable';
export const PART_OF_RULE = 'partOfRow';

/** What the fields of a form hold: number and date fields hold texts too. */
export type FormValues = Record<string, string | boolean>;

/**
 * The decimal text of a number field as the API takes it: a JSON number of the same digits, null where it is empty.
 * Text that is no number becomes NaN, which the endpoint's schema refuses by the field's name.
 */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  return isDecimalText(text) ? Number(text) : Number.NaN;
}

/** The same for a number that must be given: empty is refused too. */
export function parseNumber(text: string): number {
  return numberOrNull(text) ?? Number.NaN;
}

/** A number of an answer as a number field holds it. */
export function decimalText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** An empty text is no value. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
