import { groupBy } from '#domain/group-by';
import type { CurrencyAmount } from '#domain/money/currency-amount';
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

const PAYERS = ['bank', 'currency', 'country', 'issuer'] as const;
type Payer = (typeof PAYERS)[number];

/** By which of them payments are added up: 'which currency', 'which issuer'. */
export const payerIn = ({ by, concepts, asksWhich }: Query) =>
  PAYERS.find((one) => (one === 'issuer' ? asksWhich && concepts.has('noun:issuer') : by === one));

/** Of bonds without a bank. */
const NO_NAME = '–';

/** What a bond paid or will pay. */
interface Paying {
  readonly id: number;
  readonly count: number;
  readonly inEuro: CurrencyAmount;
}

/** What the bonds at each bank, in each currency, of each country or issuer pay together, the most first. */
async function sumByPayer(by: Payer, bonds: readonly Paying[], answering: Answering) {
  const { holdings } = await answering.tools.listNames.run({});
  const known = new Map(holdings.flatMap((one) => (one.kind === 'bond' ? [[one.id, one]] : [])));
  return [...groupBy(bonds, ({ id }) => known.get(id)?.[by] ?? NO_NAME)]
    .map(([key, paid]) => ({
      name: by === 'issuer' ? key : groupName(by, key, answering),
      count: paid.reduce((sum, { count }) => sum + count, 0),
      amount: { amount: sumDecimals(paid.map(({ inEuro }) => inEuro.amount)), currency: 'EUR' } as const,
    }))
    .sort((one, other) => other.amount.amount.comparedTo(one.amount.amount));
}

/** 'Which bond pays me the most?', 'which bank?': over the next 12 months, for coupons of different frequencies to be alike. */
export const payingMost: Answer = async (query, answering) => {
  const { tools, say, table, rates } = answering;
  const { filter, operation } = query;
  const found = await tools.listComingFlows.run({
    ...{ filter, period: nextYear(answering), only: 'coupons' },
  });
  const isLeast = operation === 'lowest';
  const inOrder = <One>(all: readonly One[]) => (isLeast ? all.toReversed() : all);
  const bonds = inOrder(found.byBond);
  const payer = payerIn(query);
  const ranked =
    payer === undefined
      ? bonds.map((one) => ({ name: one.isin, count: one.count, amount: one }))
      : inOrder(await sumByPayer(payer, found.byBond, answering));
  const first = ranked.find(({ name }) => name !== NO_NAME) ?? ranked[0];
  if (first === undefined) return undefined;
  return reply(
    bonds,
    say('paysMost', { isLeast, ...first }),
    table(
      [payer ?? 'isin', 'count', { text: say('column.couponsAhead') }],
      ranked.map(({ name, count, amount }) => [name, count, amount]),
    ),
    rates(found.rates),
  );
};

/** What the bonds at each bank, in each currency, of each country or issuer paid, the most first. */
export async function paidBy(by: Payer, { byBond }: Payments, answering: Answering) {
  const { say, table } = answering;
  const sums = await sumByPayer(by, byBond, answering);
  return reply(
    {},
    say('paymentsBy'),
    table(
      [by, 'inEuro'],
      sums.map(({ name, amount }) => [name, amount]),
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
