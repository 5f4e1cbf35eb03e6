import type { Currency } from '#domain/money/currency';
import { matchesAny, type Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { isNumber } from '../read-condition.ts';
import { mentionConcept, mentionCurrency, narrowFilter } from '../read-filter.ts';
import { KINDS, type SlotDraft, type TakeSlot } from './slots.ts';

const BEFORE_HELD = /^(?:in|into|to|as|of|from|with|only|just|в|във|на|от|с|само|v|na|ot|s|samo)$/;
const AFTER_UNIT = /^(?:and|и|i|or|или|whole|rounded|цели|закръглено|%|percent|процент\p{L}*|\d.*)$/u;

/** 'Евровите': what is in euro. */
const OF_HOLDINGS = /^(?:евровите|evrovite)$/;

/** 'Total, EUR', 'euros and percent': how figures are to be written. Answers are in euro anyway. */
function isUnit(mentions: readonly Mention[], at: number): boolean {
  const [before, after] = [mentions[at - 1], mentions[at + 1]];
  if (before === undefined || mentionCurrency(mentions[at]) !== 'EUR') return false;
  if (OF_HOLDINGS.test(mentions[at]?.text ?? '')) return false;
  const isBeforeKind = matchesAny(mentionConcept(after), KINDS);
  const isOneOfSeveral = mentions.some((one) => (mentionCurrency(one) ?? 'EUR') !== 'EUR');
  const isOfHoldings = isBeforeKind || (after === undefined && matchesAny(mentionConcept(before), KINDS));
  return (
    !isOfHoldings &&
    !isOneOfSeveral &&
    !BEFORE_HELD.test(before.word) &&
    (after === undefined || AFTER_UNIT.test(after.word))
  );
}

const COUNTED = /^(?:many|колко|kolko)$/;
const IN = /^(?:in|into|to|as|в|във|v)$/;

/** '300 euro a month', 'how many euro is it?', 'in euro, if I sold the dollar bonds': an amount, no holdings. */
function isAmount(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];
  if (isNumber(before)) return true;
  if (mentionCurrency(mentions[at]) !== 'EUR') return false;
  const isOfOthers = mentions.some(
    (one, place) =>
      (mentionCurrency(one) ?? 'EUR') !== 'EUR' &&
      matchesAny(mentionConcept(mentions[place + 1]), [...KINDS, 'kind:any']),
  );
  return COUNTED.test(before?.word ?? '') || (isOfOthers && IN.test(before?.word ?? ''));
}

/** What is an amount of money: 'the profit of my bonds in euro' is a sum in euro. */
const AMOUNTS: readonly Pattern[] = [
  'measure:profit', 'measure:loss', 'measure:cost', 'measure:tax', 'measure:dividend', 'measure:dv01', 'measure:accrued', 'shift:', 'sign:',
]; // prettier-ignore
/** 'Those that are in euro': which ones. */
const DENOMINATED = /^(?:are|is|са|е|sa|denominated|issued|деноминиран\p{L}*|емитиран\p{L}*)$/u;

const JOINS = /^(?:and|or|и|или|i|ili)$/;

/** '…, in euro' at the end of a question for an amount, or for several kinds: how the figures are to be written. */
function isInEuroAtEnd(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(0, at);
  if (mentions[at + 1] !== undefined || DENOMINATED.test(before.at(-2)?.word ?? '')) return false;
  const kinds = new Set(before.map(mentionConcept).filter((concept) => matchesAny(concept, KINDS)));
  return kinds.size > 1 || before.some((one) => matchesAny(mentionConcept(one), AMOUNTS));
}

/** 'In dollars, pounds and francs': holdings of each, no currency of the answer. */
function besideInto(draft: SlotDraft, mentions: readonly Mention[], at: number): readonly Currency[] {
  const before = JOINS.test(mentions[at - 1]?.word ?? '') ? mentions[at - 2] : mentions[at - 1];
  const { into } = draft;
  if (into === undefined || mentionCurrency(before) !== into) return [];
  draft.into = undefined;
  return [into];
}

/** 'in dollars' is the currency of the answer where no holdings are named just before; of bonds, the bonds' own. */
export const currency: TakeSlot = (draft, mentions, at) => {
  const code = mentionCurrency(mentions[at]);
  if (code === undefined) return undefined;
  if (isUnit(mentions, at) || isAmount(mentions, at)) return { length: 1, as: [] };
  const before = mentions[at - 1];
  // 'In dollars'; 'total value EUR'.
  const isOfValue = ['measure:value', 'measure:market-value'].includes(mentionConcept(before));
  const isIn = isOfValue || IN.test(before?.word ?? '');
  if (isIn && code === 'EUR' && isInEuroAtEnd(mentions, at)) return { length: 1, as: [] };
  const around = [mentions[at - 3], mentions[at - 2], mentions[at + 1]].map(mentionConcept);
  const isOfHoldings = around.some((one) => matchesAny(one, KINDS));
  const isOfAll = [mentions[at - 2], mentions[at - 3]].some((one) => mentionConcept(one) === 'kind:any');
  // 'Everything at X, in euro': the bank says which holdings.
  const named = mentions
    .slice(0, at)
    .findLastIndex(
      (one) => ['bank', 'holding'].includes(one.is) || matchesAny(mentionConcept(one), ['country:']),
    );
  const hasKind = mentions
    .slice(Math.max(0, at - 6, named + 1), at)
    .some((one) => matchesAny(mentionConcept(one), KINDS));
  if (isIn && named >= 0 && code === 'EUR') return { length: 1, as: [] };
  const isWhich = DENOMINATED.test(mentions[at - 2]?.word ?? '') && hasKind;
  if (isIn && !isOfHoldings && !isWhich && (isOfAll || !hasKind || draft.order.includes('measure:value'))) {
    // 'The money in pounds, how much is it in euro': of the first, in the second.
    if (draft.into !== undefined && !JOINS.test(mentions[at - 2]?.word ?? ''))
      draft.filter = narrowFilter(draft.filter, { currencies: [draft.into] });
    draft.into = code;
  } else
    draft.filter = narrowFilter(draft.filter, { currencies: [...besideInto(draft, mentions, at), code] });
  return { length: 1, as: ['{currency}'] };
};
