import { Parser } from 'saxen';

type Attributes = Readonly<Record<string, string>>;

/** Visits the start of each element of an XML part of a workbook, by its name without the namespace. */
export function eachElement(
  xml: string,
  visit: (name: string, attributes: Attributes) => void,
  visitText: (text: string) => void = () => undefined,
): void {
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes) => {
    const attributes = getAttributes();
    visit(name.replace(/^.*:/, ''), typeof attributes === 'object' ? attributes : {});
  });
  parser.on('text', (text, decode) => visitText(decode(text)));
  parser.parse(xml);
}

const columnAt = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** 'column row' of a cell such as 'B3'. Columns from 0, rows from 1. */
export function cellAddress(name: string): string | undefined {
  const [, letters, row] = /^([A-Z]{1,3})(\d+)$/.exec(name) ?? [];
  return letters === undefined || row === undefined ? undefined : `${columnAt(letters)} ${row}`;
}
