import type { Match } from './match-question.ts';

/**
 * Measured on questions that are not examples (calibration.test.ts): most questions this likely are understood correctly. Below it
 * the user is asked which of two is meant, and below LEAST nothing is understood.
 */
export const CLEAR = 0.55;
const LEAST = 0.2;
/** An intent less likely than CLEAR is still chosen if it is this many times as likely as the next one. */
const LEAD = 2.2;
const LEAST_LEADING = 0.35;
/** Of the two that are asked about, together. */
const LEAST_OF_TWO = 0.3;

/** What each word that the intent does not explain takes from its log-odds; below LEAST_CERTAIN it is not answered. */
const DOUBT = 0.8;
const LEAST_CERTAIN = -0.8;
const MAX_SCORE = 0.999;

interface Scored {
  readonly score: number;
}

/** True where the words that are left unexplained outweigh what speaks for the intent. To decline is safe. */
export function isDoubtful({ intent, score, unexplained }: Match): boolean {
  const likely = Math.min(score, MAX_SCORE);
  const certainty = Math.log(likely / (1 - likely)) - DOUBT * unexplained;
  return !intent.startsWith('decline-') && certainty < LEAST_CERTAIN;
}

/** One that is clear; two that are near, to be asked which; or none, with the nearest to be offered. */
export function decide<One extends Scored>(
  matches: readonly One[],
): { readonly clear?: One; readonly near?: readonly [One, One]; readonly nearest: readonly One[] } {
  const [first, second] = matches;
  const nearest = matches.slice(0, 3);
  if (first === undefined || first.score < LEAST) return { nearest };
  const isLeading = first.score >= LEAST_LEADING && first.score >= LEAD * (second?.score ?? 0);
  if (isLeading || first.score >= CLEAR || second === undefined) return { clear: first, nearest };
  return first.score + second.score < LEAST_OF_TWO ? { nearest } : { near: [first, second], nearest };
}
