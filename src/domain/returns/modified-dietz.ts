import { daysBetween } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import { failure, success, type Result } from '../result.ts';
import { periodProfit, returnTime, type HeldPeriod, type ReturnTime } from './held-period.ts';

export interface ModifiedDietzReturn {
  /** A fraction of the average capital. */
  readonly total: Decimal;
  readonly profit: Decimal;
  readonly averageCapital: Decimal;
}

/**
 * The value at the start and each flow, weighted by the part of the time that it stayed in: (end − day)/(end − from). If the time
 * is not a whole day, money comes in at its beginning and goes out at its end.
 */
export function averageCapital({ startValue, end, flows }: HeldPeriod, { days }: ReturnTime): Decimal {
  if (days === 0) return flows.reduce((capital, { moneyIn }) => capital.plus(moneyIn), startValue);
  const timesDays = flows.reduce(
    (sum, { day, moneyIn, moneyOut }) => sum.plus(moneyIn.minus(moneyOut).times(daysBetween(day, end))),
    new Decimal(0),
  );
  return startValue.plus(timesDays.div(days));
}

/**
 * Profit divided by average capital (P. Dietz, with each flow weighted by its days): a return that needs no iteration and whose
 * contributions add up. `capital-not-positive` if the average capital isn't above 0, since the quotient would mean nothing.
 */
export function modifiedDietzReturn(
  period: HeldPeriod,
): Result<ModifiedDietzReturn, 'nothing-held' | 'capital-not-positive'> {
  const time = returnTime(period);
  if (time === undefined) return failure('nothing-held');
  const capital = averageCapital(period, time);
  if (capital.lte(0)) return failure('capital-not-positive');
  const profit = periodProfit(period);
  return success({ total: profit.div(capital), profit, averageCapital: capital });
}
