import { addDays, type CalendarDate } from '#domain/calendar-date';
import { groupBy } from '#domain/group-by';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Decimal } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import { headline, reply, type Line } from '../answer-parts.ts';
import { TERM_TEXTS } from '../texts/glossary-terms.ts';
import { isKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import { calendarYear } from '../understanding/periods/period-arithmetic.ts';
import { LEFT_OUT_OF_IT } from '../understanding/conversation/of-the-answer.ts';
import type { Query } from '../understanding/query.ts';
import { dayBefore, isOver, lastDay, type Answer, type Found } from './answer.ts';
import type { Side } from './each.ts';
import { compareWithBound, compareWithPercent } from './bound.ts';
import { bestOfPeriod } from './ranked/best-of-period.answer.ts';
import { earnings } from './payments/payments.answer.ts';

type Level = NonNullable<Parameters<Tools['portfolioReturn']['run']>[0]['level']>;
export const ALL: Level = { of: 'all' };

/** What a return can be asked of; undefined where it is known of no such part. */
export function findLevel({ filter }: Pick<Query, 'filter'>): Level | undefined {
  const { isins, banks, kinds, expired, ...others } = filter;
  if (isNarrowing(others) || (expired === true && isins === undefined)) return undefined;
  const levels: Level[] = [
    ...(isins ?? []).map((isin) => ({ of: 'isin' as const, isin })),
    ...(banks ?? []).map((bank) => ({ of: 'bank' as const, bank })),
    // 'The Apple bond' is one holding.
    ...(isins === undefined ? (kinds ?? []) : []).map((kind) => ({ of: 'class' as const, kind })),
  ];
  return levels.length > 1 ? undefined : (levels[0] ?? ALL);
}

/** What the figures do not hold: without it a result can look better, or worse, than it was. */
export function describeLeftOut(
  { leftOut }: Pick<Found<'portfolioReturn'>, 'leftOut'>,
  { say, name }: Speech,
): Line {
  const why = groupBy(leftOut, ({ reason }) => reason);
  const groups = [...why].map(([reason, those]) => {
    const names = new Set(those.map(({ isin }) => name(isin)));
    return `${[...names].join(', ')} (${say(`reason.${reason}`)})`;
  });
  return groups.length > 0 && say('returnWithout', { left: groups.join('; ') });
}

/** Why nothing is known: of one security alone no name is needed. */
function describeMissing(found: Found<'portfolioReturn'>, speech: Speech): Line {
  const { say } = speech;
  const [only, ...others] = found.leftOut;
  return only !== undefined && others.length === 0
    ? say('returnMissing', { why: say(`reason.${only.reason}`) })
    : describeLeftOut(found, speech);
}

export function describeReturn(found: Found<'portfolioReturn'>, speech: Speech, isPercent = false): Line {
  const { say, percent, signed } = speech;
  const { from, to, costs, profit, moneyWeighted, timeWeighted } = found;
  if (!isKnown(profit) || !isKnown(profit.total))
    return [say('returnNotKnown', { from, to }), describeMissing(found, speech)];
  const weighted = (
    key: 'moneyWeighted' | 'timeWeighted',
    of: typeof moneyWeighted | typeof timeWeighted,
  ) => {
    if (!isKnown(of)) return undefined;
    const [total, yearly] = [of.totalPercent, of.annualisedPercent].map(percent);
    const annual =
      of.annualisedPercent === null || total === yearly
        ? ''
        : say('aYear', { percent: of.annualisedPercent });
    return headline(say(key, { percent: of.totalPercent, annual }), [key, total ?? '']);
  };
  const result = say(`returned.${costs}`, { from, to, profit: profit.total });
  const inEuro = headline(result, ['result', signed(profit.total)]);
  const inPercent = [weighted('moneyWeighted', moneyWeighted), weighted('timeWeighted', timeWeighted)];
  return [isPercent ? [inPercent, inEuro] : [inEuro, inPercent], describeLeftOut(found, speech)];
}

/** 'Money-weighted or time-weighted, which is higher?' */
function describeHigher({ moneyWeighted, timeWeighted }: Found<'portfolioReturn'>, { say }: Speech): Line {
  if (!isKnown(moneyWeighted) || !isKnown(timeWeighted)) return undefined;
  const difference = moneyWeighted.totalPercent.minus(timeWeighted.totalPercent);
  return say('weightedHigher', {
    ...{ higher: say(difference.isNeg() ? 'weighted.time' : 'weighted.money') },
    ...{
      points: difference.abs().toDecimalPlaces(2),
      first: moneyWeighted.totalPercent,
      second: timeWeighted.totalPercent,
    },
  });
}

const asksBothWays = ({ terms }: Query) =>
  terms.includes('money-weighted') && terms.includes('time-weighted');

/** 'Did I make more than 5 %?', by the money-weighted return; 'more than 1,000 euro?', by the result. */
const describeBound = async (
  query: Query,
  { moneyWeighted, profit }: Found<'portfolioReturn'>,
  answering: Answering,
) => [
  isKnown(moneyWeighted) && compareWithPercent(query, moneyWeighted.totalPercent, answering),
  isKnown(profit) && (await compareWithBound(query, profit.total, { answering })),
];

/** The result and the returns of a period, then what paid and what prices did. */
export const totalReturn: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const isOfWays = asksBothWays(query);
  const isRanked = !isOfWays && (query.operation === 'highest' || query.operation === 'lowest');
  const asksWhichOne = query.asksWhich && !isOfWays && !query.concepts.has('measure:return');
  if ((isRanked || asksWhichOne) && query.period !== undefined) return bestOfPeriod(query, answering);
  // 'How is it doing, compared to last month?'
  const isSincePeriod = !isOfWays && query.concepts.has('op:compare') && isOver(query, today);
  if (isSincePeriod && query.otherPeriod === undefined && !isRanked)
    return valueChange({ ...query, comparesWithToday: true }, answering);
  const rest = await earnings(query, answering);
  const level = isRanked ? undefined : findLevel(query);
  if (level === undefined) return reply([], query.period !== undefined && say('noReturnOfPart'), rest);
  const found = await tools.portfolioReturn.run({
    ...{ from: dayBefore(query), to: lastDay(query, today), level },
    costs: query.costs,
  });
  const higher = isOfWays && isKnown(found) && describeHigher(found, answering);
  const isOfLeftOut = query.acts?.includes(LEFT_OUT_OF_IT) === true;
  if (isOfLeftOut && isKnown(found) && found.leftOut.length === 0) return reply([], say('nothingLeftOut'));
  if (isOfLeftOut && isKnown(found)) return reply([], describeLeftOut(found, answering));
  const bound = isKnown(found) && (await describeBound(query, found, answering));
  if (!isKnown(found)) return rest;
  const result = describeReturn(found, answering, query.isPercent);
  // Without days, what prices have done is said below.
  const sources = query.period !== undefined && describeSources(found, answering);
  return isKnown(found.profit) ? reply([], bound, higher, result, sources, rest) : reply([], rest, result);
};

