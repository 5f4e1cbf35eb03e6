import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { queryOfLast } from '../../../../../testing/assistant-questions/understand-last.ts';
import { isAnswered } from '../../answers/answers.ts';
import { INTENT_SLOTS, type IntentId } from '../../intents/intent-ids.ts';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { INTENT_TITLES } from '../../texts/intent-titles.ts';

const holder = { today: calendarDate('2026-03-02'), names: { banks: ['Fibank'], holdings: [] } };
const TITLES = Object.keys(INTENT_SLOTS)
  .filter((one): one is IntentId => Object.hasOwn(INTENT_TITLES, one))
  .filter(isAnswered)
  .flatMap((intent) => Object.values(INTENT_TITLES[intent]).map((title) => ({ intent, title })));

/** 'Change of the value this year'. */
const NAMES_DAYS: ReadonlyMap<IntentId, string> = new Map([['value-change', '2026-01-01']]);

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

test.each(TITLES)('a button asks what it says: $title', ({ intent, title }) => {
  const { intent: understood, period } = queryOfLast(['what was I paid in 2025?', `${title}: 2026`], holder);
  expect([understood, period?.period.from]).toEqual([intent, '2026-01-01']);
});

test.each(TITLES.filter(({ title }) => title.includes(' ')))('so does one of no days: $title', (of) => {
  const { intent, period } = queryOfLast(['what was I paid in 2025?', of.title], holder);
  expect([intent, period?.period.from]).toEqual([of.intent, NAMES_DAYS.get(of.intent)]);
});

test('a title of one word is a question of its own', () => {
  const { intent, period } = queryOfLast(['what was I paid in 2025?', 'Dividends'], holder);
  expect([intent, period?.period.from]).toEqual(['dividends', '2025-01-01']);
});
