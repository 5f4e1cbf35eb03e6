import { dirtyPriceFromYield } from '../../bonds/pricing/bond-pricing.ts';
import type { YieldProblem } from '../../bonds/pricing/payment-stream.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import { success, type Result } from '../../result.ts';
import { valueAtPrice, type BondExposure } from './bond-exposure.ts';
import { KEY_RATE_YEARS, keyRateDurations } from './key-rates.ts';

/** What bonds would be worth if rates were others, all else unchanged: euro, unrounded. */
export interface Scenario {
  readonly value: Decimal;
  /** Below 0 where value is lost. */
  readonly change: Decimal;
  /** Of each bond, in their order. */
  readonly changes: readonly Decimal[];
}

function toScenario(bonds: readonly BondExposure[], changes: readonly Decimal[]): Scenario {
  const change = sumDecimals(changes);
  return { value: sumDecimals(bonds.map(({ eur }) => eur)).plus(change), change, changes };
}

/** Every bond repriced in full at its own quoted yield and the shift, a fraction (0.01 is one percentage point). */
export function parallelShift(bonds: readonly BondExposure[], shift: number): Result<Scenario, YieldProblem> {
  const changes: Decimal[] = [];
  for (const bond of bonds) {
    const price = dirtyPriceFromYield(bond.flows, bond.quote, bond.yield + shift);
    if (!price.ok) return price;
    changes.push(valueAtPrice(bond, price.value).minus(bond.value).div(bond.unitsPerEuro));
  }
  return success(toScenario(bonds, changes));
}

/** How far the rate for each key time moves: fractions, by years; keys that are left out stay. */
export type KeyShifts = ReadonlyMap<number, number>;

/** Rates that move differently by time: the value changes by each key-rate duration times the shift of its key, without convexity. */
export function keyRateShift(bonds: readonly BondExposure[], shifts: KeyShifts): Scenario {
  const changes = bonds.map((bond) => {
    const moved = keyRateDurations(bond).reduce(
      (sum, { years, duration }) => sum + duration * (shifts.get(years) ?? 0),
      0,
    );
    return bond.eur.times(new Decimal(moved)).negated();
  });
  return toScenario(bonds, changes);
}

const PIVOT_YEARS = 5;

/** Short rates fall by the size and long ones rise by it, around five years; a negative size flattens. A fraction. */
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
