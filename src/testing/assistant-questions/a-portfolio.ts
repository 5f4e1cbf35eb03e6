import type { BondId } from '#api/platform/ids';
import { aBond } from '../factories/a-bond.ts';
import { aPayment } from '../factories/a-payment.ts';
import { anEtfOrShare } from '../factories/an-etf-or-share.ts';
import type { TestUser } from '../factories/a-user.ts';
import type { TestApp } from '../app/start-test-app.ts';

export interface BondRow {
  readonly isin: string;
  readonly bank: string | null;
  readonly currency: 'EUR' | 'USD' | 'BGN' | 'GBP';
  readonly nominal: number;
  readonly buy: number;
  /** 0: not known. */
  readonly market: number;
  readonly coupon: number | null;
  readonly ytm: number | null;
  readonly maturity: string | null;
  readonly bought: string;
  readonly expired?: true;
  readonly sell?: true;
  readonly times?: 1 | 2 | 4;
}

const UNI = 'УниКредит Булбанк';
const DSK = 'Банка ДСК';
const FIBANK = 'Fibank';
const RAIF = 'KBC Securities';
const IBKR = 'Interactive Brokers';

/** Today is 2 March 2026. */
export const BONDS: readonly BondRow[] = [
  { isin: 'BG2040019213', bank: UNI, currency: 'EUR', nominal: 10_000, buy: 98.5, market: 101.25, coupon: 3.25, ytm: 3.55, maturity: '2029-03-23', bought: '2024-04-10', times: 2 },
  { isin: 'BG2030026111', bank: UNI, currency: 'EUR', nominal: 25_000, buy: 99.8, market: 99.1, coupon: 2.25, ytm: 2.37, maturity: '2030-07-21', bought: '2024-05-15', times: 1 },
  { isin: 'BG2040015211', bank: DSK, currency: 'BGN', nominal: 20_000, buy: 97.2, market: 98.4, coupon: 1.5, ytm: 2.95, maturity: '2027-06-21', bought: '2023-09-20', times: 1 },
  { isin: 'BG2040210218', bank: DSK, currency: 'BGN', nominal: 40_000, buy: 102.3, market: 100.15, coupon: 4.5, ytm: 4.05, maturity: '2028-11-15', bought: '2023-02-01', times: 2 },
  { isin: 'BG2040123454', bank: DSK, currency: 'EUR', nominal: 5_000, buy: 88.75, market: 92.5, coupon: 0.5, ytm: null, maturity: '2031-09-30', bought: '2022-11-11', times: 1 },
  { isin: 'US91282CHT18', bank: IBKR, currency: 'USD', nominal: 20_000, buy: 98.25, market: 102.5, coupon: 3.875, ytm: 4.12, maturity: '2033-08-15', bought: '2024-05-20', times: 2 },
  { isin: 'US91282CGM73', bank: IBKR, currency: 'USD', nominal: 12_000, buy: 94.5, market: 93.25, coupon: 3.5, ytm: 4.85, maturity: '2027-02-15', bought: '2024-03-11', times: 2 },
  { isin: 'US912810TV08', bank: IBKR, currency: 'USD', nominal: 8_000, buy: 101.75, market: 95.5, coupon: 4.75, ytm: 4.6, maturity: '2053-11-15', bought: '2024-01-16', times: 2 },
  { isin: 'US0378331AA1', bank: FIBANK, currency: 'USD', nominal: 15_000, buy: 96.4, market: 97.9, coupon: 2.4, ytm: null, maturity: '2026-05-03', bought: '2023-07-07', times: 2 },
  { isin: 'GB00BL68HJ26', bank: IBKR, currency: 'GBP', nominal: 6_000, buy: 103.5, market: 103.02, coupon: 4.125, ytm: 3.4, maturity: '2030-01-22', bought: '2025-01-14', times: 2 },
  { isin: 'GB00BMBL1F74', bank: IBKR, currency: 'GBP', nominal: 9_000, buy: 76.2, market: 81.35, coupon: 0.625, ytm: 4.2, maturity: '2035-07-31', bought: '2024-10-02', times: 2 },
  { isin: 'DE0001102614', bank: RAIF, currency: 'EUR', nominal: 30_000, buy: 93.88, market: 97.9, coupon: 1.8, ytm: 2.65, maturity: '2027-08-15', bought: '2024-09-03', times: 1 },
  { isin: 'DE000BU2Z023', bank: RAIF, currency: 'EUR', nominal: 15_000, buy: 101.35, market: 99.84, coupon: 2.2, ytm: 2.05, maturity: '2034-02-15', bought: '2025-04-25', times: 1 },
  { isin: 'DE0001141869', bank: RAIF, currency: 'EUR', nominal: 8_000, buy: 97.4, market: 100, coupon: 1.3, ytm: 2.5, maturity: '2026-10-15', bought: '2024-06-10', times: 1 },
  { isin: 'FR0013407236', bank: null, currency: 'EUR', nominal: 1_000, buy: 91.4, market: 0, coupon: 0.5, ytm: null, maturity: '2029-05-25', bought: '2026-01-12', times: 1 },
  { isin: 'IT0005094088', bank: RAIF, currency: 'EUR', nominal: 20_000, buy: 88.15, market: 91.7, coupon: 1.65, ytm: 3.9, maturity: '2032-03-01', bought: '2025-05-19', times: 2 },
  { isin: 'XS2536817211', bank: FIBANK, currency: 'EUR', nominal: 50_000, buy: 96, market: 88.25, coupon: 6.5, ytm: 8.4, maturity: '2029-12-01', bought: '2024-08-19', times: 2 },
  { isin: 'XS1843434876', bank: FIBANK, currency: 'EUR', nominal: 3_000, buy: 100, market: 100.75, coupon: 5.125, ytm: 5.1, maturity: null, bought: '2024-12-05' },
  { isin: 'BG2100013205', bank: UNI, currency: 'EUR', nominal: 7_500, buy: 99.5, market: 104.6, coupon: 5.75, ytm: 5.9, maturity: '2026-12-10', bought: '2023-12-12', times: 4 },
  { isin: 'DE0001102440', bank: RAIF, currency: 'EUR', nominal: 12_000, buy: 95, market: 102.1, coupon: 0.5, ytm: null, maturity: '2028-02-15', bought: '2024-07-15', sell: true, times: 1 },
  { isin: 'BG2040007216', bank: DSK, currency: 'BGN', nominal: 10_000, buy: 97, market: 100, coupon: 2, ytm: 2.6, maturity: '2025-01-31', bought: '2020-02-03', expired: true, times: 2 },
  { isin: 'BG2040002213', bank: UNI, currency: 'BGN', nominal: 6_000, buy: 101.07, market: 100, coupon: 3, ytm: 2.8, maturity: '2024-07-15', bought: '2019-01-26', expired: true, times: 2 },
  { isin: 'US912828ZT04', bank: IBKR, currency: 'USD', nominal: 10_000, buy: 99.1, market: 97.6, coupon: 0.25, ytm: 0.5, maturity: '2025-05-31', bought: '2021-06-01', expired: true, times: 2 },
  { isin: 'US912828YH74', bank: FIBANK, currency: 'USD', nominal: 4_000, buy: 97.3, market: 100, coupon: 1.5, ytm: 2.2, maturity: '2024-09-30', bought: '2021-09-14', expired: true, times: 2 },
  { isin: 'DE0001104867', bank: RAIF, currency: 'EUR', nominal: 9_000, buy: 98.9, market: 100, coupon: 0.4, ytm: 1.1, maturity: '2025-12-12', bought: '2022-01-10', expired: true, times: 1 },
  { isin: 'XS0000000017', bank: FIBANK, currency: 'EUR', nominal: 20_000, buy: 96, market: 61, coupon: 7, ytm: 9.1, maturity: '2025-08-01', bought: '2022-08-03', expired: true, times: 2 },
]; // prettier-ignore