/** Which of several did better, by the time-weighted return; yes or no where that is asked of the first. */
export async function describeBetter(sides: readonly Side[], answering: Answering): Promise<Line> {
  const { tools, say, percent, today } = answering;
  const returns: { readonly side: Side; readonly percent: Decimal }[] = [];
  for (const side of sides) {
    const level = findLevel(side.query);
    if (level === undefined) return undefined;
    const days = { from: dayBefore(side.query), to: lastDay(side.query, today) };
    const found = await tools.portfolioReturn.run({ ...days, level });
    if (!isKnown(found) || !isKnown(found.timeWeighted)) return undefined;
    returns.push({ side, percent: found.timeWeighted.totalPercent });
  }
  const [best, ...others] = returns.toSorted((one, other) => other.percent.comparedTo(one.percent));
  if (best === undefined) return undefined;
  const rest = others.map((one) => `${one.side.name} ${percent(one.percent)}`).join(', ');
  return [
    best.side.query.isYesNo && say(best.side === sides[0] ? 'yes' : 'no'),
    say('didBetter', { name: best.side.name, percent: best.percent, others: rest }),
  ];
}

/** What of the result is of prices, of income, of currencies and of costs. */
const describeSources = ({ profit }: Found<'portfolioReturn'>, { say }: Speech): Line =>
  isKnown(profit) &&
  say('resultParts', {
    prices: profit.fromPrices,
    income: profit.fromInterestAndDividends,
    currencies: profit.fromCurrencies,
    fees: profit.fees,
    tax: profit.tax,
  });

/** The result by source, and what came in and went out. */
const describeProfitParts = (found: Found<'portfolioReturn'>, speech: Speech): Line => [
  describeSources(found, speech),
  isKnown(found.amounts) &&
    speech.say('movedIn', { moneyIn: found.amounts.moneyIn, moneyOut: found.amounts.moneyOut }),
];

/** Where the result of all comes from, since the first purchase or in a period. */
export const resultBySource: Answer = async (query, answering) => {
  const { from, to } = { from: dayBefore(query), to: lastDay(query, answering.today) };
  const found = await answering.tools.portfolioReturn.run({ from, to, level: ALL });
  if (!isKnown(found)) return undefined;
  return reply({}, describeProfitParts(found, answering), describeReturn(found, answering));
};

