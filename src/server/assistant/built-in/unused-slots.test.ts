import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { createSpeech } from './speech.ts';
import { toQuery } from './understanding/query.ts';
import { questionReader } from './understanding/read-question.ts';
import { unusedSlots } from './unused-slots.ts';

const today = calendarDate('2026-03-02');
const speech = createSpeech({
  language: 'en',
  today,
  banks: ['Fibank'],
  securities: new Map(),
  issuers: new Map(),
});
const read = questionReader({ banks: ['Fibank'], holdings: [] }, today);

function unusedIn(question: string, inputs: readonly unknown[], content = '') {
  const { slots, form } = read(question);
  const query = toQuery({ intent: 'list-holdings' }, slots, form);
  return unusedSlots(query, { inputs, content }, speech);
}

test('a bank that no tool was asked with is left out, unless the answer names it', () => {
  expect(unusedIn('bonds at Fibank', [{ filter: {} }])).toEqual(['Fibank']);
  expect(unusedIn('bonds at Fibank', [{ filter: { banks: ['Fibank'] } }])).toEqual([]);
  expect(unusedIn('bonds at Fibank', [{}], 'Fibank: 40.1%')).toEqual([]);
});

test('so are days', () => {
  expect(unusedIn('bonds in 2025', [{ filter: {} }])).toEqual(['2025']);
  expect(unusedIn('bonds in 2025', [{ from: '2024-12-31', to: '2025-12-31' }])).toEqual([]);
});