export interface PaymentRow {
  readonly isin: string;
  readonly date: string | null;
  readonly amount: number;
  readonly tax: number | null;
}

export const PAYMENTS: readonly PaymentRow[] = [
  { isin: 'BG2040019213', date: '2024-09-23', amount: 162.5, tax: 16.25 },
  { isin: 'BG2040019213', date: '2025-03-24', amount: 162.5, tax: 16.25 },
  { isin: 'BG2040019213', date: '2025-09-23', amount: 162.5, tax: 16.25 },
  { isin: 'BG2030026111', date: '2024-07-22', amount: 562.5, tax: null },
  { isin: 'BG2030026111', date: '2025-07-21', amount: 562.5, tax: 0 },
  { isin: 'BG2040015211', date: '2024-06-21', amount: 300, tax: 15.34 },
  { isin: 'BG2040015211', date: '2025-06-23', amount: 300, tax: 15.34 },
  { isin: 'BG2040210218', date: '2025-05-15', amount: 900, tax: 46.02 },
  { isin: 'BG2040210218', date: '2025-11-17', amount: 900, tax: 46.02 },
  { isin: 'US91282CHT18', date: '2025-08-15', amount: 387.5, tax: 35.65 },
  { isin: 'US91282CHT18', date: '2026-02-17', amount: 387.5, tax: 35.65 },
  { isin: 'US91282CGM73', date: '2026-02-16', amount: 210, tax: null },
  { isin: 'GB00BL68HJ26', date: '2026-01-22', amount: 123.75, tax: 14.48 },
  { isin: 'DE0001102614', date: '2025-08-15', amount: 540, tax: 54 },
  { isin: 'XS2536817211', date: '2025-06-02', amount: 1_625, tax: 162.5 },
  { isin: 'XS2536817211', date: '2025-12-01', amount: 1_625, tax: 162.5 },
  { isin: 'BG2100013205', date: '2025-12-10', amount: 107.81, tax: 10.78 },
  { isin: 'BG2040007216', date: '2024-01-31', amount: 100, tax: 5.11 },
  { isin: 'BG2040007216', date: '2025-01-31', amount: 100, tax: 5.11 },
  { isin: 'XS1843434876', date: null, amount: 76.88, tax: 7.69 },
]; // prettier-ignore

