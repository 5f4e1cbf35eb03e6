import { groupBy } from '#domain/group-by';
import { sumDecimals } from '#domain/money/decimal';
import { MAX_ROWS, reply } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';
import { groupName } from '../count.answer.ts';
import { nextYear } from './coming.ts';
import { flows } from './flows.answer.ts';
import { paymentTable, type Payments } from './received.ts';

const MAX_LARGEST = 3;

export function rankedByBond({ byBond, rates }: Payments, query: Query, speech: Speech) {
  return reply(
    byBond,
    speech.say('paidByBond', { isLeast: query.operation === 'lowest' }),
    speech.table(
      ['isin', 'count', 'amount', 'tax'],
      byBond
        .slice(0, query.most ?? MAX_ROWS)
        .map(({ isin, count, amount, inEuro, tax }) => [isin, count, { byCurrency: [amount], inEuro }, tax]),
    ),
    speech.rates(rates),
  );
}

/** 'Which bond pays me the most?': over the next 12 months, for coupons of different frequencies to be alike. */
export const payingMost: Answer = async (query, answering) => {
  const { tools, say, table, rates } = answering;
  const { filter, operation } = query;
  const found = await tools.listComingFlows.run({
    ...{ filter, period: nextYear(answering), only: 'coupons' },
  });
  const bonds = operation === 'lowest' ? found.byBond.toReversed() : found.byBond;
  const [first] = bonds;
  if (first === undefined) return undefined;
  return reply(
    bonds,
    say('paysMost', { isLeast: operation === 'lowest', isin: first.isin, amount: first }),
    table(
      ['isin', 'count', { text: say('column.couponsAhead') }],
      bonds.map((one) => [one.isin, one.count, one]),
    ),
    rates(found.rates),
  );
};

const PAYERS = ['bank', 'currency', 'country', 'issuer'] as const;

/** By which of them payments are added up: 'which currency', 'which issuer'. */
export const payerIn = ({ by, concepts, asksWhich }: Query) =>
  PAYERS.find((one) => (one === 'issuer' ? asksWhich && concepts.has('noun:issuer') : by === one));

/** What the bonds at each bank, in each currency, of each country or issuer paid, the most first. */
export async function paidBy(by: (typeof PAYERS)[number], { byBond }: Payments, answering: Answering) {
  const { tools, say, table, euro } = answering;
  const { holdings } = await tools.listNames.run({});
  const known = new Map(holdings.flatMap((one) => (one.kind === 'bond' ? [[one.id, one]] : [])));
  const payer = ({ id, amount }: Payments['byBond'][number]) => {
    if (by === 'currency') return amount.currency;
    return known.get(id)?.[by] ?? '–';
  };
  const sums = [...groupBy(byBond, payer)].map(([key, paid]) => ({
    name: by === 'issuer' ? key : groupName(by, key, answering),
    sum: sumDecimals(paid.map(({ inEuro }) => inEuro.amount)),
  }));
  const rows = sums.sort((one, other) => other.sum.comparedTo(one.sum));
  return reply(
    {},
    say('paymentsBy'),
    table(
      [by, 'inEuro'],
      rows.map(({ name, sum }) => [name, euro(sum)]),
    ),
  );
}

/** The largest payments, or the smallest, one by one. */
export const extremePayments: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const isHighest = query.operation === 'highest';
  const period = query.period?.period;
  const { payments: rows } = await tools.largestPayments.run({
    ...{ filter: query.filter, period, most: query.most ?? MAX_LARGEST },
    order: isHighest ? 'highest-first' : 'lowest-first',
  });
  const goesOn = period !== undefined && period.to > today;
  const [{ date: day, isin, amount } = {}] = rows;
  return reply(
    rows,
    say('largestReceived', { isLeast: !isHighest, day, isin, amount }),
    rows.length > 1 && [
      say(isHighest ? 'largestPayments' : 'smallestPayments'),
      paymentTable(rows, answering),
    ],
    goesOn && [say('stillToCome'), await flows(query, answering)],
  );
};
