import { useMutation, useQuery } from '@tanstack/react-query';
import { listOverdueBonds } from '#api/portfolio/bond-analytics';
import { changeBondStatus, findBond, removeBond, type Bond } from '#api/portfolio/bonds';
import type { BondId, UserId } from '#api/platform/ids';
import { removePayment, type Payment } from '#api/portfolio/payments';
import { call } from '../../api-client/call.ts';
import { detailsKey, forgetUserDetails } from '../shared-keys.ts';

/** Any user's bond, with its owner. */
export function useAdminBond(id: BondId) {
  return useQuery({
    queryKey: ['bond', id],
    queryFn: ({ signal }) => call(findBond, { params: { id: String(id) }, signal }),
  });
}

/** A user's bonds with payments that are due and not recorded; refetched with the user's details. */
export function useOverdueBonds(id: UserId) {
  return useQuery({
    queryKey: [...detailsKey(id), 'overdue-bonds'],
    queryFn: ({ signal }) => call(listOverdueBonds, { params: { id: String(id) }, signal }),
  });
}

/** An administrator's changes to a user's bonds; each refetches the user's details. */
export function useChangeBondStatus(userId: UserId) {
  return useMutation({
    mutationFn: ({ bond, expired }: { readonly bond: Bond; readonly expired: boolean }) =>
      call(changeBondStatus, { params: { id: String(bond.id) }, body: { expired }, ifMatch: bond.version }),
    onSuccess: () => forgetUserDetails(userId),
  });
}

export function useRemoveBond(userId: UserId) {
  return useMutation({
    mutationFn: (bond: Bond) => call(removeBond, { params: { id: String(bond.id) }, ifMatch: bond.version }),
    onSuccess: () => forgetUserDetails(userId),
  });
}

export function useRemovePayment(userId: UserId) {
  return useMutation({
    mutationFn: (payment: Payment) =>
      call(removePayment, { params: { id: String(payment.id) }, ifMatch: payment.version }),
    onSuccess: () => forgetUserDetails(userId),
  });
}
