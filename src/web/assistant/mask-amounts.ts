import { AMOUNT_MASK } from '../platform/ui/display-preferences.ts';

/** A figure and, for an amount as the assistant writes it ('+1,234.50 EUR'), its currency code. */
const FIGURE = /[+\u2212-]?\d[\d., \u00a0\u202f]*([A-Z]{3}(?![A-Za-z]))?/g;

/** Masks the amounts of an answer, to show it while amounts are hidden. */
export function maskAmounts(answer: string): string {
  return answer.replaceAll(FIGURE, (figure, currency?: string) =>
    currency === undefined ? figure : `${AMOUNT_MASK}\u00a0${currency}`,
  );
}
