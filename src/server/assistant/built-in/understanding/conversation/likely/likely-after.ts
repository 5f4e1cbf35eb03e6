import type { CalendarDate } from '#domain/calendar-date';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { CLEAR_SCORE } from '../../../matching/calibration.ts';
import { classifyFollowUp, MORE_LIKELY_THAN_NOT, type Likely } from '../../../matching/match-follow-up.ts';
import { isRuledOut } from '../../../matching/match-question.ts';
import type { ReadQuestion } from '../../read-question.ts';
import type { Slots } from '../../slots/slots.ts';
import type { Before, Meaning, Turn } from '../turn.ts';

/** Undefined where nothing that was understood is before it. */
export const likelyAfter = (
  { slots, language }: ReadQuestion,
  before: Turn | undefined,
): Likely | undefined =>
  before === undefined || before.isUnclear === true
    ? undefined
    : classifyFollowUp(slots, { language, before: before.query.intent });

function likelihood(intent: IntentId, likely: Likely | undefined): number {
  if (likely === undefined) return 1;
  const own = likely.intents.get(intent) ?? 0;
  // What came, of days ahead, is what is to come: 'and the next one?', after this month.
  return intent === 'coming-payments' ? Math.max(own, likely.intents.get('payments-received') ?? 0) : own;
}

/** A rule knows more than the examples, unless they say that hardly anybody means that. */
const MIN_OF_RULE = 0.03;
const MIN_OF_REPEAT = 0.15;

export const isPlausibleForRule = ({ intent }: Meaning, likely: Likely | undefined) =>
  likelihood(intent, likely) >= MIN_OF_RULE;

/** Where a question says nothing of its own, it asks the same, unless the examples know better. */
export const isLikelyRepeat = ({ intent }: Meaning, likely: Likely | undefined) =>
  likelihood(intent, likely) >= MIN_OF_REPEAT;

/** The same question again, perhaps put otherwise. */
export const likelyAsksSame = ({ query }: Before, likely: Likely | undefined) =>
  likely !== undefined && likelihood(query.intent, likely) > MORE_LIKELY_THAN_NOT;

/** 'And how much in total by summer?', after taxes: not of days to come. What is to come may still become what came. */
export const areSlotsAllowed = ({ query, slots }: Before, today: CalendarDate) =>
  query.intent === 'coming-payments' || !isRuledOut(query.intent, { ...slots, filter: query.filter }, today);

/** What is kept of the question before, the most first. */
const KEPT: readonly ((merged: Slots, own: Slots) => Slots)[] = [
  (merged) => merged,
  (merged, { periods }) => ({ ...merged, periods }),
  (merged, { periods, filter }) => ({ ...merged, periods, filter }),
];

/** 'What is still to come?', after last year: what was named before is dropped where it rules out what is asked. */
export function dropConflictingSlots(
  { slots, own, today }: { readonly slots: Slots; readonly own: Slots; readonly today: CalendarDate },
  { intents }: Likely,
): Slots {
  const [likeliest] = [...intents].find(([, score]) => score >= CLEAR_SCORE) ?? [];
  if (likeliest === undefined) return slots;
  // 'What is its yield?' is of what was named.
  const ways = own.concepts.has('ref:it') ? KEPT.slice(0, -1) : KEPT;
  const kept = ways.map((keep) => keep(slots, own));
  return kept.find((some) => !isRuledOut(likeliest, some, today)) ?? slots;
}
