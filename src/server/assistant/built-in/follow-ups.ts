import type { AnsweredIntent } from './answers/answers.ts';
import { INTENT_SLOTS, type IntentId, type IntentSlots } from './intents/intent-ids.ts';
import { INTENT_TITLES } from './texts/intent-titles.ts';
import type { Language } from '#domain/language';

/** What is often asked next, the nearest first. */
const NEXT: Readonly<Record<AnsweredIntent, readonly AnsweredIntent[]>> = {
  'overview-value': ['positions', 'exposure', 'total-return'],
  'holding-value': ['profit', 'next-payment', 'average-price'],
  'holding-details': ['holding-value', 'next-payment', 'payments-received'],
  positions: ['concentration', 'exposure', 'price-age'],
  'count-holdings': ['positions', 'overview-value', 'maturities'],
  'list-holdings': ['overview-value', 'maturities', 'next-payment'],
  notes: ['changes', 'positions'],
  invested: ['overview-value', 'profit', 'total-return'],
  profit: ['total-return', 'payments-received', 'holding-value'],
  sales: ['total-return', 'taxes-paid'],
  deals: ['sales', 'invested', 'fees-paid'],
  'payments-received': ['largest-payments', 'taxes-paid', 'coming-payments'],
  'coming-payments': ['next-payment', 'missing-payments', 'principal-ladder'],
  'next-payment': ['coming-payments', 'missing-payments', 'payments-received'],
  'missing-payments': ['payments-received', 'coming-payments', 'next-payment'],
  maturities: ['principal-ladder', 'coming-payments', 'average-yield'],
  calls: ['maturities', 'yield-of-holding', 'principal-ladder'],
  matured: ['maturities', 'missing-payments'],
  'principal-ladder': ['maturities', 'coming-payments', 'interest-rate-risk'],
  'total-return': ['profit', 'payments-received', 'overview-value'],
  'income-of-period': ['coming-payments', 'taxes-paid', 'largest-payments'],
  'interest-rate-risk': ['average-yield', 'principal-ladder', 'concentration'],
  'rates-shift': ['interest-rate-risk', 'principal-ladder'],
  'value-shift': ['exposure', 'currency-effect', 'interest-rate-risk'],
  'risk-overview': ['concentration', 'interest-rate-risk', 'exposure'],
  'average-coupon': ['average-yield', 'coming-payments'],
  'average-yield': ['interest-rate-risk', 'total-return', 'maturities'],
  'yield-of-holding': ['accrued-interest', 'holding-value', 'next-payment'],
  ranking: ['positions', 'concentration', 'total-return'],
  concentration: ['exposure', 'positions', 'interest-rate-risk'],
  exposure: ['concentration', 'positions', 'exchange-rates'],
  'compare-holdings': ['positions', 'total-return'],
  'compare-periods': ['total-return', 'payments-received'],
  'value-change': ['total-return', 'overview-value', 'currency-effect'],
  'currency-effect': ['exposure', 'total-return', 'exchange-rates'],
  'coupon-amount': ['next-payment', 'payments-received', 'accrued-interest'],
  'largest-payments': ['payments-received', 'coming-payments'],
  'taxes-paid': ['payments-received', 'fees-paid'],
  'fees-paid': ['taxes-paid', 'total-return'],
  dividends: ['payments-received', 'coming-payments'],
  'accrued-interest': ['next-payment', 'overview-value', 'yield-of-holding'],
  working: ['holding-value', 'accrued-interest', 'next-payment'],
  'average-price': ['holding-value', 'profit', 'units-held'],
  'price-age': ['overview-value', 'positions'],
  changes: ['payments-received', 'positions'],
  'units-held': ['holding-value', 'average-price', 'profit'],
  'exchange-rates': ['exposure', 'overview-value'],
};

interface AnsweredQuestion {
  readonly language: Language;
  /** Of the one holding that it was about. */
  readonly isin?: string | undefined;
}

/** A question about one holding is followed by others about it: those about the whole are left out. */
function fits(intent: IntentId, isin: string | undefined): boolean {
  const { needs, never = [] }: IntentSlots = INTENT_SLOTS[intent];
  return isin === undefined ? needs === undefined : !never.includes('holding');
}

/** Questions that lead on from an answer; each is understood as it stands. */
export function followUps(answered: AnsweredIntent, { language, isin }: AnsweredQuestion): string[] {
  const about = isin === undefined ? '' : `: ${isin}`;
  return NEXT[answered]
    .filter((intent) => fits(intent, isin))
    .map((intent) => `${INTENT_TITLES[intent][language]}${about}`);
}
