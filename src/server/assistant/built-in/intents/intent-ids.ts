/** The slots that tell intents apart ('coupon above 4 %' is a condition); the others narrow any of them. */
type SlotName = 'holding' | 'condition';

interface IntentSlots {
  /** Without these the question cannot mean this. */
  readonly needs?: readonly SlotName[];
  /** With these neither. */
  readonly never?: readonly SlotName[];
}

const ONE_HOLDING: IntentSlots = { needs: ['holding'] };
const WHOLE: IntentSlots = { never: ['holding'] };
const ALL_BONDS: IntentSlots = { never: ['holding', 'condition'] };
const ANYTHING: IntentSlots = {};

/** Everything that can be asked, and the slots that each question needs or cannot have. */
export const INTENT_SLOTS = {
  'overview-value': WHOLE,
  'holding-value': ONE_HOLDING,
  'holding-details': ONE_HOLDING,
  positions: ANYTHING,
  'count-holdings': WHOLE,
  'list-holdings': ANYTHING,
  notes: ANYTHING,
  invested: ANYTHING,
  profit: ANYTHING,
  'payments-received': ANYTHING,
  'coming-payments': ANYTHING,
  'next-payment': ANYTHING,
  'missing-payments': ANYTHING,
  maturities: ANYTHING,
  matured: ANYTHING,
  'principal-ladder': WHOLE,
  'total-return': ANYTHING,
  'income-of-period': ANYTHING,
  'interest-rate-risk': ALL_BONDS,
  'rates-shift': ALL_BONDS,
  'average-coupon': WHOLE,
  'average-yield': WHOLE,
  'yield-of-holding': ONE_HOLDING,
  ranking: ANYTHING,
  concentration: WHOLE,
  exposure: ANYTHING,
  'compare-holdings': ANYTHING,
  'compare-periods': ANYTHING,
  'largest-payments': ANYTHING,
  'taxes-paid': ANYTHING,
  'fees-paid': ANYTHING,
  dividends: ANYTHING,
  'accrued-interest': ANYTHING,
  working: ANYTHING,
  'average-price': ONE_HOLDING,
  'price-age': ANYTHING,
  changes: ANYTHING,
  'units-held': ONE_HOLDING,
  'exchange-rates': WHOLE,
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
