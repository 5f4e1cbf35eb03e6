import { addDays, LATEST_DATE } from '#domain/calendar-date';
import { groupBy } from '#domain/group-by';
import { roundedAmount, sumsByCurrency } from '#domain/money/currency-amount';
import { sumDecimals } from '#domain/money/decimal';
import { MAX_ROWS, reply, type Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, isOfCoupons, countMonths, type Answer, type Found } from '../answer.ts';
import { groupName } from '../count.answer.ts';
import { dividends as dividendsAlone } from './dividends.answer.ts';
import { flows } from './flows.answer.ts';
import { findStep } from './in-steps.ts';
import { overdue } from './overdue.answer.ts';
import { paidInSteps } from './paid-in-steps.answer.ts';

const MAX_LARGEST = 3;
type Payments = Found<'listPayments'>;

const paymentTable = (payments: Payments['payments'], { table }: Speech, count?: number) =>
  table(
    ['date', 'isin', 'amount', 'tax'],
    payments.map(({ date, isin, amount, tax }) => [date, isin, amount, tax]),
    count,
  );

const isRanked = ({ operation }: Query) => operation === 'highest' || operation === 'lowest';

/** The payments that are asked about, and of which period and holdings, as it is said behind a sentence. */
async function find(query: Query, { tools, say }: Answering) {
  const { filter: whose } = query;
  const during = query.period?.period;
  const found = await tools.listPayments.run({
    ...{ filter: whose, period: during, most: MAX_ROWS },
    bondsBy: query.intent === 'taxes-paid' ? 'tax' : 'amount',
    bondsOrder: query.operation === 'lowest' ? 'lowest-first' : 'highest-first',
  });
  const undated = during !== undefined && found.undated > 0 && say('undated', { count: found.undated });
  return { found, during, whose, undated, none: say('noPayments', { during, whose }) };
}

