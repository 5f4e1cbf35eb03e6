import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { rateHistory } from '../../money/rate-history.ts';
import { priceHistory } from '../../prices/price-history.ts';
import type { Deal } from '../positions/deal.ts';
import { COST_METHODS, type CostMethod } from '../positions/lots.ts';
import { computePositions } from '../positions/positions.ts';
import { portfolioReturn } from '../returns/portfolio-return.ts';
import { movedCost } from './spin-off.ts';

const [OLD, NEW] = ['BG1100001006', 'BG1100002004'];
const START = calendarDate('2025-01-01');
const DAY = calendarDate('2025-07-01');
const EVE = addDays(DAY, -1);
const END = calendarDate('2025-12-31');
const KEPT_BACK = 5;

/** Purchases before the day, and a sale before and after it. Something is held on the day. */
const history = fc
  .record({
    bought: fc.array(
      fc.record({
        days: fc.nat(100),
        quantity: fc.integer({ min: 10, max: 500 }),
        cents: fc.integer({ min: 1, max: 90_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    sold: fc.integer({ min: 1, max: 500 }),
    soldLater: fc.integer({ min: 1, max: 500 }),
    percent: fc.integer({ min: 1, max: 999_999 }).map((n) => new Decimal(n).div(10_000)),
  })
  .map(({ bought, sold, soldLater, percent }) => {
    const all = bought.reduce((sum, { quantity }) => sum + quantity, 0);
    const before = Math.min(sold, all - KEPT_BACK);
    const purchases = bought.map(({ days, quantity, cents }, i) =>
      aDeal({ id: i + 1, isin: OLD, day: addDays(START, days), quantity, price: cents / 100, fees: 3 }),
    );
    const sale = (id: number, day: string, quantity: number) =>
      aDeal({ id, isin: OLD, direction: 'Ask', day, quantity, price: 50 });
    return {
      percent,
      deals: [
        ...purchases,
        sale(50, '2025-06-01', before),
        sale(51, '2025-08-01', Math.min(soldLater, all - before)),
      ],
    };
  });

const computePosition = (
  deals: readonly Deal[],
  isin: string,
  options: { asOf: CalendarDate; method: CostMethod },
) => computePositions(deals, options).find((each) => each.isin === isin)!;

/** The deals after a spin-off of one new unit per old unit, with the moved cost by either method. */
function spunOff(deals: readonly Deal[], percent: Decimal): Deal[] {
  const heldCost = (method: CostMethod) =>
    movedCost(computePosition(deals, OLD, { asOf: EVE, method }).figures!.cost, percent);
  const { quantity } = computePosition(deals, OLD, { asOf: EVE, method: 'average' }).figures!;
  const price = heldCost('average').div(quantity);
  const purchase = aDeal({ id: 99, isin: NEW, day: DAY, quantity, price, fifoCost: heldCost('fifo') });
  const costMoves = [{ day: DAY, percent }];
  return [...deals.map((deal) => (deal.direction === 'Bid' ? { ...deal, costMoves } : deal)), purchase];
}

it('a spin-off leaves all days before it as they were, and the costs add up after it', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...COST_METHODS), ({ deals, percent }, method) => {
      const after = spunOff(deals, percent);
      const { deals: _deals, ...before } = computePosition(deals, OLD, { asOf: EVE, method });
      expect(computePosition(after, OLD, { asOf: EVE, method })).toMatchObject(before);
      const onDay = (isin: string) => computePosition(after, isin, { asOf: DAY, method }).figures!;
      const whole = onDay(OLD).cost.plus(onDay(NEW).cost);
      expect(whole.eq(before.figures!.cost)).toBe(true);
      expect(onDay(OLD).quantity.eq(before.figures!.quantity)).toBe(true);
      expect(onDay(OLD).realisedGain!.eq(before.figures!.realisedGain!)).toBe(true);
      // The gain of later sales rises by the cost that moved away.
      const [plain, spun] = [deals, after].map(
        (each) => computePosition(each, OLD, { asOf: END, method }).figures!,
      );
      const fell = plain!.cost
        .plus(plain!.realisedGain!.negated())
        .minus(spun!.cost)
        .plus(spun!.realisedGain!);
      expect(fell.eq(onDay(NEW).cost)).toBe(true);
    }),
  );
});

it('the whole has the value, profit and returns that it would have had without it', () => {
  const share = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(history, share, ({ deals, percent }, worth) => {
      const kept = deals.filter(({ id }) => id !== 51);
      const at = (isin: string, day: string, price: number) => {
        return {
          isin,
          day: calendarDate(day),
          price,
          kind: 'unit',
          currency: null,
          source: 'entered',
        } as const;
      };
      // Both prices change on the day; together the two securities are worth what the old one would be.
      const worthBefore = [at(OLD, '2025-01-01', 80), at(OLD, '2025-05-01', 100)];
      const computeReturn = (of: readonly Deal[], prices: Parameters<typeof priceHistory>[0]) =>
        portfolioReturn(computePositions(of, { asOf: DAY, refuseUndated: true }), {
          period: { start: START, end: DAY },
          payments: [],
          market: { prices: priceHistory(prices), rates: rateHistory([]), terms: new Map() },
          costs: 'after-fees-and-tax',
        }).whole!;
      const without = computeReturn(kept, [...worthBefore, at(OLD, DAY, 110)]);
      const apart = [...worthBefore, at(OLD, DAY, 110 - worth), at(NEW, DAY, worth)];
      const withIt = computeReturn(spunOff(kept, percent), apart);
      expect(withIt.endValue.eq(without.endValue)).toBe(true);
      expect(withIt.profit.minus(without.profit).abs().lt(1e-20)).toBe(true);
      expect(withIt.moneyIn.eq(without.moneyIn)).toBe(true);
      expect(withIt.timeWeighted.total).toBeCloseTo(without.timeWeighted.total, 12);
      expect(withIt.averageCapital.minus(without.averageCapital).abs().lt(1e-20)).toBe(true);
    }),
  );
});
