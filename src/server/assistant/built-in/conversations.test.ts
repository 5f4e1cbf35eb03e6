import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from './matching/understanding.ts';
import { understandLast } from '../../../testing/assistant-questions/understand-last.ts';
import { aNamedHolding } from '../../../testing/assistant-questions/a-named-holding.ts';

const today = calendarDate('2026-03-02');
const names = {
  banks: ['Fibank'],
  holdings: [
    aNamedHolding('BG2040019213', { kind: 'bond' }),
    aNamedHolding('US0378331005', { name: 'Apple' }),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
function ask(...texts: readonly string[]) {
  const { query, near, pickFrom } = understandLast(texts, { today, names });
  return { ...query, near: near?.map(({ intent }) => intent), pickFrom };
}

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

test.each([
  [['каква е доходността ми тази година', 'а за миналата'], year(2025)],
  [['купони през май 2025', 'а през предишния'], { from: '2025-04-01', to: '2025-04-30' }],
  [['what did it pay in December', 'net', 'and the one before'], { from: '2025-11-01', to: '2025-11-30' }],
  [['какво получих през декември', 'а през предишния'], { from: '2025-11-01', to: '2025-11-30' }],
  [['what did I receive in December', 'and the month before that'], { from: '2025-11-01', to: '2025-11-30' }],
  [['what will I receive in December', 'and the one before'], { from: '2026-11-01', to: '2026-11-30' }],
])('the period before the one of the question before: %j', (texts, period) => {
  expect(ask(...texts).period?.period).toEqual(period);
});

test.each([
  [['купони за 2025', 'а за 2024', 'двете години заедно'], { from: '2024-01-01', to: '2025-12-31' }],
  [['coupons in 2023', 'and in 2024', 'both together'], { from: '2023-01-01', to: '2024-12-31' }],
])('two years together are one period: %j', (texts, period) => {
  const { intent, period: asked } = ask(...texts);
  expect([intent, asked?.period]).toEqual(['payments-received', period]);
});

test('what is compared with the year before keeps its own year', () => {
  const { intent, period, otherPeriod } = ask('колко получих през 2024', 'сравни го с предната година');
  expect([intent, period?.period, otherPeriod?.period]).toEqual(['compare-periods', year(2024), year(2023)]);
});

test('what a word of the question before means is explained', () => {
  const { intent, terms } = ask('What is the duration of my bonds?', 'And what does that word mean?');
  expect([intent, terms]).toEqual(['glossary', ['duration']]);
});

test('why one is first is a question about the figure that it is first by', () => {
  const { intent, measure, pickFrom } = ask('Which holding has lost the most euros?', 'Why that one?');
  expect([intent, measure, pickFrom?.rank]).toEqual(['working', 'profit', 1]);
});

test('of two kinds that are left out neither stays', () => {
  expect(ask('what are my holdings worth without the shares and the funds').filter?.kinds).toEqual(['bond']);
  expect(ask('колко струват позициите ми без акциите и фондовете').filter?.kinds).toEqual(['bond']);
});

test('"since it was bought" asks for no day of purchase', () => {
  expect(ask('Which share has gone up most in percent since I bought it?').measure).toBe('profit-percent');
});

test('"in euros" is no currency that falls', () => {
  const { filter, into } = ask('What would I lose, in euros, if the dollar fell by 8 %?');
  expect([filter?.currencies, into === undefined || into === 'EUR']).toEqual([['USD'], true]);
});

test('of all bonds is asked whatever was asked before', () => {
  const { filter } = ask('Which of my bonds have a coupon above 4 %?', 'Are all my bonds in euro?');
  expect(filter).toEqual({ kinds: ['bond'], currencies: ['EUR'] });
});

test.each([
  ['coupons that came in 2025', 'payments-received'],
  ['and the ones that came short?', 'missing-payments'],
])('what a relative clause is about is no holding of the answer before: %s', (text, asked) => {
  const { intent, pickFrom } = ask('my bonds', text);
  expect([intent, pickFrom]).toEqual([asked, undefined]);
});

test('that at the end, or before a noun, points at what was said before', () => {
  expect(ask('Which holding has lost the most euros?', 'how much is that bond worth').pickFrom?.rank).toBe(1);
});

test('a part of a year after a question about a year is a part of that year', () => {
  const half = { from: '2024-07-01', to: '2024-12-31' };
  expect(ask('What was my return in 2024?', 'and only in the second half?').period?.period).toEqual(half);
  expect(ask('Каква доходност имах през 2024 г.?', 'А само през второто полугодие?').period?.period).toEqual(
    half,
  );
});

test.each([
  [['Is anything overdue from Fibank?', 'How much?'], 'missing-payments'],
  [['Колко облигации имам?', 'Покажете ги.'], 'list-holdings'],
])('what says nothing of its own asks for the same, or for the list: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test('until the end of a month from now on', () => {
  const { intent, period } = ask('How much interest should I receive between now and the end of June?');
  expect([intent, period?.period]).toEqual(['coming-payments', { from: '2026-03-02', to: '2026-06-30' }]);
});

test('what something will be worth is not answered with what it is worth', () => {
  expect(ask('How much will my Apple shares be worth at the end of 2026?').intent).toBe('decline-future');
});

test('how it is changed is not asked of whatever a story was about', () => {
  const { intent, near } = ask('I think someone saw my pasword, how can I change it');
  expect(intent ?? near).toContain('how-to');
});

test.each([
  ['С колко се промени стойността на портфейла от началото на месеца?', '2026-03-01'],
  ['How much has my portfolio changed since the start of the quarter?', '2026-01-01'],
  ['Как се промени стойността на портфейла от началото на 2025 г.?', '2025-01-01'],
])('since the start of a month, a quarter or a year is from its first day on: %s', (text, from) => {
  const { intent, period } = ask(text);
  expect([intent, period?.period.from]).toEqual(['value-change', from]);
});
