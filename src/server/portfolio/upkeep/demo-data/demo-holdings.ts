import type { DemoDay } from './demo-day.ts';
import type { IssueName } from './demo-issues.ts';

/** How the coupons of a holding arrived: on their due days, with the exceptions listed here. */
interface Receipts {
  /** Percentage of each coupon withheld as tax. Only for bonds in euro, since the tax is in euro. */
  readonly taxPercent?: number;
  /** Days between the due day and the payment, by due day. */
  readonly late?: Readonly<Record<string, number>>;
  /** The amount missing from a payment, by due day. */
  readonly short?: Readonly<Record<string, number>>;
  /** The number of latest coupons that have not arrived. */
  readonly unpaid?: number;
}

/**
 * A bond of a demo user. Real issues are traded on fixed days, invented ones on days relative to today. Prices are percent of
 * nominal; amounts are in the currency of the issue.
 */
export interface DemoHolding {
  readonly of: IssueName;
  readonly bank?: string;
  readonly direction?: 'Sell';
  readonly buyPrice: number;
  readonly marketPrice?: number;
  readonly cleanPrice?: number;
  readonly nominal: number;
  readonly bought?: DemoDay;
  /** Two days after the purchase if missing. */
  readonly settles?: DemoDay;
  readonly notes?: string;
  /** If present, the coupons from settlement to today are in the payment history. */
  readonly receipts?: Receipts;
  /** If present, the table of cash flows is filled in. The number is the fee of the purchase. */
  readonly cashFlowsWithFee?: number;
  /** Marked as expired before its maturity. */
  readonly expired?: true;
}

const BANK = 'Demo Bank';
const BROKER = 'Example Securities';
const BANK_IN_BULGARIAN = 'Примерна банка';

/** Bought at auctions of the Bulgarian National Bank (at average prices), and later on the market. */
export const HOLDINGS_OF_PERSON: readonly DemoHolding[] = [
  { of: 'bg2028', bank: BANK, buyPrice: 99.8, marketPrice: 99.95, cleanPrice: 99.95, nominal: 10_000, bought: '2026-03-12', settles: '2026-03-16',
    notes: 'Fee of 15.00 at purchase', receipts: { late: { '2026-07-21': 2 }, short: { '2027-07-21': 1.2 } }, cashFlowsWithFee: 15 },
  { of: 'bg2031', bank: BANK, buyPrice: 98.57, marketPrice: 99.12, cleanPrice: 99.12, nominal: 10_000, bought: '2026-03-09', settles: '2026-03-11',
    receipts: {}, cashFlowsWithFee: 0 },
  { of: 'bg2036', bank: BANK, buyPrice: 97.4648, marketPrice: 98.4, nominal: 25_000, bought: '2026-02-09', settles: '2026-02-11',
    notes: 'Auction of 9 February 2026, at the average yield of 3.84%', receipts: {}, cashFlowsWithFee: 0 },
  { of: 'bgn2025', bank: BANK, buyPrice: 100.12, marketPrice: 100, nominal: 20_000, bought: '2015-01-12', settles: '2015-01-14',
    notes: 'Auction of January 2015', receipts: {}, cashFlowsWithFee: 0 },
  { of: 'bgn2026Zero', bank: BANK, buyPrice: 100.66, marketPrice: 100, nominal: 50_000, bought: '2021-09-07', settles: '2021-09-09',
    notes: 'Bought at a negative yield, −0.15%' },
  { of: 'bgn2031', bank: BANK, buyPrice: 99.02, marketPrice: 86.4, nominal: 30_000, bought: '2021-09-20', settles: '2021-09-23',
    notes: 'Auction of September 2021', receipts: {} },
  { of: 'bund2034', bank: BROKER, buyPrice: 101.35, marketPrice: 99.84, cleanPrice: 99.82, nominal: 15_000, bought: '2025-04-25', settles: '2025-04-29',
    receipts: {} },
  { of: 'bund2034', bank: BROKER, direction: 'Sell', buyPrice: 102.1, marketPrice: 99.84, nominal: 5_000, bought: '2026-05-25',
    notes: 'A third of the position' },
  { of: 'bund2026', bank: BROKER, buyPrice: 97.4, marketPrice: 100, nominal: 8_000, bought: '2024-06-10', receipts: {} },
  { of: 'treasury2033', bank: BROKER, buyPrice: 98.25, marketPrice: 102.4063, cleanPrice: 102.375, nominal: 20_000, bought: '2024-05-20',
    receipts: {} },
  { of: 'treasury2027', bank: BROKER, buyPrice: 94.6875, marketPrice: 99.5, nominal: 12_000, bought: '2024-03-11', receipts: {} },
  { of: 'gilt2030', bank: BROKER, buyPrice: 103.5, marketPrice: 103.02, nominal: 6_000, bought: '2025-01-14', receipts: {} },
  { of: 'yen', bank: BROKER, buyPrice: 99.1, marketPrice: 98.75, nominal: 1_000_000, bought: -420, receipts: {} },
  { of: 'paysThisWeek', bank: BROKER, buyPrice: 101.2, marketPrice: 102.6, nominal: 10_000, bought: -500,
    notes: 'An invented company bond: the next coupon is due in a few days', receipts: { taxPercent: 10 }, cashFlowsWithFee: 20 },
  { of: 'maturedLastWeek', bank: BANK, buyPrice: 98.9, marketPrice: 100, nominal: 5_000, bought: -900,
    notes: 'Past its maturity, and not yet marked as expired', receipts: {} },
  { of: 'fewTermsKnown', buyPrice: 92.5, marketPrice: 93.1, nominal: 3_000 },
]; // prettier-ignore

