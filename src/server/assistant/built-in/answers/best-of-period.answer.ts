import { addDays } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { Tools } from '../../tools/create-tools.ts';
import { reply } from '../speech.ts';
import { placed, type Answer } from './answer.ts';

const MAX_BEST = 5;
const RATED = ['op:best', 'op:worst', 'measure:return'] as const;

type Contribution = Extract<
  Awaited<ReturnType<Tools['portfolioReturn']['run']>>,
  { contributions: unknown }
>['contributions'][number];

function byReturn(found: readonly Contribution[]): readonly Contribution[] {
  const percentOf = ({ timeWeightedPercent: percent }: Contribution) =>
    'notKnown' in percent ? new Decimal(0) : percent;
  return found.toSorted((one, other) => percentOf(other).comparedTo(percentOf(one)));
}

/** The securities that gained most in a period, or least. */
export const bestOfPeriod: Answer = async (query, tools, speech) => {
  const { texts, whole, money, today } = speech;
  const period = placed(query, today, 'behind');
  if (period === undefined) return undefined;
  const to = period.to > today ? today : period.to;
  const found = await tools.portfolioReturn.run({ from: addDays(period.from, -1), to });
  if ('notKnown' in found) return undefined;
  const { holdings } = await tools.listNames.run({});
  const { kinds, isins } = query.filter;
  const fits = found.contributions.filter(({ isin }) => {
    const kind = holdings.find((one) => one.isin === isin)?.kind;
    return (
      (kinds === undefined || (kind !== undefined && kinds.includes(kind))) && isins?.includes(isin) !== false
    );
  });
  const isLowest = query.operation === 'lowest';
  // 'What did best' compares returns, 'what earned most' amounts.
  const isByReturn = query.measure !== 'profit' && RATED.some((one) => query.concepts.has(one));
  const ordered = isByReturn ? byReturn(fits) : fits;
  const shown = (isLowest ? ordered.toReversed() : ordered).slice(0, query.most ?? MAX_BEST);
  const title = (isLowest ? texts.lowest : texts.highest)(
    texts.measures[isByReturn ? 'profit-percent' : 'profit'],
    speech.selection(query.filter),
  );
  return reply(
    {},
    title,
    speech.table(
      [texts.columns.isin, whole.columns.name, texts.measures.profit, whole.columns.timeWeighted],
      shown.map(({ isin, name, profit, timeWeightedPercent: percent }) => [
        isin,
        name ?? '–',
        money(profit),
        'notKnown' in percent ? '–' : speech.percent(percent),
      ]),
    ),
  );
};
