import { matchesAny, type Concept } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept, narrowFilter, SIGNS } from '../read-filter.ts';
import type { TakeSlot } from './slots.ts';

const HAVE = /^(?:have|got|there|имам|имаме|има|imam|imame|ima)$/;
const SOME = /^(?:any|some|ли|li|някакви|nyakakvi)$/;
const LOSSES = /^(?:loss|losses|загуб[аи]|zagub[ai])$/;
/** Of one holding, or of a time, it is the figure. */
const isOfOther = ({ is }: Mention, concept: Concept | '') =>
  is === 'holding' ||
  is === 'isin' ||
  is === 'day' ||
  is === 'number' ||
  (concept !== 'time:since' && matchesAny(concept, ['time:', 'month:', 'weekday:']));

/** 'Do I have any losses?': holdings at a loss, whatever all of them together make. */
export const someLosses =
  (all: readonly Mention[]): TakeSlot =>
  (draft, mentions, at) => {
    const isHad = HAVE.test(mentions[at - 1]?.word ?? '');
    const noun = mentions.findIndex((one, index) => index >= at && !SOME.test(one.word));
    if (!isHad || noun === at || !LOSSES.test(mentions[noun]?.text ?? '')) return undefined;
    if (all.some((one) => isOfOther(one, mentionConcept(one)))) return undefined;
    draft.filter = narrowFilter(draft.filter, SIGNS['sign:losing'] ?? {});
    draft.order.push('sign:losing');
    return { length: noun - at + 1, as: [mentions[noun]?.word ?? ''] };
  };
