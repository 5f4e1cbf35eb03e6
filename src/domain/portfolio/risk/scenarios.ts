import { dirtyPriceFromYield, toPaymentStream } from '../../bonds/pricing/bond-pricing.ts';
import { isSimpleInterest, priceAt, type YieldProblem } from '../../bonds/pricing/payment-stream.ts';
import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import { success, type Result } from '../../result.ts';
import { valueAtPrice, type BondExposure } from './bond-exposure.ts';
import { KEY_RATE_YEARS, shiftAt, type KeyShifts } from './key-rates.ts';

/** The value of bonds if rates change and everything else stays: euro, unrounded. */
export interface Scenario {
  readonly value: Decimal;
  /** Negative for a loss. */
  readonly change: Decimal;
  /** One for each bond, in order. */
  readonly changes: readonly Decimal[];
}

/** Reprices every bond at the dirty price that `reprice` gives it. */
function revalue(
  bonds: readonly BondExposure[],
  reprice: (bond: BondExposure) => Result<number, YieldProblem>,
): Result<Scenario, YieldProblem> {
  const changes: Decimal[] = [];
  for (const bond of bonds) {
    const price = reprice(bond);
    if (!price.ok) return price;
    changes.push(valueAtPrice(bond, price.value).minus(bond.value).div(bond.unitsPerEuro));
  }
  const change = sumDecimals(changes);
  return success({ value: sumDecimals(bonds.map(({ eur }) => eur)).plus(change), change, changes });
}

/** Reprices every bond in full at its quoted yield plus the shift, a fraction (0.01 is one percentage point). */
export function parallelShift(bonds: readonly BondExposure[], shift: number): Result<Scenario, YieldProblem> {
  return revalue(bonds, (bond) => dirtyPriceFromYield(bond.flows, bond.quote, bond.yield + shift));
}

/** The largest shift of a scenario up or down, in basis points. */
export const MAX_SHIFT_POINTS = 1_000;

/** The dirty price if each payment is discounted at the quoted yield plus the shift for its time. */
function priceAtShifts(
  { flows, quote, yield: y }: BondExposure,
  shifts: KeyShifts,
): Result<number, YieldProblem> {
  const stream = toPaymentStream(flows, quote);
  let [price, periods] = [0, 0];
  for (const { amount, step } of stream.payments) {
    periods += step;
    const years = isSimpleInterest(stream) ? stream.simpleYears : periods / flows.periodsPerYear;
    const payment = { ...stream, payments: [{ amount, step: periods }] };
    const value = priceAt(payment, y + shiftAt(shifts, years));
    if (!value.ok) return value;
    price += value.value;
  }
  return success(price);
}

/** Reprices every bond in full if rates move by maturity. The same shift of all keys is a parallel shift. */
export function keyRateShift(
  bonds: readonly BondExposure[],
  shifts: KeyShifts,
): Result<Scenario, YieldProblem> {
  return revalue(bonds, (bond) => priceAtShifts(bond, shifts));
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
