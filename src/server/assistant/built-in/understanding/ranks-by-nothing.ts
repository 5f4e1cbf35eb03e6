import { matchesAny, type Pattern } from './concept.ts';
import type { Slots } from './slots/slots.ts';

const AMOUNT_ALONE = /^(?:most|more|least|less|най.много|най.малко|повече|по.малко)$/i;
const OWNS = /^(?:own|have|hold|invested|weigh|weighs|държа|имам|притежавам|вложил|тежи|imam|darja)$/;

const MONEY = /^(?:money|capital|пари|парите|капиталът|pari)$/;
const PLACE = /^(?:in|where|в|във|къде|v|kade)$/;

/** What says by which figure, or needs none. */
const RANKS: readonly Pattern[] = ['measure:', 'by:', 'noun:', 'op:best', 'op:worst', 'op:sort', 'order:', 'sign:', 'shift:', 'paid:']; // prettier-ignore

/** 'Which one suffers most?': most of what is said by the verb alone, and no figure has that name. 'What do I own most of' has one. */
export function ranksByNothing({ order, said, filter, plainWords }: Slots): boolean {
  const isOfFigure = order.some((one) => matchesAny(one, RANKS));
  const ends = [said.get('op:highest'), said.get('op:lowest')].filter((one) => one !== undefined);
  // 'Най-X', where X is no end that is known.
  if (plainWords.some((word) => /^(?:най|nai|naj)$/.test(word))) return true;
  if (isOfFigure || filter.figures !== undefined) return false;
  const isOfAmount = ends.length > 0 && ends.every((one) => AMOUNT_ALONE.test(one));
  // 'In which of them is most money?'
  const isOfMoney = [MONEY, PLACE].every((is) => plainWords.some((word) => is.test(word)));
  return isOfAmount && !isOfMoney && !plainWords.some((word) => OWNS.test(word));
}
