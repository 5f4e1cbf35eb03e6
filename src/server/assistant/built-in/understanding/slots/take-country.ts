import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny, type Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept, mentionCurrency, narrowFilter } from '../read-filter.ts';
import type { TakeSlot } from './slots.ts';

const ASKED_OF_US =
  /^(?:tell|show|give|let|get|pays?|paid|brings?|earns?|made|makes?|costs?|owes?|for|to|of)$/;
const BESIDE_A_COUNTRY: readonly Pattern[] = [
  'kind:', 'status:', 'sign:', 'direction:', 'time:since', 'follow:and', 'measure:',
]; // prettier-ignore

/** 'Japanese yen': the currency alone. The code of a currency begins with that of its country. */
export const ofItsCurrency: TakeSlot = (_draft, mentions, at) => {
  const country = mentionConcept(mentions[at]).replace(/^country:/, '');
  const code = mentionCurrency(mentions[at + 1]);
  return code?.slice(0, 2) === country ? { length: 1, as: [] } : undefined;
};

/** 'The other Bulgarian bank': nothing says where a bank is. */
export const ofItsBank: TakeSlot = (_draft, mentions, at) => {
  const isOfBank =
    mentionConcept(mentions[at]).startsWith('country:') &&
    mentionConcept(mentions[at + 1]) === 'noun:bank' &&
    !mentionConcept(mentions[at + 2]).startsWith('kind:');
  return isOfBank ? { length: 1, as: [] } : undefined;
};

/** 'US bonds', 'in the US': the country. 'Tell us': those who ask. */
export function unitedStates(mentions: readonly Mention[], at: number): HoldingFilter | undefined {
  const mention = mentions[at];
  if (mention?.is !== 'word' || mention.word !== 'us') return undefined;
  const isBesideHoldings = [mentions[at - 1], mentions[at + 1]].some((one) =>
    matchesAny(mentionConcept(one), BESIDE_A_COUNTRY),
  );
  const isMeant = isBesideHoldings && !ASKED_OF_US.test(mentions[at - 1]?.word ?? '');
  return mention.isWrittenAsName || isMeant ? { countries: ['US'] } : undefined;
}

export const usCountry: TakeSlot = (draft, mentions, at) => {
  const filter = unitedStates(mentions, at);
  if (filter === undefined) return undefined;
  draft.filter = narrowFilter(draft.filter, filter);
  return { length: 1, as: ['{country}'] };
};
