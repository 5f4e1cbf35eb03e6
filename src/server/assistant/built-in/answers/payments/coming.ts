import { addDays, calendarDate, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { roundedAmount, sumsByCurrency, type CurrencyAmount } from '#domain/money/currency-amount';
import type { RatesUsed } from '#domain/money/rates-used';
import type { Period } from '#domain/portfolio/period';
import type { SumFact } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import { monthsLater, overlap } from '../../understanding/periods/period-arithmetic.ts';
import type { Query } from '../../understanding/query.ts';
import { isOfCoupons, isOfDividends, namesInterestAlone, type Found } from '../answer.ts';

export type Flow = Found<'listComingFlows'>['flows'][number];
type ComingDividend = Found<'listComingDividends'>['dividends'][number];
/** What comes on a day from one security. */
export type ComingPayment = Flow | ComingDividend;

/** As many as a lookup gives. */
export const MAX_FLOWS = 500;

const MONTHS_AHEAD = 12;
export const nextYear = ({ today }: Speech): Period => ({
  from: addDays(today, 1),
  to: monthsLater(today, MONTHS_AHEAD),
});

/** What of some days is ahead; undefined where nothing is, or where they have no end. */
export function daysAhead(asked: Period, today: CalendarDate): Period | undefined {
  const ahead = { from: addDays(today, 1), to: calendarDate(LATEST_DATE) };
  return asked.to === LATEST_DATE ? undefined : overlap(asked, ahead);
}

export const isDividend = (one: ComingPayment): one is ComingDividend => 'state' in one;

export const amountsOf = (one: ComingPayment): readonly CurrencyAmount[] =>
  isDividend(one) ? [one.amount] : [one.coupon, one.principal];

/** Sums that are added up as one. */
export const sumOf = (sums: readonly SumFact[]): SumFact => ({
  byCurrency: sumsByCurrency(sums.flatMap(({ byCurrency }) => byCurrency)),
  inEuro: roundedAmount(
    sums.reduce((sum, { inEuro }) => sum.plus(inEuro.amount), roundedAmount(0, 'EUR').amount),
    'EUR',
  ),
});

/** A sum as the first sentence has it: of several currencies in euro alone. */
export const briefly = (sum: SumFact) => (sum.byCurrency.length > 1 ? sum.inEuro : sum);

/** All of these rates. */
export function joinRates([first, ...others]: readonly RatesUsed[]): RatesUsed | undefined {
  if (first === undefined) return undefined;
  const all = [first, ...others];
  const factors = new Map(all.flatMap((one) => one.factors.map((factor) => [factor.currency, factor])));
  return {
    ...first,
    factors: [...factors.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1)),
    countedAtOne: [...new Set(all.flatMap(({ countedAtOne }) => countedAtOne))],
  };
}

/**
 * What bonds will pay, coupons alone where these are named, and unless they are, the dividends of ETFs and shares. Dividends are not
 * known for as long as coupons: without a period they are left out.
 */
export async function findComing(query: Query, period: Period | undefined, { tools }: Answering) {
  const { filter } = query;
  const namesPrincipal = query.concepts.has('paid:principal');
  const isOfPrincipal = namesPrincipal && isOfDividends(query);
  const only = namesInterestAlone(query) ? 'coupons' : isOfPrincipal ? 'redemptions' : undefined;
  const flows =
    isOfDividends(query) && !isOfPrincipal
      ? undefined
      : await tools.listComingFlows.run({ filter, period, only, most: MAX_FLOWS });
  const isWithDividends = !isOfCoupons(query) && period !== undefined;
  const dividends = isWithDividends ? await tools.listComingDividends.run({ filter, period }) : undefined;
  const sums = [flows, dividends].filter((one) => one !== undefined);
  const payments: readonly ComingPayment[] = [...(flows?.flows ?? []), ...(dividends?.dividends ?? [])].sort(
    (one, other) => (one.date < other.date ? -1 : 1),
  );
  return {
    flows,
    dividends,
    payments,
    count: (flows?.count ?? 0) + (dividends?.count ?? 0),
    sum: sumOf(sums),
    rates: joinRates(sums.map(({ rates }) => rates)),
  };
}

/** Announced, with the ex-dividend day where that is known, or estimated from a year before. */
export const stateOf = ({ state, exDay }: ComingDividend, { say }: Speech) =>
  exDay === null ? say(state) : `${say(state)}, ${say('exDay', { day: exDay })}`;

/** One row each; of dividends how certain they are. */
export function comingTable(payments: readonly ComingPayment[], speech: Speech, count?: number): string {
  const dividends = payments.filter(isDividend);
  const known = (amount: CurrencyAmount) => (amount.amount.isZero() ? undefined : amount);
  if (dividends.length === 0)
    return speech.table(
      ['date', 'isin', 'coupon', 'principal'],
      payments.flatMap((one) =>
        isDividend(one) ? [] : [[one.date, one.isin, known(one.coupon), known(one.principal)]],
      ),
      count,
    );
  const isOfBoth = dividends.length < payments.length;
  return speech.table(
    ['date', 'isin', ...(isOfBoth ? (['coupon', 'principal'] as const) : []), 'dividend', 'note'],
    payments.map((one) => {
      const [ofBond, ofShare] = isDividend(one)
        ? [
            [undefined, undefined],
            [one.amount, stateOf(one, speech)],
          ]
        : [
            [known(one.coupon), known(one.principal)],
            [undefined, undefined],
          ];
      return [one.date, one.isin, ...(isOfBoth ? ofBond : []), ...ofShare];
    }),
    count,
  );
}
