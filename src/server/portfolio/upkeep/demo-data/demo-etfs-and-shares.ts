import type { Currency } from '#domain/money/currency';
import type { DemoDay } from './demo-day.ts';

/** An ETF or a share of a demo user. Prices are per unit, in its currency; nominal is the number of units. */
export interface DemoEtfOrShare {
  readonly kind: 'etf' | 'share';
  readonly isin: string;
  readonly name: string;
  readonly bank?: string;
  readonly direction?: 'Ask';
  readonly currency: Currency;
  readonly buyPrice: number;
  readonly marketPrice?: number;
  readonly nominal: number;
  readonly bought?: DemoDay;
  readonly fees?: readonly [number, number?];
  readonly dividend?: number;
  readonly expired?: true;
}

const BROKER = 'Example Securities';
const BANK = 'Demo Bank';
const BANK_IN_BULGARIAN = 'Примерна банка';

/** The funds and companies exist; the prices and holdings are invented. */
export const ETFS_AND_SHARES_OF_PERSON: readonly DemoEtfOrShare[] = [
  { kind: 'etf', isin: 'IE00B4L5Y983', name: 'iShares Core MSCI World', bank: BROKER, currency: 'EUR',
    buyPrice: 84.12, marketPrice: 109.455, nominal: 120, bought: '2024-01-15', fees: [4.9, 1.2] },
  { kind: 'etf', isin: 'IE00BK5BQT80', name: 'Vanguard FTSE All-World', bank: BROKER, currency: 'EUR',
    buyPrice: 112.345, marketPrice: 138.2, nominal: 55.5, bought: '2024-07-01', fees: [3.5] },
  { kind: 'etf', isin: 'IE00BKM4GZ66', name: 'iShares Core MSCI EM IMI', bank: BROKER, currency: 'EUR',
    buyPrice: 33.91, marketPrice: 36.48, nominal: 200, bought: -400, fees: [2.75] },
  { kind: 'etf', isin: 'US78462F1030', name: 'SPDR S&P 500', bank: BROKER, currency: 'USD',
    buyPrice: 512.37, marketPrice: 641.02, nominal: 12, bought: '2024-03-18', dividend: 148.6 },
  { kind: 'etf', isin: 'BG9000011163', name: 'Expat Bulgaria SOFIX', bank: BANK, currency: 'EUR',
    buyPrice: 0.7412, marketPrice: 1.0335, nominal: 6_500, bought: '2023-11-06', fees: [12.4] },
  { kind: 'etf', isin: 'IE00BZ163G84', name: 'Vanguard EUR Corporate Bond', bank: BROKER, currency: 'EUR',
    buyPrice: 49.77, marketPrice: 49.21, nominal: 150, bought: -210, dividend: 118.05 },
  { kind: 'etf', isin: 'IE00B1XNHC34', name: 'iShares Global Clean Energy', bank: BROKER, currency: 'EUR',
    buyPrice: 11.86, marketPrice: 6.94, nominal: 300, bought: '2021-02-08', expired: true },
  { kind: 'share', isin: 'US0378331005', name: 'Apple', bank: BROKER, currency: 'USD',
    buyPrice: 171.48, marketPrice: 229.87, nominal: 40, bought: '2024-04-02', fees: [1], dividend: 61.2 },
  { kind: 'share', isin: 'US5949181045', name: 'Microsoft', bank: BROKER, currency: 'USD',
    buyPrice: 405.1, marketPrice: 462.5, nominal: 15, bought: '2024-02-19', fees: [1], dividend: 73.5 },
  { kind: 'share', isin: 'NL0010273215', name: 'ASML Holding', bank: BROKER, currency: 'EUR',
    buyPrice: 873.2, marketPrice: 741.9, nominal: 6, bought: '2024-09-09', dividend: 38.4 },
  { kind: 'share', isin: 'BG11SOSOBT18', name: 'Sopharma', bank: BANK, currency: 'EUR',
    buyPrice: 3.12, marketPrice: 3.74, nominal: 900, bought: '2023-06-12', fees: [8.9], dividend: 81 },
  { kind: 'share', isin: 'DK0062498333', name: 'Novo Nordisk', bank: BROKER, currency: 'DKK',
    buyPrice: 702.5, marketPrice: 318.05, nominal: 30, bought: -480 },
  { kind: 'share', isin: 'JP3633400001', name: 'Toyota Motor', bank: BROKER, currency: 'JPY',
    buyPrice: 2_745, marketPrice: 2_980.5, nominal: 100, bought: -330 },
  { kind: 'share', isin: 'BG1100106050', name: 'First Investment Bank', currency: 'EUR', buyPrice: 1.43, marketPrice: 1.62, nominal: 500 },
]; // prettier-ignore

