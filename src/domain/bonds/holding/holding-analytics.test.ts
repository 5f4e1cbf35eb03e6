import { describe, expect, test } from 'vitest';
import { WORKED_BOND } from '#testing/factories/worked-bond';
import { calendarDate as date } from '../../calendar-date.ts';
import { enteredYield } from './entered-yield.ts';
import { expectedCashFlows } from '../cash-flows/expected-cash-flows.ts';
import { holdingAnalytics, holdingRisk } from './holding-analytics.ts';
import type { HoldingResult } from './holding-on-day.ts';
import type { BondHolding } from '../terms/holding-terms.ts';

const TODAY = date('2027-03-01');

const of = (change: Partial<BondHolding> = {}, today = TODAY) =>
  holdingAnalytics({ ...WORKED_BOND, ...change }, today);
function given<T>(figures: HoldingResult<T>): T {
  return figures.ok ? figures.value : expect.fail(figures.reason);
}
const missing = (reason: string) => ({ ok: false, reason });

describe('a bond that is held and has not matured', () => {
  test('has accrued interest since its last coupon, with the number of days', () => {
    const { accrued, earnedInterest } = given(of().running);
    expect(accrued).toMatchObject({ start: '2027-01-21', end: '2027-03-01', days: 39 });
    expect(accrued.amount).toBeCloseTo((1.125 * 39) / 181, 12);
    expect(earnedInterest.toFixed(2)).toBe('24.24');
  });

  test('has its next coupon, the days to maturity and the sum of future payments', () => {
    const { nextCoupon, daysToMaturity, toCome, heldToMaturity } = given(of().running);
    expect(nextCoupon).toMatchObject({ date: '2027-07-21', days: 142 });
    expect(nextCoupon?.amount.toFixed(2)).toBe('112.50');
    expect(daysToMaturity).toBe(326);
    expect(toCome.map((flow) => flow.date)).toEqual(['2027-07-21', '2028-01-21']);
    expect(heldToMaturity.toFixed(2)).toBe('10225.00');
  });

  test('is worth its dirty price if sold today', () => {
    const { value, dirtyPrice, settlement } = given(of().market);
    expect(dirtyPrice).toBeCloseTo(100.192403, 6);
    expect(value.toFixed(2)).toBe('10019.24');
    expect(settlement).toBe(TODAY);
  });

  test('has a yield at the market price whose payments, discounted, add up to the dirty price', () => {
    const { yield: quoted, dirtyPrice, flows } = given(of().market);
    const sum = flows.reduce((total, { presentValue }) => total + presentValue, 0);
    expect(sum).toBeCloseTo(dirtyPrice, 9);
    expect(flows[0]?.discountFactor).toBeCloseTo((1 + quoted) ** -(flows[0]?.time ?? 0), 12);
  });

  test('has a yield at its own purchase price, quoted as the market of its ISIN quotes it', () => {
    const { compounding, effectiveYield, yield: quoted, settlement } = given(of().purchase);
    expect(settlement).toBe('2026-03-16');
    expect(compounding).toBe(1);
    expect(quoted).toBeCloseTo(0.023742, 6);
    expect(effectiveYield).toBe(quoted);
    const american = given(of({ isin: 'US9128286T26' }).purchase);
    expect(american).toMatchObject({ compounding: 2 });
    expect(american.yield).toBeCloseTo(0.023603, 6);
    expect(american.effectiveYield).toBeCloseTo(0.023742, 6);
  });

  test('loses, when yields rise by one point, a little less than its duration says', () => {
    const { shifts, risk, value } = given(of().market);
    const change = shifts.find(({ basisPoints }) => basisPoints === 100)?.change.toNumber() ?? 0;
    const byDuration = -risk.modifiedDuration * 0.01 * value.toNumber();
    expect(change).toBeLessThan(0);
    expect(change).toBeGreaterThan(byDuration);
    expect(change).toBeCloseTo(byDuration * (1 - (risk.convexity / risk.modifiedDuration / 2) * 0.01), 0);
  });

  test('falls in price with every step that its yield rises', () => {
    const prices = given(of().market).shifts.map(({ dirtyPrice }) => dirtyPrice);
    expect(prices).toHaveLength(41);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });
});

