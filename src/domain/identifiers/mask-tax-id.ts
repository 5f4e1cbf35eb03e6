const SHOWN_DIGITS = 4;

/** The number with asterisks in place of all but its last four digits; a short number shows its second half. */
export function maskTaxId(text: string): string {
  const shown = Math.min(SHOWN_DIGITS, Math.floor(text.length / 2));
  return text.slice(0, text.length - shown).replaceAll(/./gsu, '*') + text.slice(text.length - shown);
}

/** No real number contains an asterisk. */
export function isMaskedTaxId(text: string): boolean {
  return text.includes('*');
}
