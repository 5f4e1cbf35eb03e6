import { addDays, calendarDate, type CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Line, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { placed, type Answer } from './answer.ts';
import { bestOfPeriod } from './best-of-period.answer.ts';
import { flows } from './flows.answer.ts';
import { earnings, payments } from './payments.answer.ts';
import { ofWholeAlone } from './whole.answer.ts';

type ReturnLevel = NonNullable<Parameters<Tools['portfolioReturn']['run']>[0]['level']>;

/** What a return can be asked of; undefined where it is known of no such part. */
function returnLevel({ filter, operation }: Query): ReturnLevel | undefined {
  const { isins, banks, kinds, ...others } = filter;
  if (operation === 'highest' || operation === 'lowest') return undefined;
  if (isNarrowing({ ...others, expired: undefined })) return undefined;
  const levels: ReturnLevel[] = [
    ...(isins ?? []).map((isin) => ({ of: 'isin' as const, isin })),
    ...(banks ?? []).map((bank) => ({ of: 'bank' as const, bank })),
    // 'The Apple bond' is one holding.
    ...(isins === undefined ? (kinds ?? []) : []).map((kind) => ({ of: 'class' as const, kind })),
  ];
  return levels.length > 1 ? undefined : (levels[0] ?? { of: 'all' });
}

type Return = Exclude<Awaited<ReturnType<Tools['portfolioReturn']['run']>>, { notKnown: string }>;

function describeReturn(found: Return, { whole, day, percent, ...speech }: Speech): Line[] {
  const during = whole.fromTo(day(calendarDate(found.from)), day(calendarDate(found.to)));
  const { profit, moneyWeighted, timeWeighted } = found;
  if ('notKnown' in profit || 'notKnown' in profit.total) return [whole.returnNotKnown(during)];
  const percents = (of: typeof moneyWeighted | typeof timeWeighted, say: typeof whole.moneyWeighted) =>
    !('notKnown' in of) &&
    say(percent(of.totalPercent), of.annualisedPercent === null ? undefined : percent(of.annualisedPercent));
  return [
    whole.returned(during, speech.profit(profit.total)),
    percents(moneyWeighted, whole.moneyWeighted),
    percents(timeWeighted, whole.timeWeighted),
  ];
}

/** The result and the returns of a period, then what paid and what prices did. */
export const totalReturn: Answer = async (query, tools, speech) => {
  const { today } = speech;
  const isRanked = query.operation === 'highest' || query.operation === 'lowest';
  const asksWhichOne = query.asksWhich && !query.concepts.has('measure:return');
  if ((isRanked || asksWhichOne) && query.period !== undefined) return bestOfPeriod(query, tools, speech);
  const rest = await earnings(query, tools, speech);
  const level = returnLevel(query);
  if (level === undefined) return rest;
  const period = placed(query, today, 'behind');
  const to = period === undefined || period.to > today ? today : period.to;
  // A return begins with the value at the end of the day before.
  const from = period && addDays(period.from, -1);
  const found = await tools.portfolioReturn.run({ ...(from && { from }), to, level });
  if ('notKnown' in found) return rest;
  return reply(rest?.facts, ...describeReturn(found, speech), rest?.content);
};

const MONTHS_AHEAD = 12;

/** Interest and dividends that came and that are to come, by month. */
export const income: Answer = async (query, tools, speech) => {
  if (isNarrowing({ ...query.filter, kinds: undefined })) {
    const [came, coming] = [await payments(query, tools, speech), await flows(query, tools, speech)];
    return reply([came?.facts, coming?.facts], came?.content, coming?.content);
  }
  const { whole, texts, euro, money, today } = speech;
  const isAhead = query.period !== undefined && query.period.period.from > today;
  const period = placed(query, today, isAhead ? 'ahead' : 'behind');
  const found = await tools.portfolioIncome.run({ ...(period && { period }) });
  if ('notKnown' in found) return undefined;
  const { interestAndDividends, received, stillToCome } = found.total;
  const { amount: ahead } = found.next12Months.interestAndDividends;
  const months = found.months.filter((one) => !one.interestAndDividends.amount.isZero());
  return reply(
    {},
    whole.income(speech.during({ from: found.from, to: found.to }), money(interestAndDividends)),
    whole.incomeParts(money(received), money(stillToCome)),
    period === undefined && whole.next12(euro(ahead), euro(ahead.div(MONTHS_AHEAD))),
    speech.table(
      [whole.columns.month, whole.columns.received, whole.columns.toCome],
      months.map(({ month, received: came, expected, announced, estimated }) => [
        month,
        money(came),
        euro(expected.amount.plus(announced.amount).plus(estimated.amount)),
      ]),
    ),
    found.paymentsWithoutDate > 0 && texts.undated(speech.count(found.paymentsWithoutDate)),
  );
};

const yearOf = (year: number): Period => ({
  from: calendarDate(`${year}-01-01`),
  to: calendarDate(`${year}-12-31`),
});

/** The two periods that are compared; where one is named, with the present one, and where none is, this year with the last. */
function comparedPeriods({ period, otherPeriod }: Query, today: CalendarDate): readonly [Period, Period] {
  const year = Number(today.slice(0, 4));
  if (period === undefined) return [yearOf(year), yearOf(year - 1)];
  if (period.parts !== undefined) return period.parts;
  const one = period.plain ?? period.period;
  if (otherPeriod !== undefined) return [one, otherPeriod.plain ?? otherPeriod.period];
  if (one.to >= today) return [one, yearOf(Number(one.from.slice(0, 4)) - 1)];
  return [{ from: calendarDate(`${year}-01-01`), to: today }, one];
}

type Compared = readonly [Period, Period];

/** The returns of one period and of another. */
async function compareReturns(query: Query, periods: Compared, { tools, speech }: Answering) {
  const level = returnLevel({ ...query, operation: 'list' }) ?? { of: 'all' as const };
  const described: Line[] = [];
  const percents: Decimal[] = [];
  for (const { from, to } of periods) {
    const found = await tools.portfolioReturn.run({
      from: addDays(from, -1),
      to: to > speech.today ? speech.today : to,
      level,
    });
    if ('notKnown' in found) return undefined;
    described.push(...describeReturn(found, speech));
    if (!('notKnown' in found.timeWeighted)) percents.push(found.timeWeighted.totalPercent);
  }
  const [first, second] = percents;
  const verdict =
    query.isYesNo && first !== undefined && second !== undefined
      ? speech.texts[first.gt(second) ? 'yes' : 'no']
      : undefined;
  return reply({}, verdict, ...described);
}

interface Answering {
  readonly tools: Tools;
  readonly speech: Speech;
}

/** What was received in one period and in another; the returns, where these are asked for. */
export const comparePeriods: Answer = async (query, tools, speech) => {
  const { whole, euro } = speech;
  const periods = comparedPeriods(query, speech.today);
  const { measure, concepts } = query;
  if (concepts.has('measure:value') || measure === 'market-value') return valueChange(query, tools, speech);
  const isOfReturn = measure === 'profit-percent' || measure === 'profit' || concepts.has('op:best');
  if (isOfReturn) return compareReturns(query, periods, { tools, speech });
  const [one, other] = periods;
  const received = async (period: Period) => {
    const found = await tools.portfolioIncome.run({ period });
    return 'notKnown' in found ? new Decimal(0) : found.total.received.amount;
  };
  const [first, second] = [await received(one), await received(other)];
  const [name, otherName] = [speech.period(one), speech.period(other)];
  const difference = first.minus(second);
  const isMore = difference.gt(0);
  return reply(
    {},
    query.isYesNo && speech.texts[isMore ? 'yes' : 'no'],
    whole.compared(whole.ofPeriod(name, euro(first)), whole.ofPeriod(otherName, euro(second))),
    difference.isZero() ? whole.same : whole.more(isMore ? name : otherName, euro(difference.abs())),
    ofWholeAlone(query, speech),
  );
};

type Value = Exclude<Awaited<ReturnType<Tools['portfolioValue']['run']>>, { notKnown: string }>;

/** The value of the one bank, currency, country or kind that is asked about; undefined for any other part. */
function valueOfPart({ filter }: Query, { allocation }: Value) {
  const { banks, currencies, countries, kinds, ...others } = filter;
  if (isNarrowing({ ...others, expired: undefined })) return undefined;
  const sides = [
    { keys: banks, shares: allocation.bank },
    { keys: currencies, shares: allocation.currency },
    { keys: countries, shares: allocation.country },
    { keys: kinds, shares: allocation.class },
  ].filter(({ keys }) => keys !== undefined);
  const [side, ...more] = sides;
  const [key, ...further] = side?.keys ?? [];
  if (more.length > 0 || further.length > 0) return undefined;
  return side?.shares.find((share) => share.key === key)?.value;
}

/** What all was worth at the end of two days, and the difference. */
export const valueChange: Answer = async (query, tools, speech) => {
  const { whole, money, profit, day, today } = speech;
  const [from, to] = comparedDays(query, today);
  const found = await tools.portfolioReturn.run({ from, to, level: returnLevel(query) ?? { of: 'all' } });
  if ('notKnown' in found || 'notKnown' in found.amounts) return undefined;
  const { startValue, endValue } = found.amounts;
  if ('notKnown' in startValue || 'notKnown' in endValue) return undefined;
  return reply(
    {},
    returnLevel(query) === undefined && whole.wholeOnly,
    whole.worthOn(day(from), money(startValue)),
    whole.worthOn(day(to), money(endValue)),
    whole.changedBy(profit({ ...endValue, amount: endValue.amount.minus(startValue.amount) })),
    ...describeReturn(found, speech),
  );
};

/** 'End of 2024 against end of 2025'; 'since 2025': from the end of what was before. */
function comparedDays(
  { period, otherPeriod }: Query,
  today: CalendarDate,
): readonly [CalendarDate, CalendarDate] {
  const isOver = (one: Period) => (one.to > today ? today : one.to);
  const first = period?.plain ?? period?.period ?? yearOf(Number(today.slice(0, 4)));
  if (otherPeriod !== undefined) {
    const [one, other] = [isOver(first), isOver(otherPeriod.plain ?? otherPeriod.period)];
    return one < other ? [one, other] : [other, one];
  }
  const isStart = first.to < today && period?.plain !== undefined;
  return isStart ? [first.to, today] : [addDays(first.from, -1), isOver(first)];
}

/** What everything, or the part of it that is asked about, was worth at the end of a day in the past. */
export const valueOnDay: Answer = async (query, tools, speech) => {
  const { whole, money, today } = speech;
  const period = placed(query, today, 'behind');
  const on = period !== undefined && period.to < today ? period.to : today;
  const found = await tools.portfolioValue.run({ on });
  if ('notKnown' in found) return undefined;
  const part = valueOfPart(query, found);
  if (part !== undefined)
    return reply(
      {},
      whole.partOn(speech.day(on), speech.selection({ ...query.filter, expired: undefined }), money(part)),
    );
  return reply(
    {},
    ofWholeAlone(query, speech),
    whole.valueOn(speech.day(on), money(found.value), money(found.cost)),
    found.leftOutCount > 0 && whole.leftOut(speech.count(found.leftOutCount)),
  );
};
