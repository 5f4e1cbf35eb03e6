import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';
import type { LeftOutPosition, LoadedOverview, ValuedPosition } from './load-overview.ts';

type Attention = OverviewOnWire['attention'][number];

const MAX_ITEMS = 100;

const leftItem = ({ position: { kind, isin, currency }, name, problem }: LeftOutPosition): Attention => ({
  ...{ kind, isin, name, currency },
  day: 'day' in problem ? problem.day : null,
  cause: VALUE_PROBLEM_CODES[problem.reason],
  dealId: 'dealId' in problem ? problem.dealId : null,
});

function valuedItem(
  { kind, isin, name, currency, price }: ValuedPosition,
  cause: Attention['cause'],
): Attention {
  return { kind, isin, name, currency, cause, day: cause === 'no_terms' ? null : price.day, dealId: null };
}

/** Positions that need attention, in the order of the causes: left out, valued at their purchase, without terms, at an old price. At most 100. */
export function attentionOnWire({ valued, left }: Pick<LoadedOverview, 'valued' | 'left'>) {
  const lacking = valued.filter(({ value }) => value.lacksAccrued);
  const neverPriced = valued.filter(({ price, mark }) => price.source === 'deal' && mark !== 'known');
  const old = valued.filter(({ price, mark }) => price.source !== 'deal' && mark === 'old');
  const items = [
    ...left.map(leftItem),
    ...neverPriced.map((position) => valuedItem(position, 'purchase_price')),
    ...lacking.map((position) => valuedItem(position, 'no_terms')),
    ...old.map((position) => valuedItem(position, 'old_price')),
  ];
  return { attention: items.slice(0, MAX_ITEMS), attentionCount: items.length };
}
