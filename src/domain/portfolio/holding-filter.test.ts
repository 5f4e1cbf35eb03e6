import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { aHeldBond, aHeldShare } from '../../testing/factories/a-holding.ts';
import { someHoldings } from '../../testing/factories/some-holdings.ts';
import { calendarDate } from '../calendar-date.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import { isNarrowing, selectHoldings, type HoldingFilter } from './holding-filter.ts';
import { MEASURES, measureOn } from './measure.ts';
import { rankHoldings } from './ranking.ts';

const measuring = measureOn(calendarDate('2026-03-02'));
const basis = { measuring, rates: specificationRates };
const holdings = [
  aHeldBond({ id: 1, notes: 'for the children' }),
  aHeldBond({ id: 2, isin: 'US91282CGM73', currency: 'USD', bank: null, marketPrice: '0' }),
  aHeldShare({ id: 3, country: 'IE', bank: 'UBB', buyDate: calendarDate('2026-01-05') }),
];
const found = (filter: HoldingFilter) => selectHoldings(holdings, filter, basis).map(({ id }) => id);

test.each<[string, HoldingFilter, number[]]>([
  ['a kind', { kinds: ['bond'] }, [1, 2]],
  ['the country of the ISIN', { countries: ['US'] }, [2]],
  ['the country entered for the security', { countries: ['IE'] }, [3]],
  ['a bank in any case', { banks: ['dsk bank '] }, [1]],
  ['no bank', { lacking: ['bank'] }, [2]],
  ['a word of the notes', { text: 'Children' }, [1]],
  ['a maturity', { matures: { from: calendarDate('2030-01-01'), to: calendarDate('2030-12-31') } }, [1, 2]],
  ['a purchase', { bought: { from: calendarDate('2026-01-01'), to: calendarDate('2026-01-31') } }, [3]],
  ['a figure above a limit', { figures: [{ measure: 'profit', is: 'above', value: '120' }] }, [1]],
  ['a figure from a limit on', { figures: [{ measure: 'profit', is: 'from', value: '120' }] }, [1, 3]],
  ['a known price', { having: ['market-price'] }, [1, 3]],
  ['a known duration', { having: ['duration'] }, [1]],
])('holdings are narrowed by %s', (_name, filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

it('an empty filter keeps everything', () => {
  expect(isNarrowing({})).toBe(false);
  expect(isNarrowing({ kinds: undefined })).toBe(false);
  expect(found({})).toEqual([1, 2, 3]);
});

it('holdings are ranked by a figure in euro, without those that have none', () => {
  const basis = { rates: specificationRates, measuring };
  const ids = (order: 'highest-first' | 'lowest-first') =>
    rankHoldings(holdings, { by: 'profit', order }, basis).map(({ id }) => id);
  expect(ids('highest-first')).toEqual([1, 3]);
  expect(ids('lowest-first')).toEqual([3, 1]);
});

it('a holding has a figure or lacks it, never both', () => {
  fc.assert(
    fc.property(someHoldings(), fc.constantFrom(...MEASURES), (all, measure) => {
      const having = selectHoldings(all, { having: [measure] }, basis);
      const lacking = selectHoldings(all, { lacking: [measure] }, basis);
      expect(having.length + lacking.length).toBe(all.length);
    }),
  );
});
