import { matchesAny } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept, narrowFilter } from '../read-filter.ts';
import { KINDS, type SlotContext, type TakeSlot } from './slots.ts';
import { findGroup, findSecurities } from './take-exclusions.ts';

const STATE = /^(?:state|държава(?:та)?|darjava(?:ta)?|durjava(?:ta)?)$/;

/** 'The Bulgarian state', 'държавата България': what the state itself has issued. */
const isState = (mentions: readonly Mention[], at: number) =>
  STATE.test(mentions[at]?.word ?? '') &&
  [mentions[at - 1], mentions[at + 1]].some((one) => mentionConcept(one).startsWith('country:'));

const OF_COMPANY = /^(?:company|фирмен|firmen)/;

/** 'Government bonds', 'корпоративните': bonds by their issuer. */
export function issuerKind(context: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const isOfState = isState(mentions, at);
    // 'The company portfolio' is that of the company that asks.
    const isOwn =
      mentionConcept(mentions[at + 1]) === 'kind:any' && OF_COMPANY.test(mentions[at]?.word ?? '');
    if (isOwn) return { length: 1, as: [] };
    const among = isOfState
      ? findGroup('issuer:government', mentions[at]?.text, context)
      : findSecurities(mentions[at], context);
    if (among === undefined) return undefined;
    if (!isOfState) draft.filter = narrowFilter(draft.filter, { kinds: ['bond'] });
    draft.groups.push(among);
    draft.order.push('kind:bond');
    const isBeforeKind = matchesAny(mentionConcept(mentions[at + 1]), KINDS);
    return { length: 1, as: isBeforeKind ? [] : ['{kind}'] };
  };
}
