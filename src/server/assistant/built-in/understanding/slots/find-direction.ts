import { matchesAny, type Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { isNumber, isUnit } from '../read-condition.ts';
import { mentionConcept } from '../read-filter.ts';

export type Direction = 'rise' | 'fall';

/** 'Rates rise', '1 % higher'. */
const RISES: readonly Pattern[] = ['shift:rise', 'shift:rates-rise', 'op:highest'];
const FALLS: readonly Pattern[] = ['shift:fall', 'op:lowest', 'op:worst', 'rel:below'];
const IF = /^(?:if|when|ако|когато|при|ako|kogato|pri)$/;

/**
 * Which way prices or rates move in the question: as the word nearest to the number says, or without a number the first one after 'if'.
 * In 'how far do bonds fall if rates rise by 1 %' that is a rise.
 */
export function findDirection(mentions: readonly Mention[]): Direction | undefined {
  const moves = mentions.flatMap((mention, at) => {
    const concept = mentionConcept(mention);
    const isFall = matchesAny(concept, FALLS);
    return isFall || matchesAny(concept, RISES)
      ? [{ at, is: isFall ? ('fall' as const) : ('rise' as const) }]
      : [];
  });
  // '1 % in 2026' moves by the 1.
  const percentAt = mentions.findLastIndex((one, at) => isUnit(one) && isNumber(mentions[at - 1])) - 1;
  const numberAt = percentAt >= 0 ? percentAt : mentions.findLastIndex(isNumber);
  const ifAt = mentions.findIndex(({ word }) => IF.test(word));
  const distance = (at: number) =>
    numberAt >= 0 ? Math.abs(at - numberAt) : at > ifAt ? at - ifAt : mentions.length + at;
  return moves.toSorted((one, other) => distance(one.at) - distance(other.at))[0]?.is;
}
