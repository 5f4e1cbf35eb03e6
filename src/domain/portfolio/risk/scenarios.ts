import { dirtyPriceFromYield } from '../../bonds/pricing/bond-pricing.ts';
import type { YieldProblem } from '../../bonds/pricing/payment-stream.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import { success, type Result } from '../../result.ts';
import { valueAtPrice, type BondExposure } from './bond-exposure.ts';
import { KEY_RATE_YEARS, keyRateDurations } from './key-rates.ts';

/** The value of bonds if rates change and everything else stays: euro, unrounded. */
export interface Scenario {
  readonly value: Decimal;
  /** Negative for a loss. */
  readonly change: Decimal;
  /** One for each bond, in order. */
  readonly changes: readonly Decimal[];
}

function toScenario(bonds: readonly BondExposure[], changes: readonly Decimal[]): Scenario {
  const change = sumDecimals(changes);
  return { value: sumDecimals(bonds.map(({ eur }) => eur)).plus(change), change, changes };
}

/** Reprices every bond in full at its quoted yield plus the shift, a fraction (0.01 is one percentage point). */
export function parallelShift(bonds: readonly BondExposure[], shift: number): Result<Scenario, YieldProblem> {
  const changes: Decimal[] = [];
  for (const bond of bonds) {
    const price = dirtyPriceFromYield(bond.flows, bond.quote, bond.yield + shift);
    if (!price.ok) return price;
    changes.push(valueAtPrice(bond, price.value).minus(bond.value).div(bond.unitsPerEuro));
  }
  return success(toScenario(bonds, changes));
}

/** The largest shift of a scenario up or down, in basis points. */
export const MAX_SHIFT_POINTS = 1_000;

/** The shift of the rate for each key maturity: fractions by years. Missing keys do not move. */
export type KeyShifts = ReadonlyMap<number, number>;

/** Shifts rates by maturity: the value changes by key-rate duration × shift, without convexity. */
export function keyRateShift(bonds: readonly BondExposure[], shifts: KeyShifts): Scenario {
  const changes = bonds.map((bond) => {
    const loss = keyRateDurations(bond).reduce(
      (sum, { years, duration }) => sum + duration * (shifts.get(years) ?? 0),
      0,
    );
    return bond.eur.times(new Decimal(loss)).negated();
  });
  return toScenario(bonds, changes);
}

const PIVOT_YEARS = 5;

/** A steepening of the curve around five years: short rates fall and long rates rise by `size`, a fraction. A negative size flattens it. */
export function steepener(size: number): KeyShifts {
  const [shortest] = KEY_RATE_YEARS;
  const longest = KEY_RATE_YEARS.at(-1) ?? PIVOT_YEARS;
  return new Map(
    KEY_RATE_YEARS.map((years) => {
      const reach = years < PIVOT_YEARS ? PIVOT_YEARS - shortest : longest - PIVOT_YEARS;
      return [years, (size * (years - PIVOT_YEARS)) / reach];
    }),
  );
}
