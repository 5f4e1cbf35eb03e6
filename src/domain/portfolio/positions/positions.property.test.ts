import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDeal } from '#testing/factories/a-deal';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import type { Deal } from './deal.ts';
import { COST_METHODS } from './lots.ts';
import type { Position } from './position.ts';
import { computePositions } from './positions.ts';

const FIRST = calendarDate('2024-01-01');
const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => new Decimal(value).div(100));

/** Purchases and sales of one share, none of more than is then held. */
const history: fc.Arbitrary<Deal[]> = fc
  .array(
    fc.record({
      days: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 5000 }),
      price: cents(20_000),
      fees: cents(900),
      sells: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((rows) => {
    let [held, day] = [0, FIRST];
    return rows.map(({ days, quantity: wanted, price, fees, sells }, i) => {
      // A later day for each deal, so that what is held then does not hang on the order of one day.
      day = addDays(day, days + 1);
      const isSale = sells && held > 0;
      const quantity = isSale ? Math.min(wanted, held) : wanted;
      held += isSale ? -quantity : quantity;
      return aDeal({ id: i + 1, day, direction: isSale ? 'Ask' : 'Bid', quantity, price, fees });
    });
  });

function computePosition(deals: readonly Deal[], method: (typeof COST_METHODS)[number]): Position {
  const [position] = computePositions(deals, { method });
  expect(position?.problem).toBeNull();
  return position!;
}

const computeFigures = (...args: Parameters<typeof computePosition>) => computePosition(...args).figures!;
const ofKind = (position: Position, isPurchase: boolean) =>
  position.steps.filter(({ kind }) => (kind === 'purchase') === isPurchase);

it('what was bought is what was sold and what is held, in quantity and in cost, to the cent', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...COST_METHODS), (deals, method) => {
      const position = computePosition(deals, method);
      const sum = (of: 'quantity' | 'cost', isPurchase: boolean) =>
        sumDecimals(ofKind(position, isPurchase).map((step) => step[of]));
      const { quantity, cost } = position.figures!;
      expect(sum('quantity', true).minus(sum('quantity', false)).eq(quantity)).toBe(true);
      expect(sum('cost', true).minus(sum('cost', false)).eq(cost)).toBe(true);
      expect(cost.dp()).toBeLessThanOrEqual(2);
      expect(cost.gte(0)).toBe(true);
      if (quantity.isZero()) expect(cost.isZero()).toBe(true);
    }),
  );
});

it('the lots of FIFO add up to the position', () => {
  fc.assert(
    fc.property(history, (deals) => {
      const { lots, quantity, cost } = computeFigures(deals, 'fifo');
      expect(sumDecimals(lots.map((lot) => lot.quantity)).eq(quantity)).toBe(true);
      expect(sumDecimals(lots.map((lot) => lot.cost)).eq(cost)).toBe(true);
      expect(lots.every((lot) => lot.quantity.gt(0))).toBe(true);
    }),
  );
});

it('realised gain less cost of what is held is the same by both methods', () => {
  fc.assert(
    fc.property(history, (deals) => {
      const [average, fifo] = [computeFigures(deals, 'average'), computeFigures(deals, 'fifo')];
      const left = ({ realisedGain, cost }: typeof average) => realisedGain?.minus(cost);
      expect(left(average)?.eq(left(fifo)!)).toBe(true);
      if (average.quantity.isZero()) expect(average.realisedGain?.eq(fifo.realisedGain!)).toBe(true);
    }),
  );
});

it('the order of the rows changes nothing', () => {
  const shuffled = history.chain((deals) =>
    fc.tuple(
      fc.constant(deals),
      fc.shuffledSubarray(deals, { minLength: deals.length, maxLength: deals.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...COST_METHODS), ([deals, others], method) => {
      expect(computeFigures(others, method)).toEqual(computeFigures(deals, method));
    }),
  );
});

it('a purchase split in two of the same day and price changes neither quantity nor cost by the average', () => {
  fc.assert(
    fc.property(history, fc.nat(), (deals, place) => {
      const doubled = (amount: Deal['fees']) => new Decimal(amount).times(2);
      // Of even quantities and fees, so that both halves are whole cents.
      const whole = deals.map((deal) => ({
        ...deal,
        id: deal.id * 2,
        quantity: doubled(deal.quantity),
        fees: doubled(deal.fees),
      }));
      const split = deals.flatMap((deal, i) => {
        const isSplit = i === place % deals.length && deal.direction === 'Bid';
        return isSplit
          ? [
              { ...deal, id: i * 2 + 2 },
              { ...deal, id: i * 2 + 3 },
            ]
          : (whole[i] ?? []);
      });
      const toText = ({ quantity, cost, realisedGain }: ReturnType<typeof computeFigures>) =>
        [quantity, cost, realisedGain].join(' ');
      expect(toText(computeFigures(split, 'average'))).toBe(toText(computeFigures(whole, 'average')));
    }),
  );
});
