import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../../matching/understanding.ts';
import { understandLast } from '../../../../../../testing/assistant-questions/understand-last.ts';

const names = { banks: ['Fibank'], holdings: [] };

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as, and what is written of the words in it. */
function ask(...texts: readonly string[]) {
  const today = calendarDate('2026-03-02');
  const { query, slots } = understandLast(texts, { today, names });
  if (query === undefined) throw new Error(`not understood: ${texts.join(' → ')}`);
  return { intent: query.intent, days: query.period?.period, rank: query.rank, order: slots.order };
}

const WEEK = { from: '2026-02-16', to: '2026-02-22' };
const DECEMBER = { from: '2024-12-01', to: '2024-12-31' };

test.each([
  [['what came in last week', 'and the week before'], WEEK],
  [['what came in last week', 'and the previous week'], WEEK],
  [['what came in last week', 'and last week'], WEEK],
  [['колко дойде миналата седмица', 'а предната'], WEEK],
  [['колко дойде миналата седмица', 'а миналата'], WEEK],
  [['kolko doide minalata sedmica', 'a prednata'], WEEK],
  [['how much did I receive in december', 'and the december before'], DECEMBER],
  [['колко получих през декември', 'а декември преди това'], DECEMBER],
  [['kolko poluchih prez dekemvri', 'a dekemvri predi tova'], DECEMBER],
  [['how much did I receive last year', 'and the previous one'], { from: '2024-01-01', to: '2024-12-31' }],
])('what came in the days before: %j', (texts, days) => {
  expect(ask(...texts)).toMatchObject({ intent: 'payments-received', days });
});

test.each([
  [['last year', 'year before', 'before that']],
  [['миналата година', 'предната', 'а преди това']],
  [['minalata godina', 'prednata', 'a predi tova']],
])('each step is from the one before it, and leaves out no word: %j', (texts) => {
  const { days, order } = ask(...texts);
  expect([days, order.includes('time:before')]).toEqual([{ from: '2023-01-01', to: '2023-12-31' }, false]);
});

test.each([
  [['what is coming this month', 'and the next']],
  [['какво ми идва този месец', 'а следващия']],
  [['какви постъпления имаме този месец', 'а следващия']],
  [['kakvo mi idva tozi mesec', 'a sledvashtiq']],
])('what comes in the days after: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({
    ...{ intent: 'coming-payments', days: { from: '2026-04-01', to: '2026-04-30' } },
  });
});

test('what is to come is behind today what came', () => {
  expect(ask('what is coming in april', 'and the month before', 'and before that')).toMatchObject({
    ...{ intent: 'payments-received', days: { from: '2026-02-01', to: '2026-02-28' } },
  });
});

test.each([
  [['when is the next payment', 'and the next'], 2],
  [['koga e sledvashtoto plashtane', 'a sledvashtoto'], 2],
  [['кога е следващото плащане', 'а следващото', 'а следващото'], 3],
  // In dollars, the next one of all.
  [['кога е следващото плащане', 'а следващото в долари'], undefined],
])('the next one is that after the one before: %j', (texts, rank) => {
  expect(ask(...texts)).toMatchObject({ intent: 'next-payment', days: undefined, rank });
});
