import type { Features } from './features.ts';

/** An example question, and what it means. */
interface Example<Meaning> {
  readonly features: Features;
  readonly means: Meaning;
}

/** The likelihood of each meaning; together 1. */
export type Classifier<Meaning> = (features: Features) => readonly (readonly [Meaning, number])[];

/** Measured by cross-validation (calibration.test.ts): more rounds understand no more of what is no example. */
const ROUNDS = 8;
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

interface Row {
  /** For each meaning; the same for all examples that have the feature. */
  readonly weights: Float32Array;
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

function likelihoods(rows: readonly Row[], size: number): Float64Array {
  const scores = new Float64Array(size);
  for (const { weights, value } of rows) {
    for (let at = 0; at < size; at += 1) scores[at] = (scores[at] ?? 0) + value * (weights[at] ?? 0);
  }
  return toProbabilities(scores);
}

/** Moves the weights of an example's features by what its meanings lack. */
function correct(rows: readonly Row[], lacking: Float64Array, step: number): void {
  const moved = [...lacking.keys()].filter((at) => Math.abs(lacking[at] ?? 0) > LEARNED);
  for (const { weights, value } of rows) {
    const by = step * value;
    for (const at of moved) weights[at] = (weights[at] ?? 0) + by * (lacking[at] ?? 0);
  }
}

/** Gives the features of a question their weights: each counts by how few examples have it, all together 1. */
function weigh<Meaning>(examples: readonly Example<Meaning>[], size: number): (features: Features) => Row[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1);
  const weightsOf = new Map(shared.map(([feature]) => [feature, new Float32Array(size)]));
  return (features) => {
    const rows: Row[] = [];
    let square = 0;
    for (const [feature, weight] of features) {
      const weights = weightsOf.get(feature);
      const value = weight * Math.log(1 + examples.length / (counts.get(feature) ?? 1));
      square += (weights === undefined ? UNKNOWN * value : value) ** 2;
      if (weights !== undefined) rows.push({ weights, value });
    }
    const length = Math.sqrt(square);
    return rows.map(({ weights, value }) => ({ weights, value: value / length }));
  };
}

/**
 * Learns from examples (multinomial logistic regression by stochastic gradient descent): each feature speaks for or against each
 * meaning. Nothing is random, so the same examples always give the same weights.
 */
export function learn<Meaning>(examples: readonly Example<Meaning>[]): Classifier<Meaning> {
  const meanings = [...new Set(examples.map(({ means }) => means))];
  const places = new Map(meanings.map((meaning, at) => [meaning, at]));
  const toRows = weigh(examples, meanings.length);
  let left = examples.map(({ features, means }) => ({ rows: toRows(features), own: places.get(means) ?? 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round * SLOWING);
    left = shuffled(left).filter(({ rows, own }) => {
      const found = likelihoods(rows, meanings.length);
      const likelihood = found[own] ?? 0;
      const lacking = found.map((one) => -one);
      lacking[own] = 1 - likelihood;
      correct(rows, lacking, step);
      return likelihood < KNOWN_WELL;
    });
  }
  return (features) => {
    const found = likelihoods(toRows(features), meanings.length);
    return meanings.map((meaning, at) => [meaning, found[at] ?? 0] as const);
  };
}
