import type { LineReader } from '../columns/import-line.ts';
import type { SecurityClass } from './read-security.ts';

const BUY_WORDS = new Set([
  'b', 'bid', 'buy', 'bought', 'purchase', 'purchased', 'savings plan', 'kauf', 'kaufen', 'gekauft', 'sparplan', 'achat', 'acheté',
  'купува', 'купена', 'купено', 'купи', 'купих', 'покупка', 'покупки',
]); // prettier-ignore
const SELL_WORDS = new Set([
  's', 'ask', 'sell', 'sold', 'sale', 'offer', 'verkauf', 'verkaufen', 'verkauft', 'vente', 'vendu',
  'продава', 'продадена', 'продадено', 'продаде', 'продадох', 'продажба', 'продажби',
]); // prettier-ignore
/** The kind of an order, as in 'Market buy' and 'BUY - LIMIT'. */
const ORDER_KIND = /^(?:market|limit|stop|stop limit) | ?- ?(?:market|limit|stop|stop limit)$/g;

/** The direction that a word names; null if unknown. */
export function directionIn(word: string): 'buy' | 'sell' | null {
  const plain = word.trim().toLowerCase().replace(ORDER_KIND, '');
  return BUY_WORDS.has(plain) ? 'buy' : SELL_WORDS.has(plain) ? 'sell' : null;
}

/**
 * Reads the direction; without one, a negative quantity is a sale and any other a purchase. An unknown word is an error of the row, and the
 * result is null.
 */
export function readDirection(line: LineReader): 'buy' | 'sell' | null {
  const cell = line.text('direction');
  if (cell === '') return line.decimal('quantity')?.startsWith('-') === true ? 'sell' : 'buy';
  const direction = directionIn(cell);
  if (direction !== null) return direction;
  line.fail('direction', 'unknown_type', { cell, expected: 'Buy, Sell' });
  return null;
}

const CLASS_WORDS: readonly (readonly [RegExp, SecurityClass])[] = [
  [/^(?:bond|облигаци|дцк|anleihe|obligation|fixed income|government bond|bill|t-bill)/i, 'bond'],
  [/^(?:etf|etc|etn|fund|exchange traded|фонд|fonds|борсово търгуван)/i, 'etf'],
  [/^(?:stk|stock|share|equity|акци|aktie|action|common stock|adr|reit)/i, 'share'],
];

/** The security class that a word names, in any supported language; null if unknown. */
export function securityClassIn(word: string): SecurityClass | null {
  return CLASS_WORDS.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? null;
}

const REDEMPTION =
  /redemption|maturity|repayment|падеж|погасяване|главница|rückzahlung|tilgung|remboursement|principal|call/i;

const COUPON = /coupon|interest|купон|лихв|kupon|zins|intérêt/i;

/** Whether a bond payment is a coupon or principal. Interest at maturity is a coupon. */
export function paymentTypeIn(word: string): 'coupon' | 'redemption' {
  return REDEMPTION.test(word) && !COUPON.test(word) ? 'redemption' : 'coupon';
}

const TOTAL =
  /^(?:(?:grand |sub-?)?totals?|общо|всичко|сума|summe|gesamt|gesamtsumme|insgesamt|somme|total général)\s*:?$/i;

/** Whether the first word of a line says that the line sums up others: 'Total', 'Общо:', 'Summe'. */
export const isTotalWord = (word: string): boolean => TOTAL.test(word.trim());

const YES = new Set(['yes', 'true', '1', 'да', 'expired']);
const NO = new Set(['no', 'false', '0', 'не', 'active']);

/** Null if the word is neither yes nor no. */
export function readYesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}
