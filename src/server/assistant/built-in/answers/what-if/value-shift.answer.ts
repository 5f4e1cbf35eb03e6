import { CURRENCIES } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering } from '../../speech.ts';
import { IN_EURO } from '../../understanding/conversation/another-move.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';

const USUAL_PERCENT = '10';
const MAX_PERCENT = 100;
/** Not of the euro: 'what do I lose if it gets stronger?' */
const LOSES = ['measure:loss', 'sign:losing'] as const;

const FOREIGN = CURRENCIES.filter((code) => code !== 'EUR');

function shiftIn({ filter: asked, into, numbers, concepts, direction }: Query) {
  // 'What would I lose, in euros, if the dollar fell?'
  const currencies = into === undefined || into === 'EUR' ? asked.currencies : [into];
  const filter = { ...asked, figures: undefined, currencies };
  const [number = USUAL_PERCENT] = numbers;
  // 'The dollar against the euro': no value in euro moves with it.
  const others = filter.currencies?.filter((code) => code !== 'EUR') ?? [];
  /** 'If the euro rises': against the currencies of everything else. */
  const euroMoves = filter.currencies?.[0] === 'EUR' && filter.kinds === undefined;
  // Whoever says neither a number nor which way asks for what could be lost.
  const asksOfRisk = numbers.length === 0 || LOSES.some((concept) => concepts.has(concept));
  const isLoss = !euroMoves && asksOfRisk;
  const isDown = (direction ?? (isLoss ? 'fall' : 'rise')) === 'fall';
  const moving = others.length > 0 ? others : euroMoves ? FOREIGN : currencies;
  const isAllForeign = euroMoves && others.length === 0;
  return {
    ...{ percent: isDown ? `-${number}` : number, euroMoves, isAllForeign },
    filter: { ...filter, currencies: moving },
  };
}

const MANY = '10000';

/** 'If EUR/USD goes to 1.25': by how much the currency moves against the euro; the level is of whichever is nearer to the rate of today. */
async function moveToLevel(query: Query, { tools }: Answering) {
  const [level = ''] = query.numbers;
  const to = query.filter.currencies?.find((code) => code !== 'EUR') ?? query.into;
  if (!query.isLevel || to === undefined || to === 'EUR') return undefined;
  const { converted } = await tools.convert.run({ amount: MANY, from: 'EUR', to });
  if (converted === null) return undefined;
  const rate = converted.amount.div(MANY);
  const [perEuro, inverse] = [new Decimal(level), new Decimal(1).div(level)];
  const isPerEuro = perEuro.div(rate).log().abs().lte(inverse.div(rate).log().abs());
  const percent = rate
    .div(isPerEuro ? perEuro : inverse)
    .minus(1)
    .times(100);
  const filter = { ...query.filter, figures: undefined, currencies: [to] };
  return { percent: percent.toFixed(4), euroMoves: false, isAllForeign: false, filter };
}

/** What everything would be worth if a currency, a kind or a holding rose or fell as the question says. */
export const valueShift: Answer = async (query, answering) => {
  const { tools, say, which: select } = answering;
  const { isAllForeign, ...shift } = (await moveToLevel(query, answering)) ?? shiftIn(query);
  const size = new Decimal(shift.percent);
  if (size.isZero() || size.abs().gt(MAX_PERCENT)) return reply({}, say('valueShiftTooLarge'));
  const found = await tools.valueScenario.run(shift);
  if (!isKnown(found)) return undefined;
  const { part, all, ofAllPercent, leftOutCount } = found;
  const percent = size.abs();
  const change = isKnown(part.change) ? { ...part.change, amount: part.change.amount.abs() } : part.change;
  const isRise = size.gt(0);
  const which = isAllForeign ? say('foreign') : select({ ...shift.filter, expired: undefined });
  const [rise, fall] = shift.euroMoves
    ? (['euroRises', 'euroFalls'] as const)
    : (['valueRises', 'valueFalls'] as const);
  return reply(
    found,
    query.acts?.includes(IN_EURO) === true && say('yesInEuro'),
    say(isRise ? rise : fall, { part: which, percent, change }),
    say('partAfterShift', part),
    say('allAfterShift', { before: all.before, after: all.after, percent: ofAllPercent }),
    leftOutCount > 0 && say('unvalued', { count: leftOutCount }),
  );
};
