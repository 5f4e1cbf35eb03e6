import { isCalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { reply } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';

const MAX_HOLDINGS = 10;
/** More than this no bond is priced at. */
const MAX_BASIS_POINTS = 1_000;
/** Where the question names none. */
const USUAL_BASIS_POINTS = 100;
/** 'Rates fall', 'rates 1 % lower'. */
const DOWNWARD = ['shift:fall', 'op:lowest', 'rel:below'] as const;
/** 'By half a percent', 'a quarter of a percent'. */
const PARTS_OF_PERCENT = [
  { concept: 'time:half', basisPoints: 50 },
  { concept: 'time:quarter', basisPoints: 25 },
] as const;

function basisPointsIn({ numbers, concepts }: Query): number {
  const [number] = numbers;
  const size =
    number === undefined
      ? (PARTS_OF_PERCENT.find(({ concept }) => concepts.has(concept))?.basisPoints ?? USUAL_BASIS_POINTS)
      : new Decimal(number)
          .times(concepts.has('shift:basis-points') ? 1 : 100)
          .round()
          .toNumber();
  return DOWNWARD.some((concept) => concepts.has(concept)) ? -size : size;
}

/** What the bonds would gain or lose if all yields moved as the question says. */
export const rateShift: Answer = async (query, tools, speech) => {
  const { texts, count, day, money, profit } = speech;
  if (query.isLevel) return reply({}, texts.rateShift.byHowMuch);
  const basisPoints = basisPointsIn(query);
  if (basisPoints === 0 || Math.abs(basisPoints) > MAX_BASIS_POINTS)
    return reply({}, texts.rateShift.tooMuch);
  const found = await tools.rateScenario.run({ parallel: basisPoints, filter: query.filter });
  const { change, valueBefore, valueAfter, leftOutCount, oldestPriceDay } = found;
  const left = leftOutCount > 0 && texts.rateShift.leftOut(count(leftOutCount));
  if ('notKnown' in change) return reply({}, texts.rateShift.none, left);
  // What moves most comes first.
  const moved = basisPoints > 0 ? found.holdings : found.holdings.toReversed();
  const rows = moved
    .slice(0, MAX_HOLDINGS)
    .flatMap(({ isin, change: one }) => ('notKnown' in one ? [] : [[isin, profit(one)]]));
  return reply(
    {},
    texts.rateShift[basisPoints > 0 ? 'rise' : 'fall']({
      percent: speech.percent(new Decimal(basisPoints).div(100).abs()),
      change: profit(change),
      before: money(valueBefore),
      after: money(valueAfter),
    }),
    speech.table([texts.columns.isin, texts.columns.inEuro], rows),
    texts.rateShift.asOf(day(speech.today)),
    oldestPriceDay !== null &&
      isCalendarDate(oldestPriceDay) &&
      texts.rateShift.oldestPrice(day(oldestPriceDay)),
    left,
  );
};
