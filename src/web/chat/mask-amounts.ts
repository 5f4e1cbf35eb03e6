/** A figure before the code of its currency, as the assistant writes amounts: '+1,234.50 EUR'. */
const AMOUNT = /[+\u2212-]?\d[\d., \u00a0\u202f]*(?=[A-Z]{3}(?![A-Za-z]))/g;

/** An answer that can be shown while amounts are hidden. */
export function maskAmounts(answer: string): string {
  return answer.replaceAll(AMOUNT, '•••••\u00a0');
}
