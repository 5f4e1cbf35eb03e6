import { describe, expect, it } from 'vitest';
import { aDeal } from '#testing/factories/a-deal';
import { calendarDate } from '../../calendar-date.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import { bondNominalInEuro, redenominateNominals } from './redenominate-nominals.ts';

const day = (text: string) => calendarDate(text);
const bought = (id: number, quantity: number, rest: Partial<Deal> = {}) =>
  aDeal({
    ...{ id, kind: 'bond', currency: 'BGN', direction: 'Buy', quantity, price: 98.5 },
    ...{ day: day(`2025-01-0${id}`), ...rest },
  });
const sold = (id: number, quantity: number, rest: Partial<Deal> = {}) =>
  bought(id, quantity, { direction: 'Sell', ...rest });

const nominals = (deals: readonly Deal[], issue?: Parameters<typeof redenominateNominals>[1]) =>
  Object.fromEntries(
    [...redenominateNominals(deals, issue)].map(([id, nominal]) => [id, nominal.toFixed(2)]),
  );

/** The position in euro after the redenomination. */
function positionInEuro(deals: readonly Deal[]) {
  const converted = redenominateNominals(deals);
  const [position] = computePositions(
    deals.map((deal) => ({ ...deal, currency: 'EUR', quantity: converted.get(deal.id) ?? deal.quantity })),
  );
  return position?.problem === null ? position.figures.quantity.toNumber() : position?.problem.reason;
}

describe('the nominals of a bond in euro', () => {
  it('are each divided by the legal rate and rounded to cents', () => {
    expect(nominals([bought(1, 100), bought(2, 10_000_000), sold(3, 100)])).toEqual({
      1: '51.13',
      2: '5112918.81',
      3: '51.13',
    });
  });

  it('follow the unrounded nominal of one bond if the size of the issue is known', () => {
    const issue = { total: 10_000_000, count: 10_000 };
    expect(bondNominalInEuro(issue).toFixed()).toBe('511.291881');
    expect(nominals([bought(1, 7_000)], issue)).toEqual({ 1: '3579.04' });
    expect(nominals([bought(1, 10_000_000)], issue)).toEqual({ 1: '5112918.81' });
  });

  it('leave nothing if everything was sold: the last sale takes the rest', () => {
    const deals = [...[1, 2, 3].map((id) => bought(id, 1_000)), ...[sold(4, 1_500), sold(5, 1_500)]];
    // 3 × 511.29 is 1,533.87, but 2 × 766.94 would be 1,533.88.
    expect(nominals(deals)).toMatchObject({ 3: '511.29', 4: '766.94', 5: '766.93' });
    expect(positionInEuro(deals)).toBe(0);
  });

  it('let a sale in euro of all that was bought in lev be right to the cent', () => {
    const threeBought = [1, 2, 3].map((id) => bought(id, 1_000));
    const soldInEuro = (quantity: number) => sold(4, quantity, { currency: 'EUR', day: day('2026-02-02') });
    expect(positionInEuro([...threeBought, soldInEuro(1_533.88)])).toBe(0);
    expect(nominals([...threeBought, soldInEuro(1_533.88)])).toEqual({
      1: '511.29',
      2: '511.29',
      3: '511.30',
    });
    expect(positionInEuro([...threeBought, soldInEuro(1_533.86)])).toBe(0);
    expect(positionInEuro([...threeBought, soldInEuro(1_500)])).toBe(33.87);
    expect(positionInEuro([...threeBought, soldInEuro(1_600)])).toBe('sold-more-than-held');
  });

  it('count what was closed without a sale', () => {
    const closed = { closed: { on: day('2025-02-01') } };
    const deals = [
      ...[1, 2, 3].map((id) => bought(id, 1_000, closed)),
      ...[4, 5, 6].map((id) => bought(id, 1_000)),
      sold(7, 3_000, { day: day('2025-03-01') }),
    ];
    expect(positionInEuro(deals)).toBe(0);
    expect(nominals(deals)).toMatchObject({ 7: '1533.87' });
  });

  it('are converted even if more was sold than held', () => {
    expect(nominals([bought(1, 100), sold(2, 200)])).toEqual({ 1: '51.13', 2: '102.26' });
  });
});
