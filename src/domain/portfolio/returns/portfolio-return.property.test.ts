import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import { rateHistory } from '../../money/rate-history.ts';
import { priceHistory } from '../../prices/price-history.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import { portfolioReturn, type PortfolioReturn } from './portfolio-return.ts';

const START = calendarDate('2024-12-31');
const END = calendarDate('2025-12-31');
const SHARES = ['BG1100001006', 'BG1100002004'];
const dayWithin = fc.integer({ min: 1, max: 365 }).map((days) => addDays(START, days));
const isin = fc.constantFrom(...SHARES);
const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);

const purchases = fc
  .array(
    fc.record({ isin, day: dayWithin, quantity: fc.integer({ min: 1, max: 500 }), price: cents(9000) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((rows) => rows.map((row, i) => aDeal({ id: i + 1, currency: 'USD', fees: 3, ...row })));

const prices = fc
  .array(fc.record({ isin, day: dayWithin, price: cents(9000) }), { maxLength: 12 })
  .map((rows) => {
    const byDay = new Map(rows.map((row) => [`${row.isin} ${row.day}`, row]));
    return [...byDay.values()].map((row) => {
      return { ...row, kind: 'unit' as const, currency: null, source: 'entered' as const };
    });
  });

const rates = fc
  .array(fc.record({ day: dayWithin, unitsPerEuro: cents(200) }), { maxLength: 6 })
  .map((rows) => {
    const all = [{ day: START, unitsPerEuro: 1.1 }, ...rows];
    return [...new Map(all.map((row) => [row.day, row])).values()].map((row) => {
      return { ...row, currency: 'USD' as const };
    });
  });

type Input = {
  readonly deals: readonly Deal[];
  readonly recorded: Parameters<typeof priceHistory>[0];
  readonly known: Parameters<typeof rateHistory>[0];
};

function computeReturn({ deals, recorded, known }: Input): PortfolioReturn {
  return portfolioReturn(computePositions(deals, { asOf: END, refuseUndated: true }), {
    period: { start: START, end: END },
    payments: [],
    market: { prices: priceHistory(recorded), rates: rateHistory(known), terms: new Map() },
    costs: 'after-fees-and-tax',
  });
}

const market = fc.record({ deals: purchases, recorded: prices, known: rates });
const isNear = (one: Decimal, other: Decimal) => one.minus(other).abs().lt('1e-20');

it('parts and positions add up to the profit, contributions to the return', () => {
  fc.assert(
    fc.property(market, (input) => {
      const { whole, positions, leftOut } = computeReturn(input);
      expect(leftOut).toEqual([]);
      const { price, income, currency, fees, tax } = whole!.parts;
      expect(isNear(sumDecimals([price, income, currency, fees, tax]), whole!.profit)).toBe(true);
      expect(isNear(sumDecimals(positions.map(({ profit }) => profit)), whole!.profit)).toBe(true);
      if (whole!.modifiedDietz === null) return;
      const contributions = sumDecimals(positions.map(({ contribution }) => contribution ?? NaN));
      expect(isNear(contributions, whole!.modifiedDietz)).toBe(true);
    }),
  );
});

it('the order of deals and of prices changes nothing, nor does a split of a deal in two', () => {
  fc.assert(
    fc.property(market, (input) => {
      const halved = input.deals.flatMap((deal) => {
        const half = { ...deal, quantity: new Decimal(deal.quantity).times(2), fees: 3 };
        return [half, { ...half, id: deal.id + 100 }];
      });
      const doubled = input.deals.map((deal) => {
        return { ...deal, quantity: new Decimal(deal.quantity).times(4), fees: 6 };
      });
      const once = computeReturn({ ...input, deals: doubled }).whole!;
      const reversed = [...input.recorded].reverse();
      const twice = computeReturn({ ...input, recorded: reversed, deals: halved.reverse() }).whole!;
      expect(isNear(twice.profit, once.profit)).toBe(true);
      expect(twice.timeWeighted.total).toBeCloseTo(once.timeWeighted.total, 10);
      expect(twice.moneyWeighted?.period).toEqual(
        once.moneyWeighted === null ? undefined : expect.closeTo(once.moneyWeighted.period, 8),
      );
    }),
  );
});
