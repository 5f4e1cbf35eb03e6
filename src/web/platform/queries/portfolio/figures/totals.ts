import { useQuery } from '@tanstack/react-query';
import { findMyTotals, findUserTotals, type TotalsKind } from '#api/portfolio/figures/totals';
import type { ListPart } from '#domain/lists/active-or-expired';
import { fromOwnersEndpoint } from '../../from-endpoint.ts';
import { TOTALS, type Owner } from '../../shared-keys.ts';

export interface TotalsQuery {
  readonly kind: TotalsKind;
  /** The signed-in user, or for an administrator any user. */
  readonly owner: Owner;
  readonly part: ListPart;
}

/** The totals of a list; `enabled` once the list has loaded, so that they do not delay it. */
export function useTotals({ kind, owner, part }: TotalsQuery, { enabled }: { readonly enabled: boolean }) {
  const query = { kind, expired: part === 'expired' };
  return useQuery({
    queryKey: [...TOTALS, owner, kind, part],
    enabled,
    ...fromOwnersEndpoint(owner, [findMyTotals, findUserTotals], { query }),
  });
}
