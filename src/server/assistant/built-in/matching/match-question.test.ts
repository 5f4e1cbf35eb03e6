import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { understand } from '../understanding/understand.ts';
import { setUnderstandingFile } from './understanding.ts';

const TRAKIA = 'XS2536817211';
const MONDAY = calendarDate('2026-03-02');

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

const ask = (text: string, today = MONDAY) =>
  understand({ text, earlier: [], today, names: { banks: [], holdings: [] } }).query?.intent;

test.each([
  'как се представих тази седмица',
  'как върви портфейлът ми тази седмица',
  'kak varvi portfeila tazi sedmitsa',
  'колко спечелих тази седмица',
])('what this week brought can be asked on its first day, too: %s', (text) => {
  expect([ask(text), ask(text, calendarDate('2026-03-05'))]).toEqual(['total-return', 'total-return']);
});

test.each(['what is coming this week', 'какво ми идва тази седмица'])(
  'what comes this week is still to come: %s',
  (text) => {
    expect(ask(text)).toBe('coming-payments');
  },
);

test.each([
  [`колко ми е дала ${TRAKIA}`, 'payments-received'],
  [`kolko mi e dala ${TRAKIA}`, 'payments-received'],
  [`how much has ${TRAKIA} given me`, 'payments-received'],
  ['show all my payments', 'payments-received'],
  ['покажи всичките ми плащания', 'payments-received'],
  ['when did I buy each holding', 'list-holdings'],
  ['кога купих всяка', 'list-holdings'],
])('plain questions are understood: %s', (text, intent) => {
  expect(ask(text)).toBe(intent);
});
