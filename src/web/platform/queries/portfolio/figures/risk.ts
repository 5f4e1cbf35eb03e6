import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  computeMyScenario,
  computeUserScenario,
  findMyRisk,
  findUserRisk,
  type ScenarioBody,
} from '#api/portfolio/figures/risk';
import { FRESH, fromOwnersEndpoint } from '../../from-endpoint.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import type { Owner } from '../../shared-keys.ts';

/** Always refetched, because every change of a deal, a price or a rate changes it. */
export function useRisk(owner: Owner) {
  return useQueryInPieces({
    queryKey: ['risk', owner],
    ...FRESH,
    ...fromOwnersEndpoint(owner, [findMyRisk, findUserRisk]),
  });
}

/** The previous scenario stays until the next one is there. Without one, nothing is requested. */
export function useScenario(owner: Owner, body: ScenarioBody | undefined) {
  return useQuery({
    queryKey: ['risk', owner, 'scenario', body],
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: body !== undefined,
    ...fromOwnersEndpoint(owner, [computeMyScenario, computeUserScenario], { body }),
  });
}
