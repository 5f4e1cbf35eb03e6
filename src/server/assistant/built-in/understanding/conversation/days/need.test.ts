import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../../matching/understanding.ts';
import { understandLast } from '../../../../../../testing/assistant-questions/understand-last.ts';

const today = calendarDate('2026-03-02');
const names = { banks: ['Fibank'], holdings: [] };

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
function ask(...texts: readonly string[]) {
  const { query } = understandLast(texts, { today, names });
  if (query === undefined) throw new Error(`not understood: ${texts.join(' → ')}`);
  return query;
}

const until = (to: string) => ({ from: today, to });
const CAR = 'i need 10000 euro in august 2026 for a car';
const KOLA = 'искам да купя кола за 10000 през август 2026';
const FEE = 'трябват ми 5000 евро през юни за таксата на детето';

test.each([
  [[CAR], '10000', '2026-08-31'],
  [[KOLA], '10000', '2026-08-31'],
  [['iskam da kupq kola za 10000 prez avgust 2026'], '10000', '2026-08-31'],
  [[FEE], '5000', '2026-06-30'],
  [['trqbvat mi 5000 evro prez juni za taksa'], '5000', '2026-06-30'],
  [['tuition 3000 due in january'], '3000', '2027-01-31'],
  [[FEE, 'стига ли'], '5000', '2026-06-30'],
  [[FEE, 'стига ли', 'а ако чакам до юли'], '5000', '2026-07-31'],
  [[FEE, 'а ако чакам до юли', 'колко остава'], '5000', '2026-07-31'],
  [['tuition 3000 due in september', 'only euro', 'is it enough', "what's left"], '3000', '2026-09-30'],
])('what is needed is compared with what comes until then: %j', (texts, value, to) => {
  const { intent, bound, period } = ask(...texts);
  expect([intent, bound?.is, bound?.value, period?.period]).toEqual([
    'coming-payments',
    'from',
    value,
    until(to),
  ]);
});

test('only the euro that come are compared with it', () => {
  const { filter, bound } = ask('tuition 3000 due in september', 'only euro', 'is it enough');
  expect([filter.currencies, bound?.value]).toEqual([['EUR'], '3000']);
});

test.each([
  [[CAR, 'what matures before that'], 'maturities'],
  [[KOLA, 'какво падежира до тогава'], 'maturities'],
  [[CAR, 'what matures before that', 'and the coupons until then'], 'coming-payments'],
  [[KOLA, 'какво падежира до тогава', 'а купоните до тогава'], 'coming-payments'],
])('until then is until the day before it: %j', (texts, asked) => {
  const { intent, period } = ask(...texts);
  expect([intent, period?.period]).toEqual([asked, until('2026-08-31')]);
});

test.each([
  [[CAR, 'what matures before that', 'and the coupons until then', 'how much altogether']],
  [[KOLA, 'какво падежира до тогава', 'а купоните до тогава', 'общо']],
])('what matures and its coupons, altogether, are both: %j', (texts) => {
  const { intent, concepts, period } = ask(...texts);
  expect([intent, concepts.has('paid:coupon'), period?.period]).toEqual([
    'coming-payments',
    false,
    until('2026-08-31'),
  ]);
});
