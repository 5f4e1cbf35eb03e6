import { addDays, calendarDate } from '#domain/calendar-date';
import { rateHistory } from '#domain/money/rate-history';
import { computePositions } from '#domain/portfolio/positions/positions';
import type { SecurityTerms } from '#domain/portfolio/positions/security-terms';
import { historyDays } from '#domain/portfolio/valuation/history-days';
import { createHistorySum } from '#domain/portfolio/valuation/value-history';
import { priceHistory } from '#domain/prices/price-history';
import { figureRow, limitRow, median, type BenchRow } from '../bench-row.ts';
import { measureCalls } from '../measure.ts';

const TODAY = calendarDate('2026-03-16');
const YEARS_AGO = addDays(TODAY, -3_652);
const MONTHS = 120;

const TERMS: SecurityTerms = {
  repayment: { maturity: calendarDate('2031-01-21'), redemption: 100, instalments: [] },
  interest: {
    terms: {
      couponRate: 0.0225,
      frequency: 2,
      maturity: calendarDate('2031-01-21'),
      dayCount: 'ACT/ACT-ICMA',
    },
    preset: 'bg-government',
  },
};

function bonds(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    ...({ id: i + 1, kind: 'bond', isin: `BG${i}`, currency: 'EUR', direction: 'Buy' } as const),
    day: addDays(YEARS_AGO, i % 300),
    ...{ settlementDay: null, quantity: '10000', price: '98.50', fees: 0, accrued: null, closed: null },
  }));
}

/** Reads the prices and computes the value on each point of ten years. */
function prepareHistory(count: number): () => number {
  const deals = bonds(count);
  const stored = deals.flatMap(({ isin }, security) =>
    Array.from({ length: MONTHS }, (_, month) => ({
      ...({ isin, kind: 'clean', currency: null, source: 'file' } as const),
      day: addDays(TODAY, -30 * month),
      price: (95 + ((month * 7 + security) % 100) / 10).toFixed(2),
    })),
  );
  const terms = () => new Map(deals.map(({ isin }) => [isin, { ...TERMS }]));
  return () => {
    const bondTerms = terms();
    const positions = computePositions(deals, { asOf: TODAY, terms: bondTerms });
    const sum = createHistorySum(historyDays({ from: YEARS_AGO, to: TODAY }, []), rateHistory([]));
    const prices = priceHistory(stored);
    for (const position of positions) {
      const steps = sum.addInSteps(position, { prices, terms: bondTerms });
      while (steps.next().done !== true);
    }
    return sum.total().points.length;
  };
}

/** Ten years with monthly prices, from price rows to points, without the database. */
export function valueHistory(): BenchRow[] {
  const few = measureCalls(prepareHistory(125));
  const many = measureCalls(prepareHistory(500));
  const perPosition = median(many) / 500 / (median(few) / 125);
  return [
    limitRow(300, { name: 'value over ten years of 500 bonds', unit: 'ms', values: many }),
    figureRow({
      name: 'growth of the time of a bond, history of 500 against 125',
      baseline: '1',
      unit: '×',
      values: [perPosition],
      ratios: [perPosition],
      limit: { atMost: 1.3 },
    }),
  ];
}
