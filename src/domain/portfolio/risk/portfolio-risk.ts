import type { Currency } from '../../money/currency.ts';
import { type Decimal, sumDecimals } from '../../money/decimal.ts';
import type { BondExposure } from './bond-exposure.ts';
import { addKeyRates, keyRateDurations, type KeyRate } from './key-rates.ts';

/** A sum of money of one currency, unrounded. */
export interface AmountOfCurrency {
  readonly currency: Currency;
  readonly amount: Decimal;
}

/**
 * The interest-rate risk of bonds together (portfolio-mathematics.md 5), each at its own quoted yield and weighted by its value
 * with accrued interest in euro. Durations are years, convexity years².
 */
export interface PortfolioRisk {
  /** Euro, unrounded. */
  readonly value: Decimal;
  /** Of each bond, in their order; they add up to 1. */
  readonly weights: readonly number[];
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  /** Euro lost where all yields rise by a hundredth of a per cent. */
  readonly dv01: Decimal;
  /** The same in each currency's own money: sums of different currencies are never added unconverted. */
  readonly dv01ByCurrency: readonly AmountOfCurrency[];
  /** They add up to the modified duration. */
  readonly keyRates: readonly KeyRate[];
  /** The mean effective annual yield by value, a fraction. */
  readonly yieldByValue: number;
  /** The same by value and duration, which is close to the yield of all payments together. */
  readonly yieldByValueAndDuration: number;
}

const BASIS_POINT = '0.0001';

function dv01ByCurrency(bonds: readonly BondExposure[]): AmountOfCurrency[] {
  const sums = new Map<Currency, Decimal>();
  for (const { currency, value, risk } of bonds) {
    const dv01 = value.times(risk.modifiedDuration).times(BASIS_POINT);
    sums.set(currency, sums.get(currency)?.plus(dv01) ?? dv01);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** Undefined where there is nothing of any value. */
export function portfolioRisk(bonds: readonly BondExposure[]): PortfolioRisk | undefined {
  const value = sumDecimals(bonds.map(({ eur }) => eur));
  if (value.lte(0)) return undefined;
  const weighted = bonds.map((bond) => ({ ...bond, weight: bond.eur.div(value).toNumber() }));
  const average = (figure: (bond: BondExposure) => number) =>
    weighted.reduce((sum, bond) => sum + bond.weight * figure(bond), 0);
  const modifiedDuration = average(({ risk }) => risk.modifiedDuration);
  const yieldByDuration = average(({ risk, effectiveYield }) => risk.modifiedDuration * effectiveYield);
  return {
    value,
    weights: weighted.map(({ weight }) => weight),
    macaulayDuration: average(({ risk }) => risk.macaulayDuration),
    modifiedDuration,
    convexity: average(({ risk }) => risk.convexity),
    dv01: value.times(modifiedDuration).times(BASIS_POINT),
    dv01ByCurrency: dv01ByCurrency(bonds),
    keyRates: addKeyRates(weighted.map((bond) => ({ keys: keyRateDurations(bond), weight: bond.weight }))),
    yieldByValue: average(({ effectiveYield }) => effectiveYield),
    yieldByValueAndDuration: yieldByDuration / modifiedDuration,
  };
}
