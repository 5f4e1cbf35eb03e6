import { describe, expect, it } from 'vitest';
import { aDeal } from '#testing/factories/a-deal';
import { calendarDate } from '../../calendar-date.ts';
import { computePositions } from '../positions/positions.ts';
import { dividendEstimates, dividendIncome, type EnteredDistribution } from './dividend-income.ts';
import { heldLots } from './held-lots.ts';

const TODAY = calendarDate('2026-11-22');

const entered = (day: string, gross: number, units: number | null = null): EnteredDistribution => {
  return { payDay: calendarDate(day), exDay: null, gross, currency: 'EUR', units };
};

/** Row, day, amount and state of all that 10 units in one row, 30 in another, bring, by what was entered for each. */
function income(
  first: readonly EnteredDistribution[],
  second: readonly EnteredDistribution[] = [],
  sold: Parameters<typeof aDeal>[0][] = [],
): string[] {
  const deals = [aDeal({ quantity: 10 }), aDeal({ id: 2, quantity: 30, day: '2026-02-02' })];
  const [position] = computePositions([...deals, ...sold.map(aDeal)], { asOf: TODAY });
  const lots = heldLots(position!, TODAY).map((lot) => {
    return { lot, distributions: lot.deal.id === 1 ? first : lot.deal.id === 2 ? second : [] };
  });
  const estimates = dividendEstimates(lots, TODAY);
  return lots
    .flatMap((lot) => dividendIncome(lot, estimates, TODAY))
    .map(({ holdingId, day, income: amount, state }) => [holdingId, day, amount.toFixed(2), state].join(' '));
}

describe('an ETF or a share', () => {
  it('was paid what was entered, and is likely to pay every row the same for a unit in the years ahead', () => {
    expect(income([entered('2026-06-01', 5)])).toEqual([
      '1 2026-06-01 5.00 received',
      '1 2027-06-01 5.00 estimated',
      '1 2028-06-01 5.00 estimated',
      '2 2027-06-01 15.00 estimated',
      '2 2028-06-01 15.00 estimated',
    ]);
  });

  it('counts a distribution once per unit, even if it is entered for each row', () => {
    const lines = income([entered('2026-06-01', 5)], [entered('2026-06-01', 15)]);
    expect(lines.filter((line) => line.includes('2027'))).toEqual([
      '1 2027-06-01 5.00 estimated',
      '2 2027-06-01 15.00 estimated',
    ]);
  });

  it('has no estimate in the place of what is announced, or came on another day than a year before', () => {
    const announced = income([entered('2025-12-10', 5), entered('2026-12-18', 6)]).filter((line) =>
      line.startsWith('1'),
    );
    expect(announced).toEqual([
      '1 2025-12-10 5.00 received',
      '1 2026-12-18 6.00 announced',
      '1 2027-12-18 6.00 estimated',
    ]);
    const early = income([entered('2025-11-30', 5), entered('2026-11-18', 6)]).filter((line) =>
      line.startsWith('1'),
    );
    expect(early.slice(2)).toEqual(['1 2027-11-18 6.00 estimated', '1 2028-11-18 6.00 estimated']);
  });

  it('estimates each of twelve months except the announced one', () => {
    const monthly = Array.from({ length: 12 }, (_, i) =>
      entered(`2026-${String(i + 1).padStart(2, '0')}-10`, 1),
    );
    const lines = income(monthly.map((of) => (of.payDay > TODAY ? { ...of, gross: 2 } : of)));
    expect(lines.filter((line) => line.startsWith('1 2026-12') || line.startsWith('1 2027'))).toHaveLength(
      13,
    );
  });

  it('is estimated in cents: 0.125 for a unit is 1.25 of 10 and 3.75 of 30', () => {
    const lines = income([entered('2026-06-01', 0.5, 4)]).filter((line) => line.includes('2027'));
    expect(lines).toEqual(['1 2027-06-01 1.25 estimated', '2 2027-06-01 3.75 estimated']);
  });

  it('is estimated for the units that are left', () => {
    const sale = { id: 3, direction: 'Ask', quantity: 15, day: '2026-09-01' } as const;
    expect(income([entered('2026-06-01', 5)], [], [sale])).toEqual([
      '1 2026-06-01 5.00 received',
      '2 2027-06-01 12.50 estimated',
      '2 2028-06-01 12.50 estimated',
    ]);
  });
});
