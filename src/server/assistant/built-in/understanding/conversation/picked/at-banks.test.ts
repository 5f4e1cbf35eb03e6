import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { aNamedHolding } from '../../../../../../testing/assistant-questions/a-named-holding.ts';
import { setUnderstandingFile } from '../../../matching/understanding.ts';
import { understandLast } from '../../../../../../testing/assistant-questions/understand-last.ts';
import { UNNAMED } from '../turn.ts';

const today = calendarDate('2026-11-27');
const names = {
  banks: ['Fibank', 'UniCredit', 'DSK'],
  holdings: [aNamedHolding('XS2536817211', { kind: 'bond', name: 'Trakia Energy', bank: 'Fibank' })],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

function ask(...texts: readonly string[]) {
  const { query, pickFrom } = understandLast(texts, { today, names });
  return { intent: query?.intent, banks: query?.filter.banks, pickFrom };
}

test.each([
  [['how much profit do I have at Fibank?', 'and the other banks?'], 'profit', ['UniCredit', 'DSK']],
  [['какво имам в DSK?', 'а в другите банки?'], 'list-holdings', ['Fibank', 'UniCredit']],
] as const)('the others, after one bank: %j', (asked, intent, banks) => {
  expect(ask(...asked)).toMatchObject({ intent, banks });
});

test('the other banks, with none before, are no condition', () => {
  expect(ask('what am I worth?', 'and the other banks?').banks).toBeUndefined();
});

test.each([
  [['which bank do I have the most at?', 'what do I have there?']],
  [['how much do I have at each bank?', 'which is the biggest?', 'what do I have there?']],
  [['в коя банка имам най-много?', 'какво имам там?']],
] as const)('there is the bank that the answer named: %j', (asked) => {
  const { intent, banks, pickFrom } = ask(...asked);
  expect([intent, banks, pickFrom?.query.by]).toEqual(['list-holdings', [UNNAMED], 'bank']);
});

test('what follows is of that bank too', () => {
  const { intent, banks, pickFrom } = ask(
    'which bank do I have the most at?',
    'what do I have there?',
    'and how much profit on them?',
  );
  expect([intent, banks, pickFrom?.query.by]).toEqual(['profit', [UNNAMED], 'bank']);
});