export interface UnitRow {
  readonly kind: 'etf' | 'share';
  readonly isin: string;
  readonly name: string;
  readonly bank: string;
  readonly currency: 'EUR' | 'USD';
  readonly units: number;
  readonly buy: number;
  readonly market: number;
  readonly dividend: number | null;
  readonly fee: number | null;
  readonly expired?: true;
}

export const UNITS: readonly UnitRow[] = [
  { kind: 'etf', isin: 'IE00B4L5Y983', name: 'iShares Core MSCI World', bank: IBKR, currency: 'EUR', units: 120, buy: 80.5, market: 98.75, dividend: null, fee: 3 },
  { kind: 'etf', isin: 'IE00BK5BQT80', name: 'Vanguard FTSE All-World (VWCE)', bank: IBKR, currency: 'USD', units: 60, buy: 110.2, market: 131.4, dividend: null, fee: 2.5 },
  { kind: 'etf', isin: 'IE00B1FZS798', name: 'Treasury 7-10 years', bank: RAIF, currency: 'USD', units: 40, buy: 190, market: 172.15, dividend: 96.4, fee: null },
  { kind: 'etf', isin: 'LU0290358497', name: 'Overnight Swap', bank: RAIF, currency: 'EUR', units: 10, buy: 138, market: 141, dividend: null, fee: null, expired: true },
  { kind: 'share', isin: 'US5949181045', name: 'Microsoft', bank: IBKR, currency: 'USD', units: 15, buy: 310, market: 405.5, dividend: 45, fee: 1 },
  { kind: 'share', isin: 'BG1100003166', name: 'Софарма', bank: UNI, currency: 'EUR', units: 500, buy: 3.4, market: 2.95, dividend: 60, fee: 4.5 },
  { kind: 'share', isin: 'DE0007164600', name: 'SAP', bank: RAIF, currency: 'EUR', units: 25, buy: 120.4, market: 245.1, dividend: 58.75, fee: 2 },
]; // prettier-ignore

/** Puts the whole portfolio into the user's rows. */
export async function seedPortfolio(app: TestApp, { userId }: TestUser): Promise<void> {
  const ids = new Map<string, BondId>();
  for (const bond of BONDS) {
    const id = await aBond(app, userId, {
      isin: bond.isin,
      bank: bond.bank,
      currency: bond.currency,
      direction: bond.sell ? 'Sell' : 'Buy',
      nominal: String(bond.nominal),
      buy_price: String(bond.buy),
      market_price: String(bond.market),
      coupon_percent: bond.coupon === null ? null : String(bond.coupon),
      yield_percent: bond.ytm === null ? null : String(bond.ytm),
      maturity_date: bond.maturity,
      buy_date: bond.bought,
      settlement_date: bond.bought,
      coupon_frequency: bond.times ?? null,
      expired: bond.expired ?? false,
    });
    ids.set(bond.isin, id);
  }
  for (const { isin, date, amount, tax } of PAYMENTS) {
    const id = ids.get(isin);
    if (id === undefined) throw new Error(`${isin} is no bond of the portfolio`);
    await aPayment(app, id, {
      payment_date: date,
      profit: String(amount),
      taxes_paid: tax === null ? null : String(tax),
    });
  }
  for (const { kind, isin, name, bank, currency, units, buy, market, dividend, fee, expired } of UNITS) {
    await anEtfOrShare(app, userId, {
      ...{ kind, isin, name, bank, currency, dividend, expired: expired ?? false },
      nominal: String(units),
      buy_price: String(buy),
      market_price: String(market),
      fees_paid_1: fee,
    });
  }
}
