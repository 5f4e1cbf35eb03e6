import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { startTestApp, type TestApp } from '../../../../../../testing/app/start-test-app.ts';
import { askBuiltIn } from '../../../../../../testing/assistant-questions/ask.ts';
import { aBond } from '../../../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../../../testing/factories/a-payment.ts';
import { anEtfOrShare } from '../../../../../../testing/factories/an-etf-or-share.ts';
import { aUser, type TestUser } from '../../../../../../testing/factories/a-user.ts';

const LOSING = 'XS2536817211';
const FIRST = 'US0378331AA1';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const losing = await aBond(app, holder.userId, {
    ...{ isin: LOSING, nominal: '50000', buy_date: calendarDate('2024-08-20'), bank: 'Fibank' },
    ...{ coupon_percent: '6.5', coupon_frequency: 2, maturity_date: calendarDate('2029-12-01') },
    ...{ buy_price: '96', market_price: '88' },
  });
  await aPayment(app, losing, { payment_date: '2025-12-01', profit: '1625', taxes_paid: '162.5' });
  const first = await aBond(app, holder.userId, {
    ...{ isin: FIRST, nominal: '15000', currency: 'EUR', buy_date: calendarDate('2023-07-07'), bank: 'DSK' },
    ...{ coupon_percent: '2.4', coupon_frequency: 2, maturity_date: calendarDate('2026-05-03') },
    ...{ buy_price: '96', market_price: '98' },
  });
  await aPayment(app, first, { payment_date: '2025-11-03', profit: '180', taxes_paid: '18' });
  for (const [isin, name, market_price] of [
    ['DE0007164600', 'SAP', '245'],
    ['US5949181045', 'Microsoft', '130'],
  ] as const)
    await anEtfOrShare(app, holder.userId, {
      ...{ kind: 'share', isin, name, buy_price: '120', market_price, currency: 'EUR' },
    });
});
afterAll(() => app.stop());

const ask = (...question: readonly string[]) => askBuiltIn(app, holder, question);

test.each([
  // [the conversation, what the answer to its end says]
  [['which bond has the biggest loss', 'when did i buy it', 'how much did it pay me so far', 'net?'], '1,462.50 EUR'],
  [['which bond has the biggest loss', 'what does it pay next', 'and after that'], '1 Dec 2026: 1,625.00 EUR'],
  [['коя облигация е с най-голяма загуба', 'откога я държа', 'колко ми е платила'], '1 625,00 EUR'],
  [['коя облигация е с най-голяма загуба', 'откога я държа', 'колко ми е платила', 'след данъци'], '1 462,50 EUR'],
  [['koq obligaciq e s nai-golqma zaguba', 'kolko plashta sledvashtiq pat'], '1 625,00 EUR'],
  [['which share is the best', 'how much is it worth'], '245'],
  [['коя облигация е с най-голяма загуба', 'кога свършва'], '01.12.2029'],
  [['what is my biggest position', 'and the second biggest'], 'Number 2 by market value'],
  [['what do I have until 2028'], '3 May 2026'],
  [['кои падежират през 2026', 'коя е първа', 'колко ще ми върнат'], '15 000,00 EUR'],
] as const)('the holding that an answer names stays the one that is asked about: %j', async (asked, said) => {
  expect((await ask(...asked)).replaceAll('\u00a0', ' ')).toContain(said);
}); // prettier-ignore

test.each([
  [['which share is the best', 'when did I buy it', 'and the second one'], 'US5949181045'],
  [['show my bonds', 'the first one', 'and the one after it'], LOSING],
])('another one of the same answer: %j', async (asked, isin) => {
  const [title] = (await ask(...asked)).split('\n');
  expect(title).toContain(isin);
});

test.each([
  ['which bond has the biggest loss', 'when did i buy it', 'what is my whole portfolio worth'],
  ['коя облигация е с най-голяма загуба', 'откога я държа', 'колко плаща портфейлът ми през 2027'],
  ['коя облигация е с най-голяма загуба', 'колко ми е платила', 'каква е възвръщаемостта ми по банки'],
])('a question of everything is not about it: %s → %s → %s', async (...asked) => {
  expect((await ask(...asked)).split('\n')[0]).not.toContain(LOSING);
});

test('what is got from it in total is not what everything gives', async () => {
  const asked = ['which bond matures first', 'how much interest will I get from it in total'];
  expect(await ask(...asked)).toContain(FIRST);
});

