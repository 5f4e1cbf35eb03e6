import { Decimal } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { countMonths, type Answer, type Found } from '../answer.ts';

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
  const { filter: whose } = query;
  const during = query.period?.period;
  return { during, whose, found: await tools.listDividends.run({ filter: whose, period: during }) };
}

/** What ETFs and shares paid: in all, and each security's sum or, of one, each payment. */
export const dividends: Answer = async (query, answering) => {
  const { tools, say, table } = answering;
  const { found, during, whose } = await find(query, answering);
  // The sum that is entered with the holding itself, where no single ones are.
  const { dividend } = (await tools.sumHoldings.run({ filter: whose })).all;
  const entered = during === undefined && dividend.count > 0 && say('enteredDividends', { amount: dividend });
  if (found.count === 0)
    return reply({}, entered === false && say('noDividends', { during, whose }), entered);
  const months = countMonths(query, during);
  return reply(
    found.dividends,
    say('dividends', { during, whose, amount: found }),
    months !== undefined && say('averageMonth', { euro: found.inEuro.amount.div(months) }),
    say('taxes', { amount: found.tax }),
    say('afterTax', { amount: found.afterTax }),
    entered,
    found.bySecurity.length > 1
      ? bySecurity(found.bySecurity, 'amount', answering)
      : table(
          ['date', 'isin', 'amount', 'tax'],
          found.dividends.map(({ date, isin, amount, tax }) => [date, isin, amount, tax]),
          found.count,
        ),
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
