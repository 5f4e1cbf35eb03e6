import type { Language } from '#domain/language';

/** What is wanted. The same names as in src/server/assistant/built-in/intents. */
export type Intent =
  | 'overview-value'
  | 'holding-value'
  | 'holding-details'
  | 'positions'
  | 'count-holdings'
  | 'list-holdings'
  | 'notes'
  | 'invested'
  | 'profit'
  | 'payments-received'
  | 'coming-payments'
  | 'next-payment'
  | 'missing-payments'
  | 'maturities'
  | 'matured'
  | 'principal-ladder'
  | 'total-return'
  | 'income-of-period'
  | 'interest-rate-risk'
  | 'rates-shift'
  | 'value-shift'
  | 'risk-overview'
  | 'average-coupon'
  | 'average-yield'
  | 'yield-of-holding'
  | 'ranking'
  | 'concentration'
  | 'exposure'
  | 'compare-holdings'
  | 'compare-periods'
  | 'value-change'
  | 'currency-effect'
  | 'coupon-amount'
  | 'largest-payments'
  | 'taxes-paid'
  | 'dividends'
  | 'accrued-interest'
  | 'working'
  | 'average-price'
  | 'price-age'
  | 'changes'
  | 'units-held'
  | 'how-to'
  | 'glossary'
  | 'decline-advice'
  | 'decline-future'
  | 'decline-others'
  | 'decline-off-topic'
  | 'decline-tax-due'
  | 'decline-not-recorded';

/** A question, or several in a row: the answer to the last one counts. */
export type Asked = string | readonly string[];

/** One of several ways to write the same figure. */
export type Wanted = string | readonly string[];

/** What a right answer is. */
export type Expectation =
  | {
      /** Figures and words that stand in it, all of them. */
      readonly holds: readonly Wanted[];
      readonly not?: readonly string[];
      /** The holding that it names before any other. */
      readonly first?: Wanted;
    }
  /** It says that it does not do that, and gives no figure. */
  | { readonly declined: true }
  /** Two readings are equally good: it asks which, or answers both. */
  | { readonly asksBack: true; readonly orHolds: readonly Wanted[] };

export interface AskedQuestion {
  readonly intent: Intent;
  readonly language: Language;
  readonly asked: Asked;
  /** Never among the examples that the assistant understands by, nor used to calibrate it. */
  readonly heldOut: boolean;
  readonly expected: Expectation;
}

/** Wordings of one question, by language; those held out apart. */
interface Wordings {
  readonly en?: readonly Asked[];
  readonly enHeldOut?: readonly Asked[];
  readonly bg?: readonly Asked[];
  readonly bgHeldOut?: readonly Asked[];
}

/** All wordings of a question that have the same right answer. */
export function questions(intent: Intent, expected: Expectation, wordings: Wordings): AskedQuestion[] {
  const { en = [], enHeldOut = [], bg = [], bgHeldOut = [] } = wordings;
  const made = (language: Language, heldOut: boolean, all: readonly Asked[]) =>
    all.map((asked) => ({ intent, language, asked, heldOut, expected }));
  return [
    ...made('en', false, en),
    ...made('en', true, enHeldOut),
    ...made('bg', false, bg),
    ...made('bg', true, bgHeldOut),
  ];
}

export const DECLINED: Expectation = { declined: true };
