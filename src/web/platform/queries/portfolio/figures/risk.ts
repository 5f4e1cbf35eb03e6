import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/platform/ids';
import {
  computeMyScenario,
  computeUserScenario,
  findMyRisk,
  findUserRisk,
  type ScenarioBody,
} from '#api/portfolio/figures/risk';
import { call } from '../../../api-client/call.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';

export type RiskOf = 'me' | UserId;

/** Always fetched again, because every change of a deal, a price or a rate changes it. */
export function useRisk(owner: RiskOf) {
  return useQueryInPieces({
    queryKey: ['risk', owner],
    staleTime: 0,
    queryFn: ({ signal }) =>
      owner === 'me' ? call(findMyRisk, { signal }) : call(findUserRisk, { params: { id: owner }, signal }),
  });
}

/** The previous scenario stays until the next one is there. */
export function useScenario(owner: RiskOf, body: ScenarioBody) {
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
