import { Decimal } from '#domain/money/decimal';
import { lines, describeProfit } from '../speech.ts';
import { describeSelection } from '../describe-selection.ts';
import type { Concept } from '../understanding/concept.ts';
import type { Answer } from './answer.ts';
import { amountSum } from './sum.answer.ts';

/** Whether those that are asked about made a profit, or a loss: by those whose market price is known. */
export const verdict: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { concepts } = query;
  const filter = { expired: false, ...query.filter, figures: undefined };
  const all = await tools.sumHoldings.run({ filter });
  const unpriced = all.all.withoutMarketPrice;
  const selection = describeSelection(filter, speech);
  if (all.count === 0) return { content: texts.noneFits(selection), facts: {} };
  if (unpriced === all.count)
    return { content: texts.noFigure(texts.measures['market-price'], selection), facts: {} };
  const priced = unpriced === 0 ? filter : { ...filter, having: ['market-price' as const] };
  const asked = { ...query, filter: priced, measure: 'profit' as const, concepts: new Set<Concept>() };
  const [sums, said] = await Promise.all([
    tools.sumHoldings.run({ filter: priced }),
    amountSum(asked, tools, speech),
  ]);
  const made = new Decimal(sums.all.profit.inEuro.amount);
  const isOfLoss = concepts.has('sign:losing') || concepts.has('measure:loss');
  const isSo = isOfLoss ? made.lt(0) : made.gt(0);
  return {
    content: lines(
      isSo ? texts.yes : texts.no,
      said?.content,
      unpriced === 0
        ? undefined
        : texts.unpricedLost(figures.count(unpriced), describeProfit(all.all.profit.inEuro, speech)),
    ),
    facts: said?.facts,
  };
};
