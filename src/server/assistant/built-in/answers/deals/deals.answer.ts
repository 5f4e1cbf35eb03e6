import { reply } from '../../answer-parts.ts';
import type { Answer } from '../answer.ts';

/** What was bought and what was sold, with both sums; of the latest deal that one first. */
export const deals: Answer = async (query, { tools, say, table, units, rates }) => {
  const { directions: _both, ...whose } = query.filter;
  const during = query.period?.period;
  const found = await tools.listDeals.run({ filter: whose, period: during });
  const { count, purchases, sales, deals: rows } = found;
  const [latest] = rows;
  if (latest === undefined) return reply({}, say('noDeals', { during, whose }));
  const written = rows.map(({ kind, quantity, amount: { currency } }) =>
    kind === 'bond' ? { amount: quantity, currency } : units(quantity),
  );
  const isOfLatest = query.concepts.has('time:last') || query.concepts.has('order:latest');
  return reply(
    rows,
    isOfLatest && say('latestDeal', { ...latest, side: say(`side.${latest.side}`), quantity: written[0] }),
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
      count,
    ),
    rates(found.rates),
  );
};
