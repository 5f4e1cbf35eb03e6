// Kept for the reference cases (npm run oracle); no screen uses it.
import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import type { DatedAmount } from '../returns/dated-amounts.ts';
import type { InternalRate } from '../returns/internal-rate.ts';
import { xirr, type XirrProblem } from '../returns/xirr.ts';

/** What the holder actually paid and received, in one currency or per 100 nominal. */
export type Holding = {
  readonly buyDate: CalendarDate;
  /** The amount paid, including accrued interest and fees; positive. */
  readonly outlay: number;
  /** Coupons, dividends and other income, after withheld tax. */
  readonly income: readonly DatedAmount[];
  /** The day of the sale, or of the valuation if it is still held. */
  readonly sellDate: CalendarDate;
  /** The amount received, or the value, on that day, including accrued interest. */
  readonly proceeds: number;
};

type HoldingPeriodReturn = {
  /** (proceeds + income − outlay) / outlay, a fraction of the outlay over the whole time. */
  readonly total: number;
  /** total · 365 / days. */
  readonly simpleAnnual: number;
  /** The money-weighted annual rate, or why there is none. */
  readonly moneyWeighted: Result<InternalRate, XirrProblem>;
};

export type HoldingProblem = 'outlay-not-positive' | 'sale-not-after-purchase';

/** The return of one holding over the time it was held. */
export function holdingPeriodReturn(holding: Holding): Result<HoldingPeriodReturn, HoldingProblem> {
  const { buyDate, outlay, income, sellDate, proceeds } = holding;
  const days = daysBetween(buyDate, sellDate);
  if (days <= 0) return failure('sale-not-after-purchase');
  if (!(outlay > 0)) return failure('outlay-not-positive');
  const received = income.reduce((sum, { amount }) => sum + amount, proceeds);
  const total = (received - outlay) / outlay;
  const flows = [{ date: buyDate, amount: -outlay }, ...income, { date: sellDate, amount: proceeds }];
  return success({ total, simpleAnnual: (total * 365) / days, moneyWeighted: xirr(flows) });
}
