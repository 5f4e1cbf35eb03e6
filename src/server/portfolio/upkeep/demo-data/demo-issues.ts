import type { Currency } from '#domain/money/currency';
import type { FloatingCoupon } from '#domain/bonds/terms/bond-features';
import type { DayCount } from '#domain/bonds/terms/day-count';
import type { DemoDay } from './demo-day.ts';

/** The terms of a bond, as far as they are known. */
export interface DemoIssue {
  readonly isin: string;
  readonly issuer?: string;
  readonly currency: Currency;
  /** Percent per year. */
  readonly coupon?: number;
  readonly frequency?: 0 | 1 | 2;
  readonly dayCount?: DayCount;
  readonly issued?: DemoDay;
  readonly firstCoupon?: DemoDay;
  readonly matures?: DemoDay;
  /** How often per year its quoted yield is compounded; once if missing. */
  readonly quoted?: 2;
  readonly features?: DemoFeatures;
}

/** Terms in addition to a single coupon rate and redemption. Days are coupon days, in months before maturity. */
interface DemoFeatures {
  /** `percent` of the nominal is repaid on each of these days. */
  readonly amortization?: { readonly monthsBefore: readonly number[]; readonly percent: number };
  readonly couponSteps?: readonly { readonly monthsBefore: number; readonly rate: number }[];
  readonly floating?: FloatingCoupon;
  readonly calls?: readonly { readonly monthsBefore: number; readonly price: number }[];
}

/** An invented index; demo-fixings.ts has its fixings. */
export const DEMO_INDEX = 'DEMO 6M';

const ANNUAL = { frequency: 1, dayCount: 'ACT/ACT-ICMA' } as const;
const SEMI_ANNUAL = { frequency: 2, dayCount: 'ACT/ACT-ICMA' } as const;
const ZERO = { frequency: 0, dayCount: 'ACT/365F', coupon: 0 } as const;
const BILL = { frequency: 0, dayCount: 'ACT/360', coupon: 0 } as const;
/** United States and United Kingdom: semi-annual coupons, and yields quoted with semi-annual compounding. */
const QUOTED_TWICE = { ...SEMI_ANNUAL, quoted: 2 } as const;

/** Bulgarian government securities of the domestic market, with the terms that the Bulgarian National Bank publishes. */
const BULGARIA = {
  bg2028: { isin: 'BG2030026111', issuer: 'Bulgaria', currency: 'EUR', ...SEMI_ANNUAL, coupon: 2.25, issued: '2026-01-21', matures: '2028-01-21' },
  bg2031: { isin: 'BG2030126119', issuer: 'Bulgaria', currency: 'EUR', ...SEMI_ANNUAL, coupon: 2.75, issued: '2026-01-28', matures: '2031-01-28' },
  bg2036: { isin: 'BG2040026218', issuer: 'Bulgaria', currency: 'EUR', ...SEMI_ANNUAL, coupon: 3.5, issued: '2026-02-11', matures: '2036-02-11' },
  bgn2015Bill: { isin: 'BG3010015009', issuer: 'Bulgaria', currency: 'BGN', ...BILL, issued: '2015-01-21', matures: '2015-07-21' },
  bgn2018: { isin: 'BG2030015114', issuer: 'Bulgaria', currency: 'BGN', ...SEMI_ANNUAL, coupon: 1.1, issued: '2015-01-28', matures: '2018-01-28' },
  bgn2020: { isin: 'BG2030115112', issuer: 'Bulgaria', currency: 'BGN', ...SEMI_ANNUAL, coupon: 1.85, issued: '2015-02-04', matures: '2020-02-04' },
  bgn2025: { isin: 'BG2040015211', issuer: 'Bulgaria', currency: 'BGN', ...SEMI_ANNUAL, coupon: 3.1, issued: '2015-01-14', matures: '2025-07-14' },
  bgn2025Zero: { isin: 'BG2030121110', issuer: 'Bulgaria', currency: 'BGN', ...ZERO, issued: '2021-11-17', matures: '2025-05-17' },
  bgn2026Zero: { isin: 'BG2030021112', issuer: 'Bulgaria', currency: 'BGN', ...ZERO, issued: '2021-02-24', matures: '2026-02-24' },
  bgn2031: { isin: 'BG2040021219', issuer: 'Bulgaria', currency: 'BGN', ...SEMI_ANNUAL, coupon: 0.1, issued: '2021-02-17', matures: '2031-08-17' },
} as const satisfies Record<string, DemoIssue>; // prettier-ignore

