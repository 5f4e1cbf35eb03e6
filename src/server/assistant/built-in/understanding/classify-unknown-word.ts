import { matchesAny } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import { mentionConcept } from './read-filter.ts';

const JOINING = /^(?:of|the|a|an|for|in|на|за|от)$/;
const AT_A_BANK = /^(?:at|with|through|via|при|у|чрез)$/;
/** What an unknown word before it only describes: 'at fixed rates'. */
const DESCRIBED = ['stop', 'measure:', 'payments'] as const;
const OF_SOMETHING = /^(?:of|in|for|на|от|за)$/;
const KIND_OR_PRICE = ['kind:', 'measure:units', 'measure:market-price', 'measure:buy-price'] as const;
const NAMED_BEFORE = [
  'kind:share',
  'kind:etf',
  'measure:units',
  'measure:market-price',
  'measure:buy-price',
] as const;

/** 'At X' names a bank, 'shares of X' and 'X shares' name a holding; undefined if an unknown word is next to neither. */
export function classifyUnknownWord(
  mentions: readonly Mention[],
  unknown: readonly string[],
): 'holding' | 'bank' | undefined {
  const at = mentions.findIndex(({ word }) => word === unknown[0]);
  const isTogether = unknown.every((word, index) => mentions[at + index]?.word === word);
  if (unknown.length === 0 || !isTogether || mentions[at]?.is !== 'unknown') return undefined;
  const before = mentions[at - 1]?.word ?? '';
  const after = mentions[at + unknown.length];
  const isDescription = matchesAny(mentionConcept(after), DESCRIBED) && !JOINING.test(after?.word ?? '');
  if (AT_A_BANK.test(before)) return isDescription ? undefined : 'bank';
  const noun = mentions.slice(0, at).findLast(({ word }) => !JOINING.test(word));
  if (OF_SOMETHING.test(before) && matchesAny(mentionConcept(noun), KIND_OR_PRICE)) return 'holding';
  return matchesAny(mentionConcept(after), NAMED_BEFORE) ? 'holding' : undefined;
}
