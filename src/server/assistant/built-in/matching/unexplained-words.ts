import type { IntentId } from '../intents/intent-ids.ts';
import { tellingWords, type Features } from './features.ts';

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
    for (const word of tellingWords(features)) words.add(word);
    vocabulary.set(means.intent, words);
  }
  return vocabulary;
}

/** What a word of a slot asks for beyond the intent; the other slots narrow any answer. */
const ASKS_MORE = /^c (?:op|measure):/;

/**
 * Words of a question that examples of other intents have, but none of this intent: 'because' where a sum was understood. They ask
 * for something that the answer would leave out. Words that no example has do not count: people tell stories.
 */
export function unexplainedWords(
  { plainWords, features }: { readonly plainWords: readonly string[]; readonly features: Features },
  { vocabulary, intent }: { readonly vocabulary: Vocabulary; readonly intent: IntentId },
): string[] {
  const own = vocabulary.get(intent);
  const isOfOthers = (word: string) => [...vocabulary.values()].some((words) => words.has(word));
  const asked = [
    ...plainWords.map((word) => `w ${word}`),
    ...[...features.keys()].filter((name) => ASKS_MORE.test(name)),
  ];
  return [...new Set(asked)].filter((word) => own?.has(word) !== true && isOfOthers(word));
}
