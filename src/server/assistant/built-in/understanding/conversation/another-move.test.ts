import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { understandLast } from '../../../../../testing/assistant-questions/understand-last.ts';
import { aNamedHolding } from '../../../../../testing/assistant-questions/a-named-holding.ts';

const TRAKIA = 'XS2536817211';
const names = {
  banks: ['Fibank'],
  holdings: [
    aNamedHolding(TRAKIA, { kind: 'bond', name: 'Trakia Energy' }),
    aNamedHolding('US91282CHT18', { kind: 'bond', name: 'Treasury' }),
    aNamedHolding('US0378331AA1', { kind: 'bond', name: 'Apple' }),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
function ask(...texts: readonly string[]) {
  const today = calendarDate('2026-03-02');
  const { query } = understandLast(texts, { today, names });
  if (query === undefined) throw new Error(`not understood: ${texts.join(' → ')}`);
  return query;
}

test.each([
  [['лихвите се вдигат с 1%', 'ако са 2 процента'], 'rise'],
  [['лихвите се вдигат с 1%', 'ако са 2 процента', 'а ако паднат'], 'fall'],
  [['lihvite se vdigat s 1%', 'ako sa 2 procenta', 'a ako padnat'], 'fall'],
  [['what if rates rise 1%', "what if it's 2 percent", 'and if they fall'], 'fall'],
  [['what if rates rise 1%', 'and at 2%'], 'rise'],
] as const)('after a move of rates, another one of rates: %j', (texts, direction) => {
  expect(ask(...texts)).toMatchObject({
    ...{ intent: 'rates-shift', direction, isLevel: false, numbers: ['2'] },
  });
});

test.each([
  [['what if rates rise 2%', 'and the us one', 'how much is it worth', 'and if they fall']],
  [['what if rates rise 2%', 'which bond loses most', 'and the us one', 'and if they fall']],
])('a move of rates further back is the one that is meant: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({
    ...{ intent: 'rates-shift', direction: 'fall', numbers: ['2'], filter: { countries: ['US'] } },
  });
});

test.each([
  [
    ['what if the dollar falls 10%', 'and if it rises 5%'],
    ['USD', 'rise', '5'],
  ],
  [
    ['what if the dollar falls 10%', 'and if it rises'],
    ['USD', 'rise', '10'],
  ],
  [
    ['чух че доларът пада с 5%', 'а с 10'],
    ['USD', 'fall', '10'],
  ],
  [
    ['what if the dollar falls 10%', 'and if the pound rises'],
    ['GBP', 'rise', '10'],
  ],
  [
    ['колко имам в долари', 'а ако падне с 10%'],
    ['USD', 'fall', '10'],
  ],
] as const)('after a currency that moves, another move: %j', (texts, [currency, direction, number]) => {
  expect(ask(...texts)).toMatchObject({
    ...{ intent: 'value-shift', direction, numbers: [number], filter: { currencies: [currency] } },
  });
});

test.each([
  [['чух че доларът пада с 5%', 'а с 10', 'а ако и лихвите паднат'], 'rates-shift', undefined],
  [['chuh che dolarat pada s 5%', 'a ako i lihvite padnat'], 'rates-shift', undefined],
  [['what if the dollar falls 5%', 'and if rates fall too'], 'rates-shift', undefined],
  [['what if rates fall 1%', 'and if the dollar falls too'], 'value-shift', ['USD']],
] as const)('rates do not move as far as a currency: %j', (texts, intent, currencies) => {
  const { numbers, direction, filter, ...query } = ask(...texts);
  expect([query.intent, numbers, direction, filter.currencies]).toEqual([intent, [], 'fall', currencies]);
});

test.each([
  [['колко от парите ми са в тракия', 'колко губя ако фалира'], '100'],
  [['kolko ot parite mi sa v trakia', 'kolko gubq ako falira'], '100'],
  [['how much of my money is in trakia', 'how much do I lose if it defaults'], '100'],
  [['how much of my money is in trakia', 'what if it defaults'], '100'],
  [['колко от парите ми са в тракия', 'колко губя ако фалира', 'а ако падне с 20%'], '20'],
  [['kolko ot parite mi sa v trakia', 'kolko gubq ako falira', 'a ako padne s 20%'], '20'],
  [
    ['how much of my money is in trakia', 'how much do I lose if it defaults', 'and if it falls by 20%'],
    '20',
  ],
])('after a holding, what is lost on it: %j', (texts, number) => {
  expect(ask(...texts)).toMatchObject({
    ...{ intent: 'value-shift', numbers: [number], filter: { isins: [TRAKIA] } },
  });
});

test.each([
  [['лихвите се вдигат с 1%', 'а ако паднат', 'в евро ли е това']],
  [['lihvite se vdigat s 1%', 'a ako padnat', 'v evro li e tova']],
  [['what if rates rise 1%', 'and if they fall', 'is that in euro?']],
])('whether that is in euro is asked of the same move: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'rates-shift', direction: 'fall', acts: ['in-euro'] });
});
