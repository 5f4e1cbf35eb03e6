import { Decimal } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import { headline, reply, type Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { countMonths, type Answer, type Found } from '../answer.ts';
import { compareWithBound } from '../bound.ts';
import { briefly, comingTable, daysAhead, stateOf } from './coming.ts';
import { flows } from './flows.answer.ts';

type OfSecurity = Found<'listDividends'>['bySecurity'][number];

/** What part of it was withheld. */
const taxPercent = ({ inEuro, tax }: OfSecurity) =>
  inEuro.amount.isZero() ? new Decimal(0) : tax.inEuro.amount.div(inEuro.amount).times(100);

const ORDERS = {
  amount: (one: OfSecurity, other: OfSecurity) => other.inEuro.amount.comparedTo(one.inEuro.amount),
  tax: (one: OfSecurity, other: OfSecurity) => taxPercent(other).comparedTo(taxPercent(one)),
};

/** The sum of each security, the largest first. */
const bySecurity = (found: readonly OfSecurity[], by: keyof typeof ORDERS, { table, percent }: Speech) =>
  table(
    ['isin', 'name', 'count', 'amount', 'tax', { text: '%' }],
    found
      .toSorted(ORDERS[by])
      .map((one) => [one.isin, one.name, one.count, one, one.tax, percent(taxPercent(one))]),
  );

async function find(query: Query, { tools }: Answering) {
  // What is held pays them, whatever of it was sold.
  const { directions: _directions, ...whose } = query.filter;
  const during = query.period?.period;
  return { during, whose, found: await tools.listDividends.run({ filter: whose, period: during }) };
}

/** 'Which share has paid the most?': the one, before the sum of all. */
function mostPaid({ operation, period }: Query, found: Found<'listDividends'>, { say }: Speech): Line {
  if (operation !== 'highest' && operation !== 'lowest') return undefined;
  const isLeast = operation === 'lowest';
  const one = found.bySecurity.toSorted(ORDERS.amount).at(isLeast ? -1 : 0);
  return (
    found.bySecurity.length > 1 &&
    one !== undefined &&
    say('mostDividends', { isLeast, isin: one.isin, during: period?.period, amount: one })
  );
}

/** What of the period is ahead; without a period, the next one. */
async function describeComing(whose: Query['filter'], during: Period | undefined, answering: Answering) {
  const { tools, say, today } = answering;
  const period = during && daysAhead(during, today);
  if (during !== undefined && period === undefined) return undefined;
  const coming = await tools.listComingDividends.run({ filter: whose, period });
  const [next] = coming.dividends;
  if (next === undefined) return undefined;
  const { date: day, isin, amount } = next;
  return during === undefined
    ? reply([], say('comingDividend', { day, isin, amount, state: stateOf(next, answering) }))
    : reply(
        coming.dividends,
        say('dividendsToCome', { count: coming.count, amount: briefly(coming) }),
        comingTable(coming.dividends, answering),
      );
}

/** 'Has it paid yet?': the latest one. */
function latest(query: Query, { dividends: [last] }: Found<'listDividends'>, { say }: Speech): Line {
  const isOfOne = query.filter.isins?.length === 1 && query.isYesNo && query.period === undefined;
  return isOfOne && last !== undefined && say('latestDividend', { day: last.date, amount: last.amount });
}

/** What ETFs and shares paid: in all, and each security's sum or, of one, each payment; and what they will pay. */
export const dividends: Answer = async (query, answering) => {
  const { tools, say, write, table, today } = answering;
  if (query.period !== undefined && query.period.period.from >= today)
    return flows({ ...query, concepts: new Set([...query.concepts, 'measure:dividend']) }, answering);
  const { found, during, whose } = await find(query, answering);
  const coming = await describeComing(whose, during, answering);
  // The sum that is entered with the holding itself, where no single ones are.
  const { dividend } = (await tools.sumHoldings.run({ filter: whose })).all;
  const entered = during === undefined && dividend.count > 0 && say('enteredDividends', { amount: dividend });
  if (found.count === 0)
    return reply({}, entered === false && say('noDividends', { during, whose }), entered, coming);
  const months = countMonths(query, during);
  return reply(
    found.dividends,
    await compareWithBound(query, (query.isAfterTax ? found.afterTax : found).inEuro, { answering, during }),
    query.isAfterTax && say('receivedAfterTax', { amount: briefly(found.afterTax), during, whose }),
    mostPaid(query, found, answering),
    latest(query, found, answering),
    headline(say('dividends', { during, whose, amount: briefly(found), count: found.count }), [
      'dividends',
      write(found.inEuro),
    ]),
    found.byCurrency.length > 1 && say('byCurrency', { amount: found }),
    months !== undefined && say('averageMonth', { euro: found.inEuro.amount.div(months) }),
    say('taxes', { amount: briefly(found.tax) }),
    !query.isAfterTax && say('afterTax', { amount: briefly(found.afterTax) }),
    entered,
    found.bySecurity.length > 1
      ? bySecurity(found.bySecurity, 'amount', answering)
      : table(
          ['date', 'isin', 'amount', 'tax'],
          found.dividends.map(({ date, isin, amount, tax }) => [date, isin, amount, tax]),
          found.count,
        ),
    coming,
    answering.rates(found.rates),
  );
};

/** The tax that was withheld from them. */
export const dividendTax: Answer = async (query, answering) => {
  const { say, rates } = answering;
  const { found, during, whose } = await find(query, answering);
  if (found.count === 0) return reply({}, say('noDividends', { during, whose }));
  return reply(
    found.dividends,
    say('dividendTax', { during, whose, amount: found.tax }),
    bySecurity(found.bySecurity, query.operation === 'list' ? 'amount' : 'tax', answering),
    rates(found.rates),
  );
};
