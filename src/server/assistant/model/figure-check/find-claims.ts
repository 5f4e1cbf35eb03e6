import { blankOut, extractClaims, type Claim, type CodeClaim, type ExtractedClaims } from './claims.ts';
import { extractDates } from './extract-dates.ts';
import { extractNumberWords } from './extract-number-words.ts';
import { extractNumbers } from './extract-numbers.ts';
import { SCALE, UNIT } from './units.ts';

/** Digits that claim nothing: the number of a list item, 'Q2', and the 1 of '1 USD = 0.92 EUR'. */
const NON_CLAIMS = [
  /^\s*\d{1,2}[.)](?=\s)/gu,
  /(?<![\p{L}\p{N}])[QHqh][1-4](?![\p{L}\p{N}])/gu,
  /(?<![\p{N}.,])1(?=\s?[A-Z]{3}\s?[=≈])/gu,
];
const LETTERS_AND_DIGITS = /(?<![\p{L}\p{N}])(?=\p{N}*\p{L})(?=\p{L}*\p{N})[\p{L}\p{N}]+/gu;
const NUMBER_WITH_UNIT = new RegExp(
  `^(?:${UNIT})?\\d+(?:(?:${SCALE})?(?:${UNIT})?|st|nd|rd|th|г|ви|ри|ти|ма|та|те|то|я|а)$`,
  'iu',
);

function toCodeClaim(match: RegExpExecArray): CodeClaim | undefined {
  return NUMBER_WITH_UNIT.test(match[0]) ? undefined : { kind: 'code', written: match[0] };
}

function toRemainingClaim(match: RegExpExecArray): CodeClaim | undefined {
  return /\p{N}/u.test(match[0]) ? { kind: 'code', written: match[0] } : undefined;
}

/** The line without these names, where they are whole words. */
export function withoutNames(line: string, names: readonly string[]): string {
  const lower = line.toLowerCase();
  return names.reduce((rest, name) => {
    let result = rest;
    const search = name.toLowerCase();
    for (let at = lower.indexOf(search); at >= 0; at = lower.indexOf(search, at + search.length)) {
      const around = `${lower.charAt(at - 1)} ${lower.charAt(at + search.length)}`;
      if (!/[\p{L}\p{N}]/u.test(around)) result = blankOut(result, at, search.length);
    }
    return result;
  }, line);
}

/** Every claim of a line. Each step sees only what the previous ones left, and the last one takes all remaining digits. */
export function findClaims(line: string): readonly Claim[] {
  const bare = NON_CLAIMS.reduce(
    (text, pattern) => text.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    line,
  );
  const steps: readonly ((text: string) => ExtractedClaims<Claim>)[] = [
    extractDates,
    (text) => extractClaims(text, LETTERS_AND_DIGITS, toCodeClaim),
    extractNumbers,
    extractNumberWords,
    (text) => extractClaims(text, /\S+/g, toRemainingClaim),
  ];
  let rest = bare;
  return steps.flatMap((step) => {
    const found = step(rest);
    rest = found.rest;
    return found.claims;
  });
}
