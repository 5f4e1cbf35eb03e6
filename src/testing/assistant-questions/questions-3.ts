import type { Question } from './ask.ts';
import type { Case } from './questions-1.ts';
import {
  active,
  bonds,
  expired,
  listIsins,
  mean,
  paid,
  paidEuro,
  profit,
  totalProfit,
  taxEuro,
  twoPlaces,
} from './expected-figures.ts';

const priced = active(({ market }) => market > 0);

const HALVES = ['1 Jan 2025', '30 Jun 2025', '1 Jul 2025', '31 Dec 2025'];

/** What was asked later, and was answered with a figure of something else at first. */
export const LATER: readonly Case[] = [
  { asked: 'total profit including expired bonds', holds: [twoPlaces(totalProfit(bonds()))], not: [twoPlaces(totalProfit(active()))] },
  { asked: 'Обща печалба от облигации, включително изтеклите', holds: [twoPlaces(totalProfit(bonds()))] },
  { asked: 'Which bank holds most of my bonds?', holds: ['KBC Securities', '80188.50'] },
  { asked: 'Which currency do I have the most in?', holds: ['EUR', '193172.50'] },
  { asked: 'What is the oldest bond I have?', holds: ['BG2040123454'], not: ['US912810TV08'] },
  { asked: 'Newest bond?', holds: ['FR0013407236'] },
  { asked: 'bonds sorted by yield', holds: listIsins(active(({ ytm }) => ytm !== null)) },
  { asked: 'Microsoft or SAP: which made more?', holds: ['DE0007164600', '3117.50', '1432.50'] },
  { asked: 'Do I have more USD or EUR bonds?', holds: ['178802.50', '49302.80'] },
  { asked: 'H1 2025 against H2 2025, coupons received', holds: HALVES },
  { asked: '1H vs 2H 2025, coupons received', holds: HALVES },
  { asked: 'coupons received, first half against second half of 2025', holds: HALVES },
  { asked: 'Получени купони през 3-то тримесечие на 2025', holds: ['01.07.2025', '30.09.2025'] },
  { asked: ['Доходност за 2024', 'а на ETF-ите'], holds: ['31.12.2023', '31.12.2024'] },
  { asked: 'sega6nata stoinost na vsi4ko', holds: ['218255.46'] },
  { asked: 'koe e sledva6toto mi plashtane', holds: ['Следващо плащане'], not: ['Няма известни'] },
  { asked: 'What if my shares lose half their value?', holds: ['50.00%', '7602.50', '3801.25'] },
  { asked: 'Ако акциите ми паднат наполовина?', holds: ['50.00%', '7602.50', '3801.25'] },
  { asked: 'How much do I lose if SAP rises by 5 %?', holds: ['rose by 5.00%'] },
  { asked: ['Ако лихвите се качат с 1 %, колко губя?', 'по-скоро два и половина'], holds: ['2.50%'] },
  { asked: ['What if rates fall by 1 %?', 'and if they rise by 2 %?'], holds: ['rose by 2.00%'] },
  { asked: 'Ако SAP падне с половин процент, колко губя?', holds: ['0.50%'] },
  { asked: 'Suppose SAP goes to zero', holds: ['100.00%'] },
  { asked: 'Получени лихви през 2025-а', holds: ['2025'], not: ['2024'] },
  { asked: 'which bonds pay coupon in June?', holds: ['XS2536817211', '1625.00', 'BG2040015211'], not: ['DE0001102614'] },
  { asked: 'колко печеливши облигации имам', holds: [String(priced.filter((bond) => profit(bond) > 0).length)] },
  { asked: 'Which is my most profitable bond?', holds: ['DE0001102614', '1206.00'] },
  { asked: 'Какъв данък съм платил върху BG2040210218?', holds: ['92.04'] },
  { asked: 'average yield of expired euro bonds', holds: [mean(expired(({ currency }) => currency === 'EUR').map(({ ytm }) => ytm)).toFixed(2)] },
  { asked: 'what did I receive after tax so far', holds: [twoPlaces(paidEuro(paid()) - taxEuro(paid()))] },
  { asked: 'How many bonds do I own and how many are expired?', holds: [String(bonds().length), String(active().length), String(expired().length)] },
  { asked: ['When do I get my next coupon and how much?', 'and after that?'], holds: ['BG2040019213', '162.50'], not: ['BG2100013205'] },
  { asked: ['Show me USD bonds', 'which of them lost money?'], holds: listIsins(active(({ currency, market, buy }) => currency === 'USD' && market < buy)), not: ['BG2030026111', 'GB00BL68HJ26'] },
  { asked: ['Bonds at DSK', 'what is the total nominal of those?'], holds: ['60000.00', '5000.00'], not: ['285250.00'] },
  { asked: ['List EUR bonds', 'sort them by ytm'], holds: ['XS2536817211', 'BG2100013205'], not: ['US91282CGM73'] },
  { asked: ['List EUR bonds', 'sort them by ytm', 'only those maturing after 2030'], holds: ['IT0005094088', 'DE000BU2Z023'], not: ['XS2536817211'] },
  { asked: 'German bonds', holds: listIsins(active(({ isin }) => isin.startsWith('DE'))), not: ['BG2040019213'] },
  { asked: 'Do I have any bonds from Germany?', holds: listIsins(active(({ isin }) => isin.startsWith('DE'))) },
  { asked: 'highest yield US bond', holds: ['US91282CGM73'], not: ['XS2536817211'] },
  { asked: 'колко са американските ми облигации', holds: [String(active(({ isin }) => isin.startsWith('US')).length)] },
  { asked: 'UK bonds total nominal', holds: ['15000.00'] },
  { asked: 'average yield of Bulgarian bonds', holds: [mean(bonds(({ isin }) => isin.startsWith('BG')).map(({ ytm }) => ytm)).toFixed(2)] },
  { asked: 'did I get all my coupons?', holds: ['BG2040123454', '25.00'] },
  { asked: 'what does YTM mean?', holds: ['yearly return'], not: ['3.77%'] },
  { asked: 'Какво е дюрация?', holds: ['средният срок'] },
  { asked: "What's the difference between market price and clean price?", holds: ['Clean price', 'Market price'] },
  { asked: 'profit of active and expired bonds', holds: [twoPlaces(totalProfit(bonds()))] },
]; // prettier-ignore

export const REFUSED_LATER: readonly Question[] = [
  'How many shares of ASML do I have?',
  'Total nominal at Citibank',
  'green bonds',
  'Tell us about the weather in Italy',
  'bonds rated AAA',
];
