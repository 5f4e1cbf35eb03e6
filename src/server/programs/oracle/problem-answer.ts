import type { ReturnProblem } from '#domain/portfolio/returns/position-flows';
import type { Position } from '#domain/portfolio/positions/position';
import type { Answer } from './answer.ts';

const problemCode = ({ reason }: ReturnProblem) =>
  reason === 'instalments-not-valid' ? 'INVALID_TERMS' : reason.replaceAll('-', '_').toUpperCase();

/** A problem of a position in the vocabulary of the cases: its code, and the deal, security or currency that it is about. */
export function problemAnswer(problem: ReturnProblem): Answer {
  const about = {
    ...('dealId' in problem && problem.dealId !== null && { deal: problem.dealId }),
    ...('isin' in problem && { isin: problem.isin }),
    ...('currency' in problem && { currency: problem.currency }),
  };
  return { ok: false, reason: problem.reason, named: { error: problemCode(problem), ...about } };
}

/** The problem of a portfolio: one of its deals comes before a missing price or rate, whatever position it belongs to. */
export function firstProblem(
  positions: readonly Position[],
  leftOut: readonly { readonly problem: ReturnProblem }[],
): ReturnProblem | undefined {
  const ofDeals = positions.find(({ problem }) => problem !== null)?.problem;
  return ofDeals ?? leftOut[0]?.problem;
}
