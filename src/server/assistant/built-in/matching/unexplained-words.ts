import type { IntentId } from '../intents/intent-ids.ts';
import { tellingWords, type Features } from './features.ts';

/** How many examples of an intent there are, and how many have a word, or one that stands for the same. */
interface KnownOfIntent {
  examples: number;
  readonly words: Map<string, number>;
}

export type Vocabulary = ReadonlyMap<IntentId, KnownOfIntent>;

interface IntentExample {
  readonly features: Features;
  readonly means: { readonly intent: IntentId };
}

export function collectVocabulary(examples: readonly IntentExample[]): Vocabulary {
  const vocabulary = new Map<IntentId, KnownOfIntent>();
  for (const { features, means } of examples) {
    const known = vocabulary.get(means.intent) ?? { examples: 0, words: new Map<string, number>() };
    known.examples += 1;
    for (const word of tellingWords(features)) known.words.set(word, (known.words.get(word) ?? 0) + 1);
    vocabulary.set(means.intent, known);
  }
  return vocabulary;
}

/** In what part of the examples of an intent a word is. */
export function shareOfExamples(vocabulary: Vocabulary, intent: IntentId, word: string): number {
  const known = vocabulary.get(intent);
  return known === undefined ? 0 : (known.words.get(word) ?? 0) / known.examples;
}

/** A word of fewer examples may be there by chance. */
const MIN_EXAMPLES = 2;

/**
 * Words of a question that examples of other intents have, but hardly one of this intent: 'because' where a sum was understood. They ask
 * for something that the answer would leave out. Words that no example has do not count: people tell stories.
 */
export function unexplainedWords(
  plainWords: readonly string[],
  { vocabulary, intent }: { readonly vocabulary: Vocabulary; readonly intent: IntentId },
): string[] {
  const own = vocabulary.get(intent)?.words;
  const isOfOthers = (word: string) => [...vocabulary.values()].some(({ words }) => words.has(word));
  const asked = new Set(plainWords.map((word) => `w ${word}`));
  return [...asked].filter((word) => (own?.get(word) ?? 0) < MIN_EXAMPLES && isOfOthers(word));
}

/** A word that so many of the examples of one intent have, and hardly those of others, tells what is asked. */
const MIN_SHARE = 0.03;
const MIN_SHARE_OF_ALL = 0.45;

/** True for 'tax' and 'note', not for 'how', 'get', 'date', which questions of every sort have. */
export function isTellingWord(vocabulary: Vocabulary, word: string): boolean {
  const shares = [...vocabulary.keys()].map((intent) => shareOfExamples(vocabulary, intent, `w ${word}`));
  const most = Math.max(...shares);
  return most >= MIN_SHARE && most >= MIN_SHARE_OF_ALL * shares.reduce((sum, share) => sum + share, 0);
}
