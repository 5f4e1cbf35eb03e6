import { expect, test } from 'vitest';
import { HLEDGER, writeJournal } from '#domain/exports/journal';
import { Bond, type BondOnWire } from '#api/portfolio/bonds';
import { Payment, type PaymentOnWire } from '#api/portfolio/payments';
import { portfolioRecordOfAccount } from './portfolio-record-of-account.ts';

const MATURED: BondOnWire = {
  id: 7,
  ...{ isin: 'DE0001102390', direction: 'Buy', bank: 'DSK Bank', currency: 'EUR', nominal: 8000 },
  ...{ buyPrice: 99, marketPrice: 100, buyDate: '2024-03-01', settlementDate: null, cupon: 0.5 },
  ...{ maturityDate: '2026-02-15', couponFrequency: 1, dayCount: 'ACT/ACT-ICMA', issueDate: null },
  ...{ firstCouponDate: null, redemption: 100, ytm: null, cleanPrice: null, taxesPaid: null, data: null },
  ...{
    result: 0.01,
    amountPaid: 7920,
    profit: 80,
    yearsSinceBuy: 2.7,
    computedYtm: null,
    computedYtmOn: null,
  },
  ...{
    expired: true,
    hasOwnPrice: false,
    marketPriceOn: null,
    closedOn: '2026-02-15',
    closedOnAssumed: false,
  },
  version: 1,
};

function journalOf(bond: BondOnWire, payments: readonly PaymentOnWire[] = []): string {
  const held = { ...Bond.in.parse(bond), payments: payments.map((row) => Payment.parse(row)), cashFlows: [] };
  const account = { exportedAt: '2026-11-26T09:00:00.000Z', bonds: [held], etfs: [], shares: [] };
  return writeJournal(portfolioRecordOfAccount(account), HLEDGER).text.trim();
}

const paid = (profit: number, currency?: 'BGN'): PaymentOnWire => {
  return { id: 1, profit, taxesPaid: null, paymentDate: '2026-02-16', currency, version: 1 };
};
const REPAID = [
  '2026-02-15 * Sell | DE0001102390',
  '  Assets:Portfolio:Bonds  -8000 "DE0001102390" @@ 8000.00 EUR',
  '  Assets:Cash  8000.00 EUR',
].join('\n');

test('a matured bond leaves the file, with its principal', () => {
  const bought = [
    '2024-03-01 * Buy | DE0001102390',
    '  Assets:Portfolio:Bonds  8000 "DE0001102390" @@ 7920.00 EUR',
    '  Assets:Cash  -7920.00 EUR',
  ].join('\n');
  expect(journalOf(MATURED)).toBe(`${bought}\n\n${REPAID}`);
  expect(journalOf({ ...MATURED, expired: false, closedOn: null })).toBe(`${bought}\n\n${REPAID}`);
});

test('a recorded payment of the principal is not counted twice', () => {
  expect(journalOf(MATURED, [paid(8000)])).toBe(journalOf(MATURED));
  expect(journalOf(MATURED, [paid(8040)])).toBe(journalOf(MATURED, [paid(40)]));
  expect(journalOf(MATURED, [paid(15_646.64, 'BGN')])).toBe(journalOf(MATURED));
});

test('a purchase without a day is not repaid, because it is not in the file', () => {
  expect(journalOf({ ...MATURED, buyDate: null })).toBe('');
});