export const ETFS_AND_SHARES_OF_SECOND_PERSON: readonly DemoEtfOrShare[] = [
  { kind: 'etf', isin: 'IE00B3VVMM84', name: 'Vanguard FTSE Emerging Markets', bank: BANK_IN_BULGARIAN, currency: 'EUR',
    buyPrice: 58.4, marketPrice: 63.15, nominal: 25, bought: -150, fees: [2.5] },
  { kind: 'etf', isin: 'DE0005933931', name: 'iShares Core DAX', bank: BANK_IN_BULGARIAN, currency: 'EUR',
    buyPrice: 138.3, marketPrice: 171.26, nominal: 18, bought: '2024-05-13' },
  { kind: 'share', isin: 'BG1100046066', name: 'Химимпорт', bank: BANK_IN_BULGARIAN, currency: 'BGN',
    buyPrice: 0.725, marketPrice: 0.684, nominal: 2_000, bought: '2022-10-03', fees: [6.4] },
  { kind: 'share', isin: 'BG1100114062', name: 'Еврохолд България', bank: BANK_IN_BULGARIAN, currency: 'BGN',
    buyPrice: 1.98, marketPrice: 1.41, nominal: 1_200, bought: '2021-09-14', expired: true },
]; // prettier-ignore

export const ETFS_AND_SHARES_OF_COMPANY: readonly DemoEtfOrShare[] = [
  { kind: 'etf', isin: 'LU0290358497', name: 'Xtrackers EUR Overnight Rate Swap', bank: BROKER, currency: 'EUR',
    buyPrice: 141.082, marketPrice: 146.915, nominal: 3_400, bought: '2024-10-07', fees: [35, 12] },
  { kind: 'etf', isin: 'IE00B4WXJJ64', name: 'iShares Core EUR Government Bond', bank: BROKER, currency: 'EUR',
    buyPrice: 109.64, marketPrice: 111.2, nominal: 1_500, bought: '2025-03-03', dividend: 2_310 },
  { kind: 'etf', isin: 'LU0908500753', name: 'Amundi STOXX Europe 600', bank: BROKER, currency: 'EUR',
    buyPrice: 238.75, marketPrice: 271.4, nominal: 400, bought: '2024-11-18', fees: [20] },
  { kind: 'etf', isin: 'IE00BFMXXD54', name: 'Vanguard S&P 500', bank: BROKER, currency: 'USD',
    buyPrice: 98.66, marketPrice: 121.3, nominal: 900, bought: '2024-08-05', fees: [15] },
  { kind: 'etf', isin: 'US46090E1038', name: 'Invesco QQQ', bank: BROKER, currency: 'USD',
    buyPrice: 405.3, marketPrice: 588.75, nominal: 100, bought: '2024-01-08', fees: [4] },
  { kind: 'etf', isin: 'US46090E1038', name: 'Invesco QQQ', bank: BROKER, direction: 'Ask', currency: 'USD',
    buyPrice: 441.2, marketPrice: 588.75, nominal: 60, bought: '2024-06-24' },
  { kind: 'etf', isin: 'IE00B8GKDB10', name: 'Vanguard FTSE All-World High Dividend', bank: BROKER, currency: 'EUR',
    buyPrice: 61.05, marketPrice: 70.9, nominal: 700, bought: -290, dividend: 1_204.5 },
  { kind: 'share', isin: 'DE0007164600', name: 'SAP', bank: BROKER, currency: 'EUR',
    buyPrice: 176.4, marketPrice: 244.1, nominal: 120, bought: '2024-05-27', fees: [9.9], dividend: 282 },
  { kind: 'share', isin: 'DE0007236101', name: 'Siemens', bank: BROKER, currency: 'EUR',
    buyPrice: 172.36, marketPrice: 231.55, nominal: 90, bought: '2024-05-27', fees: [9.9], dividend: 468 },
  { kind: 'share', isin: 'CH0038863350', name: 'Nestlé', bank: BROKER, currency: 'CHF',
    buyPrice: 97.12, marketPrice: 80.4, nominal: 200, bought: '2024-01-22', dividend: 605 },
  { kind: 'share', isin: 'GB00BP6MXD84', name: 'Shell', bank: BROKER, currency: 'GBP',
    buyPrice: 25.41, marketPrice: 27.8, nominal: 600, bought: '2024-12-09', dividend: 652.4 },
  { kind: 'share', isin: 'FR0000120271', name: 'TotalEnergies', bank: BROKER, currency: 'EUR',
    buyPrice: 62.18, marketPrice: 54.33, nominal: 250, bought: '2024-03-25', dividend: 797.5 },
  { kind: 'share', isin: 'US67066G1040', name: 'NVIDIA', bank: BROKER, currency: 'USD',
    buyPrice: 72.64, marketPrice: 176.2, nominal: 400, bought: '2024-02-12', fees: [4] },
  { kind: 'share', isin: 'US67066G1040', name: 'NVIDIA', bank: BROKER, direction: 'Ask', currency: 'USD',
    buyPrice: 118.11, marketPrice: 176.2, nominal: 150, bought: -120 },
  { kind: 'share', isin: 'AT0000652011', name: 'Erste Group Bank', bank: BROKER, currency: 'EUR',
    buyPrice: 41.57, marketPrice: 83.6, nominal: 300, bought: '2024-02-05', dividend: 810 },
]; // prettier-ignore
