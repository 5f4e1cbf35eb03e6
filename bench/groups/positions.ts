import { addDays, calendarDate } from '#domain/calendar-date';
import { rateHistory } from '#domain/money/rate-history';
import type { Deal } from '#domain/portfolio/positions/deal';
import { COST_METHODS, type CostMethod } from '#domain/portfolio/positions/lots';
import { computePositions } from '#domain/portfolio/positions/positions';
import type { SecurityTerms } from '#domain/portfolio/positions/security-terms';
import { portfolioReturn } from '#domain/portfolio/returns/portfolio-return';
import { portfolioValue } from '#domain/portfolio/valuation/portfolio-value';
import { priceHistory } from '#domain/prices/price-history';
import { limitRow, type BenchRow } from '../bench-row.ts';
import { measureCalls } from '../measure.ts';

const TODAY = calendarDate('2026-03-16');
const FIRST_DAY = addDays(TODAY, -2_000);

/** The terms of each ISIN: 2.25 % 2028-01-21, semi-annual. */
const TERMS: SecurityTerms = {
  repayment: { maturity: calendarDate('2028-01-21'), redemption: 100, instalments: [] },
  interest: {
    terms: {
      couponRate: 0.0225,
      frequency: 2,
      maturity: calendarDate('2028-01-21'),
      dayCount: 'ACT/ACT-ICMA',
    },
    preset: 'bg-government',
  },
};

/** Two purchases for each sale, spread over this many securities; every other one is a bond. */
function deals(count: number, securities: number): Deal[] {
  return Array.from({ length: count }, (_, i) => {
    const security = i % securities;
    const isBond = security % 2 === 0;
    const isSale = Math.floor(i / securities) % 3 === 2;
    return {
      id: i + 1,
      kind: isBond ? 'bond' : 'share',
      isin: `BG${security}`,
      currency: 'EUR',
      direction: isBond ? (isSale ? 'Sell' : 'Buy') : isSale ? 'Ask' : 'Bid',
      day: addDays(FIRST_DAY, Math.floor((i * 1_990) / count)),
      settlementDay: null,
      quantity: `${(isBond ? 1_000 : 10) * (isSale ? 1 + (i % 2) : 2)}`,
      price: (92 + ((i * 7) % 1_600) / 100).toFixed(2),
      fees: '4.50',
      accrued: null,
      closed: null,
    };
  });
}

function positionsRow(securities: number, method: CostMethod): BenchRow {
  const all = deals(1_000, securities);
  const terms = new Map(all.map(({ isin }) => [isin, TERMS]));
  const work = () => {
    const positions = computePositions(all, { method, asOf: TODAY, terms });
    if (positions.some(({ problem }) => problem !== null)) throw new Error('the deals do not add up');
    return positions.length;
  };
  const name = `positions of 1,000 deals in ${securities} securities, ${method}`;
  return limitRow(5, { name, unit: 'ms', values: measureCalls(work) });
}

/** Monthly prices of ten years. */
function monthlyPrices(isins: readonly string[]) {
  return priceHistory(
    isins.flatMap((isin, security) =>
      Array.from({ length: 120 }, (_, month) => ({
        isin,
        day: addDays(TODAY, -30 * month),
        price: 95 + ((month * 7 + security) % 100) / 10,
        kind: 'clean' as const,
        currency: null,
        source: 'file' as const,
      })),
    ),
  );
}

/** The value of 1,000 positions at ten years of monthly prices. The positions are already computed. */
function valueRow(): BenchRow {
  const all = deals(3_000, 1_000);
  const terms = new Map(all.map(({ isin }) => [isin, TERMS]));
  const positions = computePositions(all, { asOf: TODAY, terms });
  const market = { prices: monthlyPrices([...terms.keys()]), rates: rateHistory([]), terms };
  const work = () => portfolioValue(positions, TODAY, market).eur.value.toNumber();
  return limitRow(40, { name: 'value on a day of 1,000 positions', unit: 'ms', values: measureCalls(work) });
}

/** The returns of 1,000 deals over ten years with ten years of monthly prices. The positions are already computed. */
function returnsRow(securities: number): BenchRow {
  const end = TODAY;
  const start = addDays(end, -3_652);
  const all = deals(1_000, securities).map((deal, i) => ({
    ...deal,
    day: addDays(start, 1 + Math.floor(i * 3.6)),
  }));
  const terms = new Map(all.map(({ isin }) => [isin, TERMS]));
  const positions = computePositions(all, { asOf: end, terms, refuseUndated: true });
  const market = { prices: monthlyPrices([...terms.keys()]), rates: rateHistory([]), terms };
  const options = { period: { start, end }, payments: [], market, costs: 'after-fees-and-tax' } as const;
  const work = () => {
    const { leftOut, whole } = portfolioReturn(positions, options);
    if (whole === null || leftOut.length > 0) throw new Error('a position has no return');
    return whole.days;
  };
  const name = `returns of 1,000 deals in ${securities} securities over ten years`;
  return limitRow(1_000, { name, unit: 'ms', values: measureCalls(work) });
}

export function positions(): BenchRow[] {
  const rows = [1, 100].flatMap((securities) =>
    COST_METHODS.map((method) => positionsRow(securities, method)),
  );
  return [...rows, valueRow(), ...[100, 1_000].map(returnsRow)];
}
