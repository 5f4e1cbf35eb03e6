import type { IntentId } from '../../intents/intent-ids.ts';
import type { Match } from '../../matching/match-question.ts';

/** How many times as likely a question that leans on the one before asks for the same, unless it has words that do not fit that. */
const AS_BEFORE = 5;

/** All details once more would say nothing new. */
const SAID_IN_FULL: IntentId = 'holding-details';

export function likelierAs(intent: IntentId, matches: readonly Match[]): readonly Match[] {
  if (intent === SAID_IN_FULL) return matches;
  const raised = matches.map((one) =>
    one.intent === intent && one.unexplained === 0 ? { ...one, score: one.score * AS_BEFORE } : one,
  );
  const sum = raised.reduce((total, { score }) => total + score, 0);
  return raised
    .map((one) => ({ ...one, score: one.score / sum }))
    .sort((one, other) => other.score - one.score);
}
