import { blankOut, extractClaims, type Claim, type CodeClaim, type ExtractedClaims } from './claims.ts';
import { extractDates } from './extract-dates.ts';
import { extractNumberWords } from './extract-number-words.ts';
import { extractNumbers } from './extract-numbers.ts';
import { SCALE, UNIT } from './units.ts';

/** '1.' before an item of a list, 'Q2' before a year, and the 1 of '1 USD = 0.92 EUR' state nothing. */
const NO_CLAIMS = [
  /^\s*\d{1,2}[.)](?=\s)/gu,
  /(?<![\p{L}\p{N}])[QHqh][1-4](?![\p{L}\p{N}])/gu,
  /(?<![\p{N}.,])1(?=\s?[A-Z]{3}\s?[=≈])/gu,
];
const MIXED = /(?<![\p{L}\p{N}])(?=\p{N}*\p{L})(?=\p{L}*\p{N})[\p{L}\p{N}]+/gu;
const NUMBER_WITH_UNIT = new RegExp(
  `^(?:${UNIT})?\\d+(?:(?:${SCALE})?(?:${UNIT})?|st|nd|rd|th|г|ви|ри|ти|ма|та|те|то|я|а)$`,
  'iu',
);

function toCodeClaim(match: RegExpExecArray): CodeClaim | undefined {
  return NUMBER_WITH_UNIT.test(match[0]) ? undefined : { kind: 'code', written: match[0] };
}

function leftOver(match: RegExpExecArray): CodeClaim | undefined {
  return /\p{N}/u.test(match[0]) ? { kind: 'code', written: match[0] } : undefined;
}

/** Names that may be repeated as they are, taken out where they stand by themselves. */
export function withoutNames(line: string, names: readonly string[]): string {
  const lower = line.toLowerCase();
  return names.reduce((rest, name) => {
    let left = rest;
    const sought = name.toLowerCase();
    for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length)) {
      const around = `${lower.charAt(at - 1)} ${lower.charAt(at + sought.length)}`;
      if (!/[\p{L}\p{N}]/u.test(around)) left = blankOut(left, at, sought.length);
    }
    return left;
  }, line);
}

/** Every figure that a line states, in this order taken out: nothing with a digit in it is left. */
export function findClaims(line: string): readonly Claim[] {
  const bare = NO_CLAIMS.reduce(
    (text, pattern) => text.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    line,
  );
  const steps: readonly ((text: string) => ExtractedClaims<Claim>)[] = [
    extractDates,
    (text) => extractClaims(text, MIXED, toCodeClaim),
    extractNumbers,
    extractNumberWords,
    (text) => extractClaims(text, /\S+/g, leftOver),
  ];
  let rest = bare;
  return steps.flatMap((step) => {
    const taken = step(rest);
    rest = taken.rest;
    return taken.claims;
  });
}
