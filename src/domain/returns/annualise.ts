import { DAYS_PER_YEAR } from './dated-amounts.ts';

/**
 * Converts a return over this many days to an annual return: (1 + r)^(365/days) − 1. Null under 365 days, since 'returns for
 * periods of less than one year must not be annualized' (GIPS 2020, 2.A.12).
 */
export function annualise(total: number, days: number): number | null {
  return days < DAYS_PER_YEAR ? null : (1 + total) ** (DAYS_PER_YEAR / days) - 1;
}
