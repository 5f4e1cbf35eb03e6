import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny } from './concept.ts';
import { conceptFilter, conceptMeasure, mentionConcept, narrowFilter } from './read-filter.ts';
import { isWord, KINDS, placeholder, type SlotContext, type TakeSlot } from './slots.ts';

/** 'The bonds, no ETFs, no shares': of kinds that are named already the others stay. */
function withoutThese(filter: HoldingFilter, { kinds, ...rest }: HoldingFilter): HoldingFilter {
  const narrowed = narrowFilter(filter, rest);
  const left = kinds && filter.kinds?.filter((kind) => kinds.includes(kind));
  return { ...narrowed, kinds: kinds === undefined || left?.length === 0 ? narrowed.kinds : (left ?? kinds) };
}

/** 'Not in dollars', 'without the bank', 'no ETFs'. */
export function negation({ banks }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const isNo = mentions[at]?.word === 'no' && matchesAny(mentionConcept(mentions[at + 1]), KINDS);
    const concept = isNo ? 'without' : mentionConcept(mentions[at]);
    if (concept !== 'not' && concept !== 'without') return undefined;
    // 'Without the dollars'; after 'not' other words may come first.
    const last = at + (concept === 'not' ? 4 : 2);
    for (let next = at + 1; next < mentions.length && next <= last; next += 1) {
      const mention = mentions[next];
      const filter = mention && conceptFilter(mention, { isNegated: true, banks });
      if (filter !== undefined) {
        draft.filter = withoutThese(draft.filter, filter);
        return { length: next - at + 1, as: ['not', placeholder(mention)] };
      }
      if (!isWord(mention) && !matchesAny(mentionConcept(mention), ['ref:it', 'ref:them', 'ordinal'])) break;
    }
    return undefined;
  };
}

/** 'Including expired ones', 'including the shares': they narrow nothing. */
export const inclusion: TakeSlot = (draft, mentions, at) => {
  if (mentionConcept(mentions[at]) !== 'including') return undefined;
  const next = isWord(mentions[at + 1]) ? at + 2 : at + 1;
  const concept = mentionConcept(mentions[next]);
  if (matchesAny(concept, KINDS)) return { length: next - at + 1, as: [] };
  if (!concept.startsWith('status:')) return undefined;
  draft.filter = { ...draft.filter, expired: undefined };
  return { length: next - at + 1, as: [] };
};

/** 'Without a bank', 'missing a price': what a holding lacks. A missing coupon is a payment that did not come. */
export const lack: TakeSlot = (draft, mentions, at) => {
  const concept = mentionConcept(mentions[at]);
  if (concept !== 'without' && concept !== 'missing') return undefined;
  const next = isWord(mentions[at + 1]) ? at + 2 : at + 1;
  const measure = conceptMeasure(mentionConcept(mentions[next]));
  if (measure === undefined || (concept === 'missing' && measure === 'coupon')) return undefined;
  draft.filter = narrowFilter(draft.filter, { lacking: [measure] });
  return { length: next - at + 1, as: ['without', '{measure}'] };
};