test.each([
  [['compare SAP and Microsoft', 'which has the better return'], /^Comparison .*\n.*return .* SAP/],
  [
    ['compare SAP and Microsoft', 'which cost me more'],
    /^Comparison .*\n(?:Value at cost|Cost).*; .*\. The larger: .*, by /,
  ],
  [
    ['which holdings are at a loss', 'and the total', 'the biggest one'],
    /\nThe largest loss .* XS2536817211/,
  ],
  [
    ['which holdings are at a loss', 'why'],
    /\nThe profit of .*XS2536817211.* is from the change of price: .* = −/,
  ],
  [['кои са ми на загуба', 'защо'], /\nПечалбата от .*XS2536817211.* е от промяната на цената: .* = −/],
  [['am I up', 'only the bonds', 'which is the worst'], /\nThe largest loss .*XS2536817211/],
  [['which bond pays me the most', 'why that much', 'when does it mature'], /XS2536817211.* 1 Dec 2029/],
  [['which bond pays me the most', 'why'], /The coupon of XS2536817211 is 6\.50%|XS2536817211.*6\.50%/],
  [['what is my next payment', 'which bank is it at'], /\nThe bank of US0378331AA1 is DSK\./],
  [['how is my money split by currency', 'show them'], /^List of holdings:\n.*\n\| ISIN \|/],
  [['how did I do this year', 'which one lost most'], /^Highest and lowest, 2026:\n.*XS2536817211/],
  [['how much interest did I receive in 2025', 'net?'], /\nAfter tax you received 1,624\.50\sEUR/],
  [['колко лихви получих през 2025', 'нето'], /\nСлед данъци сте получили 1\u00a0624,50/],
  [['show my shares', 'total?'], /^What everything is worth, shares:/],
])('a question of those before: %j', async (asked, said) => {
  expect(await ask(...asked)).toMatch(said);
});

test.each([
  [['what is my portfolio worth', 'and the other one'], 'This is the same answer as before'],
  [['колко струва портфейлът ми', 'а другата'], 'Това е същият отговор като преди'],
])('what says nothing of its own is answered as before, and the answer says so: %j', async (asked, said) => {
  expect((await ask(...asked)).split('\n')[1]).toContain(said);
});

test('what asks for the same once more is answered without such a word', async () => {
  expect(await ask('compare SAP and Microsoft', 'by how much')).not.toContain('same answer');
});

test.each([
  [['which bond is losing me the most', 'why']],
  [['which bond is losing me the most', 'why is it down so much']],
  [['tell me about XS2536817211', 'why is it down']],
  [['коя ми е най-губещата позиция', 'защо е на загуба']],
])('why it is down is said by its prices, not by how its yield is computed: %j', async (asked) => {
  const content = (await ask(...asked)).replaceAll('\u00a0', ' ');
  expect(content).toMatch(/50[ ,]000[.,]00 EUR × \(88[.,]00% − 96[.,]00%\) = −4[ ,]000[.,]00 EUR/);
  expect(content).not.toMatch(/YTM|падежа/);
});

test.each([
  ['how much tax did I pay', "what's left"],
  ['колко данъци ми удържаха', 'значи колко ми остана'],
])('what is left, after the tax, is what came after it: %s → %s', async (...asked) => {
  expect((await ask(...asked)).replaceAll('\u00a0', ' ')).toMatch(/1[ ,]624[.,]50 EUR/);
});

test('since when the first one of a ranking is held', async () => {
  expect(await ask('коя ми е най-губещата позиция', 'откога я държа')).toContain('20.08.2024');
});

test.each([
  ['which one fell the most'],
  ['show my bonds', 'which one dropped the most'],
  ['кое падна най-много'],
])('what fell most is the largest loss, not the highest profit: %s', async (...asked) => {
  const [, first] = (await ask(...asked)).split('\n');
  expect(first).toContain(LOSING);
  expect(first).toMatch(/loss|загуба/);
});

test('the next coupon of a bond after tax is as if as much is withheld as before', async () => {
  const asked = [`tell me about ${LOSING}`, 'when do I get the next coupon?', 'how much net?'];
  expect(await ask(...asked)).toContain(
    'One coupon after tax, if as much is withheld as of those received: 1,462.50',
  );
});

test.each([
  [['How are my shares doing', 'which one is losing?'], 'at a loss'],
  [['How much do I have at DSK?', 'what exactly is there?'], 'List of holdings (DSK)'],
])('which of those, and what is there: %j', async (asked, title) => {
  expect((await ask(...asked)).split('\n')[0]).toContain(title);
});
