import { addDays, LATEST_DATE } from '#domain/calendar-date';
import { sumsByCurrency } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import type { Tools } from '../../../tools/create-tools.ts';
import { MAX_ROWS, reply, type Line, type SpokenAnswer, type Speech } from '../../speech.ts';
import { wholeMonths } from '../../understanding/periods/period-arithmetic.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, isOfCoupons, placed, withMeasure, type Answer } from '../answer.ts';
import { dividends as dividendsAlone } from './dividends.answer.ts';
import { extremes } from '../list.answer.ts';
import { overdue } from './overdue.answer.ts';
import { stepOf } from './in-steps.ts';
import { paidInSteps } from './paid-in-steps.answer.ts';

const MAX_LARGEST = 3;
type Payments = Awaited<ReturnType<Tools['listPayments']['run']>>;

function paymentTable(payments: Payments['payments'], speech: Speech, count?: number): string {
  const { columns } = speech.texts;
  return speech.table(
    [columns.date, columns.isin, columns.amount, columns.tax],
    payments.map(({ date, isin, amount, tax }) => [
      date === null ? '–' : speech.day(date),
      isin,
      speech.money(amount),
      speech.money(tax),
    ]),
    count,
  );
}

const isRanked = ({ operation }: Query) => operation === 'highest' || operation === 'lowest';

/** The payments that are asked about, and of which period and holdings, as it is said behind a sentence. */
async function find(query: Query, tools: Tools, speech: Speech) {
  const { filter } = query;
  const period = placed(query, speech.today, 'behind');
  const found = await tools.listPayments.run({
    ...{ filter, period, most: MAX_ROWS },
    bondsBy: query.intent === 'taxes-paid' ? 'tax' : 'amount',
    bondsOrder: query.operation === 'lowest' ? 'lowest-first' : 'highest-first',
  });
  const { texts, count } = speech;
  const [during, whose] = [speech.during(period), speech.narrowing(filter)];
  const undated = period !== undefined && found.undated > 0 && texts.undated(count(found.undated));
  return { found, period, during, whose, undated, none: texts.noPayments(during, whose) };
}

function rankedByBond(found: Payments, query: Query, speech: Speech): SpokenAnswer {
  const { texts, count, money } = speech;
  const shown = found.byBond.slice(0, query.most ?? MAX_ROWS);
  return reply(
    found.byBond,
    texts.paidByBond(query.intent === 'taxes-paid' ? 'tax' : 'amount', query.operation === 'lowest'),
    speech.table(
      [texts.columns.isin, texts.columns.count, texts.columns.amount, texts.columns.tax],
      shown.map((one) => [one.isin, count(one.count), speech.sums([one.amount], one.inEuro), money(one.tax)]),
    ),
    speech.rates(found.rates),
  );
}

/** What the bonds at each bank paid, the most first. */
async function paidByBank({ byBond }: Payments, tools: Tools, speech: Speech): Promise<SpokenAnswer> {
  const { holdings } = await tools.listNames.run({});
  const banks = new Map(holdings.flatMap(({ id, kind, bank }) => (kind === 'bond' ? [[id, bank]] : [])));
  const sums = new Map<string, Decimal>();
  for (const { id, inEuro } of byBond) {
    const bank = banks.get(id) ?? '–';
    sums.set(bank, (sums.get(bank) ?? new Decimal(0)).plus(inEuro.amount));
  }
  const rows = [...sums].sort(([, one], [, other]) => other.comparedTo(one));
  return reply(
    {},
    speech.whole.paymentsBy,
    speech.table(
      [speech.whole.columns.bank, speech.texts.columns.inEuro],
      rows.map(([bank, sum]) => [bank, speech.euro(sum)]),
    ),
  );
}

/** The largest payments, or the smallest, one by one. */
const extremePayments: Answer = async ({ filter, operation, most, ...query }, tools, speech) => {
  const isHighest = operation === 'highest';
  const { payments: rows } = await tools.largestPayments.run({
    filter,
    period: placed({ ...query, filter, operation, most }, speech.today, 'behind'),
    order: isHighest ? 'highest-first' : 'lowest-first',
    most: most ?? MAX_LARGEST,
  });
  const { largestPayments, smallestPayments } = speech.texts;
  return reply(rows, isHighest ? largestPayments : smallestPayments, paymentTable(rows, speech));
};