function rankedByBond({ byBond, rates }: Payments, query: Query, speech: Speech) {
  const by = query.intent === 'taxes-paid' ? 'tax' : 'amount';
  return reply(
    byBond,
    speech.say(`paidByBond.${by}`, { isLeast: query.operation === 'lowest' }),
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

/** By which of them payments are added up: 'which currency', 'which issuer'. */
const payerIn = ({ by, concepts, asksWhich }: Query) =>
  PAYERS.find((one) => (one === 'issuer' ? asksWhich && concepts.has('noun:issuer') : by === one));

/** What the bonds at each bank, in each currency, of each country or issuer paid, the most first. */
async function paidBy(by: (typeof PAYERS)[number], { byBond }: Payments, answering: Answering) {
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
const extremePayments: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const isHighest = query.operation === 'highest';
  const period = query.period?.period;
  const { payments: rows } = await tools.largestPayments.run({
    ...{ filter: query.filter, period, most: query.most ?? MAX_LARGEST },
    order: isHighest ? 'highest-first' : 'lowest-first',
  });
  const goesOn = period !== undefined && period.to > today;
  return reply(
    rows,
    say(isHighest ? 'largestPayments' : 'smallestPayments'),
    paymentTable(rows, answering),
    goesOn && (await flows(query, answering)),
  );
};

const asksLatest = ({ concepts, period }: Query) =>
  period === undefined &&
  (concepts.has('time:last') || concepts.has('order:latest') || concepts.has('order:last-bought'));

/** Unless coupons are named, dividends are payments, too: their sum, and both together. */
async function describeDividends(query: Query, found: Payments, { tools, say }: Answering) {
  if (isOfCoupons(query)) return undefined;
  const { filter: whose } = query;
  const during = query.period?.period;
  const paid = await tools.listDividends.run({ filter: whose, period: during });
  if (paid.count === 0) return undefined;
  const gross = {
    byCurrency: sumsByCurrency([...found.byCurrency, ...paid.byCurrency]),
    inEuro: roundedAmount(found.inEuro.amount.plus(paid.inEuro.amount), 'EUR'),
  };
  const net = found.afterTax.amount.plus(paid.afterTax.inEuro.amount);
  return [
    say('dividends', { during, whose, amount: paid }),
    found.count > 0 && say('bothTogether', { gross, net }),
  ];
}

/** 'Coupons this year': what has come, and what of the period is ahead. */
async function describeRest(
  query: Query,
  { inEuro }: Payments,
  { tools, say, today }: Answering,
): Promise<Line> {
  const period = query.period?.period;
  if (period === undefined || period.to <= today || period.to === LATEST_DATE) return undefined;
  const rest = await tools.listComingFlows.run({
    filter: query.filter,
    period: { from: addDays(today, 1), to: period.to },
    only: 'coupons',
  });
  return rest.count > 0 && say('couponParts', { received: inEuro, toCome: rest.coupons });
}

/** Without coupons: the dividends, unless coupons are named; else what was due. */
const withoutCoupons = async (query: Query, none: readonly Line[], answering: Answering) => {
  const { filter } = query;
  const period = query.period?.period;
  const { count } = await answering.tools.listDividends.run({ filter, period });
  if (count > 0 && !isOfCoupons(query))
    return (findStep(query) === undefined ? dividendsAlone : paidInSteps)(query, answering);
  const missed = await answering.tools.listOverdue.run({ filter, period });
  return reply({}, none, missed.count > 0 && (await overdue(query, answering)));
};

export const payments: Answer = async (query, answering) => {
  const { say, today } = answering;
  const { found, during, whose, undated, none } = await find(query, answering);
  const rest = await describeRest(query, found, answering);
  if (found.count === 0) return withoutCoupons(query, [none, rest, undated], answering);
  if (findStep(query) !== undefined && !isRanked(query)) return paidInSteps(query, answering);
  const payer = payerIn(query);
  if (payer !== undefined) return paidBy(payer, found, answering);
  if (asksLatest(query)) {
    const latest = found.payments.slice(0, query.most ?? 1);
    return reply(latest, say('lastPayment'), paymentTable(latest, answering));
  }
  const isOfBonds = query.concepts.has('kind:bond') || query.concepts.has('kind:any');
  if (isRanked(query))
    return isOfBonds ? rankedByBond(found, query, answering) : extremePayments(query, answering);
  const months = during && during.to <= today ? countMonths(query, during) : undefined;
  return reply(
    found.payments,
    say('payments', { during, whose, count: found.count }),
    rest,
    say('beforeTax', { amount: found }),
    say('taxes', { amount: found.tax }),
    say('afterTax', { amount: found.afterTax }),
    query.operation === 'average' && found.mean !== null && say('averagePayment', { amount: found.mean }),
    months !== undefined && say('averageMonth', { euro: found.inEuro.amount.div(months) }),
    await describeDividends(query, found, answering),
    paymentTable(found.payments, answering, found.count),
    undated,
    answering.rates(found.rates),
  );
};

/** The largest payments one by one, or the bonds that paid the most. */
export const largest: Answer = (query, answering) =>
  payments({ ...query, operation: query.operation === 'lowest' ? 'lowest' : 'highest' }, answering);

/** The securities of which tax was withheld. */
function taxTable(
  { byBond }: Payments,
  { bySecurity }: Found<'listDividends'>,
  { table }: Speech,
): string | undefined {
  const rows = [
    ...byBond.filter(({ tax }) => !tax.amount.isZero()).map(({ isin, tax }) => [isin, tax]),
    ...bySecurity.filter(({ tax }) => !tax.inEuro.amount.isZero()).map(({ isin, tax }) => [isin, tax]),
  ];
  return rows.length > 1 ? table(['isin', 'tax'], rows) : undefined;
}

export const taxes: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const { found, during, whose, undated, none } = await find(query, answering);
  if (isRanked(query)) return rankedByBond(found, query, answering);
  const dividends = await tools.listDividends.run({ filter: whose, period: during });
  const { taxes: entered } = (await tools.sumHoldings.run({ filter: whose })).all;
  const hasDividends = dividends.count > 0;
  const all = roundedAmount(found.tax.amount.plus(dividends.tax.inEuro.amount), 'EUR');
  return reply(
    found.payments,
    found.count > 0
      ? [say('taxPaid', { amount: found.tax, during, whose }), say('beforeTax', { amount: found })]
      : !hasDividends && none,
    hasDividends && say('dividendTax', { amount: dividends.tax, during, whose }),
    found.count > 0 && hasDividends && say('inAll', { amount: all }),
    taxTable(found, dividends, answering),
    during === undefined && entered.count > 0 && say('taxOfBonds', { amount: entered.inEuro }),
    undated,
  );
};

/** What was earned: by payments, and from prices where no period is asked for, which prices have none of. */
export const earnings: Answer = async (query, answering) => {
  const { tools, say, rates } = answering;
  const { found, during, whose, undated, none } = await find(query, answering);
  const [gross, net] = [found.inEuro, found.afterTax];
  if (during !== undefined) {
    const coupons = found.count > 0 && say('earnings', { whose, during, gross, net });
    const dividends = await describeDividends(query, found, answering);
    const isPaid = coupons !== false || dividends !== undefined;
    return reply({}, isPaid ? [coupons, dividends] : none, undated, rates(found.rates));
  }
  const which = activeOnly(query.filter);
  const held = await tools.sumHoldings.run({ filter: which });
  if (held.count === 0 && found.count === 0) return reply({}, say('noneFits', { which: whose }));
  const { profit, dividend } = held.all;
  const hasBonds = which.kinds?.includes('bond') ?? (which.isins === undefined || found.count > 0);
  return reply(
    {},
    say('earnedByPrice', { which, profit: profit.inEuro }),
    hasBonds && say('paidInAll', { whose, gross, net }),
    hasBonds && query.filter.expired === undefined && say('expiredToo'),
    dividend.count > 0 && say('total', { totalOf: 'dividend', which, amount: dividend.inEuro }),
    rates(held.rates),
  );
};
