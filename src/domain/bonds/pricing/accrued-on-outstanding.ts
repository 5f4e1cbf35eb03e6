import { dateFromDayNumber, dayNumber } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import { outstandingPercent, type Instalment } from '../terms/repayment.ts';
import { accrualFraction, type SettledBond } from './accrued-interest.ts';

/** What accrued between the instalments of the running period, per 100 of the original nominal. */
function accruedInParts(bond: SettledBond, instalments: readonly Instalment[]): number {
  const { terms, schedule, periodStart, settlement } = bond;
  const days = instalments
    .map(({ day }) => dayNumber(day))
    .filter((day) => day > periodStart.day && day < settlement.day);
  const inner = [...new Set(days)]
    .sort((one, other) => one - other)
    .map((day) => ({ day, position: schedule.grid.positionAt(day) }));
  let accrued = 0;
  let start = periodStart;
  for (const end of [...inner, settlement]) {
    const outstanding = outstandingPercent(instalments, dateFromDayNumber(start.day)).toNumber();
    const fraction = accrualFraction(bond, periodStart, end) - accrualFraction(bond, periodStart, start);
    accrued += terms.couponRate * outstanding * fraction;
    start = end;
  }
  return accrued;
}

/**
 * Accrued interest of a bond that pays back in instalments, per 100 of the nominal outstanding on its settlement day: interest
 * runs on what is outstanding day by day (portfolio-mathematics.md 6.1). `nothing-outstanding` once all is paid back.
 */
export function accruedOnOutstanding(
  bond: SettledBond,
  instalments: readonly Instalment[],
): Result<number, 'nothing-outstanding'> {
  const outstanding = outstandingPercent(instalments, dateFromDayNumber(bond.settlement.day));
  if (outstanding.lte(0)) return failure('nothing-outstanding');
  return success((accruedInParts(bond, instalments) / outstanding.toNumber()) * 100);
}
