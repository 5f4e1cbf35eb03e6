import { Decimal } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import { dayBefore, lastDay, type Answer, type Found } from '../answer.ts';

const MAX_BEST = 5;
export const RATED = ['op:best', 'op:worst', 'measure:return'] as const;

const readPercent = ({ timeWeightedPercent: percent }: Found<'portfolioReturn'>['contributions'][number]) =>
  isKnown(percent) ? percent : new Decimal(0);

/** The securities that gained most in a period, or since they were bought, or least; with what they paid. */
export const bestOfPeriod: Answer = async (query, { tools, say, percent, write, table, today }) => {
  const found = await tools.portfolioReturn.run({
    from: dayBefore(query),
    to: lastDay(query, today),
  });
  if (!isKnown(found)) return undefined;
  const { holdings } = await tools.listNames.run({});
  const { kinds = ['bond', 'etf', 'share'], isins } = query.filter;
  const fits = found.contributions.filter(({ isin }) => {
    const kind = holdings.find((one) => one.isin === isin)?.kind;
    return kind !== undefined && kinds.includes(kind) && isins?.includes(isin) !== false;
  });
  const isLowest = query.operation === 'lowest';
  // 'What did best' compares returns, 'what earned most' amounts.
  const isByReturn = query.measure !== 'profit' && RATED.some((one) => query.concepts.has(one));
  const ordered = isByReturn
    ? fits.toSorted((one, other) => readPercent(other).comparedTo(readPercent(one)))
    : fits;
  const shown = (isLowest ? ordered.toReversed() : ordered).slice(0, query.most ?? MAX_BEST);
  const [first] = shown;
  const named = { which: query.filter, isin: first?.isin };
  const end = isLowest ? 'lowest' : 'highest';
  return reply(
    {},
    isByReturn
      ? say(`${end}Return`, { ...named, figure: first && percent(first.timeWeightedPercent) })
      : say(end, {
          ...{ ...named, highestOf: 'profit', lowestOf: 'profit' },
          figure: first && write(first.profit),
        }),
    say('withAllItPaid'),
    table(
      ['isin', 'name', 'profit', 'timeWeighted'],
      shown.map((one) => [one.isin, one.name, one.profit, percent(one.timeWeightedPercent)]),
    ),
  );
};
