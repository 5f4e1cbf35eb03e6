import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
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

const thousandths = fc.integer({ min: 1, max: 9_999 }).map((price) => price / 1_000);

it('a point is rounded to the cent as a decimal: 1.005 is 1.01', () => {
  fc.assert(
    fc.property(
      thousandths,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom<[Currency, number]>(['EUR', 1], ['BGN', 1.95583], ['USD', 1.25]),
      (price, quantity, [currency, perEuro]) => {
        const bought = aDeal({ day: START, quantity, currency });
        const [position] = computePositions([bought], { asOf: END });
        const prices = priceHistory([
          { isin: bought.isin, day: START, price, kind: 'unit', currency: null, source: 'entered' },
        ]);
        const rates = rateHistory([{ currency, day: START, unitsPerEuro: '1.25' }]);
        const days = [START, addDays(START, 1), END];
        const history = createHistorySum(days, rates);
        const market = { prices, terms: new Map() };
        const steps = history.addInSteps(position!, market);
        while (steps.next().done !== true);
        const exact = new Decimal(price).times(quantity).div(perEuro).toDecimalPlaces(2);
        const points = history.total().points.map(({ eur }) => eur.toFixed(2));
        expect(points).toEqual(days.map(() => exact.toFixed(2)));
      },
    ),
    { examples: [[1.005, 1, ['EUR', 1]], [8.575, 1, ['EUR', 1]]] }, // prettier-ignore
  );
});

it('payments are added as decimals', () => {
  const history = createHistorySum([START, END], rateHistory([]));
  const payment = { day: END, currency: 'EUR', tax: null } as const;
  for (const gross of ['0.1', '0.2', '0.705']) history.addPayment({ ...payment, gross });
  expect(history.total().points.at(-1)?.paidOut?.toFixed(2)).toBe('1.01');
});
