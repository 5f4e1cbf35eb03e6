/**
 * Measured on examples that were left out of the index (calibration.test.ts): how far the first intent leads says more of whether it
 * is meant than its score. Of an intent's score this much is its nearest examples, the rest its centre.
 */
export const WEIGHT_OF_NEAREST = 0.3;

/** Below this nothing is understood; questions about anything else are below it. */
const LEAST_SCORE = 0.25;
/** With this lead over the second, nine of ten are understood rightly; with less it is asked which of the two is meant. */
const CLEAR_LEAD = 0.08;

interface Scored {
  readonly score: number;
}

/** One that is clear; two that are near, to be asked which; or none, with the nearest to be offered. */
export function decide<One extends Scored>(
  matches: readonly One[],
): { readonly clear?: One; readonly near?: readonly [One, One]; readonly nearest: readonly One[] } {
  const [first, second] = matches;
  const nearest = matches.slice(0, 3);
  if (first === undefined || first.score < LEAST_SCORE) return { nearest };
  if (second === undefined || first.score - second.score >= CLEAR_LEAD) return { clear: first, nearest };
  return { near: [first, second], nearest };
}
