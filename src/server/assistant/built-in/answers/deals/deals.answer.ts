import { isSale } from '#domain/portfolio/holding';
import { reply } from '../../answer-parts.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';

/** 'What was the largest purchase?': the order in which deals are listed, and what the first of them is. */
const ENDS = {
  highest: { order: 'highest-first', first: 'largestDeal' },
  lowest: { order: 'lowest-first', first: 'smallestDeal' },
} as const;
const endOf = ({ operation }: Query) =>
  operation === 'highest' || operation === 'lowest' ? ENDS[operation] : undefined;

const sideOf = ({ filter: { directions } }: Query) =>
  directions && (directions.some((direction) => isSale({ direction })) ? 'sale' : 'purchase');

/** What was bought and what was sold, with both sums; of the latest deal, or of the largest, that one first. */
export const deals: Answer = async (query, { tools, say, table, units, rates }) => {
  const { directions: _both, ...whose } = query.filter;
  const during = query.period?.period;
  const end = endOf(query);
  const side = end && sideOf(query);
  const found = await tools.listDeals.run({ filter: whose, period: during, side, order: end?.order });
  const { count, purchases, sales, deals: rows } = found;
  const [first] = rows;
  if (count === 0) return reply({}, say('noDeals', { during, whose }));
  const written = rows.map(({ kind, quantity, amount: { currency } }) =>
    kind === 'bond' ? { amount: quantity, currency } : units(quantity),
  );
  const isOfLatest = query.concepts.has('time:last') || query.concepts.has('order:latest');
  const nameOfFirst = end?.first ?? (isOfLatest ? 'latestDeal' : undefined);
  const { count: listedCount } = side === undefined ? found : { purchase: purchases, sale: sales }[side];
  return reply(
    rows,
    first &&
      nameOfFirst &&
      say(nameOfFirst, { ...first, side: say(`side.${first.side}`), quantity: written[0] }),
    say('dealsIn', {
      ...{ during, whose, purchases: purchases.count, sales: sales.count },
      ...{ bought: purchases.inEuro, sold: sales.inEuro },
    }),
    purchases.byCurrency.length > 1 && say('boughtByCurrency', { amount: purchases }),
    sales.byCurrency.length > 1 && say('soldByCurrency', { amount: sales }),
    table(
      ['date', 'deal', 'isin', 'dealt', 'price', 'amount'],
      rows.map(({ side: own, day, isin, price, amount }, at) => [
        ...[day, say(`side.${own}`), isin, written[at], price, amount],
      ]),
      listedCount,
    ),
    rates(found.rates),
  );
};
