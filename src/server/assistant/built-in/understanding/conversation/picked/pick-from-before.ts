import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { decide } from '../../../matching/calibration.ts';
import { matchFollowUp, type Likely } from '../../../matching/match-follow-up.ts';
import { matchQuestion, type Match } from '../../../matching/match-question.ts';
import { toQuery } from '../../query.ts';
import type { ReadQuestion } from '../../read-question.ts';
import { withOrder, type Slots } from '../../slots/slots.ts';
import { HOW, isSlotsAlone, some } from '../follow-up.ts';
import { mergeSlots, SUMS } from '../merging/merge-slots.ts';
import { impliesIt, isOfFirst, namesNoHoldings, OF_SUMS, pointsAt } from '../pointing.ts';
import { whyOf } from '../same-subject.ts';
import { isOfUnnamed, UNNAMED, type Before, type Meaning, type PickFrom, type Turn } from '../turn.ts';

/** A question about a holding that the answer before named. */
export interface Picked extends Before {
  readonly nearest: readonly Match[];
  readonly pickFrom: PickFrom;
}

const DETAILS: Meaning = { intent: 'holding-details' };
const COUPONS: Meaning = { intent: 'coupon-amount' };
const IF = /^(?:if|ако|ako|i|we)$/;

/** 'And without it?' */
const leavesOut = (slots: Slots) =>
  isSlotsAlone({ ...slots, plainWords: slots.plainWords.filter((word) => !IF.test(word)) }) &&
  (slots.concepts.has('not') || slots.concepts.has('without'));

/** 'It' once more, 'the second one', 'the one after it': of the answer that the last one was picked from. */
function findPointedAgain(
  slots: Slots,
  { intent }: Meaning,
  { query, rank }: PickFrom,
): PickFrom | undefined {
  const isNext = intent === DETAILS.intent && slots.concepts.has('follow:after') && isSlotsAlone(slots);
  if (isNext) return { query, rank: rank + 1 };
  const isSame = pointsAt(slots) !== undefined || impliesIt(slots);
  const pointed = slots.rank ?? (isSame ? rank : undefined);
  return pointed === undefined ? undefined : { query, rank: pointed };
}

/** 'When exactly does it end?', 'how much will it pay until then?': no other that is ranked. */
const saysOfIt = (slots: Slots) =>
  namesNoHoldings(slots, slots) &&
  slots.periods.length === 0 &&
  !some(slots, [...HOW, 'ref:them', 'time:']) &&
  slots.rank === undefined &&
  some(slots, ['ref:it', 'measure:', 'paid:']);

/** Their answers are of no holding. */
const NAMES_NONE: readonly IntentId[] = [
  'glossary',
  'how-to',
  'help',
  'greeting',
  'thanks',
  'exchange-rates',
];

/** Which holding of which answer is meant: the first where it is just 'it'. */
function findPointed({ slots }: ReadQuestion, { query, pickFrom }: Turn): PickFrom | undefined {
  if (isOfUnnamed(query) && pickFrom !== undefined) return findPointedAgain(slots, query, pickFrom);
  const isOfIt = isOfFirst(query) && (impliesIt(slots) || saysOfIt(slots));
  const rank = pointsAt(slots) ?? (isOfIt ? 1 : undefined);
  if (rank === undefined || query.filter.isins?.length === 1 || NAMES_NONE.includes(query.intent))
    return undefined;
  // 'How much is that in francs?'
  const isSum = OF_SUMS.includes(query.intent) || (slots.into !== undefined && SUMS.includes(query.intent));
  // 'What did it earn?', after what a bank holds: all of that.
  const isOfPart =
    (query.intent === 'list-holdings' || query.intent === 'positions') &&
    isNarrowing({ ...query.filter, expired: undefined });
  // 'How far above it are we?', after a limit.
  return (slots.rank === undefined && (isSum || isOfPart)) || query.concepts.has('noun:limit')
    ? undefined
    : { query, rank, ...(pickFrom?.isOut === true && { besides: pickFrom }) };
}

/** The best and the worst are so by profit, where no other figure is named. */
function byProfit({ query }: Before, slots: Slots): Slots {
  if (query.intent !== 'ranking' || query.measure !== undefined) return slots;
  const order = ['measure:profit' as const, ...slots.order];
  return withOrder(slots, order);
}

/** 'Its coupon', 'the second one': of a holding that the answer before named; 'and without it?': the same of the others. */
export function pickFromBefore(
  read: ReadQuestion,
  before: Turn,
  { today, likely }: { readonly today: CalendarDate; readonly likely: Likely | undefined },
): Picked | undefined {
  const pickFrom = findPointed(read, before);
  if (pickFrom === undefined) return undefined;
  if (leavesOut(read.slots))
    return { slots: read.slots, query: before.query, nearest: [], pickFrom: { ...pickFrom, isOut: true } };
  const slots = { ...read.slots, rank: undefined, filter: { isins: [UNNAMED] } };
  const matches = matchQuestion(read.language, { ...slots, pattern: ['{holding}', ...slots.pattern] }, today);
  const { clear, nearest } = decide(likely ? matchFollowUp(read.slots, matches, likely) : matches);
  if (clear && whyOf(clear, before, read.slots)) return undefined;
  // 'Why that one?': by the figure that it was first by.
  const full = clear?.intent === 'working' ? byProfit(before, mergeSlots(before, slots, today)) : slots;
  const query = toQuery((!isSlotsAlone(read.slots) && clear) || DETAILS, full, read.form);
  return { slots: full, query, nearest, pickFrom };
}

/** 'Why?', after a ranking: by the figure of the first one. */
export function whyFirst(
  read: ReadQuestion & { readonly today: CalendarDate },
  before: Turn,
  meaning: Meaning,
): Picked {
  const merged = { ...mergeSlots(before, read.slots, read.today), rank: undefined };
  const slots = { ...byProfit(before, merged), filter: { isins: [UNNAMED] } };
  const pickFrom = before.pickFrom ?? { query: before.query, rank: 1 };
  // Its coupons are why it pays most.
  const why = before.query.intent === 'largest-payments' ? COUPONS : meaning;
  return { slots, query: toQuery(why, slots, read.form), nearest: [], pickFrom };
}
