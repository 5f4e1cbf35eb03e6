import type { Mention } from '../find-mentions.ts';
import { isNumber, isUnit, parseNumber, type ConditionFound } from '../read-condition.ts';
import { mentionCurrency } from '../read-filter.ts';
import type { Bound, TakeSlot } from './slots.ts';

/** 'Above 5,000 euro': a condition on each holding is the bound of a sum, where a sum is asked about. */
export function boundOf({ filter }: ConditionFound, taken: readonly Mention[]): Bound | undefined {
  const [figure, ...others] = filter.figures ?? [];
  if (figure === undefined || figure.is === 'equal' || others.length > 0 || !taken.some(isNumber))
    return undefined;
  const currency = figure.currency ?? filter.currencies?.[0];
  return { is: figure.is, value: figure.value, currency, isPercent: taken.some(isUnit) };
}

const REACHES =
  /^(?:reach|reaches|reached|enough|стигн\p{L}*|достигн\p{L}*|стига\p{L}*|достатъч\p{L}*|stign\p{L}*|stiga\p{L}*|dostatuch\p{L}*)$/u;
const MAX_WORDS_BETWEEN = 7;

/** 'Reach 4,000 euro', 'enough to pay me 300 euro a month'. */
export const goal: TakeSlot = (draft, mentions, at) => {
  const value = parseNumber(mentions[at]);
  const currency = mentionCurrency(mentions[at + 1]);
  const before = mentions.slice(Math.max(0, at - MAX_WORDS_BETWEEN), at);
  if (value === undefined || currency === undefined || !before.some(({ word }) => REACHES.test(word)))
    return undefined;
  draft.bound = { is: 'from', value, currency, isPercent: false };
  return { length: 2, as: ['{number}'] };
};
