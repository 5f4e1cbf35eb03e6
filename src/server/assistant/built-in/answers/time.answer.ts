import { addDays, type CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { reply } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import {
  calendarYear,
  inYear,
  isWholeYear,
  monthsLater,
} from '../understanding/periods/period-arithmetic.ts';
import { found as foundPeriod } from '../understanding/periods/plain-period.ts';
import type { Query } from '../understanding/query.ts';
import { isOfCoupons, isOfDividends, isPart, countMonths, type Answer, type Found } from './answer.ts';
import { flows } from './payments/flows.answer.ts';
import { rowsInSteps, findStep, type Step } from './payments/in-steps.ts';
import { paidInSteps } from './payments/paid-in-steps.answer.ts';
import { payments } from './payments/payments.answer.ts';
import { compareReturns } from './return.answer.ts';

const MONTHS_AHEAD = 12;

/** What some holdings paid, or coupons alone, and what they will pay: without a period, as much as comes within a year. */
const incomeOfSome: Answer = async (query, answering) => {
  const { today } = answering;
  const days = query.period?.period;
  const ahead = days ?? { from: today, to: addDays(monthsLater(today, MONTHS_AHEAD), -1) };
  const hasBegun = days === undefined || days.from <= today;
  const isOver = days !== undefined && days.to <= today;
  return reply(
    [],
    hasBegun && (await payments(query, answering)),
    !isOver && (await flows({ ...query, period: foundPeriod(ahead, 0) }, answering)),
  );
};

type Income = Found<'portfolioIncome'>;

/** What of it is to come as coupons, and what as dividends. */
function describeAhead({ months }: Income, { say }: Speech): string {
  const sum = (state: 'expected' | 'announced' | 'estimated') =>
    months.reduce((total, month) => total.plus(month[state].amount), new Decimal(0));
  const dividends = sum('announced').plus(sum('estimated'));
  return say('toComeParts', { coupons: sum('expected'), dividends });
}

/** What came and what is to come, without months of nothing. */
function incomeInSteps({ months }: Income, step: Step, speech: Speech): string {
  const paying = months.filter((one) => !one.interestAndDividends.amount.isZero());
  const figures = paying.map(({ month, received, expected, announced, estimated }) => ({
    month,
    figures: [received.amount, expected.amount.plus(announced.amount).plus(estimated.amount)],
  }));
  return speech.table([step, 'received', 'toCome'], rowsInSteps(figures, step, speech));
}

/** Of one month each payment of interest and dividends; what is repaid is no income. */
function paymentTable({ payments: all, count }: Income, { table }: Speech): string {
  const income = all.filter(({ payment }) => payment !== 'redemption');
  return table(
    ['date', 'isin', 'amount'],
    income.map(({ day, isin, due }) => [day, isin, due]),
    count - all.length + income.length,
  );
}

/** Interest and dividends that came and that are to come, by month. */
export const income: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const step = findStep(query);
  if (isPart(query.filter) || isOfCoupons(query)) return incomeOfSome(query, answering);
  if (step === 'year') return paidInSteps(query, answering);
  const asked = query.period?.period;
  const found = await tools.portfolioIncome.run({ ...(asked && { period: asked }) });
  if (!isKnown(found)) return undefined;
  const { interestAndDividends: total, received, stillToCome: toCome } = found.total;
  const { amount: yearAhead } = found.next12Months.interestAndDividends;
  const during = { from: found.from, to: found.to };
  // 'What do I earn a month on average?', of no days: of the year ahead.
  const asksMean = asked === undefined && countMonths(query, during) !== undefined;
  const months = asksMean ? undefined : countMonths(query, during);
  const dividends = await tools.listDividends.run({ filter: query.filter, period: during });
  return reply(
    {},
    months !== undefined && say('averageMonth', { euro: total.amount.div(months) }),
    asksMean && say('next12', { total: yearAhead, average: yearAhead.div(MONTHS_AHEAD) }),
    say('income', { during, total }),
    say('incomeParts', { received, toCome }),
    dividends.count > 0 && say('ofThatDividends', { amount: dividends.inEuro }),
    !toCome.amount.isZero() && describeAhead(found, answering),
    asked === undefined &&
      !asksMean &&
      say('next12', { total: yearAhead, average: yearAhead.div(MONTHS_AHEAD) }),
    found.months.length === 1
      ? paymentTable(found, answering)
      : incomeInSteps(found, step ?? 'month', answering),
    found.paymentsWithoutDate > 0 && say('undated', { count: found.paymentsWithoutDate }),
  );
};

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

/** Of everything as on the screen; of some holdings, of coupons or of dividends alone as they are listed. */
async function receivedIn(period: Period, query: Query, { tools }: Answering): Promise<Decimal> {
  if (!isNarrowing(query.filter) && !isOfCoupons(query) && !isOfDividends(query)) {
    const found = await tools.portfolioIncome.run({ period });
    return isKnown(found) ? found.total.received.amount : new Decimal(0);
  }
  const asked = { filter: query.filter, period };
  const coupons = isOfDividends(query) ? undefined : await tools.listPayments.run(asked);
  const dividends = isOfCoupons(query) ? undefined : await tools.listDividends.run(asked);
  return new Decimal(coupons?.inEuro.amount ?? 0).plus(dividends?.inEuro.amount ?? 0);
}

/** What is compared, where it is not all that was received. */
const paidKind = (query: Query) =>
  isOfDividends(query) ? 'dividends' : isOfCoupons(query) ? 'coupons' : 'all';

/** What was received in one period and in another; the returns, where these are asked for. */
export const comparePeriods: Answer = async (query, answering) => {
  const { say, euro, percent, write, today } = answering;
  const isOfMany = (query.period?.parts?.length ?? 0) > 2 || query.concepts.has('by:year');
  if (isOfMany) return paidInSteps(query, answering);
  const [whole, named] = comparedPeriods(query, today);
  const { measure, concepts, isYesNo } = query;
  // 'So far this year against the same stretch of last year': up to the same day.
  const isOfSame = concepts.has('time:same') && whole.to >= today && isWholeYear(named);
  const one = isOfSame ? { ...whole, to: today } : whole;
  const other = isOfSame ? inYear(one, named) : named;
  const returns = () => compareReturns(query, [one, other], answering);
  if (measure === 'profit-percent' || measure === 'profit') return returns();
  const first = await receivedIn(one, query, answering);
  const second = await receivedIn(other, query, answering);
  const difference = first.minus(second);
  const isMore = difference.gt(0);
  const less = isMore ? second : first;
  const part = less.isZero() ? '' : `, ${percent(difference.abs().div(less).times(100))}`;
  // 'A better year': by what came in, and by what was earned.
  const isOfEither = concepts.has('op:best') && measure === undefined;
  return reply(
    {},
    isYesNo && say(isMore ? 'yes' : 'no'),
    say('compared', { what: say(`received.${paidKind(query)}`), one, first, other, second }),
    difference.isZero()
      ? say('same')
      : say('broughtMore', {
          period: write(isMore ? one : other),
          difference: `${euro(difference.abs())}${part}`,
        }),
    isOfEither && (await returns())?.content,
  );
};
