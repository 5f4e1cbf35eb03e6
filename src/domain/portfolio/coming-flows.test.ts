import { describe, expect, it } from 'vitest';
import { aHeldBond } from '../../testing/factories/a-holding.ts';
import { calendarDate } from '../calendar-date.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import {
  storedFlows,
  termsFlows,
  selectFlows,
  soonestFlows,
  sumFlows,
  type ComingFlow,
} from './coming-flows.ts';

const today = calendarDate('2026-03-02');
const day = (flow: ComingFlow) => flow.date;
/** 10,000 at 2.25 % a year in two coupons. */
const bond = aHeldBond({
  couponPercent: '2.25',
  couponFrequency: 2,
  buyDate: calendarDate('2026-03-16'),
  maturityDate: calendarDate('2028-01-21'),
});

describe('what a bond is still to pay', () => {
  it('follows from its terms: each coupon, and the nominal with the last', () => {
    const flows = termsFlows(bond, today) ?? [];
    expect(flows.map(day)).toEqual(['2026-07-21', '2027-01-21', '2027-07-21', '2028-01-21']);
    expect(flows.map(({ coupon, principal }) => [coupon.toFixed(2), principal.toFixed(2)])).toEqual([
      ['112.50', '0.00'],
      ['112.50', '0.00'],
      ['112.50', '0.00'],
      ['112.50', '10000.00'],
    ]);
  });

  it('is not known without terms, of an expired bond and of a sale', () => {
    expect(termsFlows({ ...bond, maturityDate: null }, today)).toBeUndefined();
    expect(termsFlows({ ...bond, expired: true }, today)).toBeUndefined();
    expect(termsFlows({ ...bond, direction: 'Sell' }, today)).toBeUndefined();
  });

  it('IN · in twelve months is 225.00 of interest, and from 2027-03-01 on 225.00 and the nominal', () => {
    const within = (from: string, to: string) => {
      const period = { from: calendarDate(from), to: calendarDate(to) };
      const flows = selectFlows(termsFlows(bond, calendarDate(from)) ?? [], { period });
      const { coupons, principal } = sumFlows([flows], undefined, specificationRates);
      return [coupons.amount.toFixed(2), principal.amount.toFixed(2)];
    };
    expect(within('2026-11-22', '2027-11-22')).toEqual(['225.00', '0.00']);
    expect(within('2027-03-01', '2028-03-01')).toEqual(['225.00', '10000.00']);
  });
});

describe('the flows of several bonds', () => {
  const stored = storedFlows(aHeldBond({ id: 2, currency: 'USD' }), [
    { date: calendarDate('2026-05-10'), interim: '12.5', principal: '0' },
    { date: calendarDate('2027-01-21'), interim: '0', principal: '100' },
  ]);
  const all = [termsFlows(bond, today) ?? [], stored];

  it('come soonest first, those of one day in the order of the bonds', () => {
    expect(soonestFlows(all, 4).map((flow) => [flow.date, flow.bond.id])).toEqual([
      ['2026-05-10', 2],
      ['2026-07-21', 1],
      ['2027-01-21', 1],
      ['2027-01-21', 2],
    ]);
  });

  it('can be coupons or redemptions alone', () => {
    const only = all.map((flows) => selectFlows(flows, { only: 'redemptions' }));
    expect(only.flat().map(day)).toEqual(['2028-01-21', '2027-01-21']);
    const sums = sumFlows(only, 'redemptions', specificationRates);
    expect(sums.count).toBe(2);
    // 10,000 EUR, and 100 USD at 0.92.
    expect(sums.inEuro.amount.toFixed(2)).toBe('10092.00');
  });
});
