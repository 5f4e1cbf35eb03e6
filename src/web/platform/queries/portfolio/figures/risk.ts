import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  computeMyScenario,
  computeUserScenario,
  findMyRisk,
  findUserRisk,
  type ScenarioBody,
} from '#api/portfolio/figures/risk';
import { call } from '../../../api-client/call.ts';
import { FRESH, fromEndpoint } from '../../from-endpoint.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import type { Owner } from '../../shared-keys.ts';

/** Always fetched again, because every change of a deal, a price or a rate changes it. */
export function useRisk(owner: Owner) {
  return useQueryInPieces({
    queryKey: ['risk', owner],
    ...FRESH,
    ...(owner === 'me' ? fromEndpoint(findMyRisk) : fromEndpoint(findUserRisk, { params: { id: owner } })),
  });
}

/** The previous scenario stays until the next one is there. */
export function useScenario(owner: Owner, body: ScenarioBody) {
  return useQuery({
    queryKey: ['risk', owner, 'scenario', body],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      owner === 'me'
        ? call(computeMyScenario, { body, signal })
        : call(computeUserScenario, { params: { id: owner }, body, signal }),
  });
}
