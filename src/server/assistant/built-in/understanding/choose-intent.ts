import type { IntentId } from '../intents/intent-ids.ts';
import type { decide } from '../matching/calibration.ts';
import type { Match } from '../matching/match-question.ts';
import { matchesAny } from './concept.ts';
import { asksToShow } from './follow-up.ts';
import type { QuestionForm } from './query.ts';
import type { Slots } from './slots/slots.ts';

/** Where the answer of one holds that of the other, it is as likely as both together. */
function withBothScores(chosen: Match | undefined, both: readonly Match[]): Match | undefined {
  return chosen && { ...chosen, score: both.reduce((sum, { score }) => sum + score, 0) };
}

/** Of two that are near, the one whose answer holds that of the other. */
const HOLDS_BOTH: readonly (readonly [chosen: IntentId, other: IntentId])[] = [
  ['payments-received', 'income-of-period'],
  ['coming-payments', 'income-of-period'],
  ['payments-received', 'taxes-paid'],
  ['exposure', 'overview-value'],
  ['list-holdings', 'count-holdings'],
  ['list-holdings', 'overview-value'],
  ['total-return', 'profit'],
  ['positions', 'exposure'],
  ['ranking', 'concentration'],
  ['maturities', 'principal-ladder'],
  ['maturities', 'ranking'],
  ['list-holdings', 'positions'],
  ['list-holdings', 'maturities'],
  ['positions', 'overview-value'],
  ['compare-periods', 'payments-received'],
  ['coupon-amount', 'income-of-period'],
  ['overview-value', 'invested'],
  ['total-return', 'dividends'],
  ['value-shift', 'decline-future'],
  ['price-age', 'ranking'],
  ['overview-value', 'count-holdings'],
  ['coming-payments', 'maturities'],
  ['compare-holdings', 'list-holdings'],
  ['compare-holdings', 'payments-received'],
  ['compare-holdings', 'average-yield'],
  ['interest-rate-risk', 'ranking'],
  ['income-of-period', 'compare-periods'],
];

/** Of two that are near, a third whose answer holds both. */
const THIRDS: readonly { readonly near: readonly IntentId[]; readonly third: IntentId }[] = [
  { near: ['payments-received', 'coming-payments'], third: 'income-of-period' },
  { near: ['profit', 'invested'], third: 'overview-value' },
];

function withBoth(near: readonly Match[]): Match | undefined {
  const pair = HOLDS_BOTH.find((intents) => near.every(({ intent }) => intents.includes(intent)));
  const third = THIRDS.find((one) => near.every(({ intent }) => one.near.includes(intent)))?.third;
  const [first] = near;
  const chosen = near.find(({ intent }) => intent === pair?.[0]);
  return withBothScores(chosen ?? (first && third && { ...first, intent: third, tag: undefined }), near);
}

/** Their answers end with whatever else is known of the one holding (answers.ts), so either of two answers a question. */
export const OF_ONE: readonly IntentId[] = [
  'holding-details', 'holding-value', 'units-held', 'average-price', 'coupon-amount', 'price-age', 'profit', 'invested', 'maturities', 'list-holdings', 'positions',
]; // prettier-ignore

function ofOneHolding(both: readonly Match[], { filter, periods }: Slots): Match | undefined {
  const isOfOne = filter.isins?.length === 1 && periods.length === 0;
  return isOfOne && both.every(({ intent }) => OF_ONE.includes(intent))
    ? withBothScores(both[0], both)
    : undefined;
}

/** 'Which are at a loss?' wants them listed, 'are my bonds at a loss?' their profit. */
function ofSign(near: readonly Match[], slots: Slots, { asksWhich }: QuestionForm): Match | undefined {
  const isOfOther = slots.filter.figures?.some(({ measure }) => measure !== 'profit') === true;
  const wanted: IntentId = asksWhich || isOfOther || asksToShow(slots) ? 'list-holdings' : 'profit';
  const isOfSign = near.every(({ intent }) => intent === 'list-holdings' || intent === 'profit');
  return withBothScores(isOfSign ? near.find(({ intent }) => intent === wanted) : undefined, near);
}

/** The one intent that is meant, or undefined. */
export const choose = (
  { clear, near }: ReturnType<typeof decide<Match>>,
  slots: Slots,
  form: QuestionForm,
): Match | undefined =>
  clear ?? (near && (ofOneHolding(near, slots) ?? withBoth(near) ?? ofSign(near, slots, form)));

/** How many times as likely a question that leans on the one before asks for the same. */
const AS_BEFORE = 5;

export function likelierAs(intent: IntentId, matches: readonly Match[]): Match[] {
  const raised = matches.map((one) =>
    one.intent === intent ? { ...one, score: one.score * AS_BEFORE } : one,
  );
  const sum = raised.reduce((total, { score }) => total + score, 0);
  return raised
    .map((one) => ({ ...one, score: one.score / sum }))
    .sort((one, other) => other.score - one.score);
}

const AMOUNT_ALONE = /^(?:most|more|least|less|най.много|най.малко|повече|по.малко)$/i;
const OWNS = /^(?:own|have|hold|invested|weigh|weighs|държа|имам|притежавам|вложил|тежи|imam|darja)$/;

/** 'Which one suffers most?': most of what is said by the verb alone, and no figure has that name. 'What do I own most of' has one. */
export function ranksByNothing({ order, said, filter, plainWords }: Slots): boolean {
  const isOfFigure = order.some((one) =>
    matchesAny(one, [
      'measure:',
      'by:',
      'noun:',
      'op:best',
      'op:worst',
      'op:sort',
      'order:',
      'sign:',
      'paid:',
    ]),
  );
  const ends = [said.get('op:highest'), said.get('op:lowest')].filter((one) => one !== undefined);
  if (isOfFigure || filter.figures !== undefined) return false;
  // 'Най-X', where X is no end that is known.
  if (plainWords.some((word) => /^(?:най|nai|naj)$/.test(word))) return true;
  const isOfAmount = ends.length > 0 && ends.every((one) => AMOUNT_ALONE.test(one));
  return isOfAmount && !plainWords.some((word) => OWNS.test(word));
}
