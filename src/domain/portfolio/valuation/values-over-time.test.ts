import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { rateHistory } from '../../money/rate-history.ts';
import { priceHistory } from '../../prices/price-history.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { valuePosition, type Market } from './value-position.ts';
import { valuesOverTime } from './values-over-time.ts';

const START = calendarDate('2025-12-31');
const END = calendarDate('2027-12-31');
const BOND = 'BG2030026111';
const SHARE = 'BG1100001006';
const TERMS: SecurityTerms = {
  repayment: { maturity: calendarDate('2027-06-21'), redemption: 100, instalments: [] },
  interest: {
    terms: {
      couponRate: 0.0225,
      frequency: 2,
      maturity: calendarDate('2027-06-21'),
      dayCount: 'ACT/ACT-ICMA',
    },
    preset: 'bg-government',
  },
};

const day = fc.integer({ min: 1, max: 730 }).map((days) => addDays(START, days));
const prices = fc.uniqueArray(fc.record({ day, price: fc.integer({ min: 80, max: 120 }) }), {
  selector: (price) => price.day,
  maxLength: 10,
});
const rates = fc.uniqueArray(fc.record({ day, unitsPerEuro: fc.constantFrom(1.05, 1.1, 1.25) }), {
  selector: (rate) => rate.day,
  maxLength: 5,
});
const deal = { id: 1, day: '2026-01-05', quantity: 300 };

it.each([
  ['a share', aDeal({ ...deal, isin: SHARE, currency: 'USD' }), 'unit'],
  ['a bond, with accrued interest, up to its maturity', aBondDeal(deal), 'clean'],
  ['a bond at prices with accrued interest', aBondDeal(deal), 'dirty'],
] as const)('the values of %s over time are those of each day', (_, bought, kind) => {
  const days = Array.from({ length: 731 }, (__, i) => addDays(START, i));
  fc.assert(
    fc.property(prices, rates, day, (recorded, known, soldOn) => {
      const { isin, currency } = bought;
      const direction = bought.direction === 'Buy' ? ('Sell' as const) : ('Ask' as const);
      const sold = { ...bought, id: 2, direction, quantity: 100, day: soldOn };
      const terms = new Map([[BOND, TERMS]]);
      const [position] = computePositions(soldOn < deal.day ? [bought] : [bought, sold], {
        asOf: END,
        terms,
      });
      const market: Market = {
        prices: priceHistory(
          recorded.map((price) => ({ ...price, isin, kind, currency: null, source: 'file' })),
        ),
        rates: rateHistory(
          [{ day: START, unitsPerEuro: 1.2 }, ...known].map((rate) => ({ ...rate, currency })),
        ),
        terms,
      };
      if (position?.problem !== null) return;
      const steps = valuesOverTime(position, days, market);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      const series = step.value;
      expect(series.missing).toEqual([]);
      for (const [i, each] of days.entries()) {
        // Every fifth day, others in each run, because a day takes long.
        if ((i + recorded.length) % 5 !== 0) continue;
        const valued = valuePosition(position, each, market);
        expect(valued.ok && valued.value.eur.value.toNumber()).toBeCloseTo(series.values[i] ?? NaN, 8);
        expect(series.priceDays[i]).toBe(valued.ok ? valued.value.price?.day : null);
      }
    }),
    { numRuns: 20 },
  );
});
