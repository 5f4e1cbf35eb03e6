import { describe, expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { aHeldBond } from '#testing/factories/a-holding';
import { calendarDate } from '../../calendar-date.ts';
import { dealAccrued } from './deal-accrued.ts';
import type { Deal } from './deal.ts';
import { averagePrice, type Position, type PositionStep } from './position.ts';
import { computePositions, type PositionOptions } from './positions.ts';
import { termsFromHoldings, type SecurityTerms } from './security-terms.ts';

function onlyPosition(deals: readonly Deal[], options: PositionOptions = {}) {
  const positions = computePositions(deals, options);
  expect(positions).toHaveLength(1);
  return positions[0]!;
}

function toNumbers({ kind, figures }: Position) {
  const { quantity, cost, realisedGain } = figures!;
  return {
    quantity: quantity.toNumber(),
    cost: cost.toNumber(),
    averagePrice: averagePrice(kind, { quantity, cost })?.toDecimalPlaces(9).toNumber() ?? null,
    gain: realisedGain?.toNumber() ?? null,
  };
}

function computeFigures(deals: readonly Deal[], options: PositionOptions = {}) {
  const position = onlyPosition(deals, options);
  expect(position.problem).toBeNull();
  return toNumbers(position);
}

const costsGone = (steps: readonly PositionStep[]) =>
  steps.filter(({ kind }) => kind !== 'purchase').map(({ cost }) => cost.toNumber());

const FIFO = { method: 'fifo' } as const;

describe('the published positions', () => {
  // Portfolio Performance, CapitalGainsCalculationTest: 109 units for 3,149.20, 52 for 1,684.92, then 15 sold for 531.50.
  const deals = [
    aDeal({ id: 1, day: '2010-01-01', quantity: 109, price: '28.891743119' }),
    aDeal({ id: 2, day: '2010-01-15', quantity: 52, price: '32.402307692' }),
    aDeal({ id: 3, day: '2010-02-01', direction: 'Ask', quantity: 15, price: '35.433333333' }),
  ];
  it('by the weighted average gain 81.12 and keep 4,383.74', () => {
    expect(computeFigures(deals)).toMatchObject({ quantity: 146, gain: 81.12, cost: 4383.74 });
  });
  it('by FIFO gain 98.12 and keep 4,400.74', () => {
    expect(computeFigures(deals, FIFO)).toMatchObject({ quantity: 146, gain: 98.12, cost: 4400.74 });
  });
  it('count fees into cost and take them off the proceeds: 52.00 (pellrides)', () => {
    const withFees = [
      aDeal({ id: 1, day: '2024-01-01', price: 50, fees: 7 }),
      aDeal({ id: 2, day: '2024-02-01', price: 55, fees: 7 }),
    ];
    expect(computeFigures(withFees)).toMatchObject({ cost: 1064, averagePrice: 53.2 });
    const sale = aDeal({ id: 3, day: '2024-03-01', direction: 'Ask', quantity: 5, price: 65, fees: 7 });
    expect(computeFigures([...withFees, sale])).toMatchObject({ gain: 52 });
  });
});

it('three sales of a third take 33.34, 33.34 and what is left, 33.33', () => {
  const third = { direction: 'Ask', quantity: 1, price: 40 } as const;
  const position = onlyPosition([
    aDeal({ id: 1, quantity: 3, price: '33.336667' }),
    aDeal({ id: 2, day: '2026-02-01', ...third }),
    aDeal({ id: 3, day: '2026-03-01', ...third }),
    aDeal({ id: 4, day: '2026-04-01', ...third }),
  ]);
  expect(costsGone(position.steps)).toEqual([33.34, 33.34, 33.33]);
  expect(toNumbers(position)).toEqual({ quantity: 0, cost: 0, averagePrice: null, gain: 19.99 });
});

describe('the order of deals', () => {
  it('of one day is purchases before sales, whatever their numbers', () => {
    const sale = aDeal({ id: 1, direction: 'Ask', quantity: 10, price: 12 });
    expect(computeFigures([sale, aDeal({ id: 2 })])).toMatchObject({ quantity: 0, gain: 20 });
  });
  it('puts purchases without a day first and sales without a day last', () => {
    const deals = [
      aDeal({ id: 4, day: null, direction: 'Ask', quantity: 12, price: 20 }),
      aDeal({ id: 3, day: '2020-01-01', price: 15 }),
      aDeal({ id: 10, day: null, quantity: 5, price: 10 }),
    ];
    const { steps } = onlyPosition(deals, FIFO);
    expect(steps.map(({ dealId }) => dealId)).toEqual([10, 3, 4]);
    expect(costsGone(steps)).toEqual([155]);
  });
  it('compares numbers of rows as numbers', () => {
    const { steps } = onlyPosition([aDeal({ id: 10 }), aDeal({ id: 9 })]);
    expect(steps.map(({ dealId }) => dealId)).toEqual([9, 10]);
  });
  it('ignores deals after the requested day', () => {
    const oversold = aDeal({ id: 2, day: '2026-06-01', direction: 'Ask', quantity: 99 });
    const options = { asOf: calendarDate('2026-05-31') };
    expect(computeFigures([aDeal(), oversold], options)).toMatchObject({ quantity: 10 });
  });
});

describe('more sold than held', () => {
  const sale = aDeal({ id: 7, day: '2026-02-01', direction: 'Ask', quantity: 11 });
  it('names the sale and leaves the position without figures, the others as they are', () => {
    const positions = computePositions([aDeal(), sale, aDeal({ id: 8, currency: 'USD' })]);
    expect(positions.map(({ figures }) => figures === null)).toEqual([true, false]);
    expect(positions[0]!.problem).toMatchObject({
      reason: 'sold-more-than-held',
      dealId: 7,
      heldInLev: false,
    });
    expect(positions[0]!.steps).toHaveLength(1);
  });
  it('is reported as held in lev if a euro sale exceeds it', () => {
    const lev = aDeal({ currency: 'BGN', quantity: 20 });
    const [, euro] = computePositions([lev, sale]);
    expect(euro?.problem).toMatchObject({ dealId: 7, heldInLev: true });
  });
  it('is what a sale before the purchase is', () => {
    const early = aDeal({ id: 2, day: '2025-01-01', direction: 'Ask', quantity: 1 });
    expect(onlyPosition([aDeal(), early]).problem).toMatchObject({ dealId: 2 });
  });
});

it('a sale without a day counts today, and is a problem on a past day', () => {
  const deals = [aDeal(), aDeal({ id: 5, day: null, direction: 'Ask', quantity: 4 })];
  const asOf = calendarDate('2026-03-01');
  expect(computeFigures(deals, { asOf })).toMatchObject({ quantity: 6 });
  expect(onlyPosition(deals, { asOf, refuseUndated: true }).problem).toEqual({
    reason: 'deal-without-date',
    dealId: 5,
  });
});

const INSTALMENTS = ['2024-01-15', '2025-01-15', '2026-01-15'].map((day) => ({
  day: calendarDate(day),
  percent: 25,
}));

function createTerms(some: Partial<NonNullable<SecurityTerms['repayment']>> = {}): PositionOptions['terms'] {
  const repayment = { maturity: calendarDate('2027-01-15'), redemption: 100, instalments: [], ...some };
  return new Map([['BG2030026111', { repayment, interest: null }]]);
}

describe('a bond', () => {
  it('costs percent of nominal, and its accrued interest is no cost', () => {
    const deals = [
      aBondDeal({ id: 1, day: '2024-01-05', price: '98.755', fees: '12.5', accrued: '33.56' }),
      aBondDeal({ id: 3, day: '2025-02-11', direction: 'Sell', quantity: 7000, price: '100.4', fees: '9.9' }),
    ];
    expect(computeFigures(deals)).toMatchObject({ cost: 2966.4, averagePrice: 98.88, gain: 96.5 });
  });
  it('pays accrued interest as it was entered, else by its terms to the day of settlement', () => {
    // 54 of 181 days of 1.125.
    const terms = termsFromHoldings([
      aHeldBond({
        isin: 'BG2030026111',
        couponPercent: '2.25',
        couponFrequency: 2,
        maturityDate: calendarDate('2028-01-21'),
      }),
    ]).get('BG2030026111');
    const deal = aBondDeal({ day: '2026-03-12', settlementDay: calendarDate('2026-03-16') });
    expect(dealAccrued(deal, terms)?.toNumber()).toBe(33.56);
    expect(dealAccrued({ ...deal, accrued: '30' }, terms)?.toNumber()).toBe(30);
    expect(dealAccrued(deal, undefined)).toBeNull();
    expect(dealAccrued(aDeal(), terms)?.toNumber()).toBe(0);
  });
  it('ends at maturity at its redemption price, without a fee', () => {
    const options = { terms: createTerms({ redemption: 101 }), asOf: calendarDate('2027-01-15') };
    expect(computeFigures([aBondDeal()], options)).toMatchObject({ quantity: 0, gain: 300 });
    const dayBefore = { ...options, asOf: calendarDate('2027-01-14') };
    expect(computeFigures([aBondDeal()], dayBefore)).toMatchObject({ quantity: 10_000, gain: 0 });
  });
  it('cannot be sold on the day of its redemption', () => {
    const sale = aBondDeal({ id: 2, day: '2027-01-15', direction: 'Sell', quantity: 1 });
    const options = { terms: createTerms(), asOf: calendarDate('2027-02-01') };
    expect(onlyPosition([aBondDeal(), sale], options).problem).toMatchObject({ dealId: 2 });
  });
  it('that pays back in instalments gives each in proportion, what was bought on that day not', () => {
    const deals = [
      aBondDeal({ id: 1, day: '2023-03-01', quantity: 9000, price: '98.7', fees: 7 }),
      aBondDeal({ id: 2, day: '2024-01-15', quantity: 2000, price: '99.4', fees: 2 }),
    ];
    const options = { terms: createTerms({ instalments: INSTALMENTS }), asOf: calendarDate('2027-03-01') };
    for (const method of ['average', 'fifo'] as const) {
      const { steps, figures } = onlyPosition(deals, { ...options, method });
      const paidBack = steps.filter(({ kind }) => kind !== 'purchase');
      expect(paidBack.map(({ quantity }) => quantity.toNumber())).toEqual([2250, 2916.67, 2916.67, 2916.66]);
      expect(costsGone(steps)).toEqual([2222.5, 2885.84, 2885.83, 2885.83]);
      expect(figures?.realisedGain?.toNumber()).toBe(120);
    }
  });
  it('whose instalments exceed 100 % has no figures', () => {
    const instalments = [...INSTALMENTS, { day: calendarDate('2026-06-15'), percent: 26 }];
    const options = { terms: createTerms({ instalments }), asOf: calendarDate('2026-03-01') };
    expect(onlyPosition([aBondDeal()], options).problem).toEqual({ reason: 'instalments-not-valid' });
  });
});

describe('a purchase that is marked as no longer held', () => {
  const on = calendarDate('2026-05-01');
  it('leaves on that day, with unknown proceeds', () => {
    const position = onlyPosition([aDeal({ closed: { on } }), aDeal({ id: 2, quantity: 3 })]);
    expect(toNumbers(position)).toMatchObject({ quantity: 3, cost: 30, gain: null });
    expect(position.figures!.closedWithoutSale.toNumber()).toBe(10);
    expect(position.steps.at(-1)).toMatchObject({ kind: 'closing', day: on, proceeds: null, gain: null });
  });
  it('is not deducted twice if its sale has a row of its own', () => {
    const sale = aDeal({ id: 2, day: '2026-05-01', direction: 'Ask', price: 12 });
    const other = aDeal({ id: 3, quantity: 4 });
    expect(computeFigures([aDeal({ closed: { on } }), sale, other])).toMatchObject({ quantity: 4 });
  });
  it('leaves so far as it was not sold', () => {
    const sale = aDeal({ id: 2, day: '2026-04-01', direction: 'Ask', quantity: 6 });
    const { figures } = onlyPosition([aDeal({ closed: { on } }), sale]);
    expect(figures!.quantity.toNumber()).toBe(0);
    expect(figures!.closedWithoutSale.toNumber()).toBe(4);
  });
  it('was not closed before it was bought', () => {
    const { steps } = onlyPosition([aDeal({ closed: { on: calendarDate('2020-01-01') } })]);
    expect(steps.at(-1)).toMatchObject({ kind: 'closing', day: '2026-01-05' });
  });
  it('adds nothing to the redemption of a bond', () => {
    const closed = aBondDeal({ closed: { on: calendarDate('2027-02-01') } });
    const options = { terms: createTerms(), asOf: calendarDate('2027-03-01') };
    expect(computeFigures([closed], options)).toMatchObject({ quantity: 0, gain: 200 });
  });
});
