/** Behind blanks and invisible signs one of = + - @, or the apostrophe that spreadsheets take for 'this is a text'. */
const LOOKS_LIKE_FORMULA = /^[\s\p{Other}]*[=+\-@']|^[\t\r\n]/u;

/**
 * True where a spreadsheet may take the text for a formula when the cell is edited, or read back from CSV
 * (OWASP, CSV injection). Full-width signs (＝1+1) count as their plain ones.
 */
export function looksLikeFormula(text: string): boolean {
  return LOOKS_LIKE_FORMULA.test(text.normalize('NFKC'));
}