describe('conventions that were not entered', () => {
  test('are those of the market of its ISIN, and marked as assumed', () => {
    const left = { couponFrequency: null, dayCount: null };
    const { terms, assumed } = given(of(left).terms);
    expect(terms).toMatchObject({ frequency: 2, dayCount: 'ACT/ACT-ICMA' });
    expect(assumed).toEqual(['couponFrequency', 'dayCount']);
    expect(given(of({ ...left, isin: 'XS0000000009' }).terms).terms.frequency).toBe(1);
    expect(given(of().terms).assumed).toEqual([]);
  });

  test('are those of a zero-coupon bond if the coupon is 0', () => {
    const zero = of({ couponPercent: 0, couponFrequency: null, dayCount: null });
    expect(given(zero.terms).terms).toMatchObject({ frequency: 0, dayCount: 'ACT/365F' });
    expect(given(zero.running)).toMatchObject({ nextCoupon: null });
    expect(given(zero.running).earnedInterest.toFixed(2)).toBe('0.00');
  });

  test('make a bill with ACT/360 yield simple interest', () => {
    const bill = of({ couponPercent: null, couponFrequency: 0, dayCount: 'ACT/360', marketPrice: '98' });
    const days = 326;
    expect(given(bill.market).yield).toBeCloseTo(((100 / 98 - 1) * 360) / days, 12);
  });
});

/** A gilt, 8 % of 2015-12-07: a settlement on 1999-05-26 still includes the coupon of 1999-06-07, a later one does not. */
describe('a gilt on the last days before its coupon', () => {
  const gilt = {
    isin: 'GB0000000009',
    currency: 'GBP',
    couponPercent: '8',
    maturityDate: date('2015-12-07'),
    issueDate: null,
    settlementDate: date('1999-03-01'),
  } as const;
  const [before, ex, paid] = ['1999-05-26', '1999-05-27', '1999-06-07'].map((day) => of(gilt, date(day)));

  test('has negative accrued interest for the remaining days, and no next coupon for a buyer', () => {
    expect(given(before!.running).accrued.amount).toBeCloseTo((4 * 170) / 182, 10);
    const { accrued, flows, value } = given(ex!.market);
    expect(accrued).toMatchObject({ start: '1999-05-27', end: '1999-06-07', days: 11 });
    expect(accrued.amount).toBeCloseTo((-4 * 11) / 182, 10);
    expect(flows[0]?.date).toBe('1999-12-07');
    expect(value.toFixed(2)).toBe('9970.82');
    expect(given(paid!.running).accrued.amount).toBe(0);
  });

  test('has the next coupon for its holder, including the interest earned', () => {
    const { nextCoupon, toCome, earnedInterest, accrued } = given(ex!.running);
    expect([toCome[0]?.date, nextCoupon?.amount.toFixed(2)]).toEqual(['1999-06-07', '400.00']);
    expect(accrued.amount).toBeLessThan(0);
    expect(earnedInterest.toFixed(2)).toBe('375.82');
  });

  test('compensates the buyer for the days until the coupon that they do not receive', () => {
    const bought = expectedCashFlows({ ...WORKED_BOND, ...gilt, settlementDate: date('1999-05-27') });
    const [purchase, first] = bought.ok ? bought.value : expect.fail(bought.reason);
    expect([purchase?.interim.toFixed(2), first?.date]).toEqual(['24.18', '1999-12-07']);
  });
});

