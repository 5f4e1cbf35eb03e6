/** The first field, in quotes or not, and the delimiter that follows it. */
const FIRST_FIELD = /^ *(?:"[^"]*"|[^\s;|,"]+) *([\t;|,])/;

/** The delimiter after the first field, an ISIN, which cannot contain one. Undefined if the fields are separated by blanks. */
function findDelimiter(line: string): string | undefined {
  return FIRST_FIELD.exec(line)?.[1];
}

function splitAt(line: string, isDelimiter: (character: string) => boolean): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && isDelimiter(character)) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
}

/** Trims the fields and drops empty ones at the end. */
function trimmed(fields: readonly string[]): string[] {
  const texts = fields.map((field) => field.trim());
  return texts.slice(0, texts.findLastIndex((field) => field !== '') + 1);
}

/** Splits a line with this delimiter; fields may be in quotes. */
export const splitAtDelimiter =
  (delimiter: string) =>
  (line: string): string[] =>
    trimmed(splitAt(line, (character) => character === delimiter));

/** Splits a line at any number of blanks; fields with blanks are in quotes. */
export function splitAtBlanks(line: string): string[] {
  const fields = splitAt(line.trim(), (character) => /\s/.test(character));
  return trimmed(fields.filter((field) => field !== ''));
}

/** The fields of one line, with the delimiter that follows its first field. */
export function splitPriceLine(line: string): string[] {
  const delimiter = findDelimiter(line);
  return delimiter === undefined ? splitAtBlanks(line) : splitAtDelimiter(delimiter)(line);
}
