import { useQuery } from '@tanstack/react-query';
import {
  findMyPosition,
  findUserPosition,
  listMyPositions,
  listUserPositions,
  type Position,
} from '#api/portfolio/figures/positions';
import type { HoldingKind } from '#domain/portfolio/holding';
import type { CostMethod } from '#domain/portfolio/positions/lots';
import { call } from '../../../api-client/call.ts';
import { FRESH, fromOwnersEndpoint } from '../../from-endpoint.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import type { Owner } from '../../shared-keys.ts';

/** Whose positions, of what, on which day and by which method. */
export interface PositionsQuery {
  readonly kind: HoldingKind;
  readonly owner: Owner;
  readonly method: CostMethod;
  /** Undefined: the server's today. */
  readonly on: string | undefined;
}

/** Always refetched, because every change of a deal, a price or a rate changes them. */
export function usePositions({ kind, owner, method, on }: PositionsQuery) {
  const query = { kind, method, on };
  return useQueryInPieces({
    queryKey: ['positions', owner, kind, method, on],
    ...FRESH,
    ...fromOwnersEndpoint(owner, [listMyPositions, listUserPositions], { query }),
  });
}

/** The same position with its working. */
export function useWorkedPosition(
  { owner, method, on }: Omit<PositionsQuery, 'kind'>,
  position: Pick<Position, 'kind' | 'isin' | 'currency'>,
) {
  const { kind, isin, currency } = position;
  const query = { method, on };
  return useQuery({
    queryKey: ['positions', owner, kind, method, on, isin, currency],
    staleTime: 0,
    queryFn: ({ signal }) =>
      owner === 'me'
        ? call(findMyPosition, { params: { kind, isin, currency }, query, signal })
        : call(findUserPosition, { params: { id: owner, kind, isin, currency }, query, signal }),
  });
}