/** Government bonds of other countries, with the terms that their debt offices publish. */
const ABROAD = {
  bund2026: { isin: 'DE0001102390', issuer: 'Germany', currency: 'EUR', ...ANNUAL, coupon: 0.5, matures: '2026-02-15' },
  bund2028: { isin: 'DE0001102440', issuer: 'Germany', currency: 'EUR', ...ANNUAL, coupon: 0.5, matures: '2028-02-15' },
  bund2034: { isin: 'DE000BU2Z031', issuer: 'Germany', currency: 'EUR', ...ANNUAL, coupon: 2.6, matures: '2034-08-15' },
  greenBund2035: { isin: 'DE000BU3Z047', issuer: 'Germany', currency: 'EUR', ...ANNUAL, coupon: 2.5, issued: '2025-01-10', firstCoupon: '2026-02-15', matures: '2035-02-15' },
  oat2029: { isin: 'FR0013407236', issuer: 'France', currency: 'EUR', ...ANNUAL, coupon: 0.5, matures: '2029-05-25' },
  btp2031: { isin: 'IT0005436693', issuer: 'Italy', currency: 'EUR', ...SEMI_ANNUAL, coupon: 0.6, matures: '2031-08-01' },
  treasury2026: { isin: 'US912828R366', issuer: 'United States', currency: 'USD', ...QUOTED_TWICE, coupon: 1.625, matures: '2026-05-15' },
  treasury2027: { isin: 'US912828V988', issuer: 'United States', currency: 'USD', ...QUOTED_TWICE, coupon: 2.25, matures: '2027-02-15' },
  treasury2033: { isin: 'US91282CJJ18', issuer: 'United States', currency: 'USD', ...QUOTED_TWICE, coupon: 4.5, matures: '2033-11-15' },
  treasury2034: { isin: 'US91282CKQ32', issuer: 'United States', currency: 'USD', ...QUOTED_TWICE, coupon: 4.375, matures: '2034-05-15' },
  treasury2053: { isin: 'US912810TV08', issuer: 'United States', currency: 'USD', ...QUOTED_TWICE, coupon: 4.75, matures: '2053-11-15' },
  gilt2027: { isin: 'GB00BDRHNP05', issuer: 'United Kingdom', currency: 'GBP', ...QUOTED_TWICE, coupon: 1.25, matures: '2027-07-22' },
  gilt2030: { isin: 'GB00B24FF097', issuer: 'United Kingdom', currency: 'GBP', ...QUOTED_TWICE, coupon: 4.75, matures: '2030-12-07' },
} as const satisfies Record<string, DemoIssue>; // prettier-ignore

/** Invented issues, for cases that need a payment a few days ago or ahead, or missing terms. */
const INVENTED = {
  maturesSoon: { isin: 'XSDEMO000012', issuer: 'Belmeken Energy', currency: 'EUR', ...ANNUAL, coupon: 4.25, matures: 25 },
  maturedLastWeek: { isin: 'XSDEMO000020', issuer: 'Vitosha Retail', currency: 'EUR', ...ANNUAL, coupon: 3, matures: -6 },
  paysThisWeek: { isin: 'XSDEMO000038', issuer: 'Rila Leasing', currency: 'EUR', ...SEMI_ANNUAL, coupon: 5.5, matures: 1100 },
  yen: { isin: 'XSDEMO000046', issuer: 'Example Motors', currency: 'JPY', ...SEMI_ANNUAL, coupon: 0.8, matures: 1500 },
  franc: { isin: 'XSDEMO000053', issuer: 'Example Railways', currency: 'CHF', ...ANNUAL, coupon: 1.125, matures: 2000 },
  municipality: { isin: 'BGDEMO000012', issuer: 'Municipality of Primerovo', currency: 'BGN', ...SEMI_ANNUAL, coupon: 4, matures: 900 },
  developer: { isin: 'BGDEMO000020', issuer: 'Pirin Estates', currency: 'EUR', ...SEMI_ANNUAL, coupon: 7.5, matures: 640 },
  amortising: { isin: 'BGDEMO000038', issuer: 'Rhodope Water', currency: 'EUR', ...SEMI_ANNUAL, coupon: 6, matures: 700,
    features: { amortization: { monthsBefore: [30, 24, 18, 12, 6], percent: 15 } } },
  floating: { isin: 'BGDEMO000046', issuer: 'Osogovo Bank', currency: 'EUR', ...SEMI_ANNUAL, coupon: 6.1, matures: 1240,
    features: { floating: { index: DEMO_INDEX, margin: 3.5, floor: 5, cap: null } } },
  stepUp: { isin: 'XSDEMO000079', issuer: 'Strandzha Wind', currency: 'EUR', ...ANNUAL, coupon: 3, matures: 1010,
    features: { couponSteps: [{ monthsBefore: 36, rate: 3.75 }, { monthsBefore: 12, rate: 4.5 }] } },
  callable: { isin: 'XSDEMO000087', issuer: 'Pirin Factoring', currency: 'EUR', ...ANNUAL, coupon: 5.25, matures: 1800,
    features: { calls: [{ monthsBefore: 36, price: 102 }, { monthsBefore: 24, price: 101 }, { monthsBefore: 12, price: 100 }] } },
  fewTermsKnown: { isin: 'XSDEMO000061', currency: 'EUR' },
} as const satisfies Record<string, DemoIssue>; // prettier-ignore

export type IssueName = keyof typeof BULGARIA | keyof typeof ABROAD | keyof typeof INVENTED;

export const DEMO_ISSUES: Readonly<Record<IssueName, DemoIssue>> = { ...BULGARIA, ...ABROAD, ...INVENTED };
