import { expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { calendarDate } from '../../calendar-date.ts';
import { officialRates } from '../../money/exchange-rates.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { firstCall } from './first-call.ts';
import { heldLots } from './held-lots.ts';
import { principalLadder } from './principal-ladder.ts';

const MATURITY = calendarDate('2030-06-15');
const CALLS = [
  { day: calendarDate('2028-06-15'), price: 100 },
  { day: calendarDate('2027-06-15'), price: 101 },
];
const PURCHASE = aBondDeal({ day: '2026-03-16' });

/** 3 % 2030-06-15, yearly, callable in 2027 and 2028. */
function createTerms(some: { calls?: typeof CALLS; repaid?: number } = {}): SecurityTerms {
  const { calls = CALLS, repaid } = some;
  const instalments = repaid === undefined ? [] : [{ day: calendarDate('2027-01-15'), percent: repaid }];
  return {
    repayment: { maturity: MATURITY, redemption: 100, instalments },
    interest: {
      terms: { couponRate: 0.03, frequency: 1, maturity: MATURITY, dayCount: 'ACT/ACT-ICMA' },
      preset: 'bg-government',
      calls,
    },
  };
}

interface Held {
  readonly terms?: SecurityTerms;
  readonly deals?: readonly Deal[];
}

function callsOn(day: string, { terms = createTerms(), deals = [PURCHASE] }: Held = {}) {
  const today = calendarDate(day);
  const [position] = computePositions(deals, { asOf: today, terms: new Map([['BG2030026111', terms]]) });
  return heldLots(position!, today).flatMap((lot) => firstCall({ lot, terms }, today) ?? []);
}

const toLines = (calls: ReturnType<typeof callsOn>) =>
  calls.map(({ holdingId, day, income, principal }) =>
    [holdingId, day, income.toFixed(2), principal.toFixed(2)].join(' '),
  );

it('is the soonest after today, at its price and without interest', () => {
  expect(toLines(callsOn('2026-11-22'))).toEqual(['1 2027-06-15 0.00 10100.00']);
  expect(toLines(callsOn('2027-06-14'))).toEqual(['1 2027-06-15 0.00 10100.00']);
  expect(toLines(callsOn('2027-06-15'))).toEqual(['1 2028-06-15 0.00 10000.00']);
  expect(callsOn('2028-06-15')).toEqual([]);
  expect(callsOn('2026-11-22', { terms: createTerms({ calls: [] }) })).toEqual([]);
});

it('repays what is then held and outstanding', () => {
  const sale = aDeal({ ...aBondDeal({ id: 2, day: '2026-06-01', quantity: 4_000 }), direction: 'Sell' });
  expect(toLines(callsOn('2026-11-22', { deals: [PURCHASE, sale] }))).toEqual(['1 2027-06-15 0.00 6060.00']);
  expect(toLines(callsOn('2026-11-22', { terms: createTerms({ repaid: 40 }) }))).toEqual([
    '1 2027-06-15 0.00 6060.00',
  ]);
  const all = aDeal({ ...sale, quantity: 10_000 });
  expect(callsOn('2026-11-22', { deals: [PURCHASE, all] })).toEqual([]);
});

it('is in the quarter of its day', () => {
  const today = calendarDate('2026-11-22');
  const ladder = principalLadder(callsOn(today), today, officialRates(today, {}));
  expect(ladder.map(({ from, to, eur }) => [from, to, eur?.toNumber()])).toEqual([
    ['2027-04-01', '2027-06-30', 10_100],
  ]);
});
