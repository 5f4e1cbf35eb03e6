import { isCalendarDate, type CalendarDate } from '../calendar-date.ts';

export type DealWarning = 'in-future' | 'before-purchase' | 'not-before-maturity' | 'nothing-repaid';

/** As typed: dates are YYYY-MM-DD and numbers decimal text, or else any text. */
interface DealEntries {
  /** A security has no deal: only its terms are typed. */
  readonly buyDate?: string;
  readonly settlementDate?: string;
  /** This and the following are only for bonds. */
  readonly maturityDate?: string;
  readonly issueDate?: string;
  readonly redemption?: string;
}

/** What looks wrong in a deal; what is no date and no number is said elsewhere. */
export function dealWarnings(
  { buyDate = '', settlementDate = '', maturityDate = '', issueDate = '', redemption = '' }: DealEntries,
  today: CalendarDate,
): Partial<Record<keyof DealEntries, DealWarning>> {
  const isBefore = (day: string, other: string) =>
    isCalendarDate(day) && isCalendarDate(other) && day < other;
  const isIssuedLate = isCalendarDate(issueDate) && isCalendarDate(maturityDate) && issueDate >= maturityDate;
  return {
    ...(isBefore(today, buyDate) && { buyDate: 'in-future' }),
    ...(isBefore(settlementDate, buyDate) && { settlementDate: 'before-purchase' }),
    ...(isBefore(maturityDate, buyDate) && { maturityDate: 'before-purchase' }),
    ...(isIssuedLate && { issueDate: 'not-before-maturity' }),
    ...(/^0+(\.0*)?$/.test(redemption) && { redemption: 'nothing-repaid' }),
  };
}
