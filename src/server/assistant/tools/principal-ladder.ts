import { z } from 'zod';
import { findLadder } from '../../portfolio/figures/income/find-ladder.ts';
import { amountFact, euroFact } from './known-figure.ts';
import { tool } from './tool.ts';

export const principalLadder = tool({
  name: 'principal_ladder',
  description:
    'When the capital of the bonds is repaid, by quarter for two years and then by year, in its currency and in EUR; first, what was due and is not recorded',
  input: z.object({}),
  run: async ({ db, scope, today }) => {
    const rungs = await findLadder({ db, scope }, today);
    return {
      today,
      rungs: rungs.map(({ from, to, isMatured, currency, principal, eur }) => ({
        ...{ from, to, fellDue: isMatured },
        principal: amountFact(principal, currency),
        inEuro: euroFact(eur),
      })),
    };
  },
});