interface Answering {
  readonly tools: Tools;
  readonly speech: Speech;
}

const asksLatest = ({ concepts, period }: Query) =>
  period === undefined &&
  (concepts.has('time:last') || concepts.has('order:latest') || concepts.has('order:last-bought'));

/** Unless coupons are named, dividends are payments, too: their sum, and both together. */
async function describeDividends(query: Query, found: Payments, { tools, speech }: Answering) {
  const { texts, sums, euro } = speech;
  if (isOfCoupons(query)) return [];
  const period = placed(query, speech.today, 'behind');
  const paid = await tools.listDividends.run({ filter: query.filter, period });
  if (paid.count === 0) return [];
  const add = (one: string | Decimal, other: string | Decimal) => ({
    amount: new Decimal(one).plus(other),
    currency: 'EUR' as const,
  });
  const gross = add(found.inEuro.amount, paid.inEuro.amount);
  const net = add(found.afterTax.amount, paid.afterTax.inEuro.amount);
  return [
    texts.dividends(
      sums(paid.byCurrency, paid.inEuro),
      speech.during(period),
      speech.narrowing(query.filter),
    ),
    texts.bothTogether(
      sums(sumsByCurrency([...found.byCurrency, ...paid.byCurrency]), gross),
      euro(net.amount),
    ),
  ];
}

/** 'Coupons this year': what has come, and what of the period is ahead. */
async function describeRest(query: Query, found: Payments, { tools, speech }: Answering): Promise<Line> {
  const { today, whole, money } = speech;
  const period = placed(query, today, 'behind');
  if (period === undefined || period.to <= today || period.to === LATEST_DATE) return undefined;
  const rest = await tools.listComingFlows.run({
    filter: query.filter,
    period: { from: addDays(today, 1), to: period.to },
    only: 'coupons',
  });
  return rest.count > 0 && whole.couponParts(money(found.inEuro), money(rest.coupons));
}

export const payments: Answer = async (query, tools, speech) => {
  const { texts, count, money, sums } = speech;
  const { found, during, whose, undated, none } = await find(query, tools, speech);
  const rest = await describeRest(query, found, { tools, speech });
  if (found.count === 0) {
    const paid = isOfCoupons(query) ? undefined : await dividendsAlone(query, tools, speech);
    if (paid !== undefined && paid.facts !== undefined && Array.isArray(paid.facts)) return paid;
    const missed = await tools.listOverdue.run({
      filter: query.filter,
      period: placed(query, speech.today, 'behind'),
    });
    const due = missed.count > 0 ? await overdue(query, tools, speech) : undefined;
    return reply(due?.facts ?? {}, none, rest, undated, due?.content);
  }
  if (stepOf(query) !== undefined && !isRanked(query)) return paidInSteps(query, tools, speech);
  if (query.by === 'bank') return paidByBank(found, tools, speech);
  if (asksLatest(query)) {
    const latest = found.payments.slice(0, query.most ?? 1);
    return reply(latest, texts.lastPayment, paymentTable(latest, speech));
  }
  const isOfBonds = query.concepts.has('kind:bond') || query.concepts.has('kind:any');
  if (isRanked(query) && !isOfBonds) return extremePayments(query, tools, speech);
  if (isRanked(query)) return rankedByBond(found, query, speech);
  return reply(
    found.payments,
    texts.payments(count(found.count), during, whose),
    rest,
    texts.line(texts.beforeTax, sums(found.byCurrency, found.inEuro)),
    texts.line(texts.taxes, money(found.tax)),
    texts.line(texts.afterTax, money(found.afterTax)),
    query.operation === 'average' && found.mean !== null && texts.averagePayment(money(found.mean)),
    averageMonth(query, found, speech),
    ...(await describeDividends(query, found, { tools, speech })),
    paymentTable(found.payments, speech, found.count),
    undated,
    speech.rates(found.rates),
  );
};

