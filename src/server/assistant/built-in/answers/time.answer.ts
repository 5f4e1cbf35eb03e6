import { addDays, calendarDate, type CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { isOfCoupons, isOfDividends, isOfMonth, placed, yearOf, type Answer } from './answer.ts';
import { flows } from './payments/flows.answer.ts';
import { monthsLater, wholeMonths } from '../understanding/periods/period-arithmetic.ts';
import { found } from '../understanding/periods/plain-period.ts';
import { rowsInSteps, stepOf, stepTitle, type Step } from './payments/in-steps.ts';
import { paidInSteps } from './payments/paid-in-steps.answer.ts';
import { payments } from './payments/payments.answer.ts';
import { compareReturns } from './return.answer.ts';
import { isPart } from './whole-value.answer.ts';

const MONTHS_AHEAD = 12;

/** What some holdings paid, or coupons alone, and what they will pay. */
const incomeOfSome: Answer = async (query, tools, speech) => {
  const days = query.period?.period;
  const isOver = days !== undefined && days.to <= speech.today;
  const isAhead = days !== undefined && days.from > speech.today;
  const came = isAhead ? undefined : await payments(query, tools, speech);
  // Without a period, as much as comes within a year.
  const ahead = days ?? { from: speech.today, to: addDays(monthsLater(speech.today, MONTHS_AHEAD), -1) };
  const coming = isOver ? undefined : await flows({ ...query, period: found(ahead, 0) }, tools, speech);
  return reply([came?.facts, coming?.facts], came?.content, coming?.content);
};

type Income = Exclude<Awaited<ReturnType<Tools['portfolioIncome']['run']>>, { notKnown: string }>;

/** What of it is to come as coupons, and what as dividends. */
function describeAhead({ months }: Income, { whole, euro }: Speech): string {
  const sum = (state: 'expected' | 'announced' | 'estimated') =>
    months.reduce((total, month) => total.plus(month[state].amount), new Decimal(0));
  return whole.toComeParts(euro(sum('expected')), euro(sum('announced').plus(sum('estimated'))));
}

/** What came and what is to come, without months of nothing. */
function incomeInSteps({ months }: Income, step: Step, speech: Speech): string {
  const { columns } = speech.whole;
  const paying = months.filter((one) => !one.interestAndDividends.amount.isZero());
  return speech.table(
    [stepTitle(step, speech), columns.received, columns.toCome],
    rowsInSteps(
      paying.map(({ month, received, expected, announced, estimated }) => ({
        month,
        figures: [received.amount, expected.amount.plus(announced.amount).plus(estimated.amount)],
      })),
      step,
      speech,
    ),
  );
}

/** Interest and dividends that came and that are to come, by month. */
export const income: Answer = async (query, tools, speech) => {
  const step = stepOf(query);
  const isOfSome = isNarrowing({ ...query.filter, kinds: undefined });
  if (isOfSome || (isOfCoupons(query) && step === undefined)) return incomeOfSome(query, tools, speech);
  if (step === 'year') return paidInSteps(query, tools, speech);
  const { whole, texts, euro, money, today } = speech;
  const isAhead = query.period !== undefined && query.period.period.from > today;
  const period = placed(query, today, isAhead ? 'ahead' : 'behind');
  const found = await tools.portfolioIncome.run({ ...(period && { period }) });
  if ('notKnown' in found) return undefined;
  const { interestAndDividends, received, stillToCome } = found.total;
  const { amount: yearAhead } = found.next12Months.interestAndDividends;
  const count = wholeMonths(found);
  const dividends = await tools.listDividends.run({
    filter: query.filter,
    period: { from: found.from, to: found.to },
  });
  return reply(
    {},
    isOfMonth(query) &&
      count !== undefined &&
      texts.averageMonth(euro(interestAndDividends.amount.div(count))),
    whole.income(speech.during({ from: found.from, to: found.to }), money(interestAndDividends)),
    whole.incomeParts(money(received), money(stillToCome)),
    dividends.count > 0 && whole.ofThatDividends(money(dividends.inEuro)),
    !stillToCome.amount.isZero() && describeAhead(found, speech),
    period === undefined && whole.next12(euro(yearAhead), euro(yearAhead.div(MONTHS_AHEAD))),
    incomeInSteps(found, step ?? 'month', speech),
    found.paymentsWithoutDate > 0 && texts.undated(speech.count(found.paymentsWithoutDate)),
  );
};

/** The two periods that are compared; where one is named, with the present one, and where none is, this year with the last. */
function comparedPeriods({ period, otherPeriod }: Query, today: CalendarDate): readonly [Period, Period] {
  const year = Number(today.slice(0, 4));
  if (period === undefined) return [yearOf(year), yearOf(year - 1)];
  const [first, second] = period.parts ?? [];
  if (first !== undefined && second !== undefined) return [first, second];
  const one = period.plain ?? period.period;
  if (otherPeriod !== undefined) return [one, otherPeriod.plain ?? otherPeriod.period];
  if (one.to >= today) return [one, yearOf(Number(one.from.slice(0, 4)) - 1)];
  return [{ from: calendarDate(`${year}-01-01`), to: today }, one];
}

async function receivedInAll(_query: Query, period: Period, tools: Tools): Promise<Decimal> {
  const found = await tools.portfolioIncome.run({ period });
  return 'notKnown' in found ? new Decimal(0) : found.total.received.amount;
}

/** Coupons or dividends alone, or both of some holdings. */
async function receivedOfSome(query: Query, period: Period, tools: Tools): Promise<Decimal> {
  const asked = { filter: query.filter, period };
  const coupons = isOfDividends(query) ? undefined : await tools.listPayments.run(asked);
  const dividends = isOfCoupons(query) ? undefined : await tools.listDividends.run(asked);
  return new Decimal(coupons?.inEuro.amount ?? 0).plus(dividends?.inEuro.amount ?? 0);
}

/** What was received in one period and in another; the returns, where these are asked for. */
export const comparePeriods: Answer = async (query, tools, speech) => {
  const isOfMany = (query.period?.parts?.length ?? 0) > 2 || query.concepts.has('by:year');
  if (isOfMany) return paidInSteps(query, tools, speech);
  const { whole, euro } = speech;
  const periods = comparedPeriods(query, speech.today);
  const { measure, concepts } = query;
  if (measure === 'profit-percent' || measure === 'profit')
    return compareReturns(query, periods, { tools, speech });
  // 'A better year': by what came in, and by what was earned.
  const isOfEither = concepts.has('op:best') && measure === undefined;
  const earned = isOfEither ? await compareReturns(query, periods, { tools, speech }) : undefined;
  const [one, other] = periods;
  const isOfSome = isNarrowing(query.filter) || isOfCoupons(query) || isOfDividends(query);
  const received = isOfSome ? receivedOfSome : receivedInAll;
  const first = await received(query, one, tools);
  const second = await received(query, other, tools);
  const [name, otherName] = [speech.period(one), speech.period(other)];
  const difference = first.minus(second);
  const isMore = difference.gt(0);
  const less = isMore ? second : first;
  return reply(
    {},
    query.isYesNo && speech.texts[isMore ? 'yes' : 'no'],
    whole.compared(whole.ofPeriod(name, euro(first)), whole.ofPeriod(otherName, euro(second))),
    difference.isZero()
      ? whole.same
      : whole.more(
          isMore ? name : otherName,
          euro(difference.abs()),
          less.isZero() ? undefined : speech.percent(difference.abs().div(less).times(100)),
        ),
    earned?.content,
  );
};

/** What everything, or the part of it that is asked about, was worth at the end of a day in the past. */
export const valueOnDay: Answer = async ({ filter, ...query }, tools, speech) => {
  const { whole, money, day, today } = speech;
  const period = placed({ ...query, filter }, today, 'behind');
  const on = period !== undefined && period.to < today ? period.to : today;
  const found = await tools.portfolioValue.run({ on, filter });
  if ('notKnown' in found) return undefined;
  const part = isPart(filter) && speech.selection({ ...filter, expired: undefined });
  const [value, cost] = [money(found.value), money(found.cost)];
  return reply(
    {},
    part === false ? whole.valueOn(day(on), value, cost) : whole.partOn(day(on), part, value),
    found.leftOutCount > 0 && whole.leftOut(speech.count(found.leftOutCount)),
  );
};
