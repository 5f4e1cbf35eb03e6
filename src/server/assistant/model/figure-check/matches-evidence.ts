import { roundTo, type Decimal } from '#domain/money/decimal';
import type { DateClaim, NumberClaim, NumberReading } from './claims.ts';
import type { Evidence, KnownFigure } from './evidence.ts';
import type { FiguresNear } from './figures-near.ts';

/** Words that say that a figure without a sign was lost, paid or deducted. */
const NEGATIVE_WORDS =
  /loss|lost|los(?:e|ing)|down|f[ae]ll|declin|decreas|negative|minus|pa[iy]d?|cost|spen[td]|bought|purchas|invest|outflow|deduct|below|under|less|загуб|губ|спад|падна|намал|отрицател|минус|плат|плащ|струва|похарч|купе|купи|покуп|инвест|изходящ|под |по-малк/iu;

/** A figure may be rounded, but not so much that it could be another figure. */
function isPreciseEnough({ value, step }: NumberReading, claim: NumberClaim): boolean {
  const figures = value.div(step).abs();
  return step.lessThanOrEqualTo('0.01') || figures.gte(claim.units.length > 0 || claim.isRough ? 10 : 100);
}

function isRounded(reading: NumberReading, claim: NumberClaim, known: Decimal): boolean {
  const { value, step } = reading;
  if (known.abs().equals(value)) return true;
  return roundTo(known.abs().div(step), 0).times(step).equals(value) && isPreciseEnough(reading, claim);
}

/** The figure in the unit of the claim: fractions become percentages, and vice versa. */
function inClaimUnits(claim: NumberClaim, { value, unit }: KnownFigure): readonly Decimal[] {
  const isPercent = claim.units.includes('%');
  if (unit === 'fraction') return isPercent ? [value.times(100)] : [value];
  if (unit === '%') return isPercent ? [value] : claim.units.length === 0 ? [value, value.div(100)] : [];
  if (unit === undefined) return isPercent ? [value, value.times(100)] : [value];
  return claim.units.length === 0 || claim.units.includes(unit) ? [value] : [];
}

function matchesSign({ sign }: NumberClaim, value: Decimal, line: string): boolean {
  if (sign === '+') return value.greaterThanOrEqualTo(0);
  if (sign === '-') return value.lessThanOrEqualTo(0);
  return value.greaterThanOrEqualTo(0) || NEGATIVE_WORDS.test(line);
}

/** Where the claim appears. */
export interface ClaimContext {
  readonly line: string;
  /** The holding that the line is about, if there is exactly one. */
  readonly isin: string | undefined;
}

/** A percentage may be known as a fraction, and vice versa. */
const SCALES = [1, 100, 0.01];

/** Searches with doubles; the exact comparison uses decimals. */
function nearbyFigures({ value, step }: NumberReading, near: FiguresNear): readonly KnownFigure[] {
  const [target, width] = [value.toNumber(), step.toNumber()];
  const slack = width * 0.5 + Math.abs(target) * 1e-9;
  return SCALES.flatMap((scale) => near((target - slack) * scale, (target + slack) * scale));
}

function hasMatchingFigure(
  reading: NumberReading,
  claim: NumberClaim,
  { near, context }: CheckInput,
): boolean {
  return nearbyFigures(reading, near).some(
    (figure) =>
      (figure.isin === undefined || context.isin === undefined || figure.isin === context.isin) &&
      inClaimUnits(claim, figure).some(
        (value) => isRounded(reading, claim, value) && matchesSign(claim, value, context.line),
      ),
  );
}

function isYear({ value, step }: NumberReading, claim: NumberClaim, { years, days }: Evidence): boolean {
  if (claim.units.length > 0 || claim.sign !== '' || !step.equals(1) || !/^\d{4}/u.test(claim.written))
    return false;
  const year = value.toNumber();
  return years.includes(year) || days.some((day) => Number(day.slice(0, 4)) === year);
}

interface CheckInput {
  readonly evidence: Evidence;
  readonly near: FiguresNear;
  readonly context: ClaimContext;
}

export function numberMatchesEvidence(claim: NumberClaim, input: CheckInput): boolean {
  return claim.interpretations.some((readings) =>
    readings.every((one) => isYear(one, claim, input.evidence) || hasMatchingFigure(one, claim, input)),
  );
}

export function dateMatchesEvidence({ interpretations }: DateClaim, { days }: Evidence): boolean {
  return days.some((date) => {
    const [year, month, day] = date.split('-').map(Number);
    return interpretations.some(
      (parts) =>
        (parts.year === undefined || parts.year === year) &&
        (parts.month === undefined || parts.month === month) &&
        (parts.day === undefined || parts.day === day),
    );
  });
}
