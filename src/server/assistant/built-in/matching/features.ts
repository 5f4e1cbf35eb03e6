/** How much each sort of feature counts; determined on questions that are no examples (calibration.test.ts). */
const WEIGHTS = { word: 1, pair: 0.6, gram: 0.4, concept: 0.7 } as const;
const GRAM_LENGTHS = [3, 4] as const;

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
 * The words, the pairs of neighbours, the pieces of 3 and 4 letters, by which a misspelt word is still known, and what words of slots
 * stand for, so that 'yield' is like 'YTM'. Both languages are learned together, for what slots and their words say is the same in both.
 */
export function questionFeatures({ pattern, order }: MatchedQuestion): Features {
  const features = new Map<string, number>();
  for (const [at, word] of pattern.entries()) {
    features.set(`w ${word}`, WEIGHTS.word);
    const next = pattern[at + 1];
    if (next !== undefined) features.set(`p ${word} ${next}`, WEIGHTS.pair);
    if (!isSlot(word)) for (const gram of grams(word)) features.set(`g ${gram}`, WEIGHTS.gram);
  }
  for (const concept of order) features.set(`c ${concept}`, WEIGHTS.concept);
  return features;
}

/** How much a feature counts by itself, how much together with the intent of the answer before, and how much that intent alone. */
const AFTER = { feature: 0.7, withIntent: 0.7, intent: 1 } as const;

/** Of what is asked after an answer of this intent: 'when?' asks for something else after each. */
export function followUpFeatures(features: Features, before: string): Features {
  const all = new Map<string, number>([[`after ${before}`, AFTER.intent]]);
  for (const [name, weight] of features) {
    all.set(name, weight * AFTER.feature);
    if (!name.startsWith('g ')) all.set(`${before} ${name}`, weight * AFTER.withIntent);
  }
  return all;
}

/** The words and the meanings of slot words among the features, without the slots. */
export function tellingWords(features: Features): string[] {
  return [...features.keys()].filter((name) => /^[wc] (?!\{)/.test(name));
}
