import bondCalculator from 'bond-calculator';
import npmXirr from 'xirr';
import { addDays, calendarDate, dateFromDayNumber, type CalendarDate } from '#domain/calendar-date';
import { bondAnalytics } from '#domain/bonds/pricing/bond-analytics';
import { bondFlows, type BondFlows } from '#domain/bonds/pricing/bond-flows';
import type { BondTerms } from '#domain/bonds/terms/bond-terms';
import { yieldFromCleanPrice } from '#domain/bonds/pricing/bond-yield';
import { xirr } from '#domain/returns/xirr';
import type { Result } from '#domain/result';
import type { BenchRow } from '../bench-row.ts';
import { atLeastTimes, atMostTimes } from '../compare.ts';

const SETTLEMENT = calendarDate('2026-03-16');
const QUOTE = { compounding: 2, lastPeriod: 'simple' } as const;

function requireValue<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

interface BenchBond {
  readonly terms: BondTerms;
  readonly cleanPrice: number;
}

/** Semi-annual 30/360 bonds of 1 to 30 years, spread over coupons and prices. */
function bonds(count: number): BenchBond[] {
  return Array.from({ length: count }, (_, i) => ({
    terms: {
      couponRate: 0.005 + (i % 17) * 0.004,
      frequency: 2,
      maturity: addDays(SETTLEMENT, 400 + ((i * 977) % 10_500)),
      dayCount: '30/360-US',
    },
    cleanPrice: 82 + ((i * 7) % 36),
  }));
}

/** Yields of prepared bonds. Both sides must agree to eight digits, or the run ends here. */
function yields(): BenchRow {
  const ready = bonds(200).map(({ terms, cleanPrice }) => ({
    flows: requireValue(bondFlows(terms, SETTLEMENT)),
    cleanPrice,
    theirs: bondCalculator({
      settlement: SETTLEMENT,
      maturity: terms.maturity,
      rate: terms.couponRate,
      redemption: 100,
      frequency: 2,
      convention: '30U/360',
    }),
  }));
  const ours = (flows: BondFlows, price: number) => requireValue(yieldFromCleanPrice(flows, QUOTE, price));
  const solved = ready.filter(({ flows, cleanPrice, theirs }) => {
    const difference = Math.abs(ours(flows, cleanPrice) - theirs.yield(cleanPrice));
    return difference < 1e-8;
  });
  if (solved.length < ready.length * 0.9) throw new Error('the yields of the two do not agree');
  return atLeastTimes(
    {
      name: 'yields from prices',
      baseline: 'bond-calculator 0.1.9',
      pieces: solved.length,
      unit: 'yields a second',
      ours: () => solved.reduce((sum, { flows, cleanPrice }) => sum + ours(flows, cleanPrice), 0),
      theirs: () => solved.reduce((sum, { theirs, cleanPrice }) => sum + theirs.yield(cleanPrice), 0),
    },
    20,
  );
}

/** A typical holding: a purchase, half-yearly coupons and a sale. */
function holding(i: number): { readonly date: CalendarDate; readonly amount: number }[] {
  const bought = addDays(SETTLEMENT, -2_000 + ((i * 131) % 900));
  const coupons = Array.from({ length: 4 + (i % 8) }, (_, k) => ({
    date: addDays(bought, 100 + k * 182),
    amount: 1 + (i % 5) * 0.5,
  }));
  const last = coupons.at(-1)?.date ?? bought;
  return [
    { date: bought, amount: -95 - (i % 9) },
    ...coupons,
    { date: addDays(last, 60), amount: 96 + (i % 7) },
  ];
}

function xirrs(): BenchRow {
  const holdings = Array.from({ length: 200 }, (_, i) => holding(i));
  const dated = holdings.map((flows) =>
    flows.map(({ date, amount }) => ({ amount, when: new Date(`${date}T00:00:00Z`) })),
  );
  const ours = (flows: ReturnType<typeof holding>) => requireValue(xirr(flows)).rate;
  holdings.forEach((flows, i) => {
    if (Math.abs(ours(flows) - npmXirr(dated[i] ?? [])) > 1e-6)
      throw new Error('the rates of the two do not agree');
  });
  return atLeastTimes(
    {
      name: 'XIRR of a holding',
      baseline: 'xirr 1.1.0',
      pieces: holdings.length,
      unit: 'rates a second',
      ours: () => holdings.reduce((sum, flows) => sum + ours(flows), 0),
      theirs: () => dated.reduce((sum, flows) => sum + npmXirr(flows), 0),
    },
    3,
  );
}

const solveYield = ({ terms, cleanPrice }: BenchBond) =>
  requireValue(bondAnalytics({ terms, settlement: SETTLEMENT, quote: QUOTE, cleanPrice })).yield;

/** All figures of a bond, including its flows, against one plain discounting of the same flows. */
function analytics(count: number): BenchRow {
  const portfolio = bonds(count);
  const flat = portfolio.map(({ terms }) => {
    let time = 0;
    return requireValue(bondFlows(terms, SETTLEMENT)).flows.map(({ amount, step }) => {
      time += step;
      return { amount, time };
    });
  });
  const discountOnce = () => {
    let sum = 0;
    for (const flows of flat) for (const { amount, time } of flows) sum += amount * Math.pow(1.015, -time);
    return sum;
  };
  return atMostTimes(
    {
      name: `full analytics of ${count.toLocaleString('en')} bonds`,
      baseline: 'the same flows discounted once with Math.pow',
      pieces: count,
      unit: 'bonds a second',
      ours: () => portfolio.reduce((sum, bond) => sum + solveYield(bond), 0),
      theirs: discountOnce,
    },
    12,
  );
}

/**
 * Bonds that repay an equal part on each coupon day, against bullets with the same days. Few of them, so that both fit into the
 * processor's cache.
 */
function amortising(): BenchRow {
  const bullets = bonds(100);
  const inParts = bullets.map(({ terms, cleanPrice }) => {
    const days = requireValue(bondFlows(terms, SETTLEMENT)).flows.map(({ day }) => dateFromDayNumber(day));
    const instalments = days.slice(0, -1).map((day) => ({ day, percent: 100 / days.length }));
    return { terms: { ...terms, instalments }, cleanPrice };
  });
  const sum = (portfolio: readonly BenchBond[]) =>
    portfolio.reduce((total, bond) => total + solveYield(bond), 0);
  return atMostTimes(
    {
      name: 'full analytics of amortising bonds',
      baseline: 'bullets with as many flows',
      pieces: bullets.length,
      unit: 'bonds a second',
      ours: () => sum(inParts),
      theirs: () => sum(bullets),
    },
    1.5,
  );
}

export function bondMathematics(size: 'full' | 'small'): BenchRow[] {
  return [yields(), xirrs(), analytics(size === 'full' ? 10_000 : 500), amortising()];
}
