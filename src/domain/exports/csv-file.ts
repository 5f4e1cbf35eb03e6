import { looksLikeFormula } from './looks-like-formula.ts';

const NEGATIVE_NUMBER = /^\s*-[\d.,\s]+$/;

function writeCell(text: string, delimiter: string): string {
  const harmless = looksLikeFormula(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  const needsQuotes = harmless.includes(delimiter) || /["\r\n]/.test(harmless);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells as a CSV file that spreadsheet programs read as UTF-8; anything that looks like a formula becomes text. */
export function writeCsvFile(lines: readonly (readonly string[])[], delimiter = ','): string {
  const written = lines.map((cells) => cells.map((text) => writeCell(text, delimiter)).join(delimiter));
  return `\uFEFF${written.join('\r\n')}\r\n`;
}
