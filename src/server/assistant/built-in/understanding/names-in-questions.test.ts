import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../matching/understanding.ts';
import type { Names } from './names.ts';
import { understand } from './understand.ts';
import { aNamedHolding } from '../../../../testing/assistant-questions/a-named-holding.ts';

type Holding = Names['holdings'][number];

const holding = (isin: string, name: string, some: Partial<Holding> = {}): Holding =>
  aNamedHolding(isin, { name, bank: 'Банка ДСК', ...some });
const bond = (
  isin: string,
  name: string,
  { maturity, ...some }: Omit<Partial<Holding>, 'maturity'> & { readonly maturity: string },
) => holding(isin, name, { kind: 'bond', ...some, maturity: calendarDate(maturity) });

const NEXT = 'GB0032089863';
const TARGET = 'US87612E1064';
const VISA = 'US92826C8394';
const TELEKOM = 'DE0005557508';
const GOLD = 'IE00B579F325';
const INDEX = 'IE00B5BMR087';
const UNION = 'EU000A3K4DW8';
const TREASURY = 'US91282CJJ18';
const BULGARIA = 'BG2040026218';
const PIB = 'BG2100008234';
const VARNA = 'BG2100017227';
const MAY = 'XS1197833053';
const SHELL = 'GB00BP6MXD84';
const FIRST_BANK = 'BG1100106050';
const ESTATES = 'BGDEMO000020';
const RAILWAYS = 'XSDEMO000053';
const names: Names = {
  banks: ['Банка ДСК'],
  holdings: [
    holding(NEXT, 'Next'),
    holding(TARGET, 'Target'),
    holding(VISA, 'Visa'),
    holding(SHELL, 'Shell'),
    holding(FIRST_BANK, 'First Investment Bank'),
    holding(TELEKOM, 'Deutsche Telekom'),
    holding(GOLD, 'Invesco Physical Gold', { kind: 'etf' }),
    holding('IE00B1XNHC34', 'iShares Global Clean Energy', { kind: 'etf' }),
    holding('IE000716YHJ7', 'Invesco FTSE All-World', { kind: 'etf' }),
    holding(INDEX, 'iShares Core S&P 500', { kind: 'etf' }),
    holding('LU0378818131', 'Xtrackers Global Government Bond', { kind: 'etf' }),
    bond(UNION, 'European Union 2.75% 2033', { maturity: '2033-02-04', country: 'international' }),
    bond(TREASURY, 'US Treasury 4.5% 2033', { maturity: '2033-11-15' }),
    bond(BULGARIA, 'Bulgaria 3.5% 2036', { maturity: '2036-06-06', issuer: 'Bulgaria' }),
    bond('BG2030026111', 'Bulgaria 2.25% 2028', { maturity: '2028-01-21', issuer: 'Bulgaria' }),
    bond(ESTATES, 'Pirin Estates 7.5% 2028', { maturity: '2028-02-28', issuer: 'Pirin Estates' }),
    bond('XSDEMO000087', 'Pirin Factoring 5.25% 2031', { maturity: '2031-05-01', issuer: 'Pirin Factoring' }),
    bond(RAILWAYS, 'Example Railways 1.125% 2032', { maturity: '2032-05-19', issuer: 'Example Railways' }),
    bond(PIB, 'ПИБ 8 % 2027', {
      maturity: '2027-11-20',
      issuer: 'ПИБ',
      notes: 'Продажба след спада, за Иван',
    }),
    bond(VARNA, 'Община Варна 4,5 % 2029', { maturity: '2029-04-15', issuer: 'Община Варна' }),
    bond(MAY, 'Coca-Cola 1.125% 2027', { maturity: '2027-03-09', notes: 'sell in May?' }),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

function ask(text: string) {
  return understand({ text, earlier: [], today: calendarDate('2026-11-27'), names });
}
const isinsIn = (text: string) => ask(text).slots.filter.isins;

test.each([
  ['How much is Next worth?', NEXT],
  ['how much is next plc worth', NEXT],
  ['When does Next pay its next dividend?', NEXT],
  ['Колко броя Next имам?', NEXT],
  ['How is Target doing?', TARGET],
  ['Колко дивидент съм получила от Виза?', VISA],
  ['Колко акции на Дойче Телеком имам?', TELEKOM],
  ['Кога ще ми платят от Варна следващия път?', VARNA],
  ['Имам ли злато?', GOLD],
  ['Колко съм спечелил от Физическото злато?', GOLD],
  ['Колко имам в Европейския съюз?', UNION],
  ["What's my return on the S&P 500 fund?", INDEX],
  ['What is the yield of Bulgaria 3.5% 2036?', BULGARIA],
  ['Did the November coupon of the US 2033 bond arrive?', TREASURY],
  ['how many Shell shares do we have', SHELL],
  ['Shell dividends', SHELL],
  ['how much has shell paid us so far', SHELL],
  ['колко струва Шел', SHELL],
  ['profit on first investment bank', FIRST_BANK],
  ['колко струва първа инвестиционна банка', FIRST_BANK],
  ['пазарна стойност на Пирин Естейтс', ESTATES],
  ['нещо дължи ли ни Пирин Истейтс', ESTATES],
  ['колко струва Екзампъл Рейлуейс', RAILWAYS],
  ['получихме ли купона на железниците през май', RAILWAYS],
  ['how much is Railways worth', RAILWAYS],
  ['„sell in May?“ на коя облигация го писах?', MAY],
])('a holding is known by its name: %s', (text, isin) => {
  expect(isinsIn(text)).toEqual([isin]);
});

test.each([
  ['what has Chevron paid us so far', 'chevron'],
  ['dividends from Chevron all time', 'chevron'],
  ['Chevron dividends', 'chevron'],
  ['колко ни плати Chevron досега', 'chevron'],
  ['получихме ли купона на топлофикацията през май', 'топлофикацията'],
])('what is asked of something that is not held is not answered with a total: %s', (text, word) => {
  expect(ask(text).slots.unknownName?.word).toBe(word);
});

test('a name beside one that is known is said to be left out', () => {
  expect(ask('колко струва Пирин Хотелс').slots.strangeNames).toEqual(['хотелс']);
});

test.each([
  'When is the next coupon?',
  'Am I on target this year?',
  'How much do I have in government bonds?',
  'Колко спечелих от продажбата на акциите през юли?',
])('words that names and notes have, too, name no holding: %s', (text) => {
  expect(isinsIn(text)).toBeUndefined();
});

test.each([
  'And if they raise it to 1000',
  'Ако вдигнат вноската на 1000',
  'ako vdignat vnoskata na 1000',
  'What if it is raised to 8234',
])('a number that is in an ISIN as well names no holding: %s', (text) => {
  expect(isinsIn(text)).toBeUndefined();
});

test.each([
  ['What is the one ending 8234 worth?', PIB],
  ['What is the bond ending in 7227 worth?', VARNA],
  ['Колко струва облигацията, завършваща на 8234, днес?', PIB],
  ['value of 8234', PIB],
])('the end of an ISIN names its holding: %s', (text, isin) => {
  expect(isinsIn(text)).toEqual([isin]);
});

test('a round number names holdings where it is said to be of their names', () => {
  expect(isinsIn('What is the bond with ISIN 1000 worth?')).toEqual([PIB, VARNA]);
});

test.each([
  ["What's the yield on the ПИБ bond?", 'en'],
  ['How much is Банка ДСК holding for me?', 'en'],
  ['Каква е доходността на ПИБ?', 'bg'],
  ['ПИБ?', 'bg'],
])('a question is in the language of the words that are no names: %s', (text, language) => {
  expect(ask(text).language).toBe(language);
});

test.each(['Колко струва портфолиото на Иван?', 'Дай ми паролата на Иван'])(
  'what is of somebody else is no holding with his name in a note: %s',
  (text) => {
    expect(ask(text).query?.intent).toBe('decline-others');
  },
);

test.each(['на печалба ли сме', 'Why is the accrued interest of Visa calculated so, it is negative?'])(
  'how it is selects no holdings: %s',
  (text) => {
    expect(ask(text).slots.filter.figures).toBeUndefined();
  },
);

test.each([
  'Do I have any losses?',
  'Are there any losses?',
  'Имам ли загуби?',
  'imam li zagubi',
  'Имам ли загуби от облигации?',
])('whether there are losses is whether holdings are at a loss: %s', (text) => {
  const { query, slots } = ask(text);
  expect([query?.intent, slots.filter.figures]).toEqual([
    'profit',
    [{ measure: 'profit', is: 'below', value: '0' }],
  ]);
});

test.each(['Имам ли загуба от Виза?', 'Имам ли загуби през 2025?', 'Губя ли пари?'])(
  'a loss of one holding, of a year or of all is a sum: %s',
  (text) => {
    expect(ask(text).slots.filter.figures).toBeUndefined();
  },
);

test('what is lost money on are holdings', () => {
  expect(ask('What am I losing money on?').slots.filter.figures).toHaveLength(1);
});

test('of holdings with either of two names those with both are meant', () => {
  expect(isinsIn('What are the Bulgaria bonds worth, and the Invesco gold?')).toContain(GOLD);
  expect(isinsIn('Колко струва физическото на Invesco?')).toEqual([GOLD]);
});

test('a month beside a bond of a year is of no such year', () => {
  const [period] = ask('Did the November coupon of the US 2033 bond arrive?').slots.periods;
  expect(period?.period.from).toBe('2026-11-01');
});

test.each(['колко е чисто?', 'колко получих чисто през 2025?', 'каква е чистата цена на Виза?'])(
  "net and clean are no name of a fund of 'clean energy': %s",
  (text) => {
    expect(isinsIn(text) ?? []).not.toContain('IE00B1XNHC34');
  },
);
