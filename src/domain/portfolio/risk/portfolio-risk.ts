import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
import type { BondExposure } from './bond-exposure.ts';
import { addKeyRates, keyRateDurations, type KeyRate } from './key-rates.ts';

/** A sum of money of one currency, unrounded. */
export interface AmountOfCurrency {
  readonly currency: Currency;
  readonly amount: Decimal;
}

/**
 * The interest-rate risk of bonds together, each at its own quoted yield and weighted by its value
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

/** Of bonds that are added one by one: long portfolios are not computed in one piece. */
export interface RiskSum {
  add(bond: BondExposure): void;
  /** Undefined where there is nothing of any value. */
  total(): Omit<PortfolioRisk, 'weights'> | undefined;
}

/** Means by value, each bond moving them by its share of the value so far. */
export function createRiskSum(): RiskSum {
  let value = new Decimal(0);
  let [macaulayDuration, modifiedDuration, convexity] = [0, 0, 0];
  let [yieldByValue, durationTimesYield] = [0, 0];
  let keyRates = addKeyRates([]);
  const dv01s = new Map<Currency, Decimal>();
  return {
    add(bond) {
      const { currency, risk, effectiveYield } = bond;
      value = value.plus(bond.eur);
      if (value.isZero()) return;
      const weight = bond.eur.div(value).toNumber();
      const moved = (mean: number, figure: number) => mean + weight * (figure - mean);
      macaulayDuration = moved(macaulayDuration, risk.macaulayDuration);
      modifiedDuration = moved(modifiedDuration, risk.modifiedDuration);
      convexity = moved(convexity, risk.convexity);
      yieldByValue = moved(yieldByValue, effectiveYield);
      durationTimesYield = moved(durationTimesYield, risk.modifiedDuration * effectiveYield);
      keyRates = addKeyRates([
        { keys: keyRates, weight: 1 - weight },
        { keys: keyRateDurations(bond), weight },
      ]);
      const dv01 = bond.value.times(risk.modifiedDuration).times(BASIS_POINT);
      dv01s.set(currency, dv01s.get(currency)?.plus(dv01) ?? dv01);
    },
    total() {
      if (value.lte(0)) return undefined;
      return {
        value,
        ...{ macaulayDuration, modifiedDuration, convexity, keyRates, yieldByValue },
        dv01: value.times(modifiedDuration).times(BASIS_POINT),
        dv01ByCurrency: [...dv01s].map(([currency, amount]) => ({ currency, amount })),
        yieldByValueAndDuration: durationTimesYield / modifiedDuration,
      };
    },
  };
}

/** Undefined where there is nothing of any value. */
export function portfolioRisk(bonds: readonly BondExposure[]): PortfolioRisk | undefined {
  const sum = createRiskSum();
  for (const bond of bonds) sum.add(bond);
  const total = sum.total();
  return total && { ...total, weights: bonds.map(({ eur }) => eur.div(total.value).toNumber()) };
}
