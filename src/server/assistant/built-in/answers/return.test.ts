import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { createSpeech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { ALL, describeLeftOut, findLevel } from './return.answer.ts';

const SECURITIES = new Map([
  ['BG0000000011', 'Rila Bank'],
  ['BG0000000029', 'Pirin Bank'],
]);

const CASES = [
  ['en', 'Not included: Rila Bank (BG0000000011), BG0000000037 (no market price); Pirin Bank (BG0000000029) (marked as expired without a sale).'],
  ['bg', 'Не са включени: Rila Bank (BG0000000011), BG0000000037 (няма пазарна цена); Pirin Bank (BG0000000029) (отбелязана като изтекла без продажба).'],
] as const; // prettier-ignore

test.each(CASES)('a return names what it leaves out, and why (%s)', (language, expected) => {
  const speech = createSpeech({
    ...{ language, today: calendarDate('2026-11-27'), banks: [], securities: SECURITIES, issuers: new Map() },
  });
  const left = (isin: string, reason: 'no_price' | 'closed_without_sale') => ({ isin, reason, why: '' });
  const leftOut = [
    left('BG0000000011', 'no_price'),
    left('BG0000000029', 'closed_without_sale'),
    // Held at two banks.
    left('BG0000000029', 'closed_without_sale'),
    left('BG0000000037', 'no_price'),
  ];
  expect(describeLeftOut({ leftOut }, speech)).toBe(expected);
});

test.each<[Query['filter'], ReturnType<typeof findLevel>]>([
  [{}, ALL],
  [{ expired: false }, ALL],
  [{ kinds: ['bond'] }, { of: 'class', kind: 'bond' }],
  // Those that are expired are no class of their own.
  [{ kinds: ['bond'], expired: true }, undefined],
  [{ expired: true }, undefined],
])('a return is known of these holdings: %j', (filter, level) => {
  expect(findLevel({ filter })).toEqual(level);
});
