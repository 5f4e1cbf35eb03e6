import { Decimal } from '#domain/money/decimal';
import { extractClaims, type NumberClaim, type ExtractedClaims } from './claims.ts';
import { UNIT, parseUnit } from './units.ts';

/** Not a number by itself, as in 'one of your bonds', but part of a number like 'twenty-one'. */
const ONES = ['one', 'един', 'една', 'едно'];
const VALUES: ReadonlyMap<string, number> = new Map([
  ...numberedWords(0, 'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
  ...numberedWords(0, 'нула два три четири пет шест седем осем девет десет единадесет дванадесет тринадесет четиринадесет петнадесет шестнадесет седемнадесет осемнадесет деветнадесет'),
  ...numberedWords(0, '- две трима четирима петима шестима - - - - единайсет дванайсет тринайсет четиринайсет петнайсет шестнайсет седемнайсет осемнайсет деветнайсет'),
  ...numberedWords(0, '- двама'),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
  ...tens('двадесет тридесет четиридесет петдесет шестдесет седемдесет осемдесет деветдесет'),
  ...tens('двайсет трийсет четирийсет - шейсет'),
  ...ONES.map((word): [string, number] => [word, 1]),
  ['dozen', 12], ['дузина', 12], ['сто', 100], ['двеста', 200], ['триста', 300], ['четиристотин', 400], ['петстотин', 500],
  ['шестстотин', 600], ['седемстотин', 700], ['осемстотин', 800], ['деветстотин', 900],
]); // prettier-ignore
const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100], ['thousand', 1e3], ['хиляда', 1e3], ['хиляди', 1e3],
  ['million', 1e6], ['милион', 1e6], ['милиона', 1e6], ['billion', 1e9], ['милиард', 1e9], ['милиарда', 1e9],
]); // prettier-ignore

/** Words in the order of their values: zero, then from two on. '-' marks a value without a word. */
function numberedWords(first: number, words: string): [string, number][] {
  return words
    .split(' ')
    .map((word, i): [string, number] => [word, i === 0 ? first : i + 1])
    .filter(([word]) => word !== '-');
}

function tens(words: string): [string, number][] {
  return words
    .split(' ')
    .map((word, i): [string, number] => [word, (i + 2) * 10])
    .filter(([word]) => word !== '-');
}

const WORD = `(?:${[...VALUES.keys(), ...MULTIPLES.keys()].join('|')})(?!\\p{L})`;
const WORDS = new RegExp(
  `(?<!\\p{L})(?<words>${WORD}(?:(?:[\\s-]+|\\s+(?:and|и)\\s+)${WORD})*)(?:\\s+(?<unit>${UNIT})(?!\\p{L}))?`,
  'giu',
);

function parseWords(words: readonly string[]): number {
  let [total, current] = [0, 0];
  for (const word of words) {
    const multiple = MULTIPLES.get(word);
    if (multiple === undefined) current += VALUES.get(word) ?? 0;
    else if (multiple === 100) current = Math.max(current, 1) * 100;
    else {
      total += Math.max(current, 1) * multiple;
      current = 0;
    }
  }
  return total + current;
}

function toClaim(match: RegExpExecArray): NumberClaim | undefined {
  const { words = '', unit } = match.groups ?? {};
  const numerals = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== 'and' && word !== 'и');
  if (numerals.every((word) => ONES.includes(word))) return undefined;
  return {
    kind: 'number',
    written: match[0].trim(),
    interpretations: [[{ value: new Decimal(parseWords(numerals)), step: new Decimal(1) }]],
    units: parseUnit(unit).units,
    sign: '',
    isRough: false,
  };
}

/** Extracts numbers written as words, in either language. */
export function extractNumberWords(text: string): ExtractedClaims<NumberClaim> {
  return extractClaims(text, WORDS, toClaim);
}
