import { roundTo, type Decimal } from '#domain/money/decimal';
import type { DateClaim, NumberClaim, NumberReading } from './claims.ts';
import type { Evidence, KnownFigure } from './evidence.ts';
import type { FiguresNear } from './figures-near.ts';

/** Words that make a figure without a sign one that was lost, paid or taken off. */
const DOWNWARDS =
  /loss|lost|los(?:e|ing)|down|f[ae]ll|declin|decreas|negative|minus|pa[iy]d?|cost|spen[td]|bought|purchas|invest|outflow|deduct|below|under|less|загуб|губ|спад|падна|намал|отрицател|минус|плат|плащ|струва|похарч|купе|купи|покуп|инвест|изходящ|под |по-малк/iu;

/** A figure may be written with fewer places than it has, but not so few that it becomes another's. */
function isPreciseEnough({ value, step }: NumberReading, claim: NumberClaim): boolean {
  const figures = value.div(step).abs();
  return step.lessThanOrEqualTo('0.01') || figures.gte(claim.units.length > 0 || claim.isRough ? 10 : 100);
}

function isRounded(reading: NumberReading, claim: NumberClaim, known: Decimal): boolean {
  const { value, step } = reading;
  if (known.abs().equals(value)) return true;
  return roundTo(known.abs().div(step), 0).times(step).equals(value) && isPreciseEnough(reading, claim);
}

/** The figure as the claim would write it: a fraction as percent and the other way round. */
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
  return value.greaterThanOrEqualTo(0) || DOWNWARDS.test(line);
}

/** Where the claim appears. */
export interface ClaimContext {
  readonly line: string;
  /** The holding that the line is about, if there is exactly one. */
  readonly isin: string | undefined;
}

/** A percent may be known as a fraction and the other way round. */
const SCALES = [1, 100, 0.01];

/** Doubles find what is near; decimals say whether it is the same. */
function nearbyFigures({ value, step }: NumberReading, near: FiguresNear): readonly KnownFigure[] {
  const [wanted, width] = [value.toNumber(), step.toNumber()];
  const slack = width * 0.5 + Math.abs(wanted) * 1e-9;
  return SCALES.flatMap((scale) => near((wanted - slack) * scale, (wanted + slack) * scale));
}

function hasMatchingFigure(reading: NumberReading, claim: NumberClaim, { near, place }: Question): boolean {
  return nearbyFigures(reading, near).some(
    (figure) =>
      (figure.of === undefined || place.isin === undefined || figure.of === place.isin) &&
      inClaimUnits(claim, figure).some(
        (value) => isRounded(reading, claim, value) && matchesSign(claim, value, place.line),
      ),
  );
}

function isYear({ value, step }: NumberReading, claim: NumberClaim, { years, days }: Evidence): boolean {
  if (claim.units.length > 0 || claim.sign !== '' || !step.equals(1) || !/^\d{4}/u.test(claim.written))
    return false;
  const year = value.toNumber();
  return years.includes(year) || days.some((day) => Number(day.slice(0, 4)) === year);
}

interface Question {
  readonly evidence: Evidence;
  readonly near: FiguresNear;
  readonly place: ClaimContext;
}

export function numberMatchesEvidence(claim: NumberClaim, question: Question): boolean {
  return claim.ways.some((way) =>
    way.every((one) => isYear(one, claim, question.evidence) || hasMatchingFigure(one, claim, question)),
  );
}

export function dateMatchesEvidence({ ways }: DateClaim, { days }: Evidence): boolean {
  return days.some((date) => {
    const [year, month, day] = date.split('-').map(Number);
    return ways.some(
      (way) =>
        (way.year === undefined || way.year === year) &&
        (way.month === undefined || way.month === month) &&
        (way.day === undefined || way.day === day),
    );
  });
}
