import { BONDS, PAYMENTS, UNITS } from './a-portfolio.ts';
import type { Question } from './ask.ts';
import type { Case } from './questions-1.ts';
import {
  active, bonds, totalCost, inEuro, listIsins, mean, fromEuro, paid, paidEuro, profit, totalProfit, taxEuro, twoPlaces, totalUnitCost, unitProfit,
  totalUnitProfit, unitRow, units, unitsHeld, portfolioCost, portfolioProfit,
} from './expected-figures.ts'; // prettier-ignore

type Bond = Parameters<typeof profit>[0];
const from = (country: string) => (bond: Pick<Bond, 'isin'>) => bond.isin.startsWith(country);
const of = (currency: string) => (one: { currency: string }) => one.currency === currency;
const at = (bank: string) => (one: { bank: string | null }) => one.bank === bank;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
const n = (rows: readonly unknown[]) => String(rows.length);
/** Each row was put in once. */
const added = String(BONDS.length + PAYMENTS.length + UNITS.length);

const MICROSOFT = unitRow('US5949181045');
const SAP = unitRow('DE0007164600');
const SOPHARMA = unitRow('BG1100003166');
const [microsoft, sap, sopharma] = [MICROSOFT, SAP, SOPHARMA].map((one) => unitsHeld([one]));
const vwce = unitsHeld([unitRow('IE00BK5BQT80')]);
const isPriced = (bond: Bond) => bond.market > 0;
const pricedProfit =
  totalProfit(active(isPriced)) + totalUnitProfit(units('etf')) + totalUnitProfit(units('share'));
const usPaid = paid(from('US'));
const dollars = [...units('etf'), ...units('share')].filter(of('USD'));
const wholeUnits = [...units('etf'), ...units('share')];

