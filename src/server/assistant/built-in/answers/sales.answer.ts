import { Decimal } from '#domain/money/decimal';
import { reply, type Line } from '../answer-parts.ts';
import type { Plain } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import { TERM_TEXTS } from '../texts/glossary-terms.ts';
import type { Query } from '../understanding/query.ts';
import { isOfOne, type Answer, type Found } from './answer.ts';
import { findStep, stepsBack } from './payments/in-steps.ts';

const MAX_CLOSED = 3;

type Sales = Found<'listSales'>['sales'];

/** Where there is one sale or repayment, its price and day, and how its gain comes about. */
function describeOne([first, ...others]: Sales, { say }: Speech): Line {
  if (first === undefined || others.length > 0) return undefined;
  const { isin, day, quantity, price, proceeds, cost, gain } = first;
  return [
    first.how === 'sale'
      ? say('soldOne', { name: first.name ?? isin, day, quantity, price })
      : say('repaidOne', { isin, day, proceeds }),
    gain !== null && say('saleWorking', { proceeds, cost, gain }),
  ];
}

/** What is no longer held without a sale: one by one, if it is not much. */
const describeClosed = (closed: Sales, { say }: Speech): Line =>
  closed.length > MAX_CLOSED
    ? say('closedWithoutSale', { count: closed.length })
    : closed.map(({ isin, day, cost }) => say('closedOne', { isin, day, cost }));

/** 'Which sale made most?': the largest gain first, or the smallest. */
function inOrder(sales: Sales, { operation }: Query): Sales {
  if (operation !== 'highest' && operation !== 'lowest') return sales;
  const gain = ({ gainInEuro }: Sales[number]) => gainInEuro?.amount ?? new Decimal(0);
  const largestFirst = sales.toSorted((one, other) => gain(other).comparedTo(gain(one)));
  return operation === 'highest' ? largestFirst : largestFirst.toReversed();
}

function describeFirst([first]: Sales, { operation }: Query, { say }: Speech): Line {
  const { isin = '', day = null, gain = null } = first ?? {};
  if (gain === null || (operation !== 'highest' && operation !== 'lowest')) return undefined;
  return say('bestSale', { isLeast: operation === 'lowest', isin, day, gain });
}

/** 'By year': the gain of each, the last one first. */
async function gainInSteps(query: Query, { tools, table, today }: Answering): Promise<Line> {
  const step = findStep(query) ?? 'year';
  const { directions, ...filter } = query.filter;
  const only = directions?.includes('Sell') === true ? 'sales' : undefined;
  const rows: Plain[][] = [];
  const all = query.period?.period;
  let left = (await tools.listSales.run({ filter, period: all, only })).count;
  for (const { name, period } of stepsBack(all, step, today)) {
    if (left <= 0) break;
    const { count, inEuro } = await tools.listSales.run({ filter, period, only });
    left -= count;
    if (count > 0) rows.push([name, inEuro]);
  }
  return rows.length > 1 && table([step, 'gain'], rows);
}

/** 'What profit did the sales bring?', rather than 'how much was sold?' */
const asksGain = ({ measures, terms, operation, concepts }: Query) =>
  measures.includes('profit') ||
  measures.includes('profit-percent') ||
  terms.includes('realised-gain') ||
  concepts.has('op:compare') ||
  operation === 'highest' ||
  operation === 'lowest';

/** What sales and repayments have brought over their cost, and each of them; unlike the profit of what is held. */
export const sales: Answer = async (query, answering) => {
  const { tools, say, table, rates, language } = answering;
  const { directions, ...whose } = query.filter;
  const during = query.period?.period;
  const only = directions?.includes('Sell') === true ? 'sales' : undefined;
  const repaid = only === undefined;
  const found = await tools.listSales.run({ filter: whose, period: during, only });
  const { contradictory } = found;
  const unknown = [
    contradictory.length > 0 && say('soldTooMuch', { isins: contradictory.join(', ') }),
    describeClosed(found.closed, answering),
  ];
  const isEmpty = contradictory.length === 0 && !(found.closed.length > 0 && isOfOne(query));
  if (found.count === 0)
    return reply(found.closed, isEmpty && say('nothingSold', { repaid, during, whose }), unknown);
  const sold = inOrder(found.sales, query);
  return reply(
    sold,
    describeFirst(sold, query, answering),
    !repaid &&
      !asksGain(query) &&
      say('soldFor', { count: found.count, during, whose, proceeds: found.proceeds }),
    say('realised', { repaid, during, whose, gain: found.inEuro }),
    findStep(query) && (await gainInSteps(query, answering)),
    found.byCurrency.length > 1 && say('byCurrency', { amount: found }),
    describeOne(sold, answering),
    query.asksMethod && TERM_TEXTS['realised-gain'][language],
    table(
      ['date', 'isin', 'sold', 'price', 'proceeds', 'cost', 'gain'],
      sold.map(({ day, isin, kind, quantity, price, proceeds, cost, gain }) => [
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

/** Of what is no longer held, how it ended: what it brought, or that this is not known. */
export const endedOr =
  (other: Answer, ended: Answer = sales): Answer =>
  async (query, answering) => {
    const { expired: _expired, figures: _figures, ...filter } = query.filter;
    if (!isOfOne(query) || query.period !== undefined) return other(query, answering);
    const { sumHoldings, listSales } = answering.tools;
    const held = await sumHoldings.run({ filter: { ...filter, expired: false } });
    const { count, closed } = await listSales.run({ filter });
    const hasEnded = held.count === 0 && count + closed.length > 0;
    return (hasEnded ? ended : other)({ ...query, filter: hasEnded ? filter : query.filter }, answering);
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
