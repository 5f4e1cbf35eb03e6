/** Euro for one unit. The same on every day, so that no figure depends on the day of its rate. */
export const EURO_RATES = { EUR: 1, USD: 0.8, GBP: 1.25 } as const;
export type Code = keyof typeof EURO_RATES;

/** A Monday. */
export const TODAY = '2026-03-02';

const UNI = 'УниКредит Булбанк';
const DSK = 'Банка ДСК';
const FIBANK = 'Fibank';
const IBKR = 'Interactive Brokers';

export interface BondRow {
  readonly isin: string;
  readonly issuer: string;
  readonly bank: string;
  readonly currency: Code;
  readonly nominal: number;
  readonly buy: number;
  readonly market: number;
  readonly pricedOn: string;
  /** The price of the last day of 2024 and of 2025, where there was one. */
  readonly closes?: readonly [number | null, number | null];
  /** Percent of nominal a year, and how many times it is paid. */
  readonly coupon: number;
  readonly times: 1 | 2 | 4;
  /** How days of accrued interest are counted, where not by the actual ones. */
  readonly dayCount?: '30/360';
  /** Entered; percent. */
  readonly ytm: number | null;
  readonly maturity: string;
  readonly bought: string;
  readonly note?: string;
  /** Percent of each coupon. */
  readonly tax?: number;
  readonly expired?: true;
}

export const BONDS: readonly BondRow[] = [
  { isin: 'BG2040019213', issuer: 'Република България', bank: UNI, currency: 'EUR', nominal: 10_000, buy: 98.5, market: 101.25, pricedOn: '2026-02-27', closes: [99, 100.8], coupon: 3.25, times: 2, ytm: 3.55, maturity: '2029-03-23', bought: '2024-04-10', note: 'за пенсия' },
  { isin: 'BG2030026111', issuer: 'Република България', bank: UNI, currency: 'EUR', nominal: 25_000, buy: 99.8, market: 99.1, pricedOn: '2026-02-27', closes: [98.4, 98.9], coupon: 2.25, times: 1, ytm: 2.37, maturity: '2030-07-21', bought: '2024-05-15' },
  { isin: 'DE0001102614', issuer: 'Germany', bank: IBKR, currency: 'EUR', nominal: 30_000, buy: 93.88, market: 97.9, pricedOn: '2026-02-27', closes: [95.1, 97.5], coupon: 1.8, times: 1, ytm: 2.65, maturity: '2027-08-15', bought: '2024-09-03' },
  { isin: 'XS2536817211', issuer: 'Trakia Energy', bank: FIBANK, currency: 'EUR', nominal: 50_000, buy: 96, market: 88.25, pricedOn: '2026-02-27', closes: [94, 89.5], coupon: 6.5, times: 2, ytm: 8.4, maturity: '2029-12-01', bought: '2024-08-19', note: 'Trakia: watch closely', tax: 10 },
  { isin: 'US91282CHT18', issuer: 'US Treasury', bank: IBKR, currency: 'USD', nominal: 20_000, buy: 98.25, market: 102.5, pricedOn: '2026-02-27', closes: [97.5, 101.75], coupon: 3.875, times: 2, ytm: 4.12, maturity: '2033-08-15', bought: '2024-05-20' },
  { isin: 'US0378331AA1', issuer: 'Apple', bank: FIBANK, currency: 'USD', nominal: 15_000, buy: 96.4, market: 97.9, pricedOn: '2026-02-27', closes: [97, 97.7], coupon: 2.4, times: 2, dayCount: '30/360', ytm: null, maturity: '2026-05-03', bought: '2023-07-07', tax: 10 },
  { isin: 'GB00BL68HJ26', issuer: 'United Kingdom', bank: IBKR, currency: 'GBP', nominal: 6_000, buy: 103.5, market: 102, pricedOn: '2025-11-10', coupon: 4.125, times: 2, ytm: 3.4, maturity: '2030-01-22', bought: '2025-02-03' },
  { isin: 'IT0005094088', issuer: 'Italy', bank: DSK, currency: 'EUR', nominal: 20_000, buy: 88.15, market: 91.7, pricedOn: '2026-02-27', closes: [null, 91], coupon: 1.65, times: 2, ytm: 3.9, maturity: '2032-06-01', bought: '2025-06-16' },
  { isin: 'BG2100013205', issuer: 'Монолит', bank: DSK, currency: 'EUR', nominal: 7_500, buy: 99.5, market: 104.6, pricedOn: '2026-02-27', closes: [101.5, 104], coupon: 5.75, times: 4, ytm: 5.9, maturity: '2026-12-10', bought: '2023-12-12', note: 'подарък за Мая', tax: 10 },
  { isin: 'FR0013407236', issuer: 'France', bank: DSK, currency: 'EUR', nominal: 4_000, buy: 91.4, market: 93.5, pricedOn: '2026-01-15', closes: [null, 92.8], coupon: 0.5, times: 1, ytm: null, maturity: '2029-05-25', bought: '2025-06-12' },
  { isin: 'BG2040002213', issuer: 'Република България', bank: UNI, currency: 'EUR', nominal: 6_000, buy: 101, market: 100, pricedOn: '2024-07-15', coupon: 3, times: 2, ytm: 2.8, maturity: '2024-07-15', bought: '2022-01-26', expired: true },
  { isin: 'US912828ZT04', issuer: 'US Treasury', bank: IBKR, currency: 'USD', nominal: 10_000, buy: 99.1, market: 100, pricedOn: '2025-05-31', closes: [99.5, null], coupon: 0.25, times: 2, ytm: 0.5, maturity: '2025-05-31', bought: '2021-06-01', expired: true },
]; // prettier-ignore

