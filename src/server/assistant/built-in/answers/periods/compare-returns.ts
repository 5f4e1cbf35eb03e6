import { addDays } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import { reply, type SpokenAnswer } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import type { Found } from '../answer.ts';
import { ALL, describeLeftOut, describeReturn, findLevel } from '../return.answer.ts';

interface Compared {
  readonly period: Period;
  readonly found: Found<'portfolioReturn'>;
}

/** 'Was it less?' is answered by the smaller one. */
export const isSo = ({ concepts }: Query, isMore: boolean) =>
  concepts.has('op:lowest') || concepts.has('op:worst') ? !isMore : isMore;

function describePercents(
  [one, other]: readonly [Compared, Compared],
  query: Query,
  { say, percent }: Answering,
): readonly [verdict: string, said: string] | undefined {
  const [first, second] = [one.found.moneyWeighted, other.found.moneyWeighted];
  if (!isKnown(first) || !isKnown(second)) return undefined;
  const byTime = ({ found: { timeWeighted } }: Compared) =>
    percent(isKnown(timeWeighted) ? timeWeighted.totalPercent : undefined);
  const difference = first.totalPercent.minus(second.totalPercent);
  const isMore = difference.gt(0);
  const said = say('returnsCompared', {
    ...{ one: one.period, first: first.totalPercent, firstByTime: byTime(one) },
    ...{ other: other.period, second: second.totalPercent, secondByTime: byTime(other) },
  });
  const points = difference.abs().toDecimalPlaces(2);
  const better = say('returnedMore', { period: isMore ? one.period : other.period, points });
  return [say(isSo(query, isMore) ? 'yes' : 'no'), `${said} ${difference.isZero() ? say('same') : better}`];
}

function describeResults(
  [one, other]: readonly [Compared, Compared],
  query: Query,
  { say }: Answering,
): readonly [verdict: string, said: string] | undefined {
  const [first, second] = [one.found.profit, other.found.profit];
  if (!isKnown(first) || !isKnown(second) || !isKnown(first.total) || !isKnown(second.total))
    return undefined;
  const difference = first.total.amount.minus(second.total.amount);
  const isMore = difference.gt(0);
  const said = say('resultsCompared', {
    ...{ one: one.period, first: first.total, other: other.period, second: second.total },
  });
  const earned = say('earnedMore', {
    period: isMore ? one.period : other.period,
    amount: { ...first.total, amount: difference.abs() },
  });
  return [say(isSo(query, isMore) ? 'yes' : 'no'), `${said} ${difference.isZero() ? say('same') : earned}`];
}

/** The returns of one period and of another, the results, and the difference; first what is asked for. */
export async function compareReturns(
  query: Query,
  [one, other]: readonly [Period, Period],
  answering: Answering,
): Promise<SpokenAnswer | undefined> {
  const { tools, today } = answering;
  const level = findLevel(query) ?? ALL;
  const findReturn = async ({ from, to }: Period) =>
    await tools.portfolioReturn.run({ from: addDays(from, -1), to: to > today ? today : to, level });
  const [first, second] = [await findReturn(one), await findReturn(other)];
  if (!isKnown(first) || !isKnown(second)) return undefined;
  const both = [
    { period: one, found: first },
    { period: other, found: second },
  ] as const;
  const percents = describePercents(both, query, answering);
  const results = describeResults(both, query, answering);
  const isOfProfit = query.measure === 'profit';
  const said = (isOfProfit ? [results, percents] : [percents, results]).filter((part) => part !== undefined);
  // Of one of them it is not known.
  if (said.length === 0)
    return reply(
      {},
      both.map(({ found }) => describeReturn(found, answering)),
    );
  return reply(
    {},
    query.isYesNo && said[0]?.[0],
    said.map(([, text]) => text),
    both.map(({ found }) => describeLeftOut(found, answering)),
  );
}
