import { describe, expect, it } from 'vitest';
import { aBondDeal } from '#testing/factories/a-deal';
import type { ReceivedPayment } from '../../bonds/cash-flows/received-payments.ts';
import { calendarDate } from '../../calendar-date.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { isOpen, missedPayments, type MissedDecision, type MissedPayment } from './missed-payments.ts';

const MATURITY = calendarDate('2028-01-21');

/** 2.25 % 2028-01-21, semi-annual: 112.50 of 10,000. */
const TERMS: SecurityTerms = {
  repayment: { maturity: MATURITY, redemption: 100, instalments: [] },
  interest: {
    terms: { couponRate: 0.0225, frequency: 2, maturity: MATURITY, dayCount: 'ACT/ACT-ICMA' },
    preset: 'bg-government',
  },
};
const PURCHASE = aBondDeal({ day: '2026-03-16' });
const FIRST = calendarDate('2026-07-21');

const paid = (day: string, profit: number): ReceivedPayment => {
  return { paymentDate: calendarDate(day), profit, taxesPaid: null };
};

interface Entered {
  readonly deals?: readonly Deal[];
  readonly payments?: readonly ReceivedPayment[];
  readonly decision?: MissedDecision;
  readonly terms?: SecurityTerms;
}

function missedOn(on: string, { deals = [PURCHASE], payments = [], decision, terms = TERMS }: Entered = {}) {
  const today = calendarDate(on);
  const [position] = computePositions(deals, { asOf: today, terms: new Map([['BG2030026111', terms]]) });
  const decisions = new Map(decision === undefined ? [] : [[1, new Map([[FIRST, decision]])]]);
  return missedPayments(position!, { terms, payments: new Map([[1, payments]]), decisions }, today);
}

const toLine = ({ bondId, date, state, missing, daysLate }: MissedPayment) =>
  [bondId, date, state, missing.toFixed(2), daysLate].join(' ');
const linesOn = (on: string, entered?: Entered) => missedOn(on, entered).map(toLine);

describe('a missed payment', () => {
  // bond-mathematics.md 2.3: the coupon of 2027-07-21 came 1.20 short.
  it('is a coupon that was not recorded, or of which less was received than due', () => {
    const payments = [paid('2026-07-23', 112.5), paid('2027-07-21', 111.3)];
    expect(linesOn('2027-08-01', { payments })).toEqual([
      '1 2027-01-21 overdue 112.50 192',
      '1 2027-07-21 short 1.20 11',
    ]);
    expect(linesOn('2027-08-01', { payments: [...payments, paid('2027-01-21', 112.5)] })).toHaveLength(1);
  });

  it('is one from the fifth day after its due day on, and brought up a second time after fourteen', () => {
    const on = (day: string, payments: readonly ReceivedPayment[] = []) =>
      missedOn(day, { payments }).map(({ state, isSecondNotice }) => [state, isSecondNotice]);
    for (const [state, payments] of [
      ['overdue', []],
      ['short', [paid('2026-07-21', 111.3)]],
    ] as const) {
      expect(on('2026-07-25', payments)).toEqual([]);
      expect(on('2026-07-26', payments)).toEqual([[state, false]]);
      expect(on('2026-08-03', payments)).toEqual([[state, false]]);
      expect(on('2026-08-04', payments)).toEqual([[state, true]]);
    }
  });

  it('can be principal, whether or not the interest of that day was recorded', () => {
    const payments = ['2026-07-21', '2027-01-21', '2027-07-21'].map((day) => paid(day, 112.5));
    const [last] = missedOn('2028-02-01', { payments });
    expect(last).toMatchObject({ date: '2028-01-21', state: 'overdue' });
    expect([last!.interim.toFixed(2), last!.principal.toFixed(2), last!.missing.toFixed(2)]).toEqual([
      '112.50',
      '10000.00',
      '10112.50',
    ]);
    expect(missedOn('2028-02-01', { payments: [...payments, paid('2028-01-21', 112.5)] })).toEqual([]);
    expect(linesOn('2028-02-01', { payments: [...payments, paid('2028-01-21', 10_000)] })).toEqual([
      '1 2028-01-21 short 112.50 11',
    ]);
  });

  it('counts only what is still held after a sale, bank by bank', () => {
    const sale = aBondDeal({ id: 2, direction: 'Sell', quantity: 4_000, day: '2026-05-04' });
    expect(linesOn('2026-08-01', { deals: [PURCHASE, sale] })).toEqual(['1 2026-07-21 overdue 67.50 11']);
    // Half of it is paid in full to who holds half of it.
    expect(linesOn('2026-08-01', { deals: [PURCHASE, sale], payments: [paid('2026-07-21', 67.5)] })).toEqual(
      [],
    );
    const second = aBondDeal({ id: 2, day: '2026-03-17', quantity: 5_000 });
    expect(
      linesOn('2026-08-01', { deals: [PURCHASE, second], payments: [paid('2026-07-21', 112.5)] }),
    ).toEqual(['2 2026-07-21 overdue 56.25 11']);
  });

  it('is not reported for closed or sold holdings, without terms, or for shares', () => {
    const closed = aBondDeal({ day: '2026-03-16', closed: { on: calendarDate('2026-08-01') } });
    const sold = aBondDeal({ id: 2, direction: 'Sell', day: '2026-05-04' });
    for (const deals of [[closed], [PURCHASE, sold]]) expect(linesOn('2026-09-01', { deals })).toEqual([]);
    expect(linesOn('2026-09-01', { terms: { repayment: null, interest: null } })).toEqual([]);
    expect(linesOn('2026-09-01', { deals: [aBondDeal({ kind: 'share', direction: 'Bid' })] })).toEqual([]);
  });

  it('is the single unrecorded month of a monthly coupon', () => {
    const monthly = {
      ...TERMS,
      interest: { ...TERMS.interest!, terms: { ...TERMS.interest!.terms, frequency: 12 as const } },
    };
    const payments = ['2026-04-21', '2026-05-20', '2026-06-22', '2026-07-21'].map((day) => paid(day, 18.75));
    const [missing] = [payments.filter(({ paymentDate }) => paymentDate !== '2026-06-22')];
    expect(linesOn('2026-07-27', { terms: monthly, payments: missing })).toEqual([
      '1 2026-03-21 overdue 18.75 128',
      '1 2026-06-21 overdue 18.75 36',
    ]);
  });
});

describe('a missed payment with a decision', () => {
  const open = (on: string, decision?: MissedDecision) =>
    missedOn(on, { decision }).filter((missed) => isOpen(missed, calendarDate(on))).length;

  it('is not open until the day of its reminder, and is open again from then on', () => {
    const snoozed = { kind: 'snoozed', until: calendarDate('2026-09-01') } as const;
    expect(open('2026-08-31')).toBe(1);
    expect(open('2026-08-31', snoozed)).toBe(0);
    expect(open('2026-09-01', snoozed)).toBe(1);
  });

  it('is not open once it is marked as not due, and is still listed with the reason', () => {
    const decision = { kind: 'not-due', reason: 'the issuer has deferred it' } as const;
    expect(open('2026-12-31', decision)).toBe(0);
    expect(missedOn('2026-12-31', { decision })).toMatchObject([{ date: FIRST, decision }]);
  });
});
