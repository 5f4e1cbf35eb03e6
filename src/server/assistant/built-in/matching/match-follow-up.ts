import type { Language } from '#domain/language';
import type { IntentId } from '../intents/intent-ids.ts';
import type { Slots } from '../understanding/slots/slots.ts';
import { classify } from './classifier.ts';
import { followUpFeatures, questionFeatures } from './features.ts';
import { matchedWords } from './known-words.ts';
import type { Match } from './match-question.ts';
import { getUnderstanding } from './understanding.ts';

/** What was asked before, and the question by itself. */
interface FollowUpContext {
  readonly language: Language;
  readonly before: IntentId;
}

/** How much the question by itself counts beside what is asked after such an answer; measured on follow-ups that are no examples. */
const BY_ITSELF = 0.35;
const LEAST_SCORE = 1e-3;

const featuresOf = (slots: Slots, { language, before }: FollowUpContext) =>
  followUpFeatures(
    questionFeatures({ pattern: matchedWords(slots.pattern, language), order: slots.order }),
    before,
  );

/** How likely a question after an answer is one of its own: what was named before holds no more. */
export function standsAlone(slots: Slots, context: FollowUpContext): number {
  const found = classify(featuresOf(slots, context), getUnderstanding().followUps.standsAlone);
  return found.find(([alone]) => alone)?.[1] ?? 0;
}

/** What is asked after that answer, and how likely, whatever the slots. */
export function intentsAfter(slots: Slots, context: FollowUpContext): ReadonlyMap<IntentId, number> {
  const after = new Map<IntentId, number>();
  for (const [means, score] of classify(featuresOf(slots, context), getUnderstanding().followUps.intents)) {
    const intent = means === 'same' ? context.before : means;
    after.set(intent, (after.get(intent) ?? 0) + score);
  }
  return after;
}

/** Every intent that the slots allow, the likeliest after that answer first. `byItself` is what the question asks without it. */
export function matchFollowUp(
  after: ReadonlyMap<IntentId, number>,
  byItself: readonly Match[],
): readonly Match[] {
  const found = byItself.map((match) => {
    const alone = Math.max(match.score, LEAST_SCORE) ** BY_ITSELF;
    return { ...match, unexplained: 0, score: (after.get(match.intent) ?? LEAST_SCORE) * alone };
  });
  const sum = found.reduce((total, { score }) => total + score, 0);
  return found
    .map((match) => ({ ...match, score: match.score / sum }))
    .sort((one, other) => other.score - one.score);
}
