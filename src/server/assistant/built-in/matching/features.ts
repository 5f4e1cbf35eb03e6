/** How much each sort of feature counts; determined on questions that are no examples (calibration.test.ts). */
const WEIGHTS = { word: 1, pair: 0.6, gram: 0.4, concept: 0.7 } as const;
const GRAM_LENGTHS = [3, 4, 5] as const;

export interface MatchedQuestion {
  /** Words, and slots in braces. */
  readonly pattern: readonly string[];
  /** What words of slots stand for. */
  readonly order: readonly string[];
}

/** What a question shares with an example, and how much that counts before it is weighted by how telling it is. */
export type Features = ReadonlyMap<string, number>;

const isSlot = (word: string) => word.startsWith('{');

function* grams(word: string): Generator<string> {
  const padded = ` ${word} `;
  for (const length of GRAM_LENGTHS) {
    for (let at = 0; at + length <= padded.length; at += 1) yield padded.slice(at, at + length);
  }
}

/**
 * The words, the pairs of neighbours, the pieces of 3 to 5 letters, by which a misspelt word is still known, and what words of slots
 * stand for, so that 'yield' is like 'YTM'.
 */
export function questionFeatures({ pattern, order }: MatchedQuestion): Features {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(weight, features.get(feature) ?? 0));
  for (const [at, word] of pattern.entries()) {
    add(`w ${word}`, WEIGHTS.word);
    const next = pattern[at + 1];
    if (next !== undefined) add(`p ${word} ${next}`, WEIGHTS.pair);
    if (!isSlot(word)) for (const gram of grams(word)) add(`g ${gram}`, WEIGHTS.gram);
  }
  for (const concept of order) add(`c ${concept}`, WEIGHTS.concept);
  return features;
}
