import type { PositionKey } from '../positions/deal.ts';
import type { PositionValue } from '../valuation/value-position.ts';
import { timeWeightedReturn, type ValueStep } from '../../returns/time-weighted.ts';
import type { ProfitPoint } from './profit-parts.ts';

/** A return in euro, split: (1 + return) = (1 + local) × (1 + exchangeRate). Fractions. */
export interface CurrencyReturns {
  /** The time-weighted return in the position's own currency. */
  readonly local: number;
  readonly exchangeRate: number;
}

/** Computes the time-weighted return in a position's own currency while its days are added in order. */
export interface LocalReturn {
  add(point: ProfitPoint): void;
  /** Null for euro and lev, which have no rate that moves. */
  total(): number | null;
}

export function createLocalReturn({ currency }: PositionKey, start: PositionValue): LocalReturn {
  const isForeign = currency !== 'EUR' && currency !== 'BGN';
  const steps: ValueStep[] = [];
  return {
    add({ value, flows, unitsPerEuro }) {
      if (!isForeign) return;
      // Without a rate nothing is held and nothing was paid.
      const rate = unitsPerEuro?.toNumber() ?? 0;
      let [moneyIn, moneyOut] = [0, 0];
      for (const flow of flows) {
        moneyIn += flow.moneyIn.toNumber() * rate;
        moneyOut += flow.moneyOut.toNumber() * rate;
      }
      steps.push({ moneyIn, value: value.value.toNumber(), moneyOut });
    },
    total: () => (isForeign ? timeWeightedReturn(start.value.toNumber(), steps) : null),
  };
}

/** Splits a return in euro; null without a local return, and after a total loss. */
export function splitByCurrency(total: number, local: number | null): CurrencyReturns | null {
  if (local === null || local <= -1) return null;
  return { local, exchangeRate: (1 + total) / (1 + local) - 1 };
}
