import type { TakeSlot } from './slots.ts';

const WHEN = /^(?:when|кога|koga)$/;
const ISSUED = /^(?:issued|издал\p{L}*|издаден\p{L}*|емитиран\p{L}*)$/u;

/** 'When was it issued?': a day, no issuer. */
export const issueDay: TakeSlot = (draft, mentions, at) => {
  const isAsked = mentions.slice(0, at).some(({ word }) => WHEN.test(word));
  if (!isAsked || !ISSUED.test(mentions[at]?.word ?? '')) return undefined;
  draft.order.push('measure:issue-date');
  return { length: 1 };
};
