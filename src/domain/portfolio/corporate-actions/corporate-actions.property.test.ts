import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { repayPurchases } from './redeem-bond.ts';
import { priceAfterMove, priceBeforeMoves } from './spin-off.ts';
import { splitDeals, splitUnits } from './split-units.ts';

/** A purchase of whole units at a price with 4 places; the amount paid is units × price. */
const purchase = fc
  .record({
    units: fc.integer({ min: 1, max: 1_000_000 }),
    buy: fc.integer({ min: 0, max: 1_000_000_000 }),
    market: fc.integer({ min: 0, max: 1_000_000_000 }),
  })
  .map(({ units, buy, market }) => {
    const buyPrice = new Decimal(buy).div(10_000);
    const amountPaid = buyPrice.times(units).toDecimalPlaces(2);
    return { units, buyPrice, marketPrice: new Decimal(market).div(10_000), amountPaid };
  });
const times = fc.integer({ min: 2, max: 100 });

it('a split and its inverse restore units, prices and amounts', () => {
  fc.assert(
    fc.property(purchase, times, (deal, to) => {
      const after = splitUnits(splitUnits(deal, { to, from: 1 }), { to: 1, from: to });
      expect(after.units.eq(deal.units)).toBe(true);
      expect(after.amountPaid.eq(deal.amountPaid)).toBe(true);
      expect(after.buyPrice.toDecimalPlaces(4).eq(deal.buyPrice)).toBe(true);
      expect(after.marketPrice.toDecimalPlaces(4).eq(deal.marketPrice)).toBe(true);
      const profit = deal.marketPrice.minus(deal.buyPrice).times(deal.units);
      expect(after.profit.minus(profit).abs().lte('0.01')).toBe(true);
    }),
  );
});

it('deals that are split one by one hold the split of what was held, and never less than nothing', () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 5 }), times, times, (deals, to, from) => {
      const sold = deals.reduce((sum, { units }) => sum + units, 0) - 1;
      const sale = { units: sold, buyPrice: 1, marketPrice: 1, amountPaid: 0, isSale: true };
      const purchases = deals.map((deal) => ({ ...deal, isSale: false }));
      const after = splitDeals([...purchases, sale], { to, from });
      const held = after.slice(0, -1).reduce((sum, { units }) => sum.plus(units), new Decimal(0));
      const left = held.minus(after.at(-1)?.units ?? 0);
      expect(left.eq(new Decimal(to).div(from).toDecimalPlaces(2))).toBe(true);
      expect(after.every(({ units }) => units.gte(0))).toBe(true);
      expect(after[0]?.amountPaid.eq(deals[0]?.amountPaid ?? 0)).toBe(true);
    }),
  );
});

it('the entered price can be recovered after two spin-offs', () => {
  const percent = fc.integer({ min: 1, max: 990_000 }).map((n) => new Decimal(n).div(10_000));
  const first = calendarDate('2026-01-05');
  const later = calendarDate('2026-07-01');
  fc.assert(
    fc.property(purchase, percent, percent, ({ buyPrice }, one, other) => {
      const left = priceAfterMove(priceAfterMove(buyPrice, one), other);
      const moves = [
        { day: first, percent: one },
        { day: later, percent: other },
      ];
      expect(priceBeforeMoves(left, moves).toDecimalPlaces(4).eq(buyPrice)).toBe(true);
    }),
  );
});

it('repaid in equal parts, a bond leaves nothing and pays its nominal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.constantFrom(2, 4, 5, 10, 20), (cents, parts) => {
      const percent = new Decimal(100).div(parts);
      const start = new Decimal(cents).div(100);
      let [nominal, paid] = [start, new Decimal(0)];
      for (let outstandingPercent = new Decimal(100); outstandingPercent.gt(0);) {
        const trade = { nominal, buyPrice: 98, marketPrice: 99 };
        const [part] = repayPurchases([trade], nominal, { percent, outstandingPercent, price: 100 });
        if (part === undefined) throw new Error('nothing was repaid');
        [nominal, paid] = [part.left.nominal, paid.plus(part.payment)];
        outstandingPercent = outstandingPercent.minus(percent);
      }
      expect(nominal.isZero()).toBe(true);
      expect(paid.eq(start)).toBe(true);
    }),
  );
});
