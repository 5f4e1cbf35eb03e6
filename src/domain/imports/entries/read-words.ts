import type { LineReader } from '../columns/import-line.ts';
import type { SecurityClass } from './read-security.ts';

const BUY = /^(?:b|bid|buy|bought|purchase|купува|покупка|покупки|купи|kauf|savings plan)/i;
const SELL = /^(?:s$|ask|sell|sold|sale|продава|продажба|продажби|verkauf|offer)/i;

/** Reads the direction; an empty cell is a purchase. An unknown word is an error of the row, and the result is null. */
export function readDirection(line: LineReader): 'buy' | 'sell' | null {
  const cell = line.text('direction');
  if (cell === '' || BUY.test(cell)) return 'buy';
  if (SELL.test(cell)) return 'sell';
  line.fail('direction', 'unknown_type', { cell, expected: 'Buy, Sell' });
  return null;
}

const CLASS_WORDS: readonly (readonly [RegExp, SecurityClass])[] = [
  [/^(?:bond|облигаци|дцк|anleihe|fixed income|government bond|bill|t-bill)/i, 'bond'],
  [/^(?:etf|etc|etn|fund|exchange traded|фонд|борсово търгуван)/i, 'etf'],
  [/^(?:stk|stock|share|equity|акци|aktie|common stock|adr|reit)/i, 'share'],
];

/** The security class that a word names, in any supported language; null if unknown. */
export function securityClassIn(word: string): SecurityClass | null {
  return CLASS_WORDS.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? null;
}

const REDEMPTION =
  /redemption|maturity|repayment|падеж|погасяване|главница|rückzahlung|tilgung|principal|call/i;

/** Whether a bond payment is a coupon or principal. */
export function paymentTypeIn(word: string): 'coupon' | 'redemption' {
  return REDEMPTION.test(word) ? 'redemption' : 'coupon';
}

const YES = new Set(['yes', 'true', '1', 'да', 'expired']);
const NO = new Set(['no', 'false', '0', 'не', 'active']);

/** Null if the word is neither yes nor no. */
export function readYesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}
