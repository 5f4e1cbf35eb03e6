import { useQuery } from '@tanstack/react-query';
import { listFixings } from '#api/portfolio/instruments/fixings';
import { call } from '../../../api-client/call.ts';
import { queryClient } from '../../query-client.ts';

const FIXINGS = ['fixings'] as const;

export function useFixings() {
  return useQuery({ queryKey: FIXINGS, queryFn: ({ signal }) => call(listFixings, { signal }) });
}

/** Fixings determine what bonds pay and yield. */
export function invalidateFixings(): Promise<void> {
  return queryClient.invalidateQueries();
}
