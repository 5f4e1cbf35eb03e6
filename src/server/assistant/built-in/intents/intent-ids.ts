/** The slots that tell intents apart: 'coupon above 4 %' is a condition, a period is other days than today. The others narrow any of them. */
export type SlotName = 'holding' | 'condition' | 'currency' | 'period';

export interface IntentSlots {
  /** Without these the question cannot mean this. */
  readonly needs?: readonly SlotName[];
  /** With these neither. */
  readonly never?: readonly SlotName[];
}

const ONE_HOLDING: IntentSlots = { needs: ['holding'] };
const ONE_TODAY: IntentSlots = { needs: ['holding'], never: ['period'] };
const WHOLE: IntentSlots = { never: ['holding'] };
const WHOLE_TODAY: IntentSlots = { never: ['holding', 'period'] };
const MEAN: IntentSlots = { never: ['holding', 'period', 'condition'] };
const ANYTHING: IntentSlots = {};
const ANYTHING_TODAY: IntentSlots = { never: ['period'] };

/** Everything that can be asked, and the slots that each question needs or cannot have. */
export const INTENT_SLOTS = {
  'overview-value': WHOLE,
  'holding-value': ONE_HOLDING,
  'holding-details': ONE_TODAY,
  positions: ANYTHING,
  'count-holdings': WHOLE,
  'list-holdings': ANYTHING,
  notes: ANYTHING,
  invested: ANYTHING,
  profit: ANYTHING,
  'payments-received': ANYTHING,
  'coming-payments': ANYTHING,
  'next-payment': ANYTHING,
  'missing-payments': { never: ['condition'] },
  maturities: ANYTHING,
  matured: ANYTHING,
  'principal-ladder': WHOLE,
  'total-return': ANYTHING,
  'income-of-period': ANYTHING,
  'interest-rate-risk': { never: ['condition', 'period'] },
  'rates-shift': { never: ['condition'] },
  'value-shift': { never: ['period'] },
  'risk-overview': { never: ['holding', 'period'] },
  'average-coupon': MEAN,
  'average-yield': MEAN,
  'yield-of-holding': ONE_TODAY,
  ranking: ANYTHING,
  concentration: WHOLE_TODAY,
  exposure: ANYTHING_TODAY,
  'compare-holdings': ANYTHING,
  'compare-periods': ANYTHING,
  'value-change': { needs: ['period'] },
  'currency-effect': ANYTHING,
  'coupon-amount': ONE_TODAY,
  'largest-payments': ANYTHING,
  'taxes-paid': ANYTHING,
  'fees-paid': ANYTHING,
  dividends: ANYTHING,
  'accrued-interest': ANYTHING,
  working: ANYTHING,
  'average-price': ONE_TODAY,
  'price-age': ANYTHING,
  changes: ANYTHING,
  'units-held': ONE_TODAY,
  'exchange-rates': WHOLE_TODAY,
  'how-to': ANYTHING,
  glossary: WHOLE,
  greeting: WHOLE,
  thanks: WHOLE,
  goodbye: WHOLE,
  help: WHOLE,
  'decline-advice': ANYTHING,
  'decline-future': ANYTHING,
  'decline-others': ANYTHING,
  'decline-off-topic': ANYTHING,
  'decline-tax-due': ANYTHING,
  'decline-not-recorded': ANYTHING,
} as const satisfies Record<string, IntentSlots>;

export type IntentId = keyof typeof INTENT_SLOTS;
