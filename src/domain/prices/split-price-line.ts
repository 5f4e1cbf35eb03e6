/** The first field, in quotes or not, and the delimiter that follows it. */
const FIRST_FIELD = /^ *(?:"[^"]*"|[^\s;|,"]+) *([\t;|,])/;

/**
 * The delimiter after the first field, which is an ISIN and has none in it. Undefined if the fields are separated by blanks.
 */
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

/** The fields of one line, blanks around them and quotes taken off; empty ones at the end are none. */
export function splitPriceLine(line: string): string[] {
  const delimiter = findDelimiter(line);
  const fields =
    delimiter === undefined
      ? splitAt(line.trim(), (character) => /\s/.test(character)).filter((field) => field !== '')
      : splitAt(line, (character) => character === delimiter);
  const trimmed = fields.map((field) => field.trim());
  return trimmed.slice(0, trimmed.findLastIndex((field) => field !== '') + 1);
}
