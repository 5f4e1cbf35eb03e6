import { daysBetween, type CalendarDate } from '#domain/calendar-date';
import { sumsByCurrency } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { headline, reply, type Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import { capitalised } from '../../table.ts';
import { unitAround } from '../../understanding/periods/period-arithmetic.ts';
import type { Query } from '../../understanding/query.ts';
import { joinAmounts } from '../../write-figures.ts';
import { countMonths, isOfCoupons, isOfDividends, isOfOne, namesCoupons, type Answer } from '../answer.ts';
import { compareWithBound } from '../bound.ts';
import { inAskedCurrency } from './in-currency.ts';
import { couponAfterTax, couponsAfterTax, shareLeft } from './after-usual-tax.ts';
import {
  amountsOf,
  briefly,
  comingTable,
  findComing,
  isDividend,
  nextYear,
  stateOf,
  type ComingPayment,
} from './coming.ts';
import { findStep, rowsInSteps } from './in-steps.ts';

type Found = Awaited<ReturnType<typeof findComing>>;

/** The payment of the largest or the smallest amount, compared in euro. */
function extremePayment({ operation }: Query, payments: readonly ComingPayment[], { say }: Speech): Line {
  if (operation !== 'highest' && operation !== 'lowest') return undefined;
  const ordered = payments.toSorted((one, other) => other.inEuro.amount.comparedTo(one.inEuro.amount));
  const end = ordered.at(operation === 'highest' ? 0 : -1);
  if (end === undefined) return undefined;
  const { date: day, isin, inEuro } = end;
  return say(operation === 'highest' ? 'largestFlow' : 'smallestFlow', {
    day,
    isin,
    amount: { byCurrency: sumsByCurrency(amountsOf(end)), inEuro },
  });
}

/** 'By month': coupons, what is repaid and dividends, in each. */
function inSteps(query: Query, { flows, dividends }: Found, speech: Speech): string | undefined {
  const step = findStep(query);
  if (step === undefined) return undefined;
  const none = new Decimal(0);
  const bonds = new Map(flows?.months.map((one) => [one.month, one]));
  const shares = new Map(dividends?.months.map((one) => [one.month, one.inEuro.amount]));
  const months = [...new Set([...bonds.keys(), ...shares.keys()])].sort();
  if (months.length === 0) return undefined;
  const hasDividends = shares.size > 0;
  const figures = months.map((month) => {
    const { coupons, principal, inEuro } = bonds.get(month) ?? {};
    const dividend = shares.get(month) ?? none;
    return {
      month,
      figures: [
        ...[coupons?.amount ?? none, principal?.amount ?? none],
        ...(hasDividends ? [dividend] : []),
        (inEuro?.amount ?? none).plus(dividend),
      ],
    };
  });
  return speech.table(
    [step, 'coupon', 'principal', ...(hasDividends ? (['dividends'] as const) : []), 'inEuro'],
    rowsInSteps(figures, step, speech),
  );
}

/** What the sum is made of, and in which currencies. */
function describeParts({ flows, dividends, sum }: Found, query: Query, { say }: Speech): Line {
  const { coupons, principal } = flows ?? {};
  // The principal that comes with coupons is not in a sum of coupons alone.
  const isOfBoth = flows !== undefined && !flows.inEuro.amount.eq(flows.coupons.amount);
  const repaid = isOfBoth ? principal : undefined;
  // Nor are coupons in a sum of principal alone, which comes on their days.
  const isOfPrincipal = principal !== undefined && flows?.inEuro.amount.eq(principal.amount) === true;
  const parts = [
    !isOfPrincipal && coupons?.amount.isZero() === false && say('part.coupons', { amount: coupons }),
    repaid?.amount.isZero() === false && say('part.principal', { amount: repaid }),
    dividends !== undefined && dividends.count > 0 && say('part.dividends', { amount: dividends }),
  ].filter((part) => part !== false);
  const isOfDividendsAlone = parts.length === 1 && dividends !== undefined && dividends.count > 0;
  const isSaid = parts.length === 1 && !isOfDividendsAlone && isOfCoupons(query);
  return [
    parts.length > 0 && !isSaid && `${capitalised(parts.join(', '))}.`,
    sum.byCurrency.length > 1 && !isOfDividendsAlone && say('byCurrency', { amount: sum }),
    !isOfBoth && principal?.amount.isZero() === false && say('principalToo', { amount: principal }),
  ];
}

/** A dividend that is estimated for a day before the next payment that is certain. */
function earlierEstimate(payments: readonly ComingPayment[], until: string, speech: Speech): Line {
  const [first] = payments;
  if (first === undefined || !isDividend(first) || first.date >= until) return undefined;
  const { date: day, isin, amount } = first;
  return speech.say('earlierEstimate', { day, isin, amount });
}

/** What is left of the one coupon that comes next. */
async function afterTaxOfNext(
  [next, ...others]: readonly ComingPayment[],
  answering: Answering,
): Promise<Line> {
  const net =
    next !== undefined && !isDividend(next) && others.length === 0
      ? couponAfterTax(next.coupon, await shareLeft({ isins: [next.isin] }, answering), answering)
      : undefined;
  return net ?? answering.say('taxAhead');
}

/** What is left of all coupons; of more payments than a lookup gives it is not known. */
async function afterTaxAhead(
  { payments, count }: Found,
  whose: HoldingFilter,
  answering: Answering,
): Promise<Line> {
  const isWhole = payments.length === count;
  return (isWhole && (await couponsAfterTax(payments, whose, answering))) || answering.say('taxAhead');
}

/** Those of the nearest day, or of one after it: coupons, principal and announced dividends; estimated ones where nothing else is known. */
const nextFlows: Answer = async (query, answering) => {
  const { say, write, today } = answering;
  const { filter, most, rank = 1 } = query;
  const bonds = await findComing(query, undefined, answering);
  const { payments: ofShares } = isOfCoupons(query)
    ? { payments: [] }
    : await findComing({ ...query, concepts: new Set(['measure:dividend']) }, nextYear(answering), answering);
  const all = [...bonds.payments, ...ofShares].sort((one, other) => (one.date < other.date ? -1 : 1));
  const certain = all.filter((one) => !isDividend(one) || one.state === 'announced');
  const known = certain.length > 0 ? certain : all;
  const days = [...new Set(known.map(({ date }) => date))];
  const onDay = most === undefined ? days.slice(rank - 1, rank) : days;
  const next = known.filter(({ date }) => onDay.includes(date)).slice(0, most);
  const count = bonds.flows?.unknown ?? 0;
  const unknown = count > 0 && say('flowsUnknown', { count });
  const [first] = next;
  if (first === undefined) return reply({}, say('noFlows', { during: undefined, whose: filter }), unknown);
  const day = [...new Set(next.map(({ date }) => write(date)))].join(', ');
  // 'The next coupon' may come together with principal.
  const isOfCoupon = namesCoupons(query);
  const amounts = next.flatMap((one) => (isOfCoupon && !isDividend(one) ? [one.coupon] : amountsOf(one)));
  const sums = sumsByCurrency(amounts.filter(({ amount }) => !amount.isZero()));
  const amount = joinAmounts(sums.map(write));
  const [only] = next.length === 1 && isDividend(first) ? [first] : [];
  return reply(
    next,
    headline(
      say(isOfCoupon ? 'nextCouponOn' : 'nextFlow', {
        ...{ day, amount },
        note: only === undefined ? '' : ` (${say('measure.dividend')}, ${stateOf(only, answering)})`,
      }),
      ['date', day],
      ['amount', amount],
    ),
    query.isAfterTax && (await afterTaxOfNext(next, answering)),
    rank === 1 && say('inDays', { days: daysBetween(today, first.date) }),
    comingTable(next, answering),
    rank === 1 && earlierEstimate(all, first.date, answering),
    unknown,
  );
};

/** The same, with whatever is no interest. */
const ofAnything = (query: Query): Query => ({
  ...query,
  namesInterest: false,
  concepts: new Set([...query.concepts].filter((one) => one !== 'paid:coupon' && one !== 'measure:coupon')),
});

/** Dividends are known for a year, and no part of what is to come at all. */
async function describeDividendsOfYear(query: Query, answering: Answering): Promise<Line> {
  if (isOfCoupons(query) || isOfDividends(query)) return undefined;
  const { filter } = query;
  const found = await answering.tools.listComingDividends.run({ filter, period: nextYear(answering) });
  return found.count > 0 && answering.say('dividendsOfYear', { amount: found });
}

/** Nothing is to come in months that are over; this one counts whole. */
function fromThisMonth(during: Period, today: CalendarDate): Period {
  const { from } = unitAround('month', 0, today);
  return during.from <= today ? { ...during, from } : during;
}

interface NoneIn {
  readonly during: Period | undefined;
  /** The days that the question names. */
  readonly asked: Period | undefined;
  readonly unknown: Line;
}

/** Where nothing is to come: instead of interest, whatever else comes; of one holding and some days, its next payment. */
async function noneOf(query: Query, { during, asked, unknown }: NoneIn, answering: Answering) {
  const { say } = answering;
  const { filter: whose } = query;
  if (namesCoupons(query))
    return reply({}, say('noInterestToCome', { during, whose }), await flows(ofAnything(query), answering));
  const none = say(isOfDividends(query) ? 'noDividendsToCome' : 'noFlows', { during, whose });
  const isOfDays = asked !== undefined && isOfOne(query);
  const next = { ...query, period: undefined, most: undefined, rank: undefined };
  return reply({}, none, isOfDays ? await nextFlows(next, answering) : unknown);
}

/** What is to come in a period or at all; or what comes on the nearest day, or on one after it. */
export const flows: Answer = async (query, answering) => {
  const { say, write, euro } = answering;
  const { filter: whose, most } = query;
  // 'What does it pay a year?'
  const isYearly = query.concepts.has('time:year') && findStep(query) === undefined;
  const asked = query.period?.period ?? (isYearly ? nextYear(answering) : undefined);
  if (asked === undefined && query.intent === 'next-payment') return nextFlows(query, answering);
  const ofAll = await findComing(query, asked, answering);
  // Dividends are known for a year.
  const isOfYear = asked === undefined && ofAll.count === 0 && !isOfCoupons(query);
  const during = isOfYear ? nextYear(answering) : asked;
  const found = isOfYear ? await findComing(query, during, answering) : ofAll;
  const count = found.flows?.unknown ?? 0;
  const unknown = count > 0 && say('flowsUnknown', { count });
  const shown = found.payments.slice(0, most);
  if (shown.length === 0) return noneOf(query, { during, asked, unknown }, answering);
  const months = countMonths(query, during && fromThisMonth(during, answering.today));
  const income = (found.flows?.coupons.amount ?? new Decimal(0)).plus(found.dividends?.inEuro.amount ?? 0);
  const isOfIncome = query.intent === 'income-of-period';
  return reply(
    shown,
    await compareWithBound(query, found.sum.inEuro, { answering, during }),
    query.isAfterTax && (await afterTaxAhead(found, whose, answering)),
    await inAskedCurrency(query, found.sum.inEuro, answering),
    extremePayment(query, found.payments, answering),
    months !== undefined && say('averageMonth', { euro: income.div(months) }),
    headline(say('flows', { during, whose, count: found.count, amount: briefly(found.sum) }), [
      'toCome',
      isOfIncome ? euro(income) : write(found.sum.inEuro),
    ]),
    describeParts(found, query, answering),
    during === undefined && (await describeDividendsOfYear(query, answering)),
    inSteps(query, found, answering) ?? comingTable(shown, answering, found.count),
    unknown,
    found.rates && answering.rates(found.rates),
  );
};
