import { useQuery } from '@tanstack/react-query';
import { listMyOverdueBonds } from '#api/portfolio/overdue-bonds';
import { fromEndpoint } from '../from-endpoint.ts';

/** The key of the query. */
export const MY_OVERDUE_BONDS = ['my-overdue-bonds'] as const;

/** The signed-in user's bonds that wait for a payment. */
export function useMyOverdueBonds() {
  return useQuery({
    queryKey: MY_OVERDUE_BONDS,
    ...fromEndpoint(listMyOverdueBonds, { query: { flows: false } }),
  });
}
