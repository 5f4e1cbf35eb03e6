import type { Concept } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept, narrowFilter } from '../read-filter.ts';
import type { TakeSlot } from './slots.ts';

/** What begins a clause that says which bonds are meant. */
const RELATIVE =
  /^(?:which|that|who|whose|with|have|has|кои|които|коя|която|с|със|имат|дето|koi|koito|s|sas)$/;
const CLAUSE_WORDS = 7;

/** 'Paid every quarter': in which steps an answer is given. */
const STEPS: Readonly<Partial<Record<Concept | '', Concept>>> = {
  'often:1': 'by:year',
  'often:4': 'time:quarter',
};

const isNamed = (mentions: readonly Mention[]) =>
  mentions.some(({ is }) => is === 'holding' || is === 'isin');

/** 'Quarterly bonds', 'those which pay twice a year': bonds with so many coupons a year. 'Income, quarterly' asks for steps. */
export const frequency: TakeSlot = (draft, mentions, at) => {
  const concept = mentionConcept(mentions[at]);
  const [, times] = /^often:(\d)$/.exec(concept) ?? [];
  if (times === undefined) return undefined;
  if (isNamed(mentions)) {
    draft.order.push('measure:coupons-a-year');
    return { length: 1 };
  }
  const isBeforeBonds = mentions.slice(at + 1, at + 3).some((one) => mentionConcept(one) === 'kind:bond');
  const clause = mentions.slice(Math.max(0, at - CLAUSE_WORDS), at);
  if (isBeforeBonds || clause.some(({ word }) => RELATIVE.test(word))) {
    draft.filter = narrowFilter(draft.filter, {
      kinds: ['bond'],
      figures: [{ measure: 'coupons-a-year', is: 'equal', value: times }],
    });
    return { length: 1, as: ['{often}'] };
  }
  const step = STEPS[concept];
  if (step !== undefined) draft.order.push(step);
  return { length: 1 };
};
