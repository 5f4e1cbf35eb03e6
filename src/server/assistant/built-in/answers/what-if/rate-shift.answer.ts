import type { CurrencyAmount } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import { headline, reply, type Line } from '../../answer-parts.ts';
import { isKnown, type Say } from '../../say.ts';
import { IN_EURO } from '../../understanding/conversation/another-move.ts';
import { METHOD } from '../../understanding/conversation/same-subject.ts';
import type { Query } from '../../understanding/query.ts';
import { isOfNoBonds, type Answer, type Found } from '../answer.ts';

/** More than this no bond is priced at. */
const MAX_BASIS_POINTS = 1_000;
/** Where the question names none. */
const USUAL_BASIS_POINTS = 100;
function basisPointsIn({ numbers, concepts, direction }: Query): number {
  const [number] = numbers;
  const unit = concepts.has('shift:basis-points') ? 1 : 100;
  const size = number === undefined ? USUAL_BASIS_POINTS : new Decimal(number).times(unit).round().toNumber();
  return direction === 'fall' ? -size : size;
}

/** 'Which bond loses the most?' */
function describeEnd(
  largestFirst: readonly { readonly isin: string; readonly by: CurrencyAmount }[],
  { operation, asksWhich, concepts }: Query,
  say: Say,
): Line {
  // 'Hit worst' moves most.
  const isLeast = operation === 'lowest' && !concepts.has('op:worst');
  const end = largestFirst.at(isLeast ? -1 : 0);
  const isAsked = asksWhich && operation !== 'list' && concepts.has('kind:bond');
  return isAsked && end !== undefined && say('movesMost', { isLeast, ...end });
}

/** The bonds and by how much they move: what moves most, in euro or in percent, comes first. */
function mostMovedFirst(holdings: Found<'rateScenario'>['holdings'], { isPercent }: Query) {
  const moved = holdings.flatMap(({ isin, value, change: by }) =>
    isKnown(by) && isKnown(value) && !value.amount.isZero()
      ? [{ isin, by, percent: by.amount.div(value.amount).times(100) }]
      : [],
  );
  return moved.toSorted((one, other) => {
    const [own, others] = isPercent ? [one.percent, other.percent] : [one.by.amount, other.by.amount];
    return others.abs().comparedTo(own.abs());
  });
}

/** What the bonds would gain or lose if all yields moved as the question says. */
export const rateShift: Answer = async (
  query,
  { tools, say, signed, percent: writePercent, table, today },
) => {
  if (query.isLevel) return reply({}, say('ratesToLevel'));
  const basisPoints = basisPointsIn(query);
  if (basisPoints === 0 || Math.abs(basisPoints) > MAX_BASIS_POINTS)
    return reply({}, say('rateShiftTooLarge'));
  if (isOfNoBonds(query)) return reply({}, say('ratesMoveBonds'));
  const found = await tools.rateScenario.run({ parallel: basisPoints, filter: query.filter });
  const { change, valueBefore: before, valueAfter: after, leftOutCount, oldestPriceDay } = found;
  const left = leftOutCount > 0 && say('bondsLeftOut', { count: leftOutCount });
  if (!isKnown(change)) return reply({}, say('noRateShift'), left);
  const percent = new Decimal(basisPoints).div(100).abs();
  const rows = mostMovedFirst(found.holdings, query);
  const method = say('ratesAsOf', { day: today });
  const asksMethod = query.acts?.includes(METHOD) === true;
  return reply(
    {},
    asksMethod && method,
    query.acts?.includes(IN_EURO) === true && say('yesInEuro'),
    describeEnd(rows, query, say),
    headline(say(basisPoints > 0 ? 'ratesRise' : 'ratesFall', { percent, change, before, after }), [
      'change',
      signed(change),
    ]),
    table(
      ['isin', 'inEuro', { text: '%' }],
      rows.map(({ isin, by, percent: part }) => [isin, signed(by), writePercent(part)]),
    ),
    !asksMethod && method,
    oldestPriceDay !== null && say('oldestOfPrices', { day: oldestPriceDay }),
    left,
  );
};
