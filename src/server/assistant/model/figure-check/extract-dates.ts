import { extractClaims, type DateClaim, type DateParts, type ExtractedClaims } from './claims.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|' +
  'nov(?:ember)?|dec(?:ember)?|ян(?:у(?:ари)?)?|фев(?:р(?:уари)?)?|март?|апр(?:ил)?|май|юни|юли|авг(?:уст)?|' +
  'септ?(?:ември)?|окт(?:омври)?|ноем?(?:ври)?|дек(?:ември)?)(?!\\p{L})\\.?';
/** The beginnings of the names of the months, in order. */
const MONTH_PREFIXES = [
  ['jan', 'ян'], ['feb', 'фев'], ['mar', 'мар'], ['apr', 'апр'], ['may', 'май'], ['jun', 'юни'],
  ['jul', 'юли'], ['aug', 'авг'], ['sep', 'сеп'], ['oct', 'окт'], ['nov', 'ное'], ['dec', 'дек'],
]; // prettier-ignore

const ORDINAL = '(?:st|nd|rd|th|-?(?:ви|ри|ти|ми))?';
const DAY = `(?<day>\\d{1,2})${ORDINAL}`;
const YEAR = '(?<year>\\d{4})';
const NAME = `(?<name>${MONTH})`;

/** The most complete first, so that no part of a date remains as a number. */
const DATE_FORMATS = [
  `${YEAR}-(?<month>\\d{2})-(?<day>\\d{2})(?:T[\\d:.]+Z?)?`,
  `(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.${YEAR}`,
  `(?<day>\\d{1,2})(?<slash>/)(?<month>\\d{1,2})/${YEAR}`,
  `${DAY}\\s+(?:of\\s+)?${NAME},?\\s+${YEAR}`,
  `${NAME}\\s+${DAY},?\\s+${YEAR}`,
  `${NAME},?\\s+${YEAR}`,
  `${YEAR}-(?<month>\\d{2})`,
  `(?<month>\\d{2})[./]${YEAR}`,
  `${DAY}\\s+(?:of\\s+)?${NAME}`,
  `${NAME}\\s+${DAY}`,
].map((format) => new RegExp(`(?<![\\p{L}\\p{N}.,/-])${format}(?![\\p{L}\\p{N}]|[.,/-]\\d)`, 'giu'));

function monthNumber(name: string): number {
  const lower = name.toLowerCase();
  return MONTH_PREFIXES.findIndex((prefixes) => prefixes.some((start) => lower.startsWith(start))) + 1;
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function possibleDates(groups: Readonly<Record<string, string | undefined>>): DateParts[] {
  const { year, month, day, name, slash } = groups;
  const parts: DateParts = {
    year: toNumber(year),
    month: name === undefined ? toNumber(month) : monthNumber(name),
    day: toNumber(day),
  };
  return slash === undefined ? [parts] : [parts, { ...parts, day: parts.month, month: parts.day }];
}

function toClaim({ 0: written, groups = {} }: RegExpExecArray): DateClaim {
  return { kind: 'date', written: written.trim(), interpretations: possibleDates(groups) };
}

/** Extracts days and months in the formats of both languages. A year by itself is a number. */
export function extractDates(text: string): ExtractedClaims<DateClaim> {
  return DATE_FORMATS.reduce<ExtractedClaims<DateClaim>>(
    ({ claims, rest }, format) => {
      const found = extractClaims(rest, format, toClaim);
      return { claims: [...claims, ...found.claims], rest: found.rest };
    },
    { claims: [], rest: text },
  );
}
