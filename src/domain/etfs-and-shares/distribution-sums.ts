import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { Decimal } from '../money/decimal.ts';

interface Distribution {
  readonly payDay: string;
  readonly currency: Currency;
  readonly gross: number | string;
  readonly taxWithheld: number | string;
}

interface DistributionSum {
  readonly currency: Currency;
  readonly count: number;
  readonly gross: Decimal;
  readonly taxWithheld: Decimal;
}

/** The sums of distributions by currency, in order of first occurrence. */
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

/** The sums of distributions paid by `today`, without announced ones. */
export function paidDistributionSums(
  distributions: readonly Distribution[],
  today: CalendarDate,
): DistributionSum[] {
  return distributionSums(distributions.filter(({ payDay }) => payDay <= today));
}
