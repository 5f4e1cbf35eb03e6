import { addDays } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { headline, reply } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Speech } from '../speech.ts';
import { ESTIMATES } from '../understanding/conversation/of-the-answer.ts';
import { monthsLater } from '../understanding/periods/period-arithmetic.ts';
import { found as foundPeriod } from '../understanding/periods/plain-period.ts';
import { isOfCoupons, isPart, countMonths, type Answer, type Found } from './answer.ts';
import { compareWithBound } from './bound.ts';
import { flows } from './payments/flows.answer.ts';
import { describeExtreme, rowsInSteps, findStep, type Step } from './payments/in-steps.ts';
import { paidInSteps } from './payments/paid-in-steps.answer.ts';
import { payments } from './payments/payments.answer.ts';

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
  return say('toComeParts', {
    ...{ coupons: sum('expected'), announced: sum('announced'), estimated: sum('estimated') },
  });
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
  const { tools, say, write } = answering;
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
  const parts = !toCome.amount.isZero() && describeAhead(found, answering);
  const isOfEstimates = query.acts?.includes(ESTIMATES) === true;
  const totals = found.months.toReversed().map(({ month: name, interestAndDividends: { amount } }) => {
    return { name, total: amount };
  });
  return reply(
    {},
    await compareWithBound(query, total, { answering, during }),
    step === 'month' && describeExtreme(totals, query, answering),
    isOfEstimates && parts,
    months !== undefined && say('averageMonth', { euro: total.amount.div(months) }),
    asksMean && say('next12', { total: yearAhead, average: yearAhead.div(MONTHS_AHEAD) }),
    headline(say('income', { during, total }), ['inEuro', write(total)]),
    say('incomeParts', { received, toCome }),
    dividends.count > 0 && say('ofThatDividends', { amount: dividends.inEuro }),
    !isOfEstimates && parts,
    asked === undefined &&
      !asksMean &&
      say('next12', { total: yearAhead, average: yearAhead.div(MONTHS_AHEAD) }),
    found.months.length === 1
      ? paymentTable(found, answering)
      : incomeInSteps(found, step ?? 'month', answering),
    found.paymentsWithoutDate > 0 && say('undated', { count: found.paymentsWithoutDate }),
  );
};
