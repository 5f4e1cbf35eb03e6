import { addDays, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { reply, type Line } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering } from '../../speech.ts';
import { calendarYear, inYear, isWholeYear } from '../../understanding/periods/period-arithmetic.ts';
import type { Query } from '../../understanding/query.ts';
import { isOfCoupons, isOfDividends, type Answer } from '../answer.ts';
import { findComing } from '../payments/coming.ts';
import { paidInSteps } from '../payments/paid-in-steps.answer.ts';
import { valueChange } from '../return.answer.ts';
import { compareReturns, isSo } from './compare-returns.ts';
import { differencesBySecurity } from './differences.ts';

/** The two periods that are compared; where one is named, with the year before, and where none is, this year with the last. */
function comparedPeriods({ period, otherPeriod }: Query, today: CalendarDate): readonly [Period, Period] {
  const year = Number(today.slice(0, 4));
  if (period === undefined) return [calendarYear(year), calendarYear(year - 1)];
  const [first, second] = period.parts ?? [];
  if (first !== undefined && second !== undefined) return [first, second];
  const one = period.plain ?? period.period;
  if (otherPeriod !== undefined) return [one, otherPeriod.plain ?? otherPeriod.period];
  return [one, calendarYear(Number(one.from.slice(0, 4)) - 1)];
}

/** 'So far this year against the same stretch of last year': up to the same day. */
function upToSameDay(
  [one, other]: readonly [Period, Period],
  { concepts }: Query,
  today: CalendarDate,
): readonly [Period, Period] {
  if (!concepts.has('time:same') || one.to < today || !isWholeYear(other)) return [one, other];
  const begun = { ...one, to: today };
  return [begun, inYear(begun, other)];
}

/** Of everything as on the screen; of some holdings, of coupons or of dividends alone as they are listed. With what is to come, where that is asked for. */
async function incomeIn(
  period: Period,
  { query, withComing }: { readonly query: Query; readonly withComing: boolean },
  answering: Answering,
): Promise<Decimal> {
  const { tools, today } = answering;
  if (!isNarrowing(query.filter) && !isOfCoupons(query) && !isOfDividends(query)) {
    const found = await tools.portfolioIncome.run({ period });
    if (!isKnown(found)) return new Decimal(0);
    return (withComing ? found.total.interestAndDividends : found.total.received).amount;
  }
  const asked = { filter: query.filter, period };
  const coupons = isOfDividends(query) ? undefined : await tools.listPayments.run(asked);
  const dividends = isOfCoupons(query) ? undefined : await tools.listDividends.run(asked);
  const received = new Decimal(coupons?.inEuro.amount ?? 0).plus(dividends?.inEuro.amount ?? 0);
  if (!withComing || period.to <= today) return received;
  const ahead = { from: period.from > today ? period.from : addDays(today, 1), to: period.to };
  const { flows, dividends: coming } = await findComing(query, ahead, answering);
  return received.plus(flows?.coupons.amount ?? 0).plus(coming?.inEuro.amount ?? 0);
}

async function taxesIn(period: Period, { filter }: Query, { tools }: Answering): Promise<Decimal> {
  const coupons = await tools.listPayments.run({ filter, period });
  const dividends = await tools.listDividends.run({ filter, period });
  return coupons.tax.amount.plus(dividends.tax.inEuro.amount);
}

/** 'Доходност' of a year is a return. */
const OF_RETURNS: readonly Query['measure'][] = ['profit-percent', 'profit', 'yield'];

/** What is compared, where it is not all that was received. */
const paidKind = (query: Query) =>
  isOfDividends(query) ? 'dividends' : isOfCoupons(query) ? 'coupons' : 'all';

/** 'Will 2026 be more than 2025?', of a year that is not over: with what is to come, beside what came. */
async function describeWhole(
  query: Query,
  [one, other]: readonly [Period, Period],
  answering: Answering,
): Promise<Line> {
  const isRunning = [one, other].some(({ to }) => to > answering.today && to !== LATEST_DATE);
  if (!isRunning) return undefined;
  const [first, second] = [
    await incomeIn(one, { query, withComing: true }, answering),
    await incomeIn(other, { query, withComing: true }, answering),
  ];
  const what = answering.say(`income.${paidKind(query)}`);
  return answering.say('comparedWithComing', { what, one, first, other, second });
}

/** What was received in one period and in another, with what is to come where one has not begun; the taxes, values or returns, where these are asked for. */
export const comparePeriods: Answer = async (query, answering) => {
  const { say, euro, percent, today } = answering;
  const isOfMany = (query.period?.parts?.length ?? 0) > 2 || query.concepts.has('by:year');
  if (isOfMany) return paidInSteps(query, answering);
  const { measure, concepts, isYesNo } = query;
  if (measure === 'market-value' && query.period !== undefined) return valueChange(query, answering);
  const [one, other] = upToSameDay(comparedPeriods(query, today), query, today);
  const isOfReturns = OF_RETURNS.includes(measure) && paidKind(query) === 'all';
  if (isOfReturns) return compareReturns(query, [one, other], answering);
  const isOfTaxes = measure === 'taxes';
  const withComing = one.from > today || other.from > today;
  const figureOf = (period: Period) =>
    isOfTaxes ? taxesIn(period, query, answering) : incomeIn(period, { query, withComing }, answering);
  const [first, second] = [await figureOf(one), await figureOf(other)];
  const difference = first.minus(second);
  const isMore = difference.gt(0);
  const less = isMore ? second : first;
  const part = less.isZero() ? '' : `, ${percent(difference.abs().div(less).times(100))}`;
  // 'A better year': by what came in, and by what was earned.
  const isOfEither = concepts.has('op:best') && measure === undefined;
  const figures = { one, first, other, second };
  const kind = paidKind(query);
  return reply(
    {},
    isYesNo && say(isSo(query, isMore) ? 'yes' : 'no'),
    isOfTaxes
      ? say('taxesCompared', figures)
      : withComing
        ? say('comparedWithComing', { what: say(`income.${kind}`), ...figures })
        : say('compared', { what: say(`received.${kind}`), ...figures }),
    difference.isZero()
      ? say('same')
      : say('broughtMore', {
          period: isMore ? one : other,
          difference: `${euro(difference.abs())}${part}`,
        }),
    !isOfTaxes && !withComing && (await describeWhole(query, [one, other], answering)),
    !isOfTaxes && (await differencesBySecurity(query, { one, other, isMore }, answering)),
    isOfEither && (await compareReturns(query, [one, other], answering))?.content,
  );
};
