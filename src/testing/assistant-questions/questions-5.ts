import type { Question } from './ask.ts';
import type { Case } from './questions-1.ts';
import {
  active,
  expired,
  inEuro,
  listIsins,
  totalProfit,
  twoPlaces,
  unitCost,
  totalUnitCost,
  unitRow,
  units,
  portfolioCost,
} from './expected-figures.ts';

const [MICROSOFT, SAP, SOPHARMA] = [
  unitRow('US5949181045'),
  unitRow('DE0007164600'),
  unitRow('BG1100003166'),
];
type Unit = typeof MICROSOFT;

const marketValue = (one: Unit) => one.units * one.market;
/** What is held and has a price: no sale, nothing expired. */
const VALUES = [
  ...active(({ market, sell }) => market > 0 && sell !== true).map(
    ({ isin, bank, currency, nominal, market }) => ({
      ...{ isin, bank, currency },
      euro: inEuro((nominal * market) / 100, currency),
    }),
  ),
  ...[...units('etf'), ...units('share')].map((one) => ({
    ...one,
    euro: inEuro(marketValue(one), one.currency),
  })),
];
type Value = (typeof VALUES)[number];
const euro = (fits: (one: Value) => boolean = () => true) =>
  VALUES.filter(fits).reduce((sum, one) => sum + one.euro, 0);
const of = (currency: string) => (one: Value) => one.currency === currency;
const part = (fits: (one: Value) => boolean) => `${((100 * euro(fits)) / euro()).toFixed(1)}%`;

/** 5,000 at 0.5 %, three years long; 8,000 at 1.3 %, twice: nobody recorded them. */
const MISSING = ['25.00', '104.00', '330.00', 'BG2040123454', 'DE0001141869'];
const RECEIVED = ['5587.19', '562.50'];
/** The shares add up to 100.0: the smallest remainder gives way. */
const LEV_PART = '10.1%';
const MATURED = listIsins(expired());
const AHEAD = ['US0378331AA1', 'BG2040019213'];
const EXPOSURE = [
  twoPlaces(euro(of('EUR'))),
  part(of('EUR')),
  twoPlaces(euro(of('USD'))),
  part(of('USD')),
  part(of('GBP')),
  LEV_PART,
  twoPlaces(euro()),
  '914.00',
];

const missing = (asked: Question): Case => ({ asked, holds: MISSING, not: RECEIVED });
const matured = (asked: Question, yes?: string): Case => ({
  asked,
  holds: [...MATURED, ...(yes === undefined ? [] : [yes])],
  not: AHEAD,
});
const exposure = (asked: Question): Case => ({ asked, holds: EXPOSURE, not: [twoPlaces(portfolioCost())] });
const worth = (asked: Question, one: Unit): Case => ({
  asked,
  holds: [
    `${twoPlaces(marketValue(one))} ${one.currency}`,
    twoPlaces(inEuro(marketValue(one), one.currency)),
    one.market.toFixed(2),
    String(one.units),
  ],
});

