import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../../calendar-date.ts';
import { bondAnalytics, type BondAnalyticsInput } from './bond-analytics.ts';
import { dirtyPriceFromYield } from './bond-pricing.ts';
import { BOND_PRESETS, presetFor } from '../terms/bond-presets.ts';

const input: BondAnalyticsInput = {
  terms: { couponRate: 0.0225, frequency: 2, maturity: date('2028-01-21'), dayCount: 'ACT/ACT-ICMA' },
  settlement: date('2026-03-16'),
  quote: { compounding: 2 },
  cleanPrice: 99.8,
};

function analyze(change: Partial<BondAnalyticsInput> = {}) {
  const analytics = bondAnalytics({ ...input, ...change });
  return analytics.ok ? analytics.value : expect.fail(analytics.reason);
}

test('all figures of 2.25 % of 2028-01-21, settled on 2026-03-16 at 99.80', () => {
  const { accrued, dirtyPrice, effectiveYield, currentYield, risk, ...rest } = analyze();
  expect(accrued.amount).toBeCloseTo(0.335635, 6);
  expect(dirtyPrice).toBeCloseTo(100.135635, 6);
  expect(rest.yield).toBeCloseTo(0.023603, 6);
  expect(rest.compounding).toBe(2);
  expect(effectiveYield).toBeCloseTo(0.023742, 6);
  expect(currentYield).toBeCloseTo(0.0225 / 0.998, 12);
  expect(rest.simpleYield).toBeCloseTo((2.25 + 0.2 / (3 / 2 + 127 / 362)) / 99.8, 12);
  expect(risk.modifiedDuration).toBeCloseTo(1.79646, 5);
  expect(risk.macaulayDuration).toBeCloseTo(1.81766, 5);
  expect(risk.dv01).toBeCloseTo(0.017989, 6);
});

test('duration alone overstates the loss from a rise of one percent; convexity corrects that', () => {
  const {
    flows,
    risk,
    yield: quoted,
  } = analyze({
    terms: { ...input.terms, couponRate: 0.035, maturity: date('2036-02-11') },
    settlement: date('2026-02-11'),
    cleanPrice: 100,
  });
  const risen = dirtyPriceFromYield(flows, input.quote, quoted + 0.01);
  const change = risen.ok ? risen.value / risk.dirtyPrice - 1 : expect.fail(risen.reason);
  const byDuration = -risk.modifiedDuration * 0.01;
  expect(byDuration).toBeLessThan(change - 0.003);
  expect(byDuration + (risk.convexity * 0.01 ** 2) / 2).toBeCloseTo(change, 3);
});

test('a yield with simple interest in its last period has the effective rate of its price', () => {
  const lastPeriod = {
    settlement: date('2027-12-21'),
    quote: { compounding: 2, lastPeriod: 'simple' } as const,
  };
  const { yield: quoted, effectiveYield, dirtyPrice } = analyze(lastPeriod);
  const years = 31 / 184 / 2;
  expect(dirtyPrice * (1 + quoted * years)).toBeCloseTo(101.125, 10);
  expect(dirtyPrice * (1 + effectiveYield) ** years).toBeCloseTo(101.125, 10);
});

describe('impossible figures are refused by name', () => {
  test.each([0, -1, NaN])('%d is not a price', (cleanPrice) => {
    expect(bondAnalytics({ ...input, cleanPrice })).toEqual({ ok: false, reason: 'price-not-positive' });
  });
  test('a repaid bond has no yield', () => {
    expect(bondAnalytics({ ...input, settlement: date('2028-01-21') })).toEqual({
      ok: false,
      reason: 'maturity-not-after-settlement',
    });
  });
});

describe('the default conventions are those of the market of the ISIN', () => {
  test.each([
    ['BG2030026111', 'EUR', 0.0225, 'bg-government'],
    ['BG2030022110', 'BGN', 0, 'bg-government-zero'],
    ['BG2100024210', 'EUR', 0.05, 'bg-corporate'],
    ['XS1382693452', 'EUR', 0.03, 'corporate-eurobond'],
    ['US91282CAE12', 'USD', 0.00625, 'us-treasury'],
    ['GB00B24FF097', 'GBP', 0.0475, 'gb-government'],
    ['US037833AK68', 'USD', 0.024, 'us-corporate'],
    ['DE0001102622', 'EUR', 0.021, 'corporate-eurobond'],
    ['CA0000000000', 'USD', 0.04, 'us-corporate'],
  ] as const)('%s in %s at %d: %s', (...[isin, currency, couponRate, preset]) => {
    expect(presetFor({ isin, currency, isZero: couponRate === 0 })).toBe(preset);
  });

  test('Bulgarian government bonds pay twice a year and are quoted with their effective yield', () => {
    expect(BOND_PRESETS['bg-government']).toMatchObject({ frequency: 2, quote: { compounding: 1 } });
  });
});
