import { z } from 'zod';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IncomeRungOnWire } from '#api/portfolio/figures/income';
import { findLadder } from '../../portfolio/figures/income/find-ladder.ts';
import { amountFact, euroFact } from './known-figure.ts';
import { holdingFilter } from './holding-filter.ts';
import { findDeals } from './portfolio.ts';
import { tool } from './tool.ts';

const rungFact = ({ from, to, currency, principal, eur }: IncomeRungOnWire) => ({
  ...{ from, to },
  principal: amountFact(principal, currency),
  inEuro: euroFact(eur),
});

export const principalLadder = tool({
  name: 'principal_ladder',
  description:
    'When the capital of the bonds is repaid, by quarter for two years and then by year, in its currency and in EUR; first, what was due and is not recorded. Apart from that, in no sum: what the issuers may repay at the first call instead',
  input: z.object({ filter: holdingFilter.default({}) }),
  run: async (portfolio, { filter }) => {
    const { db, scope, today } = portfolio;
    const ids = isNarrowing(filter)
      ? new Set((await findDeals(portfolio, { ...filter, kinds: ['bond'] })).map(({ id }) => id))
      : undefined;
    const rungs = await findLadder({ db, scope }, today, ids);
    return {
      today,
      rungs: rungs
        .filter(({ isCall }) => !isCall)
        .map((rung) => ({ ...rungFact(rung), fellDue: rung.isMatured })),
      firstCalls: rungs.filter(({ isCall }) => isCall).map(rungFact),
    };
  },
});
