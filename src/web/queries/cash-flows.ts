import { useQuery } from '@tanstack/react-query';
import { listMyCashFlows } from '#api/cash-flows';
import type { BondId } from '#api/ids';
import { call } from '../call.ts';

/** The cash flows of one of the signed-in user's bonds, in date order. */
export function useMyCashFlows(bondId: BondId) {
  return useQuery({
    queryKey: ['my-cash-flows', bondId],
    queryFn: ({ signal }) => call(listMyCashFlows, { params: { bondId }, signal }),
  });
}
