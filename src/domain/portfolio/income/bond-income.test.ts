import { describe, expect, it } from 'vitest';
import { aBondDeal } from '#testing/factories/a-deal';
import { MATCHING_DAYS, type ReceivedPayment } from '../../bonds/cash-flows/received-payments.ts';
import { addDays, calendarDate, type CalendarDate } from '../../calendar-date.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { bondIncome } from './bond-income.ts';
import { heldLots } from './held-lots.ts';

const MATURITY = calendarDate('2028-01-21');

/** 2.25 % 2028-01-21, semi-annual: 112.50 of 10,000. */
const TERMS: SecurityTerms = {
  repayment: { maturity: MATURITY, redemption: 100, instalments: [] },
  interest: {
    terms: { couponRate: 0.0225, frequency: 2, maturity: MATURITY, dayCount: 'ACT/ACT-ICMA' },
    preset: 'bg-government',
  },
};

const paid = (day: string, profit: number): ReceivedPayment => {
  return { paymentDate: calendarDate(day), profit, taxesPaid: null };
};

type Payments = Readonly<Record<number, readonly ReceivedPayment[]>>;

/** Row, day, kind, amount and state of all that the deals in the bond bring. */
function income(on: string, deals: readonly Deal[], payments: Payments = {}): string[] {
  const today = calendarDate(on);
  const [position] = computePositions(deals, { asOf: today, terms: new Map([['BG2030026111', TERMS]]) });
  return heldLots(position!, today)
    .flatMap((lot) => bondIncome({ lot, terms: TERMS, payments: payments[lot.deal.id] ?? [] }, { today }))
    .map(({ holdingId, day, type, income: interest, principal, state }) =>
      [holdingId, day, type, interest.plus(principal).toFixed(2), state].join(' '),
    );
}

const PURCHASE = aBondDeal({ day: '2026-03-16' });

