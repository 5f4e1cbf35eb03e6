import { isDecimalText } from '../ui/format.ts';

/** Keys in the values of a rule: the table row that breaks it, and the part of that row. */
export const RULE_ROW = 'rowOfTable';
export const RULE_PART = 'partOfRow';

/** The values of a form. Number and date fields contain text, too. */
export type FormValues = Record<string, string | boolean>;

/**
 * Converts the text of a number field for the API: a JSON number with the same digits, or null if empty. Text that is not
 * a number becomes NaN, which the endpoint's schema refuses with the field's name.
 */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  return isDecimalText(text) ? Number(text) : Number.NaN;
}

/** Converts the text of a required number field; an empty text is refused, too. */
export function parseNumber(text: string): number {
  return numberOrNull(text) ?? Number.NaN;
}

/** Converts a number from an answer for a number field. */
export function decimalText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Null for an empty text. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
