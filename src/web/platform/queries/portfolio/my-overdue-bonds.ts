import { useQuery } from '@tanstack/react-query';
import { callAndRead } from '../../api-client/call.ts';
import { OVERDUE_BONDS, overdueBonds } from './my-bonds-answer.ts';

/** The key of the query. */
export const MY_OVERDUE_BONDS = ['my-overdue-bonds'] as const;

/** The signed-in user's bonds that wait for a payment. */
export function useMyOverdueBonds() {
  return useQuery({
    queryKey: MY_OVERDUE_BONDS,
    queryFn: ({ signal }) => callAndRead(OVERDUE_BONDS, { signal }, overdueBonds),
  });
}
