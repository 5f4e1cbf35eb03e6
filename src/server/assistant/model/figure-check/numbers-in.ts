import { Decimal } from '#domain/money/decimal';
import { take, type NumberClaim, type Reading, type Taken } from './claims.ts';
import { SCALE, scaleOf, UNIT, unitOf } from './units.ts';

/** Groups of three parted by spaces or apostrophes, or digits with points and commas between them. */
const DIGITS = "\\d{1,3}(?:[ '’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*";
const SIGN = '(?<![\\p{L}\\p{N}%)])[+\u2212\u2013-]';
const NUMBER = new RegExp(
  `(?<sign>${SIGN})?(?:(?<!\\p{L})(?<before>${UNIT})\\s?)?(?<late>${SIGN})?(?<digits>${DIGITS})` +
    `(?:\\s?(?<scale>${SCALE})(?!\\p{L}))?(?:\\s?(?<after>${UNIT})(?!\\p{L}))?`,
  'giu',
);
const ROUGH =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|some)|около|приблизително|близо|почти|към|[~≈])\s*$/iu;

const LONGEST_ROUGH = 30;

/** Every way to read digits with separators; none where they are no number, as in '1.2.3'. */
function waysOf(digits: string): (readonly Reading[])[] {
  const parted = digits.split(/[ '’]/);
  const whole = parted.length === 1 ? readingsOf(digits) : readingsOf(parted.join(''));
  const asOne = whole.map((reading) => [reading]);
  if (parted.length === 1) return asOne;
  return [...asOne, parted.flatMap((part) => readingsOf(part).slice(0, 1))];
}

function reading(whole: string, fraction: string): Reading {
  return {
    value: new Decimal(`${whole}${fraction === '' ? '' : `.${fraction}`}`),
    step: new Decimal(10).pow(-fraction.length),
  };
}

function readingsOf(digits: string): Reading[] {
  const marks = digits.replaceAll(/\d/g, '');
  const isGrouped = (text: string) => /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const plain = (text: string) => text.replaceAll(/[.,]/g, '');
  if (marks === '') return [reading(digits, '')];
  const [last] = marks.slice(-1);
  const at = digits.lastIndexOf(last ?? '');
  const [head, tail] = [digits.slice(0, at), digits.slice(at + 1)];
  const otherMarks = new Set(marks.slice(0, -1));
  const asDecimal =
    otherMarks.size === 0 || (otherMarks.size === 1 && !otherMarks.has(last ?? '') && isGrouped(head));
  const asGroups = new Set(marks).size === 1 && isGrouped(digits);
  return [
    ...(asGroups ? [reading(plain(digits), '')] : []),
    ...(asDecimal ? [reading(plain(head), tail)] : []),
  ];
}

/** The coarsest step that the zeros at the end allow, two figures kept: of 12,000 it is 1,000. */
function roughened({ value, step }: Reading): Reading {
  let coarse = step;
  while (coarse.greaterThanOrEqualTo(1) && value.mod(coarse.times(10)).isZero() && value.div(coarse).gte(100))
    coarse = coarse.times(10);
  return { value, step: coarse };
}

function signOf(text: string | undefined): NumberClaim['sign'] {
  if (text === undefined) return '';
  return text === '+' ? '+' : '-';
}

function claimOf(match: RegExpExecArray): NumberClaim {
  const { sign, before, late, digits = '', scale, after } = match.groups ?? {};
  const unit = unitOf(after ?? before);
  const worth = new Decimal(scaleOf(scale)).times(unit.worth);
  const isRough = ROUGH.test(match.input.slice(Math.max(0, match.index - LONGEST_ROUGH), match.index));
  const scaled = ({ value, step }: Reading): Reading => ({
    value: value.times(worth),
    step: step.times(worth),
  });
  return {
    kind: 'number',
    written: match[0].trim(),
    ways: waysOf(digits).map((way) => way.map(scaled).map((one) => (isRough ? roughened(one) : one))),
    units: unit.units,
    sign: signOf(sign ?? late),
    isRough,
  };
}

/** Numbers in figures, with sign, currency, percent, thousands and millions, as both languages write them. */
export function takeNumbers(text: string): Taken<NumberClaim> {
  return take(text, NUMBER, claimOf);
}
