import { questionFeatures, type MatchedQuestion } from './features.ts';

/** An example question as it is matched, and what it stands for. */
export interface IndexedExample<Meaning> extends MatchedQuestion {
  readonly means: Meaning;
}

export type Vector = ReadonlyMap<string, number>;

/** Where each feature stands, with its weight in examples of length 1. */
export interface ExampleIndex<Meaning> {
  readonly examples: readonly IndexedExample<Meaning>[];
  readonly idf: ReadonlyMap<string, number>;
  readonly vectors: readonly Vector[];
  readonly postings: ReadonlyMap<string, readonly { readonly example: number; readonly weight: number }[]>;
}

/** Of length 1, so that the product of two is their cosine. */
function unitVector(weighted: readonly (readonly [feature: string, weight: number])[]): Vector {
  const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return new Map(weighted.map(([feature, weight]) => [feature, length === 0 ? 0 : weight / length]));
}

/** Weights every feature by how few examples have it. */
export function createExampleIndex<Meaning>(
  examples: readonly IndexedExample<Meaning>[],
): ExampleIndex<Meaning> {
  const all = examples.map(questionFeatures);
  const counts = new Map<string, number>();
  for (const feature of all.flatMap((features) => [...features.keys()]))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const idf = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + examples.length / count)]),
  );
  const vectors = all.map((features) =>
    unitVector([...features].map(([feature, weight]) => [feature, weight * (idf.get(feature) ?? 0)])),
  );
  const postings = new Map<string, { example: number; weight: number }[]>();
  for (const [example, vector] of vectors.entries()) {
    for (const [feature, weight] of vector) {
      const found = postings.get(feature);
      if (found === undefined) postings.set(feature, [{ example, weight }]);
      else found.push({ example, weight });
    }
  }
  return { examples, idf, vectors, postings };
}

/** The question as the index weighs it; a feature that no example has counts as the rarest. */
export function questionVector<Meaning>(index: ExampleIndex<Meaning>, question: MatchedQuestion): Vector {
  const rarest = Math.log(1 + index.examples.length);
  return unitVector(
    [...questionFeatures(question)].map(([feature, weight]) => [
      feature,
      weight * (index.idf.get(feature) ?? rarest),
    ]),
  );
}

/** The cosine of a question with each example. */
export function cosines<Meaning>(
  { examples, postings }: ExampleIndex<Meaning>,
  vector: Vector,
): Float64Array {
  const found = new Float64Array(examples.length);
  for (const [feature, weight] of vector) {
    for (const posting of postings.get(feature) ?? [])
      found[posting.example] = (found[posting.example] ?? 0) + weight * posting.weight;
  }
  return found;
}