/** Its note was written after everything else. */
export const LAST_CHANGED = 'BG2100013205';

/** Coupons that were due and came in part, or did not come: what came. The others came in full on their day. */
export const SHORT_COUPONS: readonly {
  readonly isin: string;
  readonly day: string;
  readonly came: number;
}[] = [
  { isin: 'DE0001102614', day: '2025-08-15', came: 500 },
  { isin: 'XS2536817211', day: '2025-06-01', came: 0 },
  { isin: 'IT0005094088', day: '2025-12-01', came: 0 },
];

export interface Dividend {
  readonly day: string;
  /** Of the row, before tax, in its currency. */
  readonly gross: number;
  readonly tax: number;
}

export interface UnitRow {
  readonly kind: 'etf' | 'share';
  readonly isin: string;
  readonly name: string;
  readonly bank: string;
  readonly currency: Code;
  readonly units: number;
  readonly buy: number;
  readonly market: number;
  readonly closes: readonly [number | null, number | null];
  readonly bought: string;
  readonly dividends: readonly Dividend[];
}

/** All priced on 2026-02-27. */
export const UNITS: readonly UnitRow[] = [
  { kind: 'etf', isin: 'IE00B4L5Y983', name: 'iShares Core MSCI World', bank: IBKR, currency: 'EUR', units: 120, buy: 80.5, market: 98.75, closes: [92, 97.5], bought: '2024-02-05', dividends: [] },
  { kind: 'etf', isin: 'IE00B1FZS798', name: 'iShares Treasury 7-10yr', bank: FIBANK, currency: 'USD', units: 40, buy: 190, market: 172.5, closes: [181, 174], bought: '2024-06-03', dividends: [{ day: '2025-03-20', gross: 48, tax: 0 }, { day: '2025-09-18', gross: 52, tax: 0 }] },
  { kind: 'etf', isin: 'IE00BK5BQT80', name: 'Vanguard FTSE All-World', bank: IBKR, currency: 'USD', units: 60, buy: 110, market: 131.4, closes: [null, 130], bought: '2025-01-20', dividends: [] },
  { kind: 'share', isin: 'US5949181045', name: 'Microsoft', bank: IBKR, currency: 'USD', units: 15, buy: 310, market: 405.5, closes: [420, 410], bought: '2023-10-16', dividends: [{ day: '2025-03-13', gross: 12.45, tax: 1.25 }, { day: '2025-06-12', gross: 12.45, tax: 1.25 }, { day: '2025-09-11', gross: 12.45, tax: 1.25 }, { day: '2025-12-11', gross: 13.65, tax: 1.37 }] },
  { kind: 'share', isin: 'BG1100003166', name: 'Софарма', bank: UNI, currency: 'EUR', units: 500, buy: 3.4, market: 2.95, closes: [3.1, 3], bought: '2023-05-22', dividends: [{ day: '2025-07-10', gross: 60, tax: 3 }] },
  { kind: 'share', isin: 'DE0007164600', name: 'SAP', bank: IBKR, currency: 'EUR', units: 25, buy: 120.4, market: 245, closes: [236, 240], bought: '2023-03-20', dividends: [{ day: '2025-05-16', gross: 58.75, tax: 15.5 }] },
  { kind: 'share', isin: 'DE0007164600', name: 'SAP', bank: IBKR, currency: 'EUR', units: 15, buy: 200, market: 245, closes: [null, 240], bought: '2025-02-10', dividends: [{ day: '2025-05-16', gross: 35.25, tax: 9.3 }] },
]; // prettier-ignore
