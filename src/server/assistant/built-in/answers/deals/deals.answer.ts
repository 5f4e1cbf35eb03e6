import { isSale } from '#domain/portfolio/holding';
import { reply } from '../../answer-parts.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';

/** 'What was the largest purchase?': which deals are listed, and in which order. */
function listed({ operation, filter: { directions } }: Query) {
  const isExtreme = operation === 'highest' || operation === 'lowest';
  const side = directions?.some((direction) => isSale({ direction })) ? 'sale' : 'purchase';
  const order = operation === 'lowest' ? 'smallest-first' : 'largest-first';
  return isExtreme ? ({ order, side: directions && side } as const) : undefined;
}

/** What was bought and what was sold, with both sums; of the latest deal, or of the largest, that one first. */
export const deals: Answer = async (query, { tools, say, table, units, rates }) => {
  const { directions: _both, ...whose } = query.filter;
  const during = query.period?.period;
  const ranked = listed(query);
  const found = await tools.listDeals.run({ filter: whose, period: during, ...ranked });
  const { count, purchases, sales, deals: rows } = found;
  const [first] = rows;
  if (count === 0) return reply({}, say('noDeals', { during, whose }));
  const written = rows.map(({ kind, quantity, amount: { currency } }) =>
    kind === 'bond' ? { amount: quantity, currency } : units(quantity),
  );
  const isOfLatest = query.concepts.has('time:last') || query.concepts.has('order:latest');
  const isOfFirst = ranked !== undefined || isOfLatest;
  const which = { 'largest-first': 'largestDeal', 'smallest-first': 'smallestDeal' } as const;
  return reply(
    rows,
    first !== undefined &&
      isOfFirst &&
      say(ranked ? which[ranked.order] : 'latestDeal', {
        ...{ ...first, side: say(`side.${first.side}`), quantity: written[0] },
      }),
    say('dealsIn', {
      ...{ during, whose, purchases: purchases.count, sales: sales.count },
      ...{ bought: purchases.inEuro, sold: sales.inEuro },
    }),
    purchases.byCurrency.length > 1 && say('boughtByCurrency', { amount: purchases }),
    sales.byCurrency.length > 1 && say('soldByCurrency', { amount: sales }),
    table(
      ['date', 'deal', 'isin', 'dealt', 'price', 'amount'],
      rows.map(({ side, day, isin, price, amount }, at) => [
        ...[day, say(`side.${side}`), isin, written[at], price, amount],
      ]),
      ranked?.side ? { purchase: purchases, sale: sales }[ranked.side].count : count,
    ),
    rates(found.rates),
  );
};
