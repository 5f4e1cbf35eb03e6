import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import { levAmountInEuro, levInEuro, levUnitPriceInEuro } from '../../money/lev.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import { redenominateNominals } from './redenominate-nominals.ts';

const FIRST = calendarDate('2020-01-01');

/** Purchases and sales in lev. No sale exceeds what is held, and some sell everything. */
const history: fc.Arbitrary<Deal[]> = fc
  .array(
    fc.record({
      units: fc.integer({ min: 1, max: 900 }),
      price: fc.integer({ min: 1, max: 2_000_000 }),
      fees: fc.integer({ min: 0, max: 900 }),
      act: fc.constantFrom('buys', 'buys', 'sells', 'sellsAll'),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((rows) => {
    let held = 0;
    return rows.map(({ units, price, fees, act }, i) => {
      const isSale = act !== 'buys' && held > 0;
      const quantity = !isSale ? units : act === 'sellsAll' ? held : Math.min(units, held);
      held += isSale ? -quantity : quantity;
      return aDeal({
        ...{ id: i + 1, kind: 'bond', currency: 'BGN', direction: isSale ? 'Sell' : 'Buy' },
        ...{ day: addDays(FIRST, i), quantity: 100 * quantity, price: new Decimal(price).div(10_000) },
        fees: new Decimal(fees).div(100),
      });
    });
  });

const positionFigures = (deals: readonly Deal[]) => {
  const [position] = computePositions(deals);
  expect(position?.problem).toBeNull();
  return position!.figures!;
};

const isNear = (euro: Decimal, lev: Decimal, within: DecimalLike) =>
  expect(euro.minus(levInEuro(lev)).abs().lte(within), `${euro.toFixed()} for ${lev.toFixed()} lev`).toBe(
    true,
  );

it('a position in a bond is the same in euro except for cents of rounding, and stays empty if it was', () => {
  fc.assert(
    fc.property(history, (deals) => {
      const nominals = redenominateNominals(deals);
      const before = positionFigures(deals);
      const after = positionFigures(
        deals.map((deal) => ({
          ...deal,
          currency: 'EUR' as const,
          quantity: nominals.get(deal.id)!,
          fees: levAmountInEuro(deal.fees),
        })),
      );
      const cents = new Decimal('0.01').times(deals.length + 1);
      expect(after.quantity.isZero()).toBe(before.quantity.isZero());
      isNear(after.quantity, before.quantity, cents);
      // One cent of nominal costs at most two cents here; fees and amounts are rounded, too.
      isNear(after.cost, before.cost, cents.times(6));
      isNear(after.realisedGain!, before.realisedGain!, cents.times(6));
    }),
  );
});

it('a position in a share has the same units, and its cost and gain but for cents of rounding', () => {
  fc.assert(
    fc.property(history, (deals) => {
      const shares = deals.map((deal) => ({
        ...deal,
        ...{
          kind: 'share' as const,
          direction: deal.direction === 'Buy' ? ('Bid' as const) : ('Ask' as const),
        },
      }));
      const before = positionFigures(shares);
      const after = positionFigures(
        shares.map((deal) => ({
          ...deal,
          currency: 'EUR' as const,
          price: levUnitPriceInEuro(deal.price),
          fees: levAmountInEuro(deal.fees),
        })),
      );
      const cents = new Decimal('0.01').times(2 * deals.length + 1);
      expect(after.quantity.eq(before.quantity)).toBe(true);
      isNear(after.cost, before.cost, cents);
      isNear(after.realisedGain!, before.realisedGain!, cents.times(2));
    }),
  );
});
