import { useQueryClient } from '@tanstack/react-query';
import type { BondId } from '#api/platform/ids';
import { MY_OVERDUE_BONDS } from '../my-bonds.ts';
import { invalidateTotals } from '../../shared-keys.ts';

/** Not in bond-analytics.ts, whose large answer screens of payments do not need. */
export const myBondAnalyticsKey = (id: BondId) => ['my-bond-analytics', id] as const;

/** Refetches a bond's figures after a payment was added. */
export function useRefreshMyBondAnalytics(id: BondId): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: myBondAnalyticsKey(id) });
    void queryClient.invalidateQueries({ queryKey: MY_OVERDUE_BONDS });
    void invalidateTotals();
  };
}
