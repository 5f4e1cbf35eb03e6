/** One of = + - @ after optional blanks and invisible characters. */
const LOOKS_LIKE_FORMULA = /^[\s\p{Other}]*[=+\-@]|^[\t\r\n]/u;

/**
 * True if a spreadsheet might treat the text as a formula once the cell is edited or read back from CSV
 * (OWASP, CSV injection). Full-width characters (＝1+1) count as their plain forms.
 */
export function looksLikeFormula(text: string): boolean {
  return LOOKS_LIKE_FORMULA.test(text.normalize('NFKC'));
}
