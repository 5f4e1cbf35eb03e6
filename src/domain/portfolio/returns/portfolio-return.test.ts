import { describe, expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { calendarDate } from '../../calendar-date.ts';
import { rateHistory } from '../../money/rate-history.ts';
import { priceHistory } from '../../prices/price-history.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { portfolioReturn } from './portfolio-return.ts';
import type { ReturnCosts, SecurityPayment } from './position-flows.ts';

const SHARE = 'BG1100001006';
const OTHER_SHARE = 'BG1100002004';
const BOND = 'BG2030026111';

/** 2.25 % 2028-01-21, semi-annual. */
const TERMS: SecurityTerms = {
  repayment: { maturity: calendarDate('2028-01-21'), redemption: 100, instalments: [] },
  interest: {
    terms: {
      couponRate: 0.0225,
      frequency: 2,
      maturity: calendarDate('2028-01-21'),
      dayCount: 'ACT/ACT-ICMA',
    },
    preset: 'bg-government',
  },
};

type Price = readonly [isin: string, day: string, price: number];

interface Scene {
  readonly from: string;
  readonly to: string;
  readonly deals: readonly Deal[];
  readonly prices?: readonly Price[];
  readonly dollars?: readonly (readonly [day: string, unitsPerEuro: number])[];
  readonly payments?: readonly SecurityPayment[];
  readonly costs?: ReturnCosts;
}

function computeReturn({ from, to, deals, prices = [], dollars = [], payments = [], costs }: Scene) {
  const terms = new Map([[BOND, TERMS]]);
  const [start, end] = [calendarDate(from), calendarDate(to)];
  const recorded = prices.map(([isin, day, price]) => {
    const kind = isin === BOND ? ('clean' as const) : ('unit' as const);
    return { isin, day: calendarDate(day), price, kind, currency: null, source: 'entered' as const };
  });
  const rates = dollars.map(([day, unitsPerEuro]) => {
    return { currency: 'USD' as const, day: calendarDate(day), unitsPerEuro };
  });
  return portfolioReturn(computePositions(deals, { asOf: end, terms, refuseUndated: true }), {
    period: { start, end },
    payments,
    market: { prices: priceHistory(recorded), rates: rateHistory(rates), terms },
    costs: costs ?? 'after-fees-and-tax',
  });
}

describe('one bond over half a year', () => {
  const scene: Scene = {
    from: '2026-03-15',
    to: '2026-09-30',
    deals: [aBondDeal({ day: '2026-03-16', price: 99.8, fees: 15 })],
    prices: [
      [BOND, '2026-07-21', 99.9],
      [BOND, '2026-09-30', 100.05],
    ],
    payments: [
      {
        kind: 'bond',
        isin: BOND,
        currency: 'EUR',
        day: calendarDate('2026-07-21'),
        gross: 112.5,
        tax: null,
      },
    ],
  };

  it('PE-s · earned what the worked example says, by each of the three methods', () => {
    const { whole, leftOut } = computeReturn(scene);
    expect(leftOut).toEqual([]);
    expect(whole).toMatchObject({ from: '2026-03-16', days: 198 });
    expect(whole?.moneyIn.toFixed(2)).toBe('10028.56');
    expect(whole?.endValue.toFixed(2)).toBe('10048.41');
    expect(whole?.profit.toFixed(2)).toBe('132.35');
    expect(whole?.timeWeighted.total).toBeCloseTo(0.0132629, 7);
    expect(whole?.timeWeighted.annual).toBeNull();
    expect(whole?.moneyWeighted?.rate).toBeCloseTo(0.0245626, 6);
    expect(whole?.moneyWeighted?.period).toBeCloseTo(0.0132504, 6);
    expect(whole?.modifiedDietz?.toNumber()).toBeCloseTo(0.0132506, 6);
  });

  it('its profit is price, income and fees', () => {
    const parts = computeReturn(scene).whole!.parts;
    expect(parts.price.toFixed(2)).toBe('25.00');
    expect(parts.income.toFixed(2)).toBe('122.35');
    expect(parts.fees.toFixed(2)).toBe('-15.00');
    expect(parts.currency.isZero() && parts.tax.isZero()).toBe(true);
  });

  it('earned more before fees', () => {
    const { whole } = computeReturn({ ...scene, costs: 'before-fees-and-tax' });
    expect(whole?.timeWeighted.total).toBeCloseTo(0.01478073, 7);
    expect(whole?.parts.fees.isZero()).toBe(true);
  });

  it('reports on how many of the days with flows its price was known', () => {
    expect(computeReturn(scene).whole?.timeWeighted.pricedShare).toBe(1);
    const prices: Price[] = [[BOND, '2026-09-30', 100.05]];
    expect(computeReturn({ ...scene, prices }).whole?.timeWeighted.pricedShare).toBe(0.5);
  });
});

it('PE-t · contributions add up to the return of the whole', () => {
  const { whole, positions } = computeReturn({
    from: '2025-01-01',
    to: '2025-04-01',
    deals: [
      aDeal({ id: 1, day: null, quantity: 600, price: 100 }),
      aDeal({ id: 2, isin: OTHER_SHARE, day: null, quantity: 400, price: 100 }),
      aDeal({ id: 3, isin: OTHER_SHARE, day: '2025-01-31', quantity: 100, price: 100 }),
    ],
    prices: [
      [SHARE, '2025-01-01', 100],
      [OTHER_SHARE, '2025-01-01', 100],
      [SHARE, '2025-04-01', 102],
      [OTHER_SHARE, '2025-04-01', 100.6],
    ],
  });
  expect(whole?.averageCapital.toFixed(2)).toBe('106666.67');
  expect(whole?.modifiedDietz?.toNumber()).toBeCloseTo(0.0140625, 12);
  expect(positions.map(({ contribution }) => contribution?.toNumber())).toEqual([0.01125, 0.0028125]);
  expect(positions.map(({ modifiedDietz }) => modifiedDietz?.toDecimalPlaces(8).toNumber())).toEqual([
    0.02, 0.00642857,
  ]);
});

it('what the dollar earned is apart from what the price did', () => {
  const { whole, positions } = computeReturn({
    from: '2025-01-01',
    to: '2025-07-01',
    deals: [aDeal({ day: null, currency: 'USD', quantity: 100, price: 20 })],
    prices: [[SHARE, '2025-07-01', 22]],
    dollars: [
      ['2025-01-01', 1.25],
      ['2025-07-01', 1.1],
    ],
  });
  expect(whole?.profit.toFixed(2)).toBe('400.00');
  expect(whole?.parts.price.toFixed(2)).toBe('181.82');
  expect(whole?.parts.currency.toFixed(2)).toBe('218.18');
  const { timeWeighted, inCurrency } = positions[0]!;
  expect(timeWeighted.total).toBeCloseTo(0.25, 12);
  expect(inCurrency?.local).toBeCloseTo(0.1, 12);
  expect(inCurrency?.exchangeRate).toBeCloseTo(1.25 / 1.1 - 1, 12);
});

// Portfolio Performance, manual, 'Calculation', with the Australian dollars called United States ones; unrounded.
it('PE-r · of 100 dollars that became 75, the rate took 2.23 euro and the price the rest', () => {
  const { whole } = computeReturn({
    from: '2025-01-01',
    to: '2025-07-01',
    deals: [aDeal({ day: null, currency: 'USD', quantity: 1, price: 100 })],
    prices: [[SHARE, '2025-07-01', 75]],
    dollars: [
      ['2025-01-01', 1.5693],
      ['2025-07-01', 1.6263],
    ],
  });
  const amounts = [
    whole?.startValue,
    whole?.endValue,
    whole?.profit,
    whole?.parts.price,
    whole?.parts.currency,
  ];
  expect(amounts.map((amount) => amount?.toFixed(2))).toEqual([
    '63.72',
    '46.12',
    '-17.61',
    '-15.37',
    '-2.23',
  ]);
});

describe('a position without a return is left out with its reason', () => {
  const period = { from: '2025-12-31', to: '2026-06-30' };
  const known = aDeal({ id: 1, day: '2026-01-05' });
  const listLeftOut = (...deals: Deal[]) => {
    const { leftOut, positions } = computeReturn({ ...period, deals: [known, ...deals] });
    expect(positions.map(({ isin }) => isin)).toEqual([SHARE]);
    return leftOut.map(({ problem }) => problem);
  };

  it('a position without a price, without a rate, or with a sale of more than was held', () => {
    expect(listLeftOut(aDeal({ id: 2, isin: OTHER_SHARE, price: 0 }))).toEqual([
      { reason: 'no-price', isin: OTHER_SHARE },
    ]);
    expect(listLeftOut(aDeal({ id: 2, isin: OTHER_SHARE, currency: 'USD' }))).toEqual([
      { reason: 'no-rate', currency: 'USD', day: calendarDate('2026-01-05') },
    ]);
    expect(listLeftOut(aDeal({ id: 2, isin: OTHER_SHARE, direction: 'Ask' }))).toMatchObject([
      { reason: 'sold-more-than-held', dealId: 2 },
    ]);
  });

  it('a position closed within the period without a sale', () => {
    const closed = { on: calendarDate('2026-03-01') };
    expect(listLeftOut(aDeal({ id: 2, isin: OTHER_SHARE, closed }))).toEqual([
      { reason: 'closed-without-sale', dealId: 2 },
    ]);
  });

  it('nothing if nothing was held', () => {
    expect(computeReturn({ from: '2025-01-01', to: '2025-12-31', deals: [known] })).toMatchObject({
      whole: null,
      positions: [],
      leftOut: [],
    });
  });
});
