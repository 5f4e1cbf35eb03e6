import { extractClaims, type DateClaim, type DateParts, type ExtractedClaims } from './claims.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|' +
  'nov(?:ember)?|dec(?:ember)?|ян(?:у(?:ари)?)?|фев(?:р(?:уари)?)?|март?|апр(?:ил)?|май|юни|юли|авг(?:уст)?|' +
  'септ?(?:ември)?|окт(?:омври)?|ноем?(?:ври)?|дек(?:ември)?)(?!\\p{L})\\.?';
/** How the months begin, in order. */
const BEGINNINGS = [
  ['jan', 'ян'], ['feb', 'фев'], ['mar', 'мар'], ['apr', 'апр'], ['may', 'май'], ['jun', 'юни'],
  ['jul', 'юли'], ['aug', 'авг'], ['sep', 'сеп'], ['oct', 'окт'], ['nov', 'ное'], ['dec', 'дек'],
]; // prettier-ignore

const ORDINAL = '(?:st|nd|rd|th|-?(?:ви|ри|ти|ми))?';
const DAY = `(?<day>\\d{1,2})${ORDINAL}`;
const YEAR = '(?<year>\\d{4})';
const NAME = `(?<name>${MONTH})`;

/** The fuller ones first, so that nothing of a date is left over as a number. */
const FORMS = [
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
].map((form) => new RegExp(`(?<![\\p{L}\\p{N}.,/-])${form}(?![\\p{L}\\p{N}]|[.,/-]\\d)`, 'giu'));

function monthNamed(name: string): number {
  const lower = name.toLowerCase();
  return BEGINNINGS.findIndex((beginnings) => beginnings.some((start) => lower.startsWith(start))) + 1;
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function possibleDates(groups: Readonly<Record<string, string | undefined>>): DateParts[] {
  const { year, month, day, name, slash } = groups;
  const parts: DateParts = {
    year: number(year),
    month: name === undefined ? number(month) : monthNamed(name),
    day: number(day),
  };
  return slash === undefined ? [parts] : [parts, { ...parts, day: parts.month, month: parts.day }];
}

function toClaim({ 0: written, groups = {} }: RegExpExecArray): DateClaim {
  return { kind: 'date', written: written.trim(), ways: possibleDates(groups) };
}

/** Days, and months of a year, in the forms of both languages. A year alone is a number. */
export function extractDates(text: string): ExtractedClaims<DateClaim> {
  return FORMS.reduce<ExtractedClaims<DateClaim>>(
    ({ claims, rest }, form) => {
      const taken = extractClaims(rest, form, toClaim);
      return { claims: [...claims, ...taken.claims], rest: taken.rest };
    },
    { claims: [], rest: text },
  );
}
