import { queryOptions } from '@tanstack/react-query';
import { addDays, calendarDate, dateFromDayNumber, dayNumber } from '#domain/calendar-date';
import { addMonths, yearMonthDay } from '#domain/day-number';
import {
  findMyIncome,
  findMyIncomeLadder,
  findUserIncome,
  findUserIncomeLadder,
} from '#api/portfolio/figures/income';
import { FRESH, fromOwnersEndpoint } from '../../from-endpoint.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import type { Owner } from '../../shared-keys.ts';

const incomeQuery = (owner: Owner) =>
  queryOptions({
    queryKey: ['income', owner],
    ...FRESH,
    ...fromOwnersEndpoint(owner, [findMyIncome, findUserIncome]),
  });

/** Always refetched, because every change of a holding, a payment or a rate changes it. */
export function useIncome(owner: Owner) {
  return useQueryInPieces(incomeQuery(owner));
}

/** The answer that `useIncome` fetches elsewhere on the screen. */
export function useCachedIncome(owner: Owner) {
  return useQueryInPieces({ ...incomeQuery(owner), enabled: false });
}

/** The income after a day, up to the same day a year later. */
export function useIncomeNextYear(owner: Owner, day: string) {
  const on = calendarDate(day);
  const yearLater = dateFromDayNumber(addMonths(yearMonthDay(dayNumber(on)), 12));
  const query = { from: addDays(on, 1), to: yearLater };
  return useQueryInPieces({
    queryKey: ['income', owner, 'ahead', day],
    ...FRESH,
    ...fromOwnersEndpoint(owner, [findMyIncome, findUserIncome], { query }),
  });
}

/** When the principal is repaid. */
export function useIncomeLadder(owner: Owner) {
  return useQueryInPieces({
    queryKey: ['income', owner, 'ladder'],
    ...FRESH,
    ...fromOwnersEndpoint(owner, [findMyIncomeLadder, findUserIncomeLadder]),
  });
}
