import type { Language } from '#domain/language';
import type { IntentId } from '../intents/intent-ids.ts';
import type { Slots } from '../understanding/slots/slots.ts';
import { classify } from './classifier.ts';
import { followUpFeatures, questionFeatures } from './features.ts';
import { matchedWords } from './known-words.ts';
import { unusedNumbers, type Match } from './match-question.ts';
import { getUnderstanding } from './understanding.ts';

/** What a question asks after an answer, as the examples of follow-ups say. */
export interface Likely {
  readonly intents: ReadonlyMap<IntentId, number>;
  /** What was named before no longer applies. */
  readonly standsAlone: boolean;
}

export const MORE_LIKELY_THAN_NOT = 0.5;

/** How likely each intent is after an answer of the intent `before`, whatever the slots. */
export function classifyFollowUp(
  slots: Slots,
  { language, before }: { readonly language: Language; readonly before: IntentId },
): Likely {
  const { followUps } = getUnderstanding();
  const alone = questionFeatures({ pattern: matchedWords(slots.pattern, language), order: slots.order });
  const features = followUpFeatures(alone, before);
  const intents = new Map<IntentId, number>();
  for (const [means, score] of classify(features, followUps.intents)) {
    const intent = means === 'same' ? before : means;
    intents.set(intent, (intents.get(intent) ?? 0) + score);
  }
  const ownScore = classify(features, followUps.standsAlone).find(([isAlone]) => isAlone)?.[1] ?? 0;
  return { intents, standsAlone: ownScore > MORE_LIKELY_THAN_NOT };
}

/** The exponent of what the question asks without the answer before it; measured on follow-ups that are no examples. */
const STANDALONE_WEIGHT = 0.35;
const LEAST_SCORE = 1e-3;

/**
 * Every intent that the slots allow, the likeliest after that answer first. `standalone` is what the question asks without it; words
 * that are left unexplained count only where the question stands alone.
 */
export function matchFollowUp(
  slots: Slots,
  standalone: readonly Match[],
  { intents, standsAlone }: Likely,
): readonly Match[] {
  const found = standalone.map((match) => ({
    ...match,
    unexplained: standsAlone ? match.unexplained : unusedNumbers(match.intent, slots),
    score:
      Math.max(intents.get(match.intent) ?? 0, LEAST_SCORE) *
      Math.max(match.score, LEAST_SCORE) ** STANDALONE_WEIGHT,
  }));
  const sum = found.reduce((total, { score }) => total + score, 0);
  return found
    .map((match) => ({ ...match, score: match.score / sum }))
    .sort((one, other) => other.score - one.score);
}
