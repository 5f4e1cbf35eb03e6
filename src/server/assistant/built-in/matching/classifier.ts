import type { Features } from './features.ts';

/** An example question, and what it means. */
interface Example<Meaning> {
  readonly features: Features;
  readonly means: Meaning;
}

/** What was learned, as plain data. */
export interface Model<Meaning> {
  readonly meanings: readonly Meaning[];
  /** The row of each feature that several examples have; one of a single example tells nothing of others. */
  readonly rows: ReadonlyMap<string, number>;
  /** By how few examples have the feature of a row. */
  readonly rarities: Float64Array;
  readonly highestRarity: number;
  /** Row by row, for each meaning. */
  readonly weights: Float32Array;
}

/** Measured by cross-validation (calibration.test.ts): more rounds understand no more of what is no example. */
const ROUNDS = 6;
const FIRST_STEP = 2;
/** By how much a step is smaller after each round. */
const SLOWING = 0.3;
/** What is off by less teaches nothing more. */
const LEARNED = 0.01;
/** An example that is understood so well is not asked again. */
const KNOWN_WELL = 0.97;
/** A feature that no example has counts for so much of its weight: words that nobody knows make less certain. */
const UNKNOWN = 0.4;

const GOLDEN_RATIO = 0.618_033_988_75;

/** A feature of a question: where its weights begin, and how much it counts. */
interface Weighed {
  readonly from: number;
  readonly value: number;
}

/** In turn from all parts of the list, the same each time: neighbours mean the same. */
function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one, at) => ({ one, place: (at * GOLDEN_RATIO) % 1 }))
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one);
}

/** Turns each score into its share of the sum of their exponentials. */
function toProbabilities(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
}

function likelihoods(question: readonly Weighed[], { weights, meanings: { length } }: Model<unknown>) {
  const scores = new Float64Array(length);
  for (const { from, value } of question) {
    for (let at = 0; at < length; at += 1) scores[at] = (scores[at] ?? 0) + value * (weights[from + at] ?? 0);
  }
  return toProbabilities(scores);
}

/** Moves the weights of an example's features by what its meanings lack. */
function correct(question: readonly Weighed[], weights: Float32Array, lacking: Float64Array): void {
  const moved = [...lacking.keys()].filter((at) => Math.abs(lacking[at] ?? 0) > LEARNED);
  for (const { from, value } of question) {
    for (const at of moved) weights[from + at] = (weights[from + at] ?? 0) + value * (lacking[at] ?? 0);
  }
}

/** Gives the features of a question their weights: each counts by how few examples have it, all together 1. */
function weigh(features: Features, { rows, rarities, highestRarity, meanings }: Model<unknown>): Weighed[] {
  const known: Weighed[] = [];
  let square = 0;
  for (const [feature, weight] of features) {
    const row = rows.get(feature);
    const value = weight * (row === undefined ? highestRarity : (rarities[row] ?? 0));
    square += (row === undefined ? UNKNOWN * value : value) ** 2;
    if (row !== undefined) known.push({ from: row * meanings.length, value });
  }
  const length = Math.sqrt(square);
  return known.map(({ from, value }) => ({ from, value: value / length }));
}

/** All weights are 0. */
function emptyModel<Meaning>(examples: readonly Example<Meaning>[]): Model<Meaning> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const several = [...counts].filter(([, count]) => count > 1);
  const meanings = [...new Set(examples.map(({ means }) => means))];
  const rarity = (count: number) => Math.log(1 + examples.length / count);
  return {
    meanings,
    rows: new Map(several.map(([feature], row) => [feature, row])),
    rarities: Float64Array.from(several, ([, count]) => rarity(count)),
    highestRarity: rarity(1),
    weights: new Float32Array(several.length * meanings.length),
  };
}

/**
 * Learns from examples (multinomial logistic regression by stochastic gradient descent): each feature speaks for or against each
 * meaning. Nothing is random, so the same examples always give the same weights.
 */
export function learn<Meaning>(examples: readonly Example<Meaning>[]): Model<Meaning> {
  const model = emptyModel(examples);
  const places = new Map(model.meanings.map((meaning, at) => [meaning, at]));
  let left = examples.map(({ features, means }) => ({
    question: weigh(features, model),
    own: places.get(means) ?? 0,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round * SLOWING);
    left = shuffled(left).filter(({ question, own }) => {
      const found = likelihoods(question, model);
      const likelihood = found[own] ?? 0;
      const lacking = found.map((one) => -one * step);
      lacking[own] = (1 - likelihood) * step;
      correct(question, model.weights, lacking);
      return likelihood < KNOWN_WELL;
    });
  }
  return model;
}

/** The likelihood of each meaning; together 1. */
export function classify<Meaning>(
  features: Features,
  model: Model<Meaning>,
): readonly (readonly [Meaning, number])[] {
  const found = likelihoods(weigh(features, model), model);
  return model.meanings.map((meaning, at) => [meaning, found[at] ?? 0] as const);
}
