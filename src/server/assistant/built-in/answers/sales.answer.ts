import { reply, type Line } from '../answer-parts.ts';
import type { Speech } from '../speech.ts';
import type { Answer, Found } from './answer.ts';

type Sales = Found<'listSales'>['sales'];

/** Where there is one sale, its price and day. */
function describeOne([first, ...others]: Sales, { say }: Speech): Line {
  if (first?.how !== 'sale' || others.length > 0) return undefined;
  const { day, quantity, price } = first;
  return say('soldOne', { name: first.name ?? first.isin, day, quantity, price });
}

/** What sales and repayments have brought over their cost, and each of them; unlike the profit of what is held. */
export const sales: Answer = async (query, answering) => {
  const { tools, say, table, rates } = answering;
  const { directions, ...whose } = query.filter;
  const during = query.period?.period;
  const only = directions?.includes('Sell') === true ? 'sales' : undefined;
  const repaid = only === undefined;
  const found = await tools.listSales.run({ filter: whose, period: during, only });
  const { contradictory } = found;
  const unknown = [
    contradictory.length > 0 && say('soldTooMuch', { isins: contradictory.join(', ') }),
    found.closed > 0 && say('closedWithoutSale', { count: found.closed }),
  ];
  if (found.count === 0)
    return reply({}, contradictory.length === 0 && say('nothingSold', { repaid, during, whose }), unknown);
  return reply(
    found.sales,
    say('realised', { repaid, during, whose, gain: found.inEuro }),
    found.byCurrency.length > 1 && say('byCurrency', { amount: found }),
    describeOne(found.sales, answering),
    table(
      ['date', 'isin', 'sold', 'price', 'proceeds', 'cost', 'gain'],
      found.sales.map(({ day, isin, kind, quantity, price, proceeds, cost, gain }) => [
        ...[day, isin],
        kind === 'bond' ? { amount: quantity, currency: cost.currency } : answering.units(quantity),
        ...[price, proceeds, cost, gain],
      ]),
      found.count,
    ),
    unknown,
    rates(found.rates),
  );
};

/** 'What have I sold?', 'at what price?': the sales; those that contradict the purchases as the list has them. */
export const soldOr =
  (other: Answer): Answer =>
  async (query, answering) => {
    const { directions, ...filter } = query.filter;
    if (directions?.includes('Sell') !== true) return other(query, answering);
    const period = query.period?.period;
    const sold = await answering.tools.listSales.run({ filter, period, only: 'sales' });
    const listed = await answering.tools.listHoldings.run({ filter: { ...query.filter, bought: period } });
    return (sold.count > 0 || listed.count === 0 ? sales : other)(query, answering);
  };
