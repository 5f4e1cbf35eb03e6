import type { Currency } from '../../money/currency.ts';
import type { CurrencyAmount } from '../../money/currency-amount.ts';
import { Decimal } from '../../money/decimal.ts';
import type { BondExposure } from './bond-exposure.ts';
import { addKeyRates, keyRateDurations, type KeyRate } from './key-rates.ts';

/**
 * The interest-rate risk of several bonds, each at its own quoted yield and weighted by its dirty value in euro. Durations are in years,
 * convexity in years².
 */
export interface PortfolioRisk {
  /** Euro, unrounded. */
  readonly value: Decimal;
  /** One for each bond, in order; they add up to 1. */
  readonly weights: readonly number[];
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  /** Euro lost if all yields rise by one basis point. */
  readonly dv01: Decimal;
  /** The same by currency, in that currency, unrounded; the largest in euro first. */
  readonly dv01ByCurrency: readonly CurrencyAmount[];
  /** Key-rate durations; they add up to the modified duration. */
  readonly keyRates: readonly KeyRate[];
  /** The mean effective annual yield weighted by value, a fraction. */
  readonly yieldByValue: number;
  /** The mean weighted by value × duration, close to the yield of the combined payments. */
  readonly yieldByValueAndDuration: number;
}

const BASIS_POINT = '0.0001';

/** What a value loses if its yield rises by one basis point, in the value's currency, unrounded. */
export function lostPerBasisPoint(value: Decimal, modifiedDuration: number): Decimal {
  return value.times(modifiedDuration).times(BASIS_POINT);
}

/** Sums DV01 by currency while bonds are added. */
function createDv01Sum() {
  const sums = new Map<Currency, { amount: Decimal; eur: Decimal }>();
  return {
    add({ currency, value, eur, risk: { modifiedDuration } }: BondExposure): void {
      const before = sums.get(currency);
      const amount = lostPerBasisPoint(value, modifiedDuration).plus(before?.amount ?? 0);
      sums.set(currency, { amount, eur: lostPerBasisPoint(eur, modifiedDuration).plus(before?.eur ?? 0) });
    },
    total: (): CurrencyAmount[] =>
      [...sums]
        .sort(([, one], [, other]) => other.eur.cmp(one.eur))
        .map(([currency, { amount }]) => ({ currency, amount })),
  };
}

/** Computes the risk while bonds are added one by one, so that a large portfolio does not block the server. */
export interface RiskSum {
  add(bond: BondExposure): void;
  /** Undefined if the total value is not above 0. */
  total(): Omit<PortfolioRisk, 'weights'> | undefined;
}

/** Updates the means incrementally: each bond moves them by its share of the value so far. */
export function createRiskSum(): RiskSum {
  let value = new Decimal(0);
  let [macaulayDuration, modifiedDuration, convexity] = [0, 0, 0];
  let [yieldByValue, durationTimesYield] = [0, 0];
  let keyRates = addKeyRates([]);
  const dv01s = createDv01Sum();
  return {
    add(bond) {
      const { risk, effectiveYield } = bond;
      value = value.plus(bond.eur);
      if (value.isZero()) return;
      const weight = bond.eur.div(value).toNumber();
      const updated = (mean: number, figure: number) => mean + weight * (figure - mean);
      macaulayDuration = updated(macaulayDuration, risk.macaulayDuration);
      modifiedDuration = updated(modifiedDuration, risk.modifiedDuration);
      convexity = updated(convexity, risk.convexity);
      yieldByValue = updated(yieldByValue, effectiveYield);
      durationTimesYield = updated(durationTimesYield, risk.modifiedDuration * effectiveYield);
      keyRates = addKeyRates([
        { keys: keyRates, weight: 1 - weight },
        { keys: keyRateDurations(bond), weight },
      ]);
      dv01s.add(bond);
    },
    total() {
      if (value.lte(0)) return undefined;
      return {
        value,
        ...{ macaulayDuration, modifiedDuration, convexity, keyRates, yieldByValue },
        dv01: lostPerBasisPoint(value, modifiedDuration),
        dv01ByCurrency: dv01s.total(),
        yieldByValueAndDuration: durationTimesYield / modifiedDuration,
      };
    },
  };
}

/** The risk of several bonds; undefined if their total value is not above 0. */
export function portfolioRisk(bonds: readonly BondExposure[]): PortfolioRisk | undefined {
  const sum = createRiskSum();
  for (const bond of bonds) sum.add(bond);
  const total = sum.total();
  return total && { ...total, weights: bonds.map(({ eur }) => eur.div(total.value).toNumber()) };
}
