import type { ExampleIndex, Vector } from './example-index.ts';

/** Measured on examples that were left out: more rounds or larger steps understand no more of them. */
const ROUNDS = 6;
const LARGEST_STEP = 0.1;
/** By how much an example is to be nearer to the centre of its own intent than to any other. */
const MARGIN = 0.6;

/** For each feature a weight for each intent. */
export interface Centres<Intent> {
  readonly intents: readonly Intent[];
  readonly weights: ReadonlyMap<string, Float64Array>;
}

interface Row {
  /** The same for all examples that have the feature. */
  readonly weights: Float64Array;
  readonly weight: number;
}

function addScores(scores: Float64Array, { weights, weight }: Row): void {
  for (let at = 0; at < weights.length; at += 1) scores[at] = (scores[at] ?? 0) + weight * (weights[at] ?? 0);
}

/** How near a question is to the centre of each intent. */
export function nearness<Intent>({ intents, weights }: Centres<Intent>, vector: Vector): Float64Array {
  const scores = new Float64Array(intents.length);
  for (const [feature, weight] of vector) {
    const row = weights.get(feature);
    if (row !== undefined) addScores(scores, { weights: row, weight });
  }
  return scores;
}

function bestOther(scores: Float64Array, own: number): number {
  let best = own === 0 ? 1 : 0;
  for (let at = 0; at < scores.length; at += 1)
    if (at !== own && (scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  return best;
}

function move(rows: readonly Row[], intent: number, step: number): void {
  for (const { weights, weight } of rows) weights[intent] = (weights[intent] ?? 0) + step * weight;
}

interface Learned {
  readonly rows: readonly Row[];
  /** The place of its intent. */
  readonly own: number;
}

/** The middle of all examples of each intent, each of length 1. */
function setMiddles(examples: readonly Learned[], all: readonly Float64Array[], intentCount: number): void {
  for (const { rows, own } of examples) move(rows, own, 1);
  for (let intent = 0; intent < intentCount; intent += 1) {
    const length = Math.sqrt(all.reduce((sum, weights) => sum + (weights[intent] ?? 0) ** 2, 0));
    for (const weights of all) weights[intent] = (weights[intent] ?? 0) / length;
  }
}

/** True where the example was near enough to its own centre. */
function learn({ rows, own }: Learned, scores: Float64Array): boolean {
  scores.fill(0);
  for (const row of rows) addScores(scores, row);
  const other = bestOther(scores, own);
  const lacking = MARGIN - ((scores[own] ?? 0) - (scores[other] ?? 0));
  if (lacking <= 0) return true;
  const step = Math.min(LARGEST_STEP, lacking / 2);
  move(rows, own, step);
  move(rows, other, -step);
  return false;
}

/**
 * Begins with the middle of the examples of each intent, and moves the centres until each example is nearer to its own than to any
 * other, by the smallest step that does it (passive-aggressive learning, Crammer et al. 2006).
 */
export function findCentres<Meaning, Intent>(
  { examples, vectors }: ExampleIndex<Meaning>,
  intentOf: (meaning: Meaning) => Intent,
): Centres<Intent> {
  const intents = [...new Set(examples.map(({ means }) => intentOf(means)))];
  const places = new Map(intents.map((intent, at) => [intent, at]));
  const weights = new Map<string, Float64Array>();
  const rowOf = (feature: string, weight: number): Row => {
    const row = weights.get(feature) ?? new Float64Array(intents.length);
    weights.set(feature, row);
    return { weights: row, weight };
  };
  const learned = examples.map(({ means }, at) => ({
    own: places.get(intentOf(means)) ?? 0,
    rows: [...(vectors[at] ?? [])].map(([feature, weight]) => rowOf(feature, weight)),
  }));
  setMiddles(learned, [...weights.values()], intents.length);
  const scores = new Float64Array(intents.length);
  let left: readonly Learned[] = learned;
  for (let round = 0; round < ROUNDS; round += 1) left = left.filter((example) => !learn(example, scores));
  return { intents, weights };
}