/** What was once answered with the figures of a neighbouring question. */
export const SIMILAR_TO_OTHERS: readonly Case[] = [
  ...[
    'Which coupons are missing?', 'Could you please tell me which coupons are missing?', 'missing coupons', 'Are any coupons missing?', 'wich coupons are mising?',
    'Which payments have I not recorded?', 'Which coupons have not arrived?', 'Any payments not received yet?', 'How much am I owed?', 'how many coupons are missing',
    'Did all my coupons arrive?', 'Кои купони липсват?', 'Моля, кажете ми кои купони липсват', 'липсващи купони', 'Липсва ли ми някой купон?', 'Кои плащания не са дошли?',
    'Кои лихви не съм получил?', 'Кои купони не са записани?', 'koi kuponi lipsvat', 'lipsva li mi kupon', 'Какво ми дължат?', 'кои купони липсвт',
  ].map(missing),
  { asked: 'Which coupon is missing for BG2040123454?', holds: ['75.00', '30 Sept 2023'], not: ['104.00', '0.50%'] },
  { asked: 'missing coupons in 2025', holds: ['104.00', '2025'], not: ['330.00', '562.50'] },
  ...[
    'How much is Microsoft worth?', 'Microsoft worth', "What's Microsoft worth?", 'Could you tell me how much my Microsoft shares are worth?', 'how much is microsft wroth',
    'How much is Microsoft worth today?', 'value of Microsoft', 'Колко струва Microsoft?', 'Каква е стойността на Майкрософт?', 'kolko struva Microsoft', 'Колко струва Microsoft днес?',
    'Моля, кажете колко струват акциите ми на Microsoft',
  ].map((asked) => worth(asked, MICROSOFT)),
  worth('What is the value of SAP?', SAP),
  worth('kolko struva Sofarma', SOPHARMA),
  { asked: 'How much is BG2030026111 worth?', holds: ['24775.00 EUR', '99.10%'] },
  { asked: 'How much is FR0013407236 worth?', holds: ['no market price', '914.00'], not: ['0.00'] },
  { asked: 'Колко струва FR0013407236?', holds: ['пазарна цена няма', '914.00'], not: ['0.00'] },
  { asked: 'How much is DE0001102440 worth?', holds: ['no longer hold'], not: ['12252.00', '11400.00'] },
  { asked: 'How much is DE0001104867 worth?', holds: ['no longer hold'], not: ['9000.00'] },
  { asked: 'What are my shares worth?', holds: [twoPlaces(units('share').reduce((sum, one) => sum + inEuro(marketValue(one), one.currency), 0)), twoPlaces(totalUnitCost(units('share')))] },
  { asked: 'Which of my shares is worth most?', holds: ['DE0007164600', twoPlaces(marketValue(SAP))], not: [twoPlaces(unitCost(MICROSOFT))] },
  { asked: 'How much did Microsoft cost me?', holds: [twoPlaces(unitCost(MICROSOFT))], not: [twoPlaces(marketValue(MICROSOFT))] },
  { asked: 'Колко ми струваше Microsoft?', holds: [twoPlaces(unitCost(MICROSOFT))], not: [twoPlaces(marketValue(MICROSOFT))] },
  ...[
    'What is my currency exposure?', 'currency exposure', 'Show me my exposure by currency please', 'curency exposure', 'What currencies am I exposed to?', 'In which currencies is my money?',
    'How is my portfolio split by currency?', 'Каква е валутната ми експозиция?', 'валутна експозиция', 'Каква е експозицията ми по валути?', 'kakva e valutnata mi ekspozicia',
    'валутна екпозиция', 'В какви валути са парите ми?', 'Разпределение по валути',
  ].map(exposure),
  { asked: 'What is my exposure to the dollar?', holds: [`USD: ${part(of('USD'))}`, twoPlaces(euro())] },
  { asked: 'Каква е експозицията ми към долара?', holds: [`USD: ${part(of('USD'))}`] },
  { asked: 'What is my exposure to Bulgaria?', holds: [`Bulgaria: ${part(({ isin }) => isin.startsWith('BG'))}`] },
  { asked: 'bank exposure', holds: ['Interactive Brokers', part(({ bank }) => bank === 'Interactive Brokers')] },
  ...['Which bonds have matured?', 'matured bonds', 'matured bnods', 'Bonds past maturity', 'How many bonds have matured?'].map((asked) => matured(asked)),
  ...['Do I have any matured bonds?', 'Have any of my bonds matured?', 'Are there bonds past their maturity date?'].map((asked) => matured(asked, 'Yes')),
  ...['облигации с изтекъл падеж', 'Кои облигации вече са падежирали?', 'Колко облигации са с изтекъл падеж?'].map((asked) => matured(asked)),
  ...[
    'Имам ли облигации с изтекъл падеж?', 'Имам ли падежирали облигации?', 'Има ли облигации с минал падеж?', 'imam li obligacii s iztekal padej', 'imam li obligacii s iztekul padezh',
    'Имам ли облигации с изтекъл паджеж?', 'Моля, проверете дали имам облигации с настъпил падеж',
  ].map((asked) => matured(asked, 'Да')),
  { asked: 'Has BG2040019213 matured?', holds: ['No', '23 Mar 2029'], not: ['Yes'] },
  { asked: 'Do I have any bonds that already matured but are still active?', holds: ['No'], not: ['Yes'] },
  { asked: 'Which bonds have not matured yet?', holds: AHEAD, not: MATURED },
  { asked: 'Кои облигации предстои да падежират?', holds: AHEAD, not: MATURED },
  { asked: 'Which bonds matured in 2025?', holds: ['BG2040007216', 'XS0000000017'], not: ['BG2040002213', 'US0378331AA1'] },
  { asked: 'What have I sold?', holds: ['DE0001102440'], not: ['BG2040019213'] },
  { asked: 'Какво съм продал?', holds: ['DE0001102440'], not: ['BG2040019213'] },
  { asked: 'What is the yield of BG2040019213 today?', holds: ['3.55', 'as you entered it', 'at its market price'] },
  { asked: 'Каква е доходността на BG2040019213 днес?', holds: ['3.55', 'при пазарната цена'] },
  { asked: 'What is my total return?', holds: ['change of prices', 'have paid', '7964.18'] },
  { asked: 'How is my portfolio doing?', holds: ['change of prices', '7964.18'] },
  { asked: 'Как се представя портфейлът ми?', holds: ['промяната на цените', '7964.18'] },
  { asked: 'What was my return in 2025?', holds: ['result from 31 Dec 2024 to 31 Dec 2025', 'before tax'], not: [twoPlaces(totalProfit(active()))] },
  { asked: 'Average maturity of my bonds', holds: ['years on average'] },
  { asked: 'Did I get paid by Fibank in 2025?', holds: ['3250.00'] },
  { asked: 'What fees did I pay?', holds: ['12.72'] },
  { asked: 'Which holdings have no price?', holds: ['FR0013407236'], not: ['BG2040019213'] },
]; // prettier-ignore

/** Nothing that is kept answers them; each was near to something that does. */
export const REFUSED_SIMILAR: readonly Question[] = [
  'How much tax do I have to pay?', 'How much tax do I owe?', 'How much tax will I pay next year?', 'Колко данък трябва да платя?', 'Колко данък дължа за 2025?',
  'What is my yield at purchase?',       'Which bonds have no payments?', 'Кои облигации нямат плащания?',   'What share of my profit is from bonds?', 'What percent of my income is from Fibank?',
        'How much cash do I have?',
    'Do I own Apple?',
]; // prettier-ignore
