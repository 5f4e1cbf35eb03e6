import type { Match } from './match-question.ts';

/**
 * Measured on questions that are not examples (calibration.test.ts): most questions this likely are understood correctly. Below it
 * the user is asked which of two is meant, and below MIN_SCORE nothing is understood.
 */
export const CLEAR_SCORE = 0.55;
const MIN_SCORE = 0.2;
/** An intent less likely than CLEAR_SCORE is still chosen if it is this many times as likely as the next one. */
const MIN_LEAD_RATIO = 2.2;
const MIN_LEADING_SCORE = 0.35;
/** Of the two that are asked about, together. */
const MIN_PAIR_SCORE = 0.3;

/** What each word that the intent does not explain takes from its log-odds; below MIN_LOG_ODDS it is not answered. */
const LOG_ODDS_PER_UNEXPLAINED_WORD = 0.8;
const MIN_LOG_ODDS = -0.8;
const MAX_SCORE = 0.999;

interface ScoredIntent {
  readonly score: number;
}

/** True if the words that are left unexplained outweigh what speaks for the intent. To decline is safe. */
export function isDoubtful({ intent, score, unexplained }: Match): boolean {
  const likely = Math.min(score, MAX_SCORE);
  const certainty = Math.log(likely / (1 - likely)) - LOG_ODDS_PER_UNEXPLAINED_WORD * unexplained;
  return !intent.startsWith('decline-') && certainty < MIN_LOG_ODDS;
}

/** One that is clear; two that are near, to be asked which; or none, with the nearest to be offered. */
export function decide<One extends ScoredIntent>(
  matches: readonly One[],
): { readonly clear?: One; readonly near?: readonly [One, One]; readonly nearest: readonly One[] } {
  const [first, second] = matches;
  const nearest = matches.slice(0, 3);
  if (first === undefined || first.score < MIN_SCORE) return { nearest };
  const isLeading = first.score >= MIN_LEADING_SCORE && first.score >= MIN_LEAD_RATIO * (second?.score ?? 0);
  if (isLeading || first.score >= CLEAR_SCORE || second === undefined) return { clear: first, nearest };
  return first.score + second.score < MIN_PAIR_SCORE ? { nearest } : { near: [first, second], nearest };
}
