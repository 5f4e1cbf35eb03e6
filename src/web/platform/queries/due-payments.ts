import { useQuery } from '@tanstack/react-query';
import { listDuePayments, listMyDuePayments } from '#api/due-payments';
import type { BondId } from '#api/ids';
import { call } from '../api-client/call.ts';

/** A form begins with what is due now, so nothing is kept from the last time. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** What is due of one of the signed-in user's bonds and not recorded. */
export function useMyDuePayments(bondId: BondId) {
  return useQuery({
    ...FRESH,
    queryKey: ['my-due-payments', bondId],
    queryFn: ({ signal }) => call(listMyDuePayments, { params: { bondId: String(bondId) }, signal }),
  });
}

/** The same of anybody's bond, for an administrator. */
export function useDuePayments(bondId: BondId) {
  return useQuery({
    ...FRESH,
    queryKey: ['due-payments', bondId],
    queryFn: ({ signal }) => call(listDuePayments, { params: { id: String(bondId) }, signal }),
  });
}
