import type { Language } from '../../language.ts';
import type { LineReader } from '../columns/import-line.ts';
import type { ImportedUser } from '../imported-row.ts';

const TYPES: readonly (readonly [RegExp, 'person' | 'company'])[] = [
  [/^(?:company|organi[sz]ation|firm|legal|юридическо|юл$|фирма|дружество|организация|компания|firma|unternehmen)/iu, 'company'],
  [/^(?:person|individual|natural|физическо|фл$|лице|частно|privat)/iu, 'person'],
]; // prettier-ignore
const LANGUAGES: readonly (readonly [RegExp, Language])[] = [
  [/^(?:en|англ)/iu, 'en'],
  [/^(?:bg|bul|бълг)/iu, 'bg'],
];

/** Makes a user from the line: fields under the names of the form, without those missing in the file. Null if there are errors. */
export function makeUser(line: LineReader): ImportedUser | null {
  const fields: Record<string, string> = {};
  for (const key of ['username', 'email', 'phoneNumber', 'bulstatOrEgn'] as const) {
    fields[key] = line.text(key);
    if (fields[key] === '') line.fail(key, 'missing');
  }
  for (const [key, words] of [['personOrCompany', TYPES], ['language', LANGUAGES]] as const) {
    const cell = line.text(key);
    const value = words.find(([pattern]) => pattern.test(cell))?.[1];
    if (value !== undefined) fields[key] = value;
    else if (cell !== '') line.fail(key, 'unknown_type', { cell, expected: words.map(([, each]) => each).join(', ') });
  } // prettier-ignore
  return line.errors.length > 0 ? null : { kind: 'user', fields };
}
