import type { IntentId } from '../intents/intent-ids.ts';
import { wordsIn, type Features } from './features.ts';

/** The words of the examples of each intent. */
export type Vocabulary = ReadonlyMap<IntentId, ReadonlySet<string>>;

interface IntentExample {
  readonly features: Features;
  readonly means: { readonly intent: IntentId };
}

export function collectVocabulary(examples: readonly IntentExample[]): Vocabulary {
  const vocabulary = new Map<IntentId, Set<string>>();
  for (const { features, means } of examples) {
    const words = vocabulary.get(means.intent) ?? new Set();
    for (const word of wordsIn(features)) words.add(word);
    vocabulary.set(means.intent, words);
  }
  return vocabulary;
}

/**
 * Words of a question that examples of other intents have, but none of this intent: 'average' or 'because' where a sum was understood.
 * They ask for something that the answer would leave out. Words that no example has do not count: people tell stories.
 */
export function unexplainedWords(
  features: Features,
  { vocabulary, intent }: { readonly vocabulary: Vocabulary; readonly intent: IntentId },
): string[] {
  const own = vocabulary.get(intent);
  const isOfOthers = (word: string) => [...vocabulary.values()].some((words) => words.has(word));
  return wordsIn(features).filter((word) => own?.has(word) !== true && isOfOthers(word));
}