/** 'On average each month', of whole months that are over. */
function averageMonth(query: Query, { inEuro }: Payments, speech: Speech): string | undefined {
  const period = placed(query, speech.today, 'behind');
  if (query.operation !== 'average' || !query.concepts.has('time:month') || period === undefined)
    return undefined;
  const months = wholeMonths(period);
  return months === undefined || period.to > speech.today
    ? undefined
    : speech.texts.averageMonth(speech.euro(new Decimal(inEuro.amount).div(months)));
}

/** The largest payments one by one, or the bonds that paid the most. */
export const largest: Answer = (query, ...rest) =>
  payments({ ...query, operation: query.operation === 'lowest' ? 'lowest' : 'highest' }, ...rest);

type Dividends = Awaited<ReturnType<Tools['listDividends']['run']>>['bySecurity'];

/** The securities of which tax was withheld. */
function taxTable({ byBond }: Payments, securities: Dividends, speech: Speech): string | undefined {
  const { texts, money, sums } = speech;
  const rows = [
    ...byBond.filter(({ tax }) => !new Decimal(tax.amount).isZero()).map((one) => [one.isin, money(one.tax)]),
    ...securities
      .filter(({ tax }) => !new Decimal(tax.inEuro.amount).isZero())
      .map(({ isin, tax }) => [isin, sums(tax.byCurrency, tax.inEuro)]),
  ];
  return rows.length > 1 ? speech.table([texts.columns.isin, texts.columns.tax], rows) : undefined;
}

export const taxes: Answer = async (query, tools, speech) => {
  const { texts, money, sums } = speech;
  const { found, period, during, whose, undated, none } = await find(query, tools, speech);
  if (isRanked(query)) return rankedByBond(found, query, speech);
  const dividends = await tools.listDividends.run({ filter: query.filter, period });
  const all = new Decimal(found.tax.amount).plus(dividends.tax.inEuro.amount);
  const { taxes: ofBonds } = (await tools.sumHoldings.run({ filter: query.filter })).all;
  return reply(
    found.payments,
    found.count > 0 ? texts.taxPaid(money(found.tax), during, whose) : dividends.count === 0 && none,
    found.count > 0 && texts.line(texts.beforeTax, sums(found.byCurrency, found.inEuro)),
    dividends.count > 0 &&
      texts.dividendTax(sums(dividends.tax.byCurrency, dividends.tax.inEuro), during, whose),
    found.count > 0 && dividends.count > 0 && texts.line(texts.inAll, speech.euro(all)),
    taxTable(found, dividends.bySecurity, speech),
    period === undefined && ofBonds.count > 0 && texts.taxOfBonds(money(ofBonds.inEuro)),
    undated,
  );
};

/** What was earned: by payments, and from prices where no period is asked for, which prices have none of. */
export const earnings: Answer = async (query, tools, speech) => {
  const { texts, money, selection } = speech;
  const { found, period, during, whose, undated, none } = await find(query, tools, speech);
  if (isRanked(query)) {
    const byPrice = await extremes(withMeasure({ ...query, period: undefined }, 'profit'), tools, speech);
    const paid = found.count === 0 ? undefined : rankedByBond(found, query, speech);
    const said = [paid, byPrice].flatMap((one) => one ?? []);
    return {
      content: said.map(({ content }) => content).join('\n\n'),
      facts: said.map(({ facts }) => facts),
    };
  }
  const [gross, net] = [money(found.inEuro), money(found.afterTax)];
  if (period !== undefined) {
    const paid = found.count === 0 ? none : texts.earnings(whose, { period: during, gross, net });
    return reply({}, paid, texts.noPeriodOfProfit, undated, speech.rates(found.rates));
  }
  const filter = activeOnly(query.filter);
  const held = await tools.sumHoldings.run({ filter });
  if (held.count === 0 && found.count === 0) return reply({}, texts.noneFits(selection(query.filter)));
  const { profit, dividend } = held.all;
  const hasBonds = filter.kinds?.includes('bond') ?? (filter.isins === undefined || found.count > 0);
  return reply(
    {},
    texts.earnedByPrice(selection(filter), speech.profit(profit.inEuro)),
    hasBonds && texts.paidInAll(whose, gross, net),
    hasBonds && query.filter.expired === undefined && texts.expiredToo,
    dividend.count > 0 && texts.total(texts.measures.dividend, selection(filter), money(dividend.inEuro)),
    speech.rates(held.rates),
  );
};