export const HOLDINGS_OF_SECOND_PERSON: readonly DemoHolding[] = [
  { of: 'bg2028', bank: BANK_IN_BULGARIAN, buyPrice: 100.04, marketPrice: 99.95, nominal: 4_000, bought: '2026-09-21',
    notes: 'Спестявания до 2028 г.' },
  { of: 'bgn2015Bill', bank: BANK_IN_BULGARIAN, buyPrice: 99.82, marketPrice: 100, nominal: 10_000, bought: '2015-01-19', settles: '2015-01-21',
    notes: 'Шестмесечни съкровищни бонове' },
  { of: 'bgn2018', bank: BANK_IN_BULGARIAN, buyPrice: 101.07, marketPrice: 100, nominal: 6_000, bought: '2015-01-26', settles: '2015-01-28',
    receipts: {} },
  { of: 'bgn2020', bank: BANK_IN_BULGARIAN, buyPrice: 103.75, marketPrice: 100, nominal: 8_000, bought: '2015-02-02', settles: '2015-02-04',
    receipts: {}, cashFlowsWithFee: 10 },
  { of: 'bgn2025Zero', bank: BANK_IN_BULGARIAN, buyPrice: 97.33, marketPrice: 100,
    nominal: 15_000, bought: '2022-04-11', settles: '2022-04-13' },
  { of: 'municipality', bank: BANK_IN_BULGARIAN, buyPrice: 100, marketPrice: 99.5, nominal: 7_000, bought: -640,
    notes: 'Измислена общинска емисия', receipts: {} },
  { of: 'maturesSoon', bank: BANK_IN_BULGARIAN, buyPrice: 99.6, marketPrice: 100.05, nominal: 2_000, bought: -310,
    notes: 'Падежът е до месец', receipts: {} },
  { of: 'oat2029', buyPrice: 91.4, nominal: 1_000, bought: '2026-05-04', notes: 'Няма пазарна цена' },
]; // prettier-ignore

export const HOLDINGS_OF_COMPANY: readonly DemoHolding[] = [
  { of: 'bg2031', bank: BANK_IN_BULGARIAN, buyPrice: 99.85, marketPrice: 99.12, nominal: 500_000, bought: '2026-01-26', settles: '2026-01-28',
    receipts: {}, cashFlowsWithFee: 0 },
  { of: 'bg2036', bank: BANK_IN_BULGARIAN, buyPrice: 97.4, marketPrice: 98.4, nominal: 250_000, bought: '2026-04-14', receipts: {} },
  { of: 'bund2028', bank: BROKER, buyPrice: 93.88, marketPrice: 97.9, nominal: 400_000, bought: '2024-09-03', receipts: {} },
  { of: 'bund2028', bank: BROKER, direction: 'Sell', buyPrice: 95.6, marketPrice: 97.9, nominal: 100_000, bought: '2025-10-20', expired: true },
  { of: 'greenBund2035', bank: BROKER, buyPrice: 98.98, marketPrice: 99.3, cleanPrice: 99.28, nominal: 300_000,
    bought: '2025-04-08', settles: '2025-04-10', notes: 'Аукцион от 8 април 2025 г., средна цена', receipts: {}, cashFlowsWithFee: 0 },
  { of: 'btp2031', bank: BROKER, buyPrice: 88.15, marketPrice: 91.7, nominal: 200_000, bought: '2025-05-19', receipts: {} },
  { of: 'treasury2034', bank: BROKER, buyPrice: 99.5313, marketPrice: 101.25, nominal: 250_000, bought: '2024-07-08', receipts: {} },
  { of: 'treasury2053', bank: BROKER, buyPrice: 99.4063, marketPrice: 101.5, nominal: 180_000, bought: '2024-02-12', receipts: {} },
  { of: 'treasury2053', bank: BROKER, direction: 'Sell', buyPrice: 104.1875, marketPrice: 101.5, nominal: 100_000, bought: '2024-09-16',
    notes: 'Продажба след спада на лихвите' },
  { of: 'treasury2026', bank: BROKER, buyPrice: 95.7813, marketPrice: 100, nominal: 150_000, bought: '2024-08-12', receipts: {} },
  { of: 'gilt2027', bank: BROKER, buyPrice: 93.73, marketPrice: 98.1, nominal: 120_000, bought: '2025-02-14', receipts: {} },
  { of: 'franc', bank: BROKER, buyPrice: 100.6, marketPrice: 101.15, nominal: 80_000, bought: -350 },
  { of: 'developer', bank: BROKER, buyPrice: 96, marketPrice: 88.25, nominal: 60_000, bought: -560,
    notes: 'Измислен застроител: последният купон не е платен', receipts: { taxPercent: 10, unpaid: 1 }, cashFlowsWithFee: 0 },
  { of: 'amortising', bank: BANK_IN_BULGARIAN, buyPrice: 99.2, marketPrice: 99.6, nominal: 100_000, bought: -520,
    notes: 'Измислена корпоративна емисия с погасителен план', receipts: {}, cashFlowsWithFee: 0 },
  { of: 'floating', bank: BANK_IN_BULGARIAN, buyPrice: 100, marketPrice: 100.4, nominal: 50_000, bought: -600,
    notes: 'Измислена корпоративна емисия с плаващ купон', receipts: {} },
  { of: 'stepUp', bank: BROKER, buyPrice: 98.4, marketPrice: 99.35, nominal: 75_000, bought: -450, receipts: {} },
  { of: 'callable', bank: BROKER, buyPrice: 101.2, marketPrice: 103.1, nominal: 90_000, bought: -300, receipts: {} },
]; // prettier-ignore
