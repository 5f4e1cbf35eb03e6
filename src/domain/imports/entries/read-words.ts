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

/** How each class begins: 'Bond', 'Corporate bond', 'Държавни ценни книжа', 'Mutual fund', 'Preferred stock'. */
const CLASS_WORDS: readonly (readonly [RegExp, SecurityClass])[] = [
  [/^(?:(?:corporate|government|municipal|treasury|covered|convertible) )?(?:bond|note|bill)/i, 'bond'],
  [/^(?:eurobond|t-bill|treasur|debenture|fixed.income|(?:staats|unternehmens)?anleihe|obligation)/i, 'bond'],
  [
    /^(?:(?:(?:корпоратив|държав|общин|ипотеч|конвертируе)\p{L}+ |евро)?облигаци|държавн\p{L}+ ценн|дцк)/iu,
    'bond',
  ],
  [/^(?:etf|etc|etn|(?:index |mutual.?|investment )?fund|exchange.traded|fonds)/i, 'etf'],
  [/^(?:(?:взаим|договор|индекс|инвестицион)\p{L}+ )?фонд|^борсово.търгуван/iu, 'etf'],
  [/^(?:stk|(?:common |ordinary |preferred )?(?:stock|share)|equity|aktie|action|adr|reit)/i, 'share'],
  [/^(?:(?:обикновен|привилегирован)\p{L}+ )?акци/iu, 'share'],
];

/** A word for a direction within others; single letters are also classes of shares. */
const namesDirection = (words: string) =>
  words.split(/[^\p{L}]+/u).some((word) => word.length > 1 && directionIn(word) !== null);

/** The security class that a word names, in any supported language; null if unknown, or if it says what was done, such as 'Bond sale'. */
export function securityClassIn(word: string): SecurityClass | null {
  if (namesDirection(word)) return null;
  return CLASS_WORDS.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? null;
}

/**
 * Reads the class of a security; null if the line does not state it. An unknown word is an error of the row, and the result is undefined: the
 * column can have another meaning, such as the direction.
 */
export function readSecurityClass(line: LineReader): SecurityClass | null | undefined {
  if (line.isEmpty('assetClass')) return null;
  const cell = line.text('assetClass');
  const securityClass = securityClassIn(cell);
  if (securityClass !== null) return securityClass;
  line.fail('assetClass', 'unknown_type', { cell, expected: 'Bond, ETF, Share' });
  return undefined;
}

const REDEMPTION =
  /redemption|maturity|repayment|падеж|погасяване|главница|rückzahlung|tilgung|remboursement|principal|call/i;

const COUPON = /coupon|interest|купон|лихв|kupon|zins|intérêt/i;
const ANY_PAYMENT = /payment|income|profit|плащан|доход|приход|печалба|zahlung|ertrag|paiement|revenu/i;

/** Whether a bond payment is a coupon or principal; null if the word names no payment. Interest at maturity is a coupon. */
export function paymentTypeIn(word: string): 'coupon' | 'redemption' | null {
  if (COUPON.test(word)) return 'coupon';
  if (REDEMPTION.test(word)) return 'redemption';
  // A column of this name can have the kinds of securities.
  return ANY_PAYMENT.test(word) || securityClassIn(word) === 'bond' ? 'coupon' : null;
}

/** Reads the type of a bond payment; without one, it is a coupon. An unknown word is an error of the row, and the result is null. */
export function readPaymentType(line: LineReader): 'coupon' | 'redemption' | null {
  if (line.isEmpty('type')) return 'coupon';
  const cell = line.text('type');
  const paymentType = paymentTypeIn(cell);
  if (paymentType === null) line.fail('type', 'unknown_type', { cell, expected: 'Coupon, Redemption' });
  return paymentType;
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
