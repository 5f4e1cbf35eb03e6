import type { CalendarDate } from '#domain/calendar-date';
import type { IntentId } from '../../intents/intent-ids.ts';
import { CLEAR_SCORE } from '../../matching/calibration.ts';
import { intentsAfter, standsAlone } from '../../matching/match-follow-up.ts';
import { isRuledOut, matchQuestion } from '../../matching/match-question.ts';
import type { ReadQuestion } from '../read-question.ts';
import type { Slots } from '../slots/slots.ts';
import type { Before, Meaning, Turn } from './turn.ts';

/** What a question asks after the answer before, as the examples of follow-ups say. */
export interface Likely {
  readonly intents: ReadonlyMap<IntentId, number>;
  /** What was named before holds no more. */
  readonly standsAlone: boolean;
}

const EVEN = 0.5;

/** Undefined where nothing that was understood is before it. */
export function likelyAfter({ slots, language }: ReadQuestion, before: Turn | undefined): Likely | undefined {
  if (before === undefined || before.isUnclear === true) return undefined;
  const context = { language, before: before.query.intent };
  return { intents: intentsAfter(slots, context), standsAlone: standsAlone(slots, context) > EVEN };
}

const likelihood = (intent: IntentId, after: Likely | undefined) =>
  after === undefined ? 1 : (after.intents.get(intent) ?? 0);

/** A rule knows more than the examples, unless they say that hardly anybody means that. */
const MIN_OF_RULE = 0.03;
const MIN_OF_SAME = 0.15;

export const isPlausible = ({ intent }: Meaning, after: Likely | undefined) =>
  likelihood(intent, after) >= MIN_OF_RULE;

/** Where a question says nothing of its own, it asks the same, unless the examples know better. */
export const isLikely = ({ intent }: Meaning, after: Likely | undefined) =>
  likelihood(intent, after) >= MIN_OF_SAME;

/** The same question again, perhaps put otherwise. */
export const isOfSame = ({ query }: Before, after: Likely | undefined) =>
  after !== undefined && likelihood(query.intent, after) > EVEN;

/** 'And how much in total by summer?', after taxes: not of days to come. What is to come may still become what came. */
export const isPossible = ({ query, slots }: Before, today: CalendarDate) =>
  query.intent === 'coming-payments' || !isRuledOut(query.intent, { ...slots, filter: query.filter }, today);

/** What is kept of the question before, the most first. */
const KEPT: readonly ((merged: Slots, own: Slots) => Slots)[] = [
  (merged) => merged,
  (merged, { periods }) => ({ ...merged, periods }),
  (merged, { periods, filter }) => ({ ...merged, periods, filter }),
];

/** 'What is still to come?', after last year: what was named before is left out where it rules out what is asked. */
export function withoutWhatRulesOut(
  {
    language,
    slots,
    own,
    today,
  }: Pick<ReadQuestion, 'language' | 'slots'> & {
    readonly own: Slots;
    readonly today: CalendarDate;
  },
  { intents }: Likely,
): Slots {
  const [likeliest] = [...intents].find(([, score]) => score >= CLEAR_SCORE) ?? [];
  const allows = (kept: Slots) =>
    matchQuestion(language, kept, today).some(({ intent }) => intent === likeliest);
  return likeliest === undefined ? slots : (KEPT.map((keep) => keep(slots, own)).find(allows) ?? slots);
}
