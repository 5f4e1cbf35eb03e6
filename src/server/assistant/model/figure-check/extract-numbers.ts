import { Decimal } from '#domain/money/decimal';
import { extractClaims, type NumberClaim, type NumberReading, type ExtractedClaims } from './claims.ts';
import { SCALE, parseScale, UNIT, parseUnit } from './units.ts';

/** Groups of three separated by spaces or apostrophes, or digits with points and commas. */
const DIGITS = "\\d{1,3}(?:[ '’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*";
const SIGN = '(?<![\\p{L}\\p{N}%)])[+\u2212\u2013-]';
const NUMBER = new RegExp(
  `(?<sign>${SIGN})?(?:(?<!\\p{L})(?<before>${UNIT})\\s?)?(?<late>${SIGN})?(?<digits>${DIGITS})` +
    `(?:\\s?(?<scale>${SCALE})(?!\\p{L}))?(?:\\s?(?<after>${UNIT})(?!\\p{L}))?`,
  'giu',
);
const ROUGH =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|some)|около|приблизително|близо|почти|към|[~≈])\s*$/iu;

const MAX_ROUGH_LENGTH = 30;

/** The possible values of digits with separators; empty if they are not a number, as in '1.2.3'. */
function possibleReadings(digits: string): (readonly NumberReading[])[] {
  const groups = digits.split(/[ '’]/);
  const whole = groups.length === 1 ? readDigits(digits) : readDigits(groups.join(''));
  const asOne = whole.map((reading) => [reading]);
  if (groups.length === 1) return asOne;
  return [...asOne, groups.flatMap((group) => readDigits(group).slice(0, 1))];
}

function toReading(whole: string, fraction: string): NumberReading {
  return {
    value: new Decimal(`${whole}${fraction === '' ? '' : `.${fraction}`}`),
    step: new Decimal(10).pow(-fraction.length),
  };
}

function readDigits(digits: string): NumberReading[] {
  const marks = digits.replaceAll(/\d/g, '');
  const isGrouped = (text: string) => /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const plain = (text: string) => text.replaceAll(/[.,]/g, '');
  if (marks === '') return [toReading(digits, '')];
  const [last] = marks.slice(-1);
  const at = digits.lastIndexOf(last ?? '');
  const [head, tail] = [digits.slice(0, at), digits.slice(at + 1)];
  const otherMarks = new Set(marks.slice(0, -1));
  const asDecimal =
    otherMarks.size === 0 || (otherMarks.size === 1 && !otherMarks.has(last ?? '') && isGrouped(head));
  const asGroups = new Set(marks).size === 1 && isGrouped(digits);
  return [
    ...(asGroups ? [toReading(plain(digits), '')] : []),
    ...(asDecimal ? [toReading(plain(head), tail)] : []),
  ];
}

/** With the coarsest step that the final zeros allow, but at least two significant digits: 1,000 for 12,000. */
function toRoughReading({ value, step }: NumberReading): NumberReading {
  let coarse = step;
  while (coarse.greaterThanOrEqualTo(1) && value.mod(coarse.times(10)).isZero() && value.div(coarse).gte(100))
    coarse = coarse.times(10);
  return { value, step: coarse };
}

function parseSign(text: string | undefined): NumberClaim['sign'] {
  if (text === undefined) return '';
  return text === '+' ? '+' : '-';
}

function toClaim(match: RegExpExecArray): NumberClaim {
  const { sign, before, late, digits = '', scale, after } = match.groups ?? {};
  const unit = parseUnit(after ?? before);
  const factor = new Decimal(parseScale(scale)).times(unit.factor);
  const isRough = ROUGH.test(match.input.slice(Math.max(0, match.index - MAX_ROUGH_LENGTH), match.index));
  const scaled = ({ value, step }: NumberReading): NumberReading => ({
    value: value.times(factor),
    step: step.times(factor),
  });
  return {
    kind: 'number',
    written: match[0].trim(),
    interpretations: possibleReadings(digits).map((readings) =>
      readings.map(scaled).map((one) => (isRough ? toRoughReading(one) : one)),
    ),
    units: unit.units,
    sign: parseSign(sign ?? late),
    isRough,
  };
}

/** Extracts numbers written in digits, with sign, currency, percent, thousands and millions in either language. */
export function extractNumbers(text: string): ExtractedClaims<NumberClaim> {
  return extractClaims(text, NUMBER, toClaim);
}
