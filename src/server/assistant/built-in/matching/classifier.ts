import type { Features } from './features.ts';

/** An example question, and what it means. */
interface Example<Meaning> {
  readonly features: Features;
  readonly means: Meaning;
}

/** What was learned, as plain data. */
export interface Model<Meaning> {
  readonly meanings: readonly Meaning[];
  /** The row of each feature that several examples have. One that a single example has says nothing about others. */
  readonly rows: ReadonlyMap<string, number>;
  /** The inverse document frequency of the feature of a row: the fewer examples have it, the higher. */
  readonly idf: Float64Array;
  readonly maxIdf: number;
  /** Row by row, for each meaning. */
  readonly weights: Float32Array;
}

/** Measured by cross-validation (calibration.test.ts): more epochs do not help with questions that are not examples. */
const EPOCHS = 6;
const INITIAL_LEARNING_RATE = 2;
/** The learning rate is divided by 1 plus this for each epoch before. */
const LEARNING_RATE_DECAY = 0.3;
/** Smaller parts of a gradient are left out. */
const MIN_GRADIENT = 0.01;
/** An example with at least this likelihood is left out of the following epochs. */
const CONFIDENT = 0.97;
/** The weight of a feature that no example has, as a part of its usual one: unknown words lower every likelihood. */
const UNKNOWN_FEATURE_WEIGHT = 0.4;

const GOLDEN_RATIO = 0.618_033_988_75;

/** A feature of a question: where its weights begin, and how much it counts. */
interface WeightedFeature {
  readonly from: number;
  readonly value: number;
}

/** The examples in an order that mixes their meanings, the same each time: neighbours in the list mean the same. */
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

function likelihoods(
  question: readonly WeightedFeature[],
  { weights, meanings: { length } }: Model<unknown>,
) {
  const scores = new Float64Array(length);
  for (const { from, value } of question) {
    for (let at = 0; at < length; at += 1) scores[at] = (scores[at] ?? 0) + value * (weights[from + at] ?? 0);
  }
  return toProbabilities(scores);
}

/** Moves the weights of an example's features along the gradient of its log-likelihood. */
function updateWeights(
  question: readonly WeightedFeature[],
  weights: Float32Array,
  gradient: Float64Array,
): void {
  const moved = [...gradient.keys()].filter((at) => Math.abs(gradient[at] ?? 0) > MIN_GRADIENT);
  for (const { from, value } of question) {
    for (const at of moved) weights[from + at] = (weights[from + at] ?? 0) + value * (gradient[at] ?? 0);
  }
}

/** The features of a question, weighted by their inverse document frequency, as a vector of length 1. */
function weigh(features: Features, { rows, idf, maxIdf, meanings }: Model<unknown>): WeightedFeature[] {
  const known: WeightedFeature[] = [];
  let square = 0;
  for (const [feature, weight] of features) {
    const row = rows.get(feature);
    const value = weight * (row === undefined ? maxIdf : (idf[row] ?? 0));
    square += (row === undefined ? UNKNOWN_FEATURE_WEIGHT * value : value) ** 2;
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
  const inverseFrequency = (count: number) => Math.log(1 + examples.length / count);
  return {
    meanings,
    rows: new Map(several.map(([feature], row) => [feature, row])),
    idf: Float64Array.from(several, ([, count]) => inverseFrequency(count)),
    maxIdf: inverseFrequency(1),
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
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const step = INITIAL_LEARNING_RATE / (1 + epoch * LEARNING_RATE_DECAY);
    left = shuffled(left).filter(({ question, own }) => {
      const found = likelihoods(question, model);
      const likelihood = found[own] ?? 0;
      const gradient = found.map((one) => -one * step);
      gradient[own] = (1 - likelihood) * step;
      updateWeights(question, model.weights, gradient);
      return likelihood < CONFIDENT;
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
