import { businessDaysBefore } from '../../business-days.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { settleBond, type SettledBond } from './accrued-interest.ts';
import { BOND_PRESETS, type ExDividendRule } from '../terms/bond-presets.ts';
import type { HoldingTerms } from '../terms/holding-terms.ts';

/**
 * Whether a bond that settles on this day is sold without its next coupon: after the ex-dividend date, a number of business days
 * before the coupon. On that date itself the buyer still gets the coupon (UK DMO, Formulae for Calculating Gilt Prices from
 * Yields).
 */
function isExDividend({ settlement, periodEnd }: SettledBond, rule: ExDividendRule): boolean {
  return settlement.day > businessDaysBefore(periodEnd.day, rule.businessDays, rule.calendar);
}

/**
 * Whether a holding settles ex-dividend, by the rule of its market. False if the market has no such rule, if the bond repays in
 * instalments, or if there is nothing to settle.
 */
export function settlesExDividend(
  { terms, preset }: Pick<HoldingTerms, 'terms' | 'preset'>,
  settlement: CalendarDate,
): boolean {
  const { exDividend } = BOND_PRESETS[preset];
  const hasInstalments = (terms.instalments ?? []).length > 0;
  if (exDividend === null || terms.frequency === 0 || hasInstalments) return false;
  const bond = settleBond(terms, settlement);
  return bond.ok && isExDividend(bond.value, exDividend);
}
