import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { INTEREST_PROBLEM_CODES, VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';
import type { LeftOutPosition, LoadedOverview, ValuedPosition } from './load-overview.ts';

type Attention = OverviewOnWire['attention'][number];

const MAX_ITEMS = 100;

const leftItem = ({ position: { kind, isin, currency }, name, problem }: LeftOutPosition): Attention => ({
  ...{ kind, isin, name, currency },
  day: 'day' in problem ? problem.day : null,
  cause: VALUE_PROBLEM_CODES[problem.reason],
  dealId: 'dealId' in problem ? problem.dealId : null,
});

const pricedItem = (
  { kind, isin, name, currency, price }: ValuedPosition,
  cause: Attention['cause'],
): Attention => ({ kind, isin, name, currency, cause, day: price.day, dealId: null });

function interestItem({ kind, isin, name, currency, value }: ValuedPosition): Attention[] {
  if (value.interestProblem === null) return [];
  const cause = INTEREST_PROBLEM_CODES[value.interestProblem];
  return [{ kind, isin, name, currency, cause, day: null, dealId: null }];
}

/** Positions that need attention, in the order of the causes: left out, valued at their purchase, without known interest, at an old price. At most 100. */
export function attentionOnWire({ valued, left }: Pick<LoadedOverview, 'valued' | 'left'>) {
  const neverPriced = valued.filter(({ price, mark }) => price.source === 'deal' && mark !== 'known');
  const old = valued.filter(({ price, mark }) => price.source !== 'deal' && mark === 'old');
  const items = [
    ...left.map(leftItem),
    ...neverPriced.map((position) => pricedItem(position, 'purchase_price')),
    ...valued.flatMap(interestItem),
    ...old.map((position) => pricedItem(position, 'old_price')),
  ];
  return { attention: items.slice(0, MAX_ITEMS), attentionCount: items.length };
}
