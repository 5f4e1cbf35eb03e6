import { describe, expect, it } from 'vitest';
import { aBondDeal } from '#testing/factories/a-deal';
import { calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { officialRates } from '../../money/exchange-rates.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { comingInterest, type ComingIncome } from './coming-income.ts';
import { principalLadder } from './principal-ladder.ts';
import { incomeYield } from './income-yield.ts';
import { estimatedDistributions, nextTwelveMonths, sumIncome } from './twelve-months.ts';

const MATURITY = calendarDate('2028-01-21');

/** 2.25 % 2028-01-21, semi-annual. */
function createTerms(instalments: { readonly day: string; readonly percent: number }[] = []): SecurityTerms {
  return {
    repayment: {
      maturity: MATURITY,
      redemption: 100,
      instalments: instalments.map(({ day, percent }) => ({ day: calendarDate(day), percent })),
    },
    interest: {
      terms: { couponRate: 0.0225, frequency: 2, maturity: MATURITY, dayCount: 'ACT/ACT-ICMA' },
      preset: 'bg-government',
    },
  };
}

const RATES = officialRates(calendarDate('2026-11-20'), { USD: 1.25 });

function comingOn(day: string, terms = createTerms()): ComingIncome[] {
  const asOf = calendarDate(day);
  const [position] = computePositions([aBondDeal({ day: '2026-03-16' })], {
    asOf,
    terms: new Map([['BG2030026111', terms]]),
  });
  return comingInterest(position!, terms, { after: asOf }) ?? [];
}

const toLines = (coming: readonly ComingIncome[]) =>
  coming.map(({ day, income, principal }) => `${day} ${income.toFixed(2)} ${principal.toFixed(2)}`);

describe('10,000 of a bond', () => {
  it('pays its coupons on the contract’s days, and the capital with the last', () => {
    expect(toLines(comingOn('2026-11-22'))).toEqual([
      '2027-01-21 112.50 0.00',
      '2027-07-21 112.50 0.00',
      '2028-01-21 112.50 10000.00',
    ]);
    expect(comingOn('2028-01-21')).toEqual([]);
  });

  it('IN · pays 225.00 in twelve months, and the principal if it is due in them', () => {
    const next = (day: string) => sumIncome(nextTwelveMonths(comingOn(day), calendarDate(day)), RATES);
    expect(next('2026-11-22')).toMatchObject({ income: new Decimal(225), principal: new Decimal(0) });
    expect(next('2027-03-01')).toMatchObject({ income: new Decimal(225), principal: new Decimal(10_000) });
  });

  it('yields 2.2511 % on its cost and 2.2457 % on its value', () => {
    expect(incomeYield(new Decimal(225), new Decimal(9995))?.toFixed(6)).toBe('0.022511');
    expect(incomeYield(new Decimal(225), new Decimal('10019.24'))?.toFixed(6)).toBe('0.022457');
    expect(incomeYield(new Decimal(225), new Decimal(0))).toBeNull();
  });

  it('with an instalment pays less interest after it', () => {
    const coming = comingOn('2026-11-22', createTerms([{ day: '2027-01-21', percent: 40 }]));
    expect(toLines(coming)).toEqual([
      '2027-01-21 112.50 4000.00',
      '2027-07-21 67.50 0.00',
      '2028-01-21 67.50 6000.00',
    ]);
  });
});

it('the ladder is a sum of the same events', () => {
  const coming = comingOn('2026-11-22', createTerms([{ day: '2027-01-21', percent: 40 }]));
  const ladder = principalLadder(coming, calendarDate('2026-11-22'), RATES);
  expect(ladder.map(({ from, to, principal }) => `${from} ${to} ${principal.toFixed(0)}`)).toEqual([
    '2027-01-01 2027-03-31 4000',
    '2028-01-01 2028-03-31 6000',
  ]);
});

it('the ladder has quarters for two years and years after them', () => {
  const repaid = (day: string, currency: ComingIncome['currency']): ComingIncome => {
    const key = { kind: 'bond', isin: 'BG2030026111', currency } as const;
    return { ...key, day: calendarDate(day), income: new Decimal(0), principal: new Decimal(1000) };
  };
  const coming = [repaid('2028-10-02', 'EUR'), repaid('2031-02-01', 'USD'), repaid('2031-09-01', 'GBP')];
  const ladder = principalLadder(coming, calendarDate('2026-11-22'), RATES);
  expect(ladder.map(({ from, to, currency, eur }) => [from, to, currency, eur?.toNumber() ?? null])).toEqual([
    ['2028-10-01', '2028-12-31', 'EUR', 1000],
    ['2031-01-01', '2031-12-31', 'USD', 800],
    ['2031-01-01', '2031-12-31', 'GBP', null],
  ]);
});

it('currencies without a rate are listed and not counted', () => {
  const [first] = comingOn('2026-11-22');
  const sums = sumIncome([first!, { ...first!, currency: 'GBP' }], RATES);
  expect(sums).toEqual({ income: new Decimal('112.5'), principal: new Decimal(0), withoutRate: ['GBP'] });
});

it('distributions of the last year are the estimate of the next', () => {
  const paid = ['2025-11-22', '2025-12-01', '2026-06-01', '2026-12-01'].map((day) => {
    return { day: calendarDate(day), perUnit: new Decimal('0.125') };
  });
  const estimated = estimatedDistributions(paid, calendarDate('2026-11-22'));
  expect(estimated.map(({ day }) => day)).toEqual(['2026-12-01', '2027-06-01']);
});
