import { keepPreviousData } from '@tanstack/react-query';
import type { CalendarDate } from '#domain/calendar-date';
import type { ReturnCosts } from '#domain/portfolio/returns/position-flows';
import { findMyReturn, findUserReturn, type ReturnLevel } from '#api/portfolio/figures/returns';
import { fromOwnersEndpoint } from '../../from-endpoint.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import type { Owner } from '../../shared-keys.ts';

export interface ReturnQuestion {
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  readonly of: ReturnLevel;
  readonly key: string | undefined;
  readonly costs: ReturnCosts;
  /** `deposit`, or the id of a series. */
  readonly benchmark: string | undefined;
  readonly depositRate: string | undefined;
}

/** Always refetched, because every change of a deal, a payment, a price or a rate changes it. */
export function useReturn(owner: Owner, query: ReturnQuestion) {
  return useQueryInPieces({
    queryKey: ['returns', owner, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...fromOwnersEndpoint(owner, [findMyReturn, findUserReturn], { query }),
  });
}