describe('a bond of 10,000', () => {
  // bond-mathematics.md 2.3
  it('brings its coupons and its capital, each with its state', () => {
    const payments = { 1: [paid('2026-07-22', 112.5), paid('2027-07-21', 111.3)] };
    expect(income('2027-08-01', [PURCHASE], payments)).toEqual([
      '1 2026-07-21 coupon 112.50 received',
      '1 2027-01-21 coupon 112.50 overdue',
      '1 2027-07-21 coupon 111.30 short',
      '1 2028-01-21 coupon 112.50 expected',
      '1 2028-01-21 redemption 10000.00 expected',
    ]);
    expect(income('2026-07-21', [PURCHASE])[0]).toBe('1 2026-07-21 coupon 112.50 due');
    expect(income('2026-07-26', [PURCHASE])[0]).toBe('1 2026-07-21 coupon 112.50 overdue');
  });

  it('has the same events up to a day if later coupons are left out, whatever the days of the payments', () => {
    const today = calendarDate('2027-08-01');
    const [position] = computePositions([PURCHASE], {
      asOf: today,
      terms: new Map([['BG2030026111', TERMS]]),
    });
    const [lot] = heldLots(position!, today);
    const last = calendarDate('2027-01-25');
    for (let days = -400; days < 400; days += 1) {
      const bond = { lot: lot!, terms: TERMS, payments: [paid(addDays(last, days), 112.5)] };
      const upTo = (until: CalendarDate | undefined) =>
        bondIncome(bond, { today, until }).filter(({ day }) => day <= last);
      expect(upTo(addDays(last, MATCHING_DAYS))).toEqual(upTo(undefined));
    }
  });

  it('has only what was received on a day marked as not due', () => {
    const today = calendarDate('2027-08-01');
    const [position] = computePositions([PURCHASE], {
      asOf: today,
      terms: new Map([['BG2030026111', TERMS]]),
    });
    const notDue = new Set([calendarDate('2026-07-21'), calendarDate('2027-07-21')]);
    const [lot] = heldLots(position!, today);
    const payments = [paid('2027-01-21', 112.5), paid('2027-07-21', 111.3)];
    const events = bondIncome({ lot: lot!, terms: TERMS, payments, notDue }, { today });
    expect(events.slice(0, 2)).toMatchObject([
      { day: '2027-01-21', state: 'received' },
      { day: '2027-07-21', state: 'received' },
    ]);
    expect(events[1]!.due.toFixed(2)).toBe('111.30');
  });

  it('counts what came at maturity as capital first', () => {
    const last = (gross: number) => income('2028-02-01', [PURCHASE], { 1: [paid('2028-01-21', gross)] });
    expect(last(10_112.5).slice(-2)).toEqual([
      '1 2028-01-21 coupon 112.50 received',
      '1 2028-01-21 redemption 10000.00 received',
    ]);
    // A payment of only the interest: the principal came with it.
    expect(last(112.5).slice(-2)).toEqual(last(10_112.5).slice(-2));
    expect(last(10_100).slice(-2)).toEqual([
      '1 2028-01-21 coupon 100.00 short',
      '1 2028-01-21 redemption 10000.00 received',
    ]);
    expect(last(9_000).slice(-2)).toEqual([
      '1 2028-01-21 coupon 0.00 short',
      '1 2028-01-21 redemption 9000.00 short',
    ]);
  });

  it('has a payment that matches no due day as its own event', () => {
    expect(income('2026-06-01', [PURCHASE], { 1: [paid('2026-05-01', 20)] })).toContain(
      '1 2026-05-01 coupon 20.00 received',
    );
  });

  it('pays interest on the nominal left after a sale; a sale on a coupon day counts after the coupon', () => {
    const sale = (day: string, settled?: string) =>
      aBondDeal({
        id: 2,
        direction: 'Sell',
        quantity: 4_000,
        day,
        settlementDay: settled === undefined ? null : calendarDate(settled),
      });
    const coupons = (deals: Deal[]) =>
      income('2026-07-20', deals)
        .filter((line) => line.includes('coupon'))
        .map((line) => line.split(' ')[3]);
    expect(coupons([PURCHASE, sale('2026-05-04')])).toEqual(['67.50', '67.50', '67.50', '67.50']);
    expect(coupons([PURCHASE, sale('2026-07-20', '2026-07-22')])).toEqual([
      '112.50',
      '67.50',
      '67.50',
      '67.50',
    ]);
  });

  it('at two banks pays at each', () => {
    const lines = income('2026-07-20', [PURCHASE, aBondDeal({ id: 2, day: '2026-03-17', quantity: 5_000 })]);
    expect(lines.filter((line) => line.includes('2026-07-21'))).toEqual([
      '1 2026-07-21 coupon 112.50 expected',
      '2 2026-07-21 coupon 56.25 expected',
    ]);
  });

  it('is waited for no more once its owner has closed it; what is sold is taken from that first', () => {
    const closed = aBondDeal({
      id: 2,
      day: '2026-03-17',
      closed: { on: calendarDate('2026-07-25') },
    });
    const lines = income('2026-11-22', [PURCHASE, closed]);
    expect(lines.filter((line) => line.startsWith('2'))).toEqual([]);
    expect(lines[0]).toBe('1 2026-07-21 coupon 112.50 overdue');
    const matured = income('2028-03-01', [aBondDeal({ day: '2026-03-16', closed: { on: null } })]);
    expect(matured).toEqual(['1 2028-01-21 redemption 10000.00 received']);
  });

  it('sold more often than bought has only the recorded payments', () => {
    const sale = aBondDeal({ id: 2, direction: 'Sell', quantity: 40_000, day: '2026-05-04' });
    expect(income('2026-11-22', [PURCHASE, sale], { 1: [paid('2026-07-21', 112.5)] })).toEqual([
      '1 2026-07-21 coupon 112.50 received',
    ]);
  });
});
