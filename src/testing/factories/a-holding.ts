import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { calendarDate } from '#domain/calendar-date';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import type { HeldBond, HeldEtfOrShare } from '#domain/portfolio/holding';

/** 10,000 of a bond of 5 % a year, bought at 98.50, now at 101.25. On 2026-03-02 its last coupon was 230 days ago. */
export function aHeldBond(some: Partial<HeldBond> = {}): HeldBond {
  const terms = {
    isin: 'BG2040015211',
    currency: 'EUR',
    direction: 'Buy',
    expired: false,
    nominal: '10000',
    buyPrice: '98.5',
    marketPrice: '101.25',
    marketPriceOn: null,
    buyDate: calendarDate('2024-07-15'),
    settlementDate: null,
    couponPercent: '5',
    yieldPercent: null,
    taxesPaid: null,
    maturityDate: calendarDate('2030-07-15'),
    couponFrequency: 1,
    dayCount: 'ACT/ACT-ICMA',
    issueDate: null,
    firstCouponDate: null,
    redemption: '100',
    features: null,
    ...some,
  } as const;
  const { amountPaid, profit } = bondFigures(terms);
  return {
    kind: 'bond',
    id: 1,
    name: null,
    notes: null,
    bank: 'DSK Bank',
    amountPaid,
    profit,
    computedYieldPercent: null,
    ...terms,
  };
}

/** 10 units of a share, bought at 80, now at 92, which has paid 5.50. */
export function aHeldShare(some: Partial<HeldEtfOrShare> = {}): HeldEtfOrShare {
  const trade = { buyPrice: '80', marketPrice: '92', units: '10', ...some };
  const { amountPaid, profit } = etfOrShareFigures({ ...trade, nominal: trade.units });
  return {
    kind: 'share',
    id: 2,
    isin: 'US5949181045',
    name: 'Microsoft',
    notes: null,
    bank: 'DSK Bank',
    currency: 'EUR',
    direction: 'Bid',
    expired: false,
    marketPriceOn: null,
    buyDate: null,
    settlementDate: null,
    amountPaid,
    profit,
    feesPaid: [],
    dividend: '5.5',
    ...trade,
  };
}
