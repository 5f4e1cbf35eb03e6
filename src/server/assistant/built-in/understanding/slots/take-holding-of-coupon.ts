import { Decimal } from '#domain/money/decimal';
import type { Mention } from '../find-mentions.ts';
import { isUnit, parseNumber } from '../read-condition.ts';
import { conceptFilter, mentionConcept, narrowByName } from '../read-filter.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

const ONE = /^(?:bond|облигация(?:та)?|obligaci(?:ya|ia|q)(?:ta)?)$/;

/** 'One', 'bond', or a name. */
const isOne = (mention: Mention | undefined) =>
  ['holding', 'isin'].includes(mention?.is ?? '') ||
  mentionConcept(mention) === 'ordinal' ||
  ONE.test(mention?.word ?? '');

/** 'The 2.75% one', 'the 5.5% Rila bond': bonds that have the coupon are named by it. */
export function holdingOfCoupon({ coupons, banks }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const value = parseNumber(mentions[at]);
    const named = mentions[at + 2];
    if (value === undefined || !isUnit(mentions[at + 1]) || !isOne(named)) return undefined;
    const of = (named && conceptFilter(named, { isNegated: false, banks }))?.isins;
    const isins = [...coupons].flatMap(([isin, coupon]) =>
      new Decimal(coupon).eq(value) && of?.includes(isin) !== false ? [isin] : [],
    );
    if (isins.length === 0) return undefined;
    draft.filter = narrowByName(draft.filter, { isins }, mentions[at - 1]);
    return { length: 3, as: ['{holding}'] };
  };
}
