import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { rateHistory } from '../../money/rate-history.ts';
import { priceHistory, type RecordedPrice } from '../../prices/price-history.ts';
import { computePositions } from '../positions/positions.ts';
import { createHistorySum } from './value-history.ts';

const START = calendarDate('2025-12-31');
const DAYS = Array.from({ length: 120 }, (_, i) => addDays(START, i));
const END = addDays(START, DAYS.length - 1);
const DEALS = [
  aDeal({ id: 1, day: '2026-01-05', price: 90 }),
  aBondDeal({ id: 2, day: '2026-01-20' }),
  aDeal({ id: 3, day: '2026-03-02', quantity: 4, direction: 'Ask', price: 95 }),
];

const prices = fc.uniqueArray(
  fc.record({
    isin: fc.constantFrom(...new Set(DEALS.map(({ isin }) => isin))),
    day: fc.constantFrom(...DAYS),
    price: fc.integer({ min: 80, max: 120 }),
  }),
  { selector: ({ isin, day }) => `${isin} ${day}`, minLength: 1, maxLength: 12 },
);

function computeHistory(recorded: readonly RecordedPrice[]) {
  const positions = computePositions(DEALS, { asOf: END });
  const history = createHistorySum(DAYS, rateHistory([]));
  const market = { prices: priceHistory(recorded), terms: new Map() };
  for (const position of positions) {
    const steps = history.addInSteps(position, market);
    while (steps.next().done !== true);
  }
  return history.total().points;
}

it('a price of a day changes no point before that day, and is in the point of that day', () => {
  fc.assert(
    fc.property(prices, ([added, ...others]) => {
      const stored = [added!, ...others].map((price) => {
        const kind = price.isin.startsWith('BG1') ? ('unit' as const) : ('clean' as const);
        return { ...price, kind, currency: null, source: 'entered' as const };
      });
      const [with_, without] = [computeHistory(stored), computeHistory(stored.slice(1))];
      const before = ({ day }: { readonly day: string }) => day < added!.day;
      expect(with_.filter(before)).toEqual(without.filter(before));
      expect(with_).toHaveLength(without.length);
    }),
    { numRuns: 60 },
  );
});
