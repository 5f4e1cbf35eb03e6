import { AMOUNT_MASK } from '../platform/ui/display-preferences.ts';

/** A figure and, where it is an amount as the assistant writes them ('+1,234.50 EUR'), the code of its currency. */
const FIGURE = /[+\u2212-]?\d[\d., \u00a0\u202f]*([A-Z]{3}(?![A-Za-z]))?/g;

/** An answer that can be shown while amounts are hidden. */
export function maskAmounts(answer: string): string {
  return answer.replaceAll(FIGURE, (figure, currency?: string) =>
    currency === undefined ? figure : `${AMOUNT_MASK}\u00a0${currency}`,
  );
}