/** Units that are held, parts of a whole, yes or no, and sums that name what they are of. */
export const UNITS_AND_PARTS: readonly Case[] = [
  { asked: 'How many Microsoft shares do I have?', holds: [`${microsoft} shares`, 'US5949181045'], not: ['1'] },
  { asked: 'How many shares of Microsoft do I own?', holds: [`${microsoft} shares`], not: ['1'] },
  { asked: 'How many shares of US5949181045 do I hold?', holds: [`${microsoft} shares`], not: ['1'] },
  { asked: 'number of Sopharma shares', holds: [`${sopharma} shares`], not: ['1'] },
  { asked: 'How many units of VWCE do I have?', holds: [`${vwce} units`], not: ['1'] },
  { asked: 'How many Microsoft and SAP shares do I have?', holds: [`${microsoft} shares`, `${sap} shares`, unitsHeld([MICROSOFT, SAP])] },
  { asked: ['How many Microsoft shares do I have?', 'and SAP?'], holds: [`${sap} shares`], not: [`${microsoft} shares`] },
  { asked: 'Колко акции на Майкрософт имам?', holds: [`${microsoft} акции`], not: ['1'] },
  { asked: 'Колко акции от SAP притежавам?', holds: [`${sap} акции`], not: ['1'] },
  { asked: 'Колко дяла от VWCE имам?', holds: [`${vwce} дяла`], not: ['1'] },
  { asked: 'Колко единици от VWCE имам?', holds: [`${vwce} дяла`], not: ['1'] },
  { asked: 'Колко бройки Софарма имам?', holds: [`${sopharma} акции`], not: ['1'] },
  { asked: 'kolko akcii na Sofarma imam', holds: [`${sopharma} акции`], not: ['1'] },
  { asked: 'How many units of Overnight Swap do I have?', holds: ['0 units', '10'] },
  { asked: 'How many shares do I have?', holds: ['holdings of shares', n(units('share')), unitsHeld(units('share'))] },
  { asked: 'Колко акции имам?', holds: ['позиции в акции', n(units('share')), unitsHeld(units('share'))] },
  { asked: 'How many units do I have?', holds: [n(wholeUnits), unitsHeld(wholeUnits)] },
  { asked: 'How many US0378331AA1 bonds do I have?', holds: ['1'] },
  {
    asked: 'How much money did the US bonds make?',
    holds: ['United States', twoPlaces(totalProfit(active(from('US')))), twoPlaces(paidEuro(usPaid)), twoPlaces(paidEuro(usPaid) - taxEuro(usPaid))],
    not: [twoPlaces(totalProfit(active()))],
  },
  {
    asked: 'Колко пари изкараха българските облигации?',
    holds: ['България', twoPlaces(totalProfit(active(from('BG')))), twoPlaces(paidEuro(paid(from('BG'))))],
  },
  { asked: 'How much did my German bonds earn in 2025?', holds: ['Germany', twoPlaces(paidEuro(paid(({ isin, date }) => isin.startsWith('DE') && date?.startsWith('2025') === true)))] },
  { asked: 'How much money did my shares make?', holds: [twoPlaces(totalUnitProfit(units('share'))), twoPlaces(inEuro(45, 'USD') + 60 + 58.75)], not: ['0.00'] },
  { asked: 'What share of my bonds is Bulgarian?', holds: [percent(totalCost(active(from('BG'))), totalCost(active())), 'cost in EUR', 'Bulgaria'], not: [percent(totalCost(active(from('BG'))), portfolioCost())] },
  { asked: 'What percentage of my bonds is at DSK?', holds: [percent(totalCost(active(at('Банка ДСК'))), totalCost(active()))] },
  { asked: 'What percentage of my portfolio is in dollars?', holds: [percent(totalCost(active(of('USD'))) + totalUnitCost(dollars), portfolioCost()), 'cost in EUR'] },
  { asked: 'What percentage of my portfolio is Bulgarian bonds?', holds: [percent(totalCost(active(from('BG'))), portfolioCost())] },
  { asked: 'What percent of my portfolio are ETFs?', holds: [percent(totalUnitCost(units('etf')), portfolioCost())] },
  { asked: 'What percentage of my shares is Microsoft?', holds: [percent(totalUnitCost([MICROSOFT]), totalUnitCost(units('share')))] },
  { asked: 'Каква част от облигациите ми са български?', holds: [percent(totalCost(active(from('BG'))), totalCost(active())), 'в EUR', 'България'] },
  { asked: 'Колко процента от портфейла ми е в долари?', holds: [percent(totalCost(active(of('USD'))) + totalUnitCost(dollars), portfolioCost())] },
  { asked: 'Is my portfolio in profit?', holds: ['Yes', twoPlaces(pricedProfit), twoPlaces(portfolioProfit())], not: ['No'] },
  { asked: 'Am I in profit?', holds: ['Yes', twoPlaces(pricedProfit)], not: ['No'] },
  { asked: 'Are my bonds in profit?', holds: ['Yes', twoPlaces(totalProfit(active(isPriced))), twoPlaces(totalProfit(active()))], not: ['No'] },
  { asked: 'Is my portfolio at a loss?', holds: ['No', twoPlaces(pricedProfit)], not: ['Yes'] },
  { asked: 'Am I losing money on the Fibank bonds?', holds: ['Yes', twoPlaces(totalProfit(active(at('Fibank'))))], not: ['No'] },
  { asked: 'Is Sopharma in profit?', holds: ['No', twoPlaces(unitProfit(SOPHARMA))], not: ['Yes'] },
  { asked: 'Is FR0013407236 in profit?', holds: ['FR0013407236'], not: ['Yes', 'No', '914.00'] },
  { asked: 'На печалба ли съм?', holds: ['Да', twoPlaces(pricedProfit)], not: ['Не'] },
  { asked: 'На загуба ли са облигациите ми във Fibank?', holds: ['Да', twoPlaces(totalProfit(active(at('Fibank'))))], not: ['Не'] },
  { asked: 'На печалба ли е портфейлът ми?', holds: ['Да', twoPlaces(pricedProfit)] },
  { asked: 'Are all my bonds in profit?', holds: ['No', ...listIsins(active((bond) => isPriced(bond) && profit(bond) < 0))], not: ['Yes', ...listIsins(active((bond) => isPriced(bond) && profit(bond) > 0))] },
  { asked: ['What are my 3 biggest holdings?', 'coupons so far this year against the same stretch of last year'], holds: ['1 Jan 2025 to 2 Mar 2025'], not: ['XS2536817211'] },
  { asked: ['Which is my largest bond by nominal?', 'and without it?'], holds: ['without XS2536817211'], not: ['50,000.00 EUR'] },
  { asked: 'Is my profit above 10000 EUR?', holds: [], not: ['Yes'] },
  { asked: 'Дали съм на печалба?', holds: ['Да', twoPlaces(pricedProfit)] },
  { asked: 'Is BG2040019213 expired?', holds: ['BG2040019213', 'active'], not: ['no bond'] },
  { asked: 'How much money did Microsoft make?', holds: [twoPlaces(inEuro(unitProfit(MICROSOFT), 'USD')), twoPlaces(inEuro(45, 'USD'))], not: ['0.00'] },
  { asked: 'smallest payment received', holds: ['The smallest payments', '76.88', '100.00'], not: ['1625.00'] },
  { asked: 'Which bond paid me the least?', holds: ['the least first', 'XS1843434876', '76.88'] },
  { asked: 'Коя облигация ми е платила най-голям данък?', holds: ['най-голям данък', 'XS2536817211', '325.00'] },
  { asked: 'Do I have any bonds at a loss?', holds: listIsins(active((bond) => isPriced(bond) && profit(bond) < 0)), not: ['Yes'] },
  { asked: 'Имам ли облигации на загуба?', holds: listIsins(active((bond) => isPriced(bond) && profit(bond) < 0)), not: ['Да'] },
  { asked: ['What is my total profit?', 'and in dollars?'], holds: [twoPlaces(fromEuro(Number(twoPlaces(pricedProfit)), 'USD'))] },
  { asked: ['How much have I invested in bonds?', 'and in leva?'], holds: [twoPlaces(fromEuro(Number(twoPlaces(totalCost(active()))), 'BGN'))] },
  { asked: ['Колко струва портфейлът ми?', 'а в паундове?'], holds: [twoPlaces(fromEuro(Number(twoPlaces(portfolioCost())), 'GBP'))] },
  { asked: 'average nominal of my euro bonds', holds: [twoPlaces(mean(active(of('EUR')).map(({ nominal }) => nominal))), n(active(of('EUR')))] },
  { asked: 'average profit of my bonds', holds: [twoPlaces(totalProfit(active(isPriced)) / active(isPriced).length), n(active(isPriced))] },
  { asked: 'Средна себестойност на акциите ми', holds: [twoPlaces(totalUnitCost(units('share')) / units('share').length)] },
  { asked: 'What changes were made to my portfolio?', holds: [added, 'payment', 'XS1843434876', 'added'] },
  { asked: 'Какво се промени?', holds: [added, 'плащане', 'добавяне'] },
  { asked: 'What changed in 2024?', holds: ['2024'], not: [added] },
  { asked: 'average cost of my USD bonds', holds: [twoPlaces(totalCost(active(of('USD'))) / active(of('USD')).length), n(active(of('USD')))], not: [n(bonds(of('USD')))] },
]; // prettier-ignore

export const REFUSED_OF_TERMS: readonly Question[] = [
  'bonds with fixed rates',
  'How many bonds do I have at fixed rates?',
  'Do I have bonds with floating rates?',
  'облигации с фиксирана лихва',
  'Колко акции на Тесла имам?',
];
