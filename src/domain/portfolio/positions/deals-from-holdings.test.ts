import { expect, it } from 'vitest';
import { aHeldBond, aHeldShare } from '#testing/factories/a-holding';
import { calendarDate } from '../../calendar-date.ts';
import { dealFromHolding } from './deals-from-holdings.ts';
import { accruedPerHundred, termsFromHoldings } from './security-terms.ts';

const CLOSED = calendarDate('2026-03-02');

it('a row is a deal at its own price on its own buy date', () => {
  const bond = aHeldBond({ direction: 'Sell', settlementDate: calendarDate('2024-07-17') });
  expect(dealFromHolding({ ...bond, closedOn: null })).toEqual({
    id: 1,
    kind: 'bond',
    isin: 'BG2040015211',
    currency: 'EUR',
    direction: 'Sell',
    day: '2024-07-15',
    settlementDay: '2024-07-17',
    quantity: '10000',
    price: '98.5',
    fees: 0,
    accrued: null,
    closed: null,
  });
});

it('the fees of an ETF or a share count together', () => {
  const deal = dealFromHolding({ ...aHeldShare({ feesPaid: ['1.20', '0.35'] }), closedOn: null });
  expect(deal).toMatchObject({ kind: 'share', direction: 'Bid', quantity: '10', price: '80' });
  expect(deal.fees.toString()).toBe('1.55');
});

it('a purchase that is marked as expired is closed, a sale is not', () => {
  const closed = { expired: true } as const;
  expect(dealFromHolding({ ...aHeldShare(closed), closedOn: CLOSED }).closed).toEqual({ on: CLOSED });
  expect(dealFromHolding({ ...aHeldShare(closed), closedOn: null }).closed).toEqual({ on: null });
  expect(dealFromHolding({ ...aHeldShare({ ...closed, direction: 'Ask' }), closedOn: CLOSED }).closed).toBe(
    null,
  );
});

it('the terms of a bond come from its newest purchase that has them', () => {
  const older = aHeldBond({ id: 1, couponPercent: '3', maturityDate: calendarDate('2029-07-15') });
  const newer = aHeldBond({ id: 2, buyDate: calendarDate('2025-01-10'), couponPercent: null });
  const sale = aHeldBond({ id: 3, direction: 'Sell', maturityDate: calendarDate('2035-01-01') });
  const terms = termsFromHoldings([older, newer, sale, aHeldShare()]);
  expect([...terms.keys()]).toEqual(['BG2040015211']);
  expect(terms.get('BG2040015211')).toMatchObject({
    repayment: { maturity: '2030-07-15', instalments: [] },
    interest: { terms: { couponRate: 0.03 } },
  });
});

it('accrued interest is that of the day, 0 outside the life of the bond, and unknown without terms', () => {
  const terms = termsFromHoldings([aHeldBond({ issueDate: calendarDate('2023-07-15') })]).get('BG2040015211');
  const on = (day: string) => accruedPerHundred(terms, calendarDate(day))?.toFixed(6);
  expect(on('2026-03-02')).toBe(((5 * 230) / 365).toFixed(6));
  expect(on('2023-07-14')).toBe('0.000000');
  expect(on('2030-07-15')).toBe('0.000000');
  expect(accruedPerHundred(undefined, CLOSED)).toBeUndefined();
});

it('a gilt that trades ex-dividend has negative accrued interest', () => {
  const gilt = aHeldBond({ isin: 'GB00B16NNR78', currency: 'GBP', maturityDate: calendarDate('2027-12-07') });
  const terms = termsFromHoldings([gilt]).get('GB00B16NNR78');
  expect(accruedPerHundred(terms, calendarDate('2026-12-02'))?.lt(0)).toBe(true);
});