describe('a missing figure has a reason', () => {
  test.each([
    [{ direction: 'Sell' }, 'sell-row'],
    [{ nominal: '0.00' }, 'no-nominal'],
    [{ maturityDate: null }, 'no-maturity-date'],
    [{ couponPercent: null }, 'no-coupon'],
  ] as const)('%j: %s, for all of them', (change, reason) => {
    const { running, market, purchase } = of(change);
    expect([running, market, purchase]).toEqual([missing(reason), missing(reason), missing(reason)]);
  });

  test('a market price of 0 is not a price; figures that need none are still there', () => {
    const { running, market, purchase } = of({ marketPrice: '0.0000' });
    expect([running.ok, market, purchase.ok]).toEqual([true, missing('no-market-price'), true]);
  });

  test('a bond has matured on its maturity day, but keeps its yield at the purchase', () => {
    const { running, market, purchase } = of({}, date('2028-01-21'));
    expect([running, market, purchase.ok]).toEqual([missing('matured'), missing('matured'), true]);
  });

  test('an expired bond is no longer held', () => {
    expect(of({ expired: true }).running).toEqual(missing('expired'));
    expect(of({ expired: true }, date('2029-01-01')).running).toEqual(missing('matured'));
  });

  test('a bond with a later issue date is not issued yet', () => {
    expect(of({}, date('2026-01-20')).market).toEqual(missing('not-issued-yet'));
  });

  test('a purchase requires a day and a price', () => {
    expect(of({ settlementDate: null, buyDate: null }).purchase).toEqual(missing('no-purchase-date'));
    expect(of({ buyPrice: 0 }).purchase).toEqual(missing('no-buy-price'));
    expect(given(of({ settlementDate: null }).purchase).settlement).toBe('2026-03-12');
  });

  test('contradictory terms are refused by name', () => {
    expect(of({ issueDate: date('2029-01-01') }).running).toEqual(missing('maturity-not-after-issue'));
    expect(of({ redemption: 0 }).market).toEqual(missing('redemption-not-positive'));
  });
});

describe('an entered yield', () => {
  const entered = (yieldPercent: string | null, change: Partial<BondHolding> = {}) => {
    const bond = { ...WORKED_BOND, ...change, yieldPercent };
    return enteredYield(bond, holdingAnalytics(bond, TODAY));
  };
  const market = given(of().market).yield * 100;

  test('is marked if it differs by more than 5 basis points from the one at the market price', () => {
    expect(entered((market + 0.049).toFixed(4))).toMatchObject({ differs: false });
    const marked = entered((market - 0.051).toFixed(4));
    expect(marked).toMatchObject({ differs: true, isOfPurchase: false });
    expect(marked?.basisPointsOff).toBeCloseTo(-5.1, 1);
  });

  test('is recognised as the one of the purchase, in either convention', () => {
    expect(entered('2.3742')).toMatchObject({ isOfPurchase: true });
    expect(entered('2.3603', { isin: 'US9128286T26' })).toMatchObject({ isOfPurchase: true });
  });

  test('is the only one if none can be computed', () => {
    expect(entered('2.5', { marketPrice: 0, buyPrice: 0 })).toMatchObject({
      basisPointsOff: null,
      differs: false,
      isOfPurchase: false,
    });
    expect(entered(null)).toBeNull();
  });
});

test.each([
  ['that runs', {}],
  ['that is expired', { expired: true }],
  ['that has matured', { maturityDate: TODAY }],
  ['of a sale', { direction: 'Sell' as const }],
  ['without a market price', { marketPrice: '0' }],
  ['before its issue', { issueDate: date('2027-07-21') }],
])('the risk of a bond %s is the same by itself and among all figures', (_what, change) => {
  const one = { ...WORKED_BOND, ...change };
  const { market } = holdingAnalytics(one, TODAY);
  const risk = holdingRisk(one, TODAY);
  if (market.ok) expect(risk).toEqual({ ok: true, value: market.value.risk });
  else expect(risk.ok).toBe(false);
});
