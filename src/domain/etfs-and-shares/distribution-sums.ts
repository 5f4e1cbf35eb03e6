import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { Decimal } from '../money/decimal.ts';

interface Distribution {
  readonly payDay: string;
  readonly currency: Currency;
  readonly gross: number | string;
  readonly taxWithheld: number | string;
}

export interface DistributionSum {
  readonly currency: Currency;
  readonly count: number;
  readonly gross: Decimal;
  readonly taxWithheld: Decimal;
}

/** What was distributed in all, for each currency, in the order in which the currencies come. */
export function distributionSums(distributions: readonly Distribution[]): DistributionSum[] {
  const sums = new Map<Currency, DistributionSum>();
  for (const { currency, gross, taxWithheld } of distributions) {
    const sum = sums.get(currency) ?? {
      currency,
      count: 0,
      gross: new Decimal(0),
      taxWithheld: new Decimal(0),
    };
    sums.set(currency, {
      currency,
      count: sum.count + 1,
      gross: sum.gross.plus(gross),
      taxWithheld: sum.taxWithheld.plus(taxWithheld),
    });
  }
  return [...sums.values()];
}

/** Those sums of what was paid by `today`: what is only announced is left out. */
export function paidDistributionSums(
  distributions: readonly Distribution[],
  today: CalendarDate,
): DistributionSum[] {
  return distributionSums(distributions.filter(({ payDay }) => payDay <= today));
}
