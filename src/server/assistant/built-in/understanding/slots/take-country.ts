import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny, type Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept } from '../read-filter.ts';

const ASKED_OF_US =
  /^(?:tell|show|give|let|get|pays?|paid|brings?|earns?|made|makes?|costs?|owes?|for|to|of)$/;
const BESIDE_A_COUNTRY: readonly Pattern[] = [
  'kind:', 'status:', 'sign:', 'direction:', 'time:since', 'follow:and', 'measure:',
]; // prettier-ignore

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
