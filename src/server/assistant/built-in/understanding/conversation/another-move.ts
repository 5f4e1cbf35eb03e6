import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import { toQuery } from '../query.ts';
import { SAYS_PERCENT } from '../read-condition.ts';
import type { ReadQuestion } from '../read-question.ts';
import type { Slots } from '../slots/slots.ts';
import { COMPARATIVE, hasOnlyWords, some } from './follow-up.ts';
import type { Before, Turn } from './turn.ts';

export const MOVES: readonly IntentId[] = ['rates-shift', 'value-shift'];

/** 'Is that in euro?', of a move: what its answer says first. */
export const IN_EURO = 'in-euro';

const RATES = /^(?:rates?|yields?|лихв\p{L}*|lihv\p{L}*)$/u;
const namesRates = ({ plainWords, order, said }: Slots) =>
  order.includes('shift:rates-rise') ||
  RATES.test(said.get('measure:yield') ?? '') ||
  plainWords.some((word) => RATES.test(word));

const OF_MOVE: readonly Pattern[] = ['currency:', 'country:', 'kind:', 'shift:rise', 'shift:fall', 'shift:basis-points', 'op:highest', 'op:lowest', 'measure:loss', 'sign:losing', 'time:since', 'ref:it', 'ref:them', 'follow:', 'number:']; // prettier-ignore
const BESIDE =
  /^(?:if|i|we|do|does|did|would|will|happens?|lose|gain|go|goes|went|were|was|be|s|again|too|it|points?|ако|при|се|би|бих|ще|губя|загубя|спечеля|изгубя|стане|станат|бъде|бъдат|пункта?|какво|ami|ako|se|bi|bih|shte|gubya|gubq|gubia|zagubya|zagubq|stane|stanat|kakvo|kolko|колко|punkta?)$/;
const IF = /^(?:if|suppose|ако|при|ako|pri)$/;
const isSupposed = ({ plainWords }: Slots) => plainWords.some((word) => IF.test(word));

const namesSome = ({ filter, into }: Slots) =>
  isNarrowing(filter) || filter.kinds !== undefined || into !== undefined;

/** It says which way or by how much, and at most what moves. */
function saysMoveAlone(slots: Slots): boolean {
  const { order, periods, numbers, most, direction, said } = slots;
  const isMove = direction !== undefined || numbers.length > 0 || most !== undefined;
  // 'If they are lower', but not 'which loses most'.
  const isRanked = (['op:highest', 'op:lowest'] as const).some(
    (one) => order.includes(one) && !COMPARATIVE.test(said.get(one) ?? ''),
  );
  return (
    isMove &&
    !isRanked &&
    periods.length === 0 &&
    order.every((one) => matchesAny(one, OF_MOVE)) &&
    hasOnlyWords(slots, BESIDE)
  );
}

/** A number alone says something, after a question that had one or a move of the usual size. */
export const isAfterNumber = (last: Turn | undefined) =>
  last !== undefined && (last.query.numbers.length > 0 || MOVES.includes(last.query.intent));

const numbersIn = ({ numbers, most }: Slots) =>
  numbers.length === 0 && most !== undefined ? [String(most)] : numbers;

/** What a question before named: the dollar of 'how much do I hold in dollars?' as well. */
function namedBefore({ filter, into }: Slots): HoldingFilter {
  return into === undefined || into === 'EUR' || filter.isins !== undefined
    ? filter
    : { ...filter, currencies: [into] };
}

/** The move before it: the last question, or one further back where what follows names no number of its own. */
function moveBefore(before: Turn, next: Slots): Before | undefined {
  if (MOVES.includes(before.query.intent)) return before;
  if (numbersIn(next).length > 0) return undefined;
  let earlier = before.previous;
  while (earlier !== undefined && !MOVES.includes(earlier.query.intent)) earlier = earlier.previous;
  return earlier && { ...earlier, slots: { ...earlier.slots, filter: before.slots.filter } };
}

/** 'And if the pound rises?', after a move: of the pound, as far as the dollar before it. */
function moveOfOther({ slots, form }: Pick<ReadQuestion, 'slots' | 'form'>, before: Turn) {
  const { intent } = before.query;
  if (!MOVES.includes(intent) || slots.direction === undefined || !isSupposed(slots)) return undefined;
  const own = numbersIn(slots);
  const numbers = own.length === 0 && intent === 'value-shift' ? before.slots.numbers : own;
  const moved = { ...slots, numbers };
  return { slots: moved, query: toQuery({ intent: 'value-shift' }, moved, form) };
}

/** 'And if they fall?', 'what if it is 2 %?', after a move: another one of the same; 'what do I lose if it falls?', after a part: of that part. */
export function anotherMove({ slots, form }: ReadQuestion, before: Turn): Before | undefined {
  if (before.isUnclear === true || form.asksWhich || !saysMoveAlone(slots)) return undefined;
  if (namesSome(slots)) return moveOfOther({ slots, form }, before);
  const move = moveBefore(before, slots);
  const own = numbersIn(slots);
  if (move !== undefined) {
    // 'And 50?', after 100 basis points.
    const isOfSameUnit = own.length === 0 || !slots.pattern.some((word) => SAYS_PERCENT.test(word));
    const unit: readonly Concept[] =
      move.slots.concepts.has('shift:basis-points') && isOfSameUnit ? ['shift:basis-points'] : [];
    const order = [...new Set([...unit, ...slots.order.filter((one) => matchesAny(one, ['shift:']))])];
    const moved = {
      ...move.slots,
      ...{ order, concepts: new Set(order), said: slots.said, isLevel: false },
      numbers: own.length > 0 ? own : move.slots.numbers,
      direction: slots.direction ?? move.slots.direction,
    };
    return { slots: moved, query: toQuery({ intent: move.query.intent }, moved, form) };
  }
  const filter = namedBefore(before.slots);
  const isOfPart = isNarrowing({ ...filter, kinds: undefined, expired: undefined, figures: undefined });
  if (!isOfPart || !isSupposed(slots) || !some(slots, ['shift:'])) return undefined;
  const moved = { ...slots, filter: { ...filter, figures: undefined }, isLevel: false };
  return { slots: moved, query: toQuery({ intent: 'value-shift' }, moved, form) };
}

/** 'And if rates fall as well?', after a currency that falls by 10 %: neither that currency nor its 10 %. */
export function beforeOtherMove(before: Turn | undefined, next: Slots): Turn | undefined {
  if (before === undefined) return undefined;
  const isOfRates = namesRates(next);
  const { intent } = before.query;
  const isOther =
    (intent === 'value-shift' && isOfRates) ||
    (intent === 'rates-shift' && !isOfRates && next.filter.currencies !== undefined);
  if (!isOther || (next.direction === undefined && next.numbers.length === 0)) return before;
  const { isins, banks, countries } = before.slots.filter;
  const slots: Slots = {
    ...before.slots,
    ...{ filter: { isins, banks, countries }, numbers: [], direction: undefined, isLevel: false },
  };
  return { ...before, slots };
}
