import { isNarrowing } from '#domain/portfolio/holding-filter';
import { reply } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, type Answer } from '../answer.ts';

/** 'What share of my bonds is Bulgarian' is of the bonds; 'what share are ETFs', 'of my portfolio' and 'of my money', of everything. */
function comparedKinds({ filter: { kinds, expired: _expired, ...others }, concepts, namesMoney }: Query) {
  return concepts.has('kind:any') || namesMoney || !isNarrowing(others) ? undefined : kinds;
}

/** What part of the value of the portfolio the holdings that fit are; at cost, where the overview cannot value it in full. */
export const portion: Answer = async (query, { tools, say, rates }) => {
  const filter = query.into === undefined ? query.filter : { ...query.filter, currencies: [query.into] };
  const kinds = comparedKinds({ ...query, filter });
  const which = activeOnly(filter);
  const [part, whole] = [
    await tools.portfolioValue.run({ filter }),
    await tools.portfolioValue.run({ filter: { expired: false, kinds } }),
  ];
  if (!isKnown(part) || !isKnown(whole)) return undefined;
  const isAtCost = whole.leftOutCount > 0;
  const of = { expired: isAtCost ? which.expired : false, kinds };
  const sums = await tools.sumHoldings.run({ filter: of });
  const [some, all] = isAtCost
    ? [(await tools.sumHoldings.run({ filter: which })).all.cost.inEuro, sums.all.cost.inEuro]
    : [part.value, whole.value];
  if (!isKnown(some) || !isKnown(all) || all.amount.isZero()) return reply({}, say('nothingYet'));
  const percent = some.amount.div(all.amount).times(100);
  return reply(
    {},
    say(isAtCost ? 'portionAtCost' : 'portion', { which, percent, part: some, whole: all, of }),
    isAtCost && rates(sums.rates),
  );
};
