import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/missed-payments';
import { call } from '../../api-client/call.ts';
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts';
import { FRESH, fromEndpoint, fromOwnersEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { invalidateHoldings, type Owner } from '../shared-keys.ts';
import { useMutation } from '../use-mutation.ts';

/** Whose missed payments: the user's own, or, for an administrator, those of a user or of all. */
export type MissedOwner = Owner | 'all';

/** Has its holder in the list of all. */
export type MissedItem = api.MissedPayment & Partial<Pick<api.OfficeMissedPayment, 'holder'>>;

const SNOOZE_DAYS = 30;

function missedFrom(owner: MissedOwner) {
  if (owner === 'all') return fromEndpoint(api.listMissedPayments);
  return fromOwnersEndpoint(owner, [api.listMyMissedPayments, api.listUserMissedPayments]);
}

export function useMissedPayments(owner: MissedOwner) {
  return useQuery({
    queryKey: ['missed-payments', owner],
    ...FRESH,
    ...missedFrom(owner),
  });
}

/** Refetches what a decision or a payment changes. */
export async function invalidateMissedPayments(owner: Owner): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['income', owner] });
  const missed = queryClient.invalidateQueries({ queryKey: ['missed-payments'] });
  await Promise.all([missed, invalidateHoldings(owner)]);
}

/** Records several missed payments of one holder. Awaits the refetch, so that the dialog closes over the current list. */
export function useRecordMissed(owner: Owner) {
  const { keyFor } = useIdempotencyKey();
  return useMutation({
    mutationFn: (payments: readonly api.MissedPaymentRecord[]) => {
      const body = { payments: [...payments] };
      const idempotencyKey = keyFor(body);
      return owner === 'me'
        ? call(api.recordMyMissedPayments, { body, idempotencyKey })
        : call(api.recordUserMissedPayments, { params: { id: owner }, body, idempotencyKey });
    },
    onSuccess: () => invalidateMissedPayments(owner),
  });
}

/** Snoozes a missed payment for thirty days. The refetch is not awaited: it removes the row that reports the result. */
export function useSnoozeMissed(owner: Owner, today: CalendarDate) {
  const until = addDays(today, SNOOZE_DAYS);
  const mutation = useMutation({
    mutationFn: ({ bondId, day }: MissedItem) =>
      owner === 'me'
        ? call(api.snoozeMyMissedPayment, { params: { bondId }, body: { day, until } })
        : call(api.snoozeMissedPayment, { params: { id: bondId }, body: { day, until } }),
    onSuccess: () => void invalidateMissedPayments(owner),
  });
  return { ...mutation, until };
}

/** Undoes a decision. The refetch is not awaited: it removes the row that reports the result. */
export function useReopenMissed(owner: Owner) {
  return useMutation({
    mutationFn: ({ bondId, day }: MissedItem) =>
      owner === 'me'
        ? call(api.reopenMyMissedPayment, { params: { bondId }, body: { day } })
        : call(api.reopenMissedPayment, { params: { id: bondId }, body: { day } }),
    onSuccess: () => void invalidateMissedPayments(owner),
  });
}
