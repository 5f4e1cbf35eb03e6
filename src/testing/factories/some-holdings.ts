import fc from 'fast-check';
import { calendarDate } from '#domain/calendar-date';
import type { Holding } from '#domain/portfolio/holding';
import { aHeldBond, aHeldShare } from './a-holding.ts';

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => (value / 100).toFixed(2));
const common = {
  id: fc.nat(),
  bank: fc.constantFrom(null, '', 'DSK Bank', 'UBB'),
  currency: fc.constantFrom('EUR', 'USD', 'BGN', 'JPY'),
  expired: fc.boolean(),
  buyPrice: cents(20_000),
  marketPrice: cents(20_000),
} as const;

const bond = fc
  .record({
    ...common,
    direction: fc.constantFrom('Buy', 'Sell'),
    nominal: cents(100_000_000),
    taxesPaid: fc.option(cents(100_000)),
    maturityDate: fc.option(
      fc.integer({ min: 2020, max: 2040 }).map((year) => calendarDate(`${year}-07-15`)),
    ),
  })
  .map(aHeldBond);

const etfOrShare = fc
  .record({
    ...common,
    kind: fc.constantFrom('etf', 'share'),
    direction: fc.constantFrom('Bid', 'Ask'),
    units: cents(1_000_000),
    feesPaid: fc.array(cents(1_000), { maxLength: 2 }),
    dividend: fc.option(cents(100_000)),
  })
  .map(aHeldShare);

/** A portfolio of any kinds, currencies, banks and states; each holding has a unique id. */
export function someHoldings(): fc.Arbitrary<Holding[]> {
  return fc
    .array(fc.oneof(bond, etfOrShare), { maxLength: 12 })
    .map((holdings) => holdings.map((holding, index) => ({ ...holding, id: index + 1 })));
}
