import { useQuery } from '@tanstack/react-query';
import { listDuePayments, listMyDuePayments } from '#api/portfolio/due-payments';
import type { BondId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';

/** Not cached: a form starts with what is due now. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The due, unrecorded payments of one of the signed-in user's bonds. */
export function useMyDuePayments(bondId: BondId) {
  return useQuery({
    ...FRESH,
    queryKey: ['my-due-payments', bondId],
    queryFn: ({ signal }) => call(listMyDuePayments, { params: { bondId: String(bondId) }, signal }),
  });
}

/** The same for any bond, for an administrator. */
export function useDuePayments(bondId: BondId) {
  return useQuery({
    ...FRESH,
    queryKey: ['due-payments', bondId],
    queryFn: ({ signal }) => call(listDuePayments, { params: { id: String(bondId) }, signal }),
  });
}
