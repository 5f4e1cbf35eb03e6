import { roundedAmount } from '#domain/money/currency-amount';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { headline, reply, type Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import { capitalised } from '../../table.ts';
import type { Concept } from '../../understanding/concept.ts';
import type { Query } from '../../understanding/query.ts';
import {
  activeOnly,
  countMonths,
  isOfCoupons,
  isOfDividends,
  namesCoupons,
  namesInterestAlone,
  toPercent,
  type Answer,
} from '../answer.ts';
import { compareWithBound } from '../bound.ts';
import { briefly, daysAhead, sumOf } from './coming.ts';
import { dividends } from './dividends.answer.ts';
import { inAskedCurrency } from './in-currency.ts';
import { PAYS_MOST } from '../../understanding/conversation/pointing.ts';
import { flows } from './flows.answer.ts';
import { findStep } from './in-steps.ts';
import { overdue } from './overdue.answer.ts';
import { paidInSteps } from './paid-in-steps.answer.ts';
import { extremePayments, paidBy, payerIn, payingMost, rankedByBond } from './ranked-payments.answer.ts';
import { describeTax, findReceived, isRanked, paymentTable, type Received } from './received.ts';

const asksLatest = ({ concepts, period }: Query) =>
  period === undefined &&
  (concepts.has('time:last') || concepts.has('order:latest') || concepts.has('order:last-bought'));

/** 'Coupons this year': what of the period is ahead, and unless coupons are named, as dividends too. */
async function describeRest(query: Query, { tools, say, today }: Answering): Promise<Line> {
  const { filter } = query;
  const period = query.period && daysAhead(query.period.period, today);
  if (period === undefined) return undefined;
  const coupons = await tools.listComingFlows.run({ filter, period, only: 'coupons' });
  const coming = isOfCoupons(query) ? undefined : await tools.listComingDividends.run({ filter, period });
  const { inEuro: amount } = sumOf([coupons, ...(coming === undefined ? [] : [coming])]);
  const count = coupons.count + (coming?.count ?? 0);
  return count > 0 && say('restOfPeriod', { amount, count });
}

/** Coupons and dividends, where there are both. */
function describeParts({ coupons, dividends: paid }: Received, { say }: Pick<Speech, 'say'>): Line {
  if (coupons.count === 0 || paid === undefined || paid.count === 0) return undefined;
  const parts = [say('part.coupons', { amount: coupons }), say('part.dividendsPaid', { amount: paid })];
  return `${capitalised(parts.join(', '))}.`;
}

/** 'How much came in last month?': beside coupons and dividends the principal, which is not income. */
async function describeRepaid(query: Query, found: Received, { tools, say }: Answering): Promise<Line> {
  const { during, whose } = found;
  if (during === undefined || isOfCoupons(query) || namesInterestAlone(query)) return undefined;
  const repaid = await tools.listRepaid.run({ filter: { ...whose, expired: undefined }, period: during });
  return repaid.count > 0 && say('repaid', { ...repaid, amount: briefly(repaid), during, whose });
}

/** What was received, in all and of which kinds. */
function describeReceived(found: Received, { say, write }: Speech, partOfAll?: Line): Line {
  const { during, whose, count, gross } = found;
  return [
    headline(say('payments', { during, whose, count, amount: briefly(gross) }), [
      'received',
      write(gross.inEuro),
    ]),
    partOfAll,
    describeParts(found, { say }),
    gross.byCurrency.length > 1 && say('byCurrency', { amount: gross }),
  ];
}

/** Of a currency, a bank, a country or a kind: what part of everything that came in it is. */
async function describePartOfAll(query: Query, { gross, during }: Received, answering: Answering) {
  const { isins, expired: _expired, ...filter } = query.filter;
  if (isins !== undefined || !isNarrowing(filter)) return undefined;
  // Of interest, too, a part of all income.
  const all = { ...query, filter: {}, namesInterest: false, concepts: new Set<Concept>() };
  const { gross: whole } = await findReceived(all, answering);
  const percent = toPercent(gross.inEuro.amount, whole.inEuro.amount);
  return percent && answering.say('partOfReceived', { percent, during, all: whole.inEuro });
}

/** Where nothing was received, the dividends that were not asked for, and what was due. */
const withoutPayments = async (query: Query, none: readonly Line[], answering: Answering) => {
  const { filter } = query;
  if (namesCoupons(query)) {
    const paid = await answering.tools.listDividends.run({ filter, period: query.period?.period });
    if (paid.count > 0) return reply({}, none, answering.say('dividendsInstead', { amount: briefly(paid) }));
  }
  const missed = await answering.tools.listOverdue.run({ filter, period: query.period?.period });
  return reply({}, none, missed.count > 0 && (await overdue(query, answering)));
};

/** The latest, or one before it. */
function latestPayments({ rank = 1, most = 1 }: Query, { payments: all }: Received, speech: Speech) {
  const latest = all.slice(rank - 1, rank - 1 + most);
  const [last] = latest;
  const text = rank > 1 ? 'earlierPayment' : 'lastPayment';
  return reply(
    latest,
    last && speech.say(text, { day: last.date ?? '–', amount: last.amount, isin: last.isin }),
    paymentTable(latest, speech),
  );
}

export const payments: Answer = async (query, answering) => {
  const { say, today } = answering;
  const found = await findReceived(query, answering);
  const { coupons, during, undated, none } = found;
  if (isOfDividends(query) && isRanked(query)) return dividends(query, answering);
  const rest = [await describeRepaid(query, found, answering), await describeRest(query, answering)];
  if (found.count === 0) return withoutPayments(query, [none, rest, undated], answering);
  const isOfBonds = query.concepts.has('kind:bond') || query.concepts.has('kind:any');
  // 'Which month brought the most?'
  const asksStep = !isRanked(query) || (query.asksWhich && !isOfBonds);
  if (findStep(query) !== undefined && asksStep) return paidInSteps(query, answering);
  const payer = payerIn(query);
  if (payer !== undefined) return paidBy(payer, coupons, answering);
  if (asksLatest(query)) return latestPayments(query, found, answering);
  if (isRanked(query))
    return isOfBonds ? rankedByBond(coupons, query, answering) : extremePayments(query, answering);
  const months = during && during.to <= today ? countMonths(query, during) : undefined;
  const afterTax = roundedAmount(found.net, 'EUR');
  return reply(
    found.payments,
    await compareWithBound(query, query.isAfterTax ? afterTax : found.gross.inEuro, { answering, during }),
    await inAskedCurrency(query, found.gross.inEuro, answering),
    months !== undefined && say('averageMonth', { euro: found.gross.inEuro.amount.div(months) }),
    query.isAfterTax && say('receivedAfterTax', { amount: afterTax, during, whose: found.whose }),
    describeReceived(found, answering, await describePartOfAll(query, found, answering)),
    rest,
    say('taxes', { amount: briefly(found.tax) }),
    describeTax(found, answering),
    !query.isAfterTax && say('afterTax', { amount: afterTax }),
    query.operation === 'average' && coupons.mean !== null && say('averagePayment', { amount: coupons.mean }),
    paymentTable(found.payments, answering, found.count),
    undated,
    found.rates && answering.rates(found.rates),
  );
};

/** The largest payments one by one, or the bonds that paid the most. */
export const largest: Answer = async (query, answering) => {
  const asked: Query = { ...query, operation: query.operation === 'lowest' ? 'lowest' : 'highest' };
  if (query.period !== undefined && query.period.period.from >= answering.today)
    return flows(asked, answering);
  const isOfNow = query.acts?.includes(PAYS_MOST) === true && query.period === undefined;
  const now = isOfNow && !isOfDividends(query) ? await payingMost(asked, answering) : undefined;
  return now ?? payments(asked, answering);
};

/** What was earned: by payments, and from prices where no period is asked for, which prices have none of. */
export const earnings: Answer = async (query, answering) => {
  const { tools, say, rates } = answering;
  const found = await findReceived(query, answering);
  const { coupons, whose } = found;
  if (found.during !== undefined)
    return reply(
      {},
      found.count > 0
        ? [describeReceived(found, answering), say('afterTax', { amount: roundedAmount(found.net, 'EUR') })]
        : found.none,
      found.undated,
      found.rates && rates(found.rates),
    );
  const which = activeOnly(query.filter);
  const held = await tools.sumHoldings.run({ filter: which });
  if (held.count === 0 && coupons.count === 0) return reply({}, say('noneFits', { which: whose }));
  const { profit, dividend } = held.all;
  const { dividends: paid } = found;
  const hasBonds = which.kinds?.includes('bond') ?? (which.isins === undefined || coupons.count > 0);
  return reply(
    {},
    say('earnedByPrice', { which, profit: profit.inEuro }),
    hasBonds && say('paidInAll', { whose, gross: coupons.inEuro, net: coupons.afterTax }),
    hasBonds && query.filter.expired === undefined && say('expiredToo'),
    paid !== undefined && paid.count > 0
      ? say('dividends', { whose, during: undefined, count: paid.count, amount: briefly(paid) })
      : dividend.count > 0 && say('total', { totalOf: 'dividend', which, amount: dividend.inEuro }),
    rates(held.rates),
  );
};
