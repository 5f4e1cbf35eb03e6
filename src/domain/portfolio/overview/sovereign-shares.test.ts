import { expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { sovereignShares } from './concentration-flags.ts';
import type { OverviewPosition } from './overview-position.ts';
import { allocationSums, toShares } from './position-allocation.ts';

function position(isin: string, issuer: string, eur: number): OverviewPosition {
  return {
    ...{ kind: 'bond', isin, issuer, country: null, currency: 'EUR', maturity: null },
    ...{ eur: new Decimal(eur), banks: [{ bank: 'A', part: new Decimal(1) }] },
  };
}

it('a government has the percentage that the allocation by issuer shows for the same amount', () => {
  const positions = [
    position('BG2030026111', 'Bulgaria', 3650),
    position('XS2000000011', 'A bank', 3250),
    position('XS2000000029', 'Another bank', 93_100),
  ];
  const sums = allocationSums(positions, calendarDate('2026-11-26'));
  const listed = toShares(sums.issuer).find(({ key }) => key === 'Bulgaria');
  expect(sovereignShares(positions, sums)).toEqual([listed]);
});
