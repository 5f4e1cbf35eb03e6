/**
 * The slots that tell intents apart: 'coupon above 4 %' is a condition, a period is other days than today, `past` and `ahead` are periods
 * that are over or have not begun, `end-ahead` is the end of one that is not over, `since` goes on from a day behind. The others
 * narrow any of them.
 */
export type SlotName =
  | 'holding'
  | 'condition'
  | 'currency'
  | 'period'
  | 'past'
  | 'ahead'
  | 'end-ahead'
  | 'since'
  | 'two-periods'
  | 'rates-rise'
  | 'no-bonds'
  | 'direction';

export interface IntentSlots {
  /** Without these the question cannot mean this. */
  readonly needs?: readonly SlotName[];
  /** With these neither. */
  readonly never?: readonly SlotName[];
}

const ONE_TODAY: IntentSlots = { needs: ['holding'], never: ['period'] };
const WHOLE: IntentSlots = { never: ['holding'] };
const WHOLE_TODAY: IntentSlots = { never: ['holding', 'period'] };
const MEAN: IntentSlots = { never: ['holding', 'period', 'condition'] };
const ANYTHING: IntentSlots = {};
/** Of a period to come nobody knows these. */
const UNTIL_TODAY: IntentSlots = { never: ['ahead'] };
const TO_COME: IntentSlots = { never: ['past', 'since', 'two-periods'] };

/** Everything that can be asked, and the slots that each question needs or cannot have. */
export const INTENT_SLOTS = {
  'overview-value': { never: ['holding', 'ahead', 'end-ahead', 'two-periods'] },
  'holding-value': { needs: ['holding'], never: ['ahead', 'end-ahead'] },
  'holding-details': ONE_TODAY,
  positions: UNTIL_TODAY,
  'count-holdings': WHOLE,
  'list-holdings': ANYTHING,
  notes: ANYTHING,
  invested: UNTIL_TODAY,
  profit: UNTIL_TODAY,
  sales: UNTIL_TODAY,
  deals: UNTIL_TODAY,
  'payments-received': { never: ['ahead', 'two-periods'] },
  'coming-payments': TO_COME,
  'next-payment': TO_COME,
  'missing-payments': { never: ['condition', 'ahead'] },
  maturities: ANYTHING,
  calls: ANYTHING,
  matured: UNTIL_TODAY,
  'principal-ladder': ANYTHING,
  'total-return': UNTIL_TODAY,
  'income-of-period': ANYTHING,
  'interest-rate-risk': { never: ['condition', 'period'] },
  'rates-shift': { never: ['condition', 'no-bonds'] },
  'value-shift': { never: ['period'] },
  'risk-overview': { never: ['holding', 'period'] },
  'average-coupon': MEAN,
  'average-yield': { never: ['holding', 'period', 'condition', 'no-bonds'] },
  'yield-of-holding': ONE_TODAY,
  // 'Which bond loses most if rates rise?' is not by a figure of today.
  ranking: { never: ['rates-rise'] },
  concentration: WHOLE_TODAY,
  exposure: UNTIL_TODAY,
  'compare-holdings': ANYTHING,
  'compare-periods': ANYTHING,
  'value-change': { needs: ['period'] },
  'currency-effect': ANYTHING,
  'coupon-amount': ONE_TODAY,
  'largest-payments': ANYTHING,
  'taxes-paid': UNTIL_TODAY,
  'fees-paid': UNTIL_TODAY,
  dividends: ANYTHING,
  'accrued-interest': ANYTHING,
  working: ANYTHING,
  'average-price': ONE_TODAY,
  'price-age': ANYTHING,
  changes: { never: ['direction'] },
  'units-held': ONE_TODAY,
  'exchange-rates': WHOLE_TODAY,
  'how-to': ANYTHING,
  glossary: WHOLE,
  greeting: WHOLE,
  thanks: WHOLE,
  goodbye: WHOLE,
  help: WHOLE,
  'decline-advice': ANYTHING,
  'decline-future': { never: ['past'] },
  'decline-others': ANYTHING,
  'decline-off-topic': ANYTHING,
  'decline-tax-due': ANYTHING,
  'decline-not-recorded': ANYTHING,
} as const satisfies Record<string, IntentSlots>;

export type IntentId = keyof typeof INTENT_SLOTS;

export function isIntentId(text: string): text is IntentId {
  return Object.hasOwn(INTENT_SLOTS, text);
}
