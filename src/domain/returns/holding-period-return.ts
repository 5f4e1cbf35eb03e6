import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import type { DatedAmount } from './dated-amounts.ts';
import type { InternalRate } from './internal-rate.ts';
import { xirr, type XirrProblem } from './xirr.ts';

/** What the holder really paid and got, in one currency or per 100 nominal. */
export type Holding = {
  readonly buyDate: CalendarDate;
  /** Paid, accrued interest and fees included; positive. */
  readonly outlay: number;
  /** Coupons, dividends and the like, after tax where it was withheld. */
  readonly income: readonly DatedAmount[];
  /** The day of the sale, or of the valuation of what is still held. */
  readonly sellDate: CalendarDate;
  /** Received, or worth, on that day, accrued interest included. */
  readonly proceeds: number;
};

export type HoldingPeriodReturn = {
  /** (proceeds + income − outlay) / outlay, a fraction of the outlay over the whole time. */
  readonly total: number;
  /** total · 365 / days. */
  readonly simpleAnnual: number;
  /** The money-weighted rate a year, or why there is none. */
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