/** What of a change was paid in rather than earned; unknown where something is left out of the return. */
function describeNewMoney({ amounts, profit, leftOut }: Found<'portfolioReturn'>, { say }: Speech): Line {
  if (!isKnown(amounts) || !isKnown(profit) || leftOut.length > 0) return undefined;
  const { moneyIn, moneyOut } = amounts;
  if (!isKnown(moneyIn) || !isKnown(moneyOut)) return undefined;
  const paidIn = { ...moneyIn, amount: moneyIn.amount.minus(moneyOut.amount) };
  return say('newMoney', { paidIn, result: profit.total });
}

/** The return of all or of a part with the amounts that it is made of; then how they make it. */
export const returnWorking: Answer = async (query, answering) => {
  const { tools, say, language, today } = answering;
  const level = findLevel(query) ?? ALL;
  const found = await tools.portfolioReturn.run({ from: dayBefore(query), to: lastDay(query, today), level });
  if (!isKnown(found)) return undefined;
  return reply(
    [],
    describeReturn(found, answering, true),
    describeSources(found, answering),
    isKnown(found.amounts) &&
      isKnown(found.profit) &&
      say('returnAmounts', { ...found.amounts, result: found.profit.total }),
    (['time-weighted', 'money-weighted'] as const).map((term) => TERM_TEXTS[term][language]),
  );
};

/** What all was worth at the end of two days, and the difference. */
export const valueChange: Answer = async (query, answering) => {
  const { tools, say, signed, today } = answering;
  const [from, to] = comparedDays(query, today);
  const level = findLevel(query);
  const found = await tools.portfolioReturn.run({ from, to, level: level ?? ALL });
  const filter = level === undefined ? {} : query.filter;
  const [before, after] = [
    await tools.portfolioValue.run({ on: from, filter }),
    await tools.portfolioValue.run({ on: to, filter }),
  ];
  if (!isKnown(found) || !isKnown(before) || !isKnown(after)) return undefined;
  const { value: start } = before;
  const { value: end } = after;
  if (!isKnown(start) || !isKnown(end)) return undefined;
  const change = { ...end, amount: end.amount.minus(start.amount) };
  return reply(
    {},
    level === undefined && say('wholeOnly'),
    headline(say('changedBy', { from, to, change }), ['change', signed(change)]),
    describeNewMoney(found, answering),
    say('worthOn', { day: from, value: start }),
    say('worthOn', { day: to, value: end }),
    describeReturn(found, answering),
    describeProfitParts(found, answering),
  );
};

/** 'End of 2024 against end of 2025'; 'since 2025': from the end of what was before. */
function comparedDays(
  { period, otherPeriod, comparesWithToday }: Query,
  today: CalendarDate,
): readonly [CalendarDate, CalendarDate] {
  const cutAtToday = (one: Period) => (one.to > today ? today : one.to);
  const first = period?.plain ?? period?.period ?? calendarYear(Number(today.slice(0, 4)));
  if (otherPeriod !== undefined) {
    const [one, other] = [cutAtToday(first), cutAtToday(otherPeriod.plain ?? otherPeriod.period)];
    return one < other ? [one, other] : [other, one];
  }
  if (first.to >= today) return [addDays(first.from, -1), today];
  if (comparesWithToday) return [first.to, today];
  // 'From 31 December to 30 June': the values of these days.
  const isEnd = addDays(first.from, 1).endsWith('-01');
  if (period?.plain === undefined) return [isEnd ? first.from : addDays(first.from, -1), first.to];
  // 'Since 31 December', 'since the end of 2024'; 'since 2025' is from its first day on.
  const isFromEnd = first.from === first.to || period.period.from > first.to;
  return [isFromEnd ? first.to : addDays(first.from, -1), today];
}

/** What of the result exchange rates made, beside prices and what was paid. */
export const currencyEffect: Answer = async (query, answering) => {
  const { tools, say, signed, today } = answering;
  const level = findLevel(query);
  const found = await tools.portfolioReturn.run({
    from: dayBefore(query),
    to: lastDay(query, today),
    level: level ?? ALL,
  });
  if (!isKnown(found) || !isKnown(found.profit)) return undefined;
  const { fromCurrencies: amount, fromPrices: prices, fromInterestAndDividends: income } = found.profit;
  if (!isKnown(amount)) return undefined;
  return reply(
    {},
    level === undefined && say('wholeOnly'),
    headline(say('fromCurrencies', { amount }), ['fromCurrencies', signed(amount)]),
    say('fromOthers', { prices, income }),
    describeReturn(found, answering),
  );
};
