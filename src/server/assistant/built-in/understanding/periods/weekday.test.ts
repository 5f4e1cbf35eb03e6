import { beforeAll, expect, test } from 'vitest';
import { calendarDate, EARLIEST_DATE } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { understand } from '../understand.ts';
import { placePeriods } from './place-periods.ts';

const names = { banks: ['Fibank'], holdings: [] };
const MONDAY = calendarDate('2026-03-02');
const THURSDAY = calendarDate('2026-03-05');

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

function daysOf(text: string, today = MONDAY) {
  const { query } = understand({ text, earlier: [], today, names });
  if (query === undefined) throw new Error(`not understood: ${text}`);
  return placePeriods(query, today).period?.period;
}

test.each([
  ['what did I receive on Friday', '2026-02-27'],
  ['what did I receive last Friday', '2026-02-27'],
  ['what payments come in on Friday', '2026-03-06'],
  ['which bonds mature next Monday', '2026-03-09'],
  ['what did I receive last monday', '2026-02-23'],
  ['какво получих в петък', '2026-02-27'],
  ['какво получих миналата сряда', '2026-02-25'],
  ['какви плащания идват в неделя', '2026-03-08'],
  ['kakvo poluchih v petak', '2026-02-27'],
])('a day of the week is the nearest one behind today, or ahead: %s', (text, day) => {
  expect(daysOf(text)).toEqual({ from: day, to: day });
});

test.each([
  ['what changed since Friday', '2026-02-27'],
  ['what changed since last Friday', '2026-02-27'],
  ['какво се промени от миналия петък насам', '2026-02-27'],
])('since a day of the week is since the last one: %s', (text, from) => {
  expect(daysOf(text)?.from).toBe(from);
});

test('until a day of the week is until the next one', () => {
  expect(daysOf('what payments come in by Friday')).toEqual({ from: EARLIEST_DATE, to: '2026-03-06' });
});

test.each([
  ['what did I receive this Monday', '2026-03-02'],
  ['какво получих този понеделник', '2026-03-02'],
  ['what payments come in this Friday', '2026-03-06'],
])('this Monday is that of the week: %s', (text, day) => {
  expect(daysOf(text, THURSDAY)).toEqual({ from: day, to: day });
});

test.each([
  ['what did I receive from Monday to Wednesday', '2026-03-02', '2026-03-04'],
  ['what payments come in from Friday to Monday', '2026-03-06', '2026-03-09'],
])('from one day of the week to another is of one week: %s', (text, from, to) => {
  expect(daysOf(text, THURSDAY)).toEqual({ from, to });
});

test('a day of the week that one is going to get something on is no appointment', () => {
  expect(daysOf('what am I going to receive on Friday')).toEqual({ from: '2026-03-06', to: '2026-03-06' });
});
