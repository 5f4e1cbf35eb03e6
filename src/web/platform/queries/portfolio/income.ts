import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/platform/ids';
import {
  findMyIncome,
  findMyIncomeLadder,
  findUserIncome,
  findUserIncomeLadder,
} from '#api/portfolio/income';
import { call } from '../../api-client/call.ts';

export type IncomeOwner = 'me' | UserId;

/** Always fetched again, because every change of a holding, a payment or a rate changes it. */
export function useIncome(owner: IncomeOwner) {
  return useQuery({
    queryKey: ['income', owner],
    staleTime: 0,
    queryFn: ({ signal }) =>
      owner === 'me'
        ? call(findMyIncome, { signal })
        : call(findUserIncome, { params: { id: owner }, signal }),
  });
}

/** When the capital comes back. */
export function useIncomeLadder(owner: IncomeOwner) {
  return useQuery({
    queryKey: ['income', owner, 'ladder'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      owner === 'me'
        ? call(findMyIncomeLadder, { signal })
        : call(findUserIncomeLadder, { params: { id: owner }, signal }),
  });
}
