import { expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import type { PricePreviewRow, PriceRule } from '#api/portfolio/instruments/prices';
import { answeredHistory, compareHistory } from './compare-history.ts';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as const;
const file = DAYS.map((day, i) => ({ row: i + 2, day: calendarDate(day), price: '98.5' }));

function previewRows(warnings: readonly (readonly PriceRule[])[], holders = 0): PricePreviewRow[] {
  return DAYS.map((day, i) => ({
    ...{
      isin: 'BG2030126119',
      currentIsin: 'BG2030126119',
      day: calendarDate(day),
      before: 98,
      after: 98.5,
      changePercent: 0.51,
      eur: null,
    },
    holders: i === DAYS.length - 1 ? holders : 0,
    warnings: [...(warnings[i] ?? [])],
  }));
}
const rowNumbers = (days: readonly { readonly file: { readonly row: number } }[]) =>
  days.map((day) => day.file.row);

it('each day of a file is new, replaced, unchanged, or has a manually entered price that takes precedence', () => {
  const rows = previewRows(
    [['unchanged_price'], ['replaces_price'], ['stays_behind_price'], ['nobody_holds'], []],
    3,
  );
  const compared = compareHistory(file, rows);
  expect(rowNumbers(compared.unchanged)).toEqual([2]);
  expect(rowNumbers(compared.replaced)).toEqual([3]);
  expect(rowNumbers(compared.behind)).toEqual([4]);
  expect(rowNumbers(compared.added)).toEqual([5, 6]);
  expect(compared.taken?.day).toBe('2026-11-20');
  expect(compareHistory(file, previewRows([])).taken).toBeUndefined();
});

it('a warning is confirmed, or its price typed again, and sent with the price', () => {
  const rows = previewRows([
    ['large_change'],
    [],
    [],
    [],
    ['looks_hundred_times_off', 'unusual_clean_price'],
  ]);
  const compared = compareHistory(file, rows);
  expect(rowNumbers(compared.unusual)).toEqual([2]);
  expect(rowNumbers(compared.toRetype)).toEqual([6]);
  const prices = file.map(({ day }) => ({ isin: 'BG2030126119', price: 98.5, day }));
  const answered = answeredHistory(prices, rows);
  expect(answered[0]).toEqual({ ...prices[0], confirmed: ['large_change'] });
  expect(answered[1]).toEqual(prices[1]);
  expect(answered[4]).toEqual({ ...prices[4], confirmed: ['unusual_clean_price'], priceAgain: 98.5 });
});

it('a file with warnings for more than a fifth of its days is probably the wrong one', () => {
  expect(compareHistory(file, previewRows([['large_change']])).isWrongFile).toBe(false);
  expect(compareHistory(file, previewRows([['large_change'], ['large_change']])).isWrongFile).toBe(true);
});
