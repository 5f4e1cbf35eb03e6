import { addDays, calendarDate, type CalendarDate } from '#domain/calendar-date';
import type { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Line, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { placed, yearOf, type Answer } from './answer.ts';
import { bestOfPeriod } from './best-of-period.answer.ts';
import { earnings } from './payments/payments.answer.ts';

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
  if (level === undefined)
    return rest && reply(rest.facts, query.period !== undefined && speech.whole.noReturnOfPart, rest.content);
  const period = placed(query, today, 'behind');
  const to = period === undefined || period.to > today ? today : period.to;
  // A return begins with the value at the end of the day before.
  const from = period && addDays(period.from, -1);
  const found = await tools.portfolioReturn.run({ ...(from && { from }), to, level });
  if ('notKnown' in found) return rest;
  return reply(rest?.facts, ...describeReturn(found, speech), rest?.content);
};

type Compared = readonly [Period, Period];

/** The returns of one period and of another. */
export async function compareReturns(query: Query, periods: Compared, { tools, speech }: Answering) {
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
  { period, otherPeriod, comparesWithToday }: Query,
  today: CalendarDate,
): readonly [CalendarDate, CalendarDate] {
  const isOver = (one: Period) => (one.to > today ? today : one.to);
  const first = period?.plain ?? period?.period ?? yearOf(Number(today.slice(0, 4)));
  if (otherPeriod !== undefined) {
    const [one, other] = [isOver(first), isOver(otherPeriod.plain ?? otherPeriod.period)];
    return one < other ? [one, other] : [other, one];
  }
  if (first.to >= today) return [addDays(first.from, -1), today];
  if (comparesWithToday) return [first.to, today];
  if (period?.plain === undefined) return [addDays(first.from, -1), first.to];
  // 'Since 31 December', 'since the end of 2024'; 'since 2025' is from its first day on.
  const isFromEnd = first.from === first.to || period.period.from > first.to;
  return [isFromEnd ? first.to : addDays(first.from, -1), today];
}

/** What of the result exchange rates made, beside prices and what was paid. */
export const currencyEffect: Answer = async (query, tools, speech) => {
  const { whole, profit } = speech;
  const period = placed(query, speech.today, 'behind');
  const to = period === undefined || period.to > speech.today ? speech.today : period.to;
  const found = await tools.portfolioReturn.run({
    ...(period && { from: addDays(period.from, -1) }),
    to,
    level: returnLevel(query) ?? { of: 'all' },
  });
  if ('notKnown' in found || 'notKnown' in found.profit) return undefined;
  const { fromCurrencies, fromPrices, fromInterestAndDividends: fromIncome } = found.profit;
  if ('notKnown' in fromCurrencies || 'notKnown' in fromPrices || 'notKnown' in fromIncome) return undefined;
  return reply(
    {},
    returnLevel(query) === undefined && whole.wholeOnly,
    whole.fromCurrencies(profit(fromCurrencies)),
    whole.fromOthers(profit(fromPrices), profit(fromIncome)),
    ...describeReturn(found, speech),
  );
};
