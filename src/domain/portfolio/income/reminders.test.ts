import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { specificationRates } from '../../money/exchange-rates.ts';
import { dueReminders, type NamedEvent, type ReminderChoices } from './reminders.ts';

const TODAY = calendarDate('2026-11-23');
const NOTHING: readonly string[] = [];
const EVERYTHING: ReminderChoices = { couponDays: 3, maturities: true, freeMoneyFrom: new Decimal(5_000) };

function event(day: string, row: Partial<NamedEvent> = {}): NamedEvent {
  return {
    ...{ kind: 'bond', isin: 'BG2030026111', currency: 'EUR', name: null, holdingId: 7 },
    ...{ type: 'coupon', state: 'expected', day: calendarDate(day), receivedOn: null },
    ...{ income: new Decimal('112.50'), principal: new Decimal(0), due: new Decimal('112.50') },
    ...row,
  };
}

const repayment = (day: string, row: Partial<NamedEvent> = {}) =>
  event(day, { type: 'redemption', income: new Decimal(0), principal: new Decimal(10_000), ...row });

function remind(events: readonly NamedEvent[], { choices = EVERYTHING, sent = NOTHING, today = TODAY } = {}) {
  const wasSent = (key: { event: string; reason: string }) => sent.includes(`${key.event} ${key.reason}`);
  const { flows, freeMoney } = dueReminders(events, choices, { today, wasSent, rates: specificationRates });
  return {
    flows: flows.map((flow) => `${flow.event} ${flow.reason}`),
    freeMoney: freeMoney && `${freeMoney.total.toFixed(2)} by ${freeMoney.until}`,
  };
}

describe('reminders', () => {
  it('of a coupon come from the chosen number of days before it up to its day, and not after it', () => {
    const days = ['2026-11-22', '2026-11-23', '2026-11-26', '2026-11-27'];
    expect(remind(days.map((day) => event(day))).flows).toEqual([
      'coupon-7-2026-11-23 coming',
      'coupon-7-2026-11-26 coming',
    ]);
    const onTheDay = { ...EVERYTHING, couponDays: 0 as const };
    expect(
      remind(
        days.map((day) => event(day)),
        { choices: onTheDay },
      ).flows,
    ).toEqual(['coupon-7-2026-11-23 coming']);
  });

  it.each([
    ['2026-12-24', []],
    ['2026-12-23', ['redemption-7-2026-12-23 30 days']],
    ['2026-12-01', ['redemption-7-2026-12-01 30 days']],
    ['2026-11-30', ['redemption-7-2026-11-30 7 days']],
    ['2026-11-24', ['redemption-7-2026-11-24 1 days']],
  ])('of capital that comes back on %s are %j', (day, expected) => {
    expect(remind([repayment(day)], { choices: { ...EVERYTHING, freeMoneyFrom: null } }).flows).toEqual(
      expected,
    );
  });

  it('come once for each reason', () => {
    const events = [event('2026-11-24'), repayment('2026-11-24')];
    const sent = ['coupon-7-2026-11-24 coming', 'redemption-7-2026-11-24 7 days', '2026-11 free money'];
    expect(remind(events, { sent })).toEqual({ flows: ['redemption-7-2026-11-24 1 days'], freeMoney: null });
  });

  it('of money that comes free add up 30 days in euro, from the amount chosen on', () => {
    const dollars = repayment('2026-12-23', { currency: 'USD', principal: new Decimal(6_000) });
    const later = repayment('2026-12-24');
    // 6,000 at 0.92, and a coupon of 112.50.
    expect(remind([event('2026-12-01'), dollars, later]).freeMoney).toBe('5632.50 by 2026-12-23');
    expect(remind([event('2026-12-01'), later]).freeMoney).toBeNull();
  });

  it('leave out what has come and what is an estimate', () => {
    const events = [event('2026-11-24', { state: 'received' }), event('2026-11-24', { state: 'estimated' })];
    expect(remind(events).flows).toEqual([]);
  });

  it('are not sent if none are chosen', () => {
    const choices = { couponDays: null, maturities: false, freeMoneyFrom: null };
    expect(remind([event('2026-11-24'), repayment('2026-11-24')], { choices })).toEqual({
      flows: [],
      freeMoney: null,
    });
  });
});
