import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { shiftedValue } from '#domain/portfolio/risk/value-shift';
import { holdingFilter } from './holding-filter.ts';
import { portfolioValue } from './portfolio-value.ts';
import { tool } from './tool.ts';

const euro = (amount: Decimal) => ({ amount, currency: 'EUR' as const });

export const valueScenario = tool({
  name: 'value_scenario',
  description:
    'What if the prices or the currencies of a part of the portfolio move by some percent: the value of the part and of everything before and after, in EUR. With euroMoves the euro itself moves against the currencies of the part',
  input: z.object({
    filter: holdingFilter.default({}),
    percent: z.string().regex(/^-?\d+(?:\.\d+)?$/),
    euroMoves: z.boolean().default(false),
  }),
  run: async (portfolio, { filter, percent, euroMoves }) => {
    const lookup = portfolioValue.bind(portfolio);
    const [part, all] = [await lookup.run({ filter }), await lookup.run({})];
    if ('notKnown' in part || 'notKnown' in part.value) return { notKnown: 'nothing of it has a value' };
    if ('notKnown' in all || 'notKnown' in all.value) return { notKnown: 'nothing has a value' };
    const move = new Decimal(percent);
    const before = part.value.amount;
    const after = shiftedValue(before, move, euroMoves);
    const change = after.minus(before);
    return {
      movePercent: move,
      part: { before: euro(before), after: euro(after), change: euro(change) },
      all: { before: all.value, after: euro(all.value.amount.plus(change)) },
      ofAllPercent: change.div(all.value.amount).times(100),
      leftOutCount: part.leftOutCount,
    };
  },
});
