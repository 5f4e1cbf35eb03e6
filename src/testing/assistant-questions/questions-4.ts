import { BONDS, PAYMENTS, UNITS } from './a-portfolio.ts';
import type { Asked } from './ask.ts';
import type { Case } from './questions-1.ts';
import {
  active, bonds, costOf, inEuro, isinsOf, mean, outOfEuro, paid, paidEuro, profit, profitOf, taxEuro, two, unitCostOf, unitProfit,
  unitProfitOf, unitRow, units, unitsHeld, wholeCost, wholeProfit,
} from './reckon.ts'; // prettier-ignore

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
const pricedProfit = profitOf(active(isPriced)) + unitProfitOf(units('etf')) + unitProfitOf(units('share'));
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
    holds: ['United States', two(profitOf(active(from('US')))), two(paidEuro(usPaid)), two(paidEuro(usPaid) - taxEuro(usPaid))],
    not: [two(profitOf(active()))],
  },
  {
    asked: 'Колко пари изкараха българските облигации?',
    holds: ['България', two(profitOf(active(from('BG')))), two(paidEuro(paid(from('BG'))))],
  },
  { asked: 'How much did my German bonds earn in 2025?', holds: ['Germany', two(paidEuro(paid(({ isin, date }) => isin.startsWith('DE') && date?.startsWith('2025') === true)))] },
  { asked: 'How much money did my shares make?', holds: [two(unitProfitOf(units('share'))), two(inEuro(45, 'USD') + 60 + 58.75)], not: ['0.00'] },
  { asked: 'What share of my bonds is Bulgarian?', holds: [percent(costOf(active(from('BG'))), costOf(active())), 'cost in EUR', 'Bulgaria'], not: [percent(costOf(active(from('BG'))), wholeCost())] },
  { asked: 'What percentage of my bonds is at DSK?', holds: [percent(costOf(active(at('Банка ДСК'))), costOf(active()))] },
  { asked: 'What percentage of my portfolio is in dollars?', holds: [percent(costOf(active(of('USD'))) + unitCostOf(dollars), wholeCost()), 'cost in EUR'] },
  { asked: 'What percentage of my portfolio is Bulgarian bonds?', holds: [percent(costOf(active(from('BG'))), wholeCost())] },
  { asked: 'What percent of my portfolio are ETFs?', holds: [percent(unitCostOf(units('etf')), wholeCost())] },
  { asked: 'What percentage of my shares is Microsoft?', holds: [percent(unitCostOf([MICROSOFT]), unitCostOf(units('share')))] },
  { asked: 'Каква част от облигациите ми са български?', holds: [percent(costOf(active(from('BG'))), costOf(active())), 'в EUR', 'България'] },
  { asked: 'Колко процента от портфейла ми е в долари?', holds: [percent(costOf(active(of('USD'))) + unitCostOf(dollars), wholeCost())] },
  { asked: 'Is my portfolio in profit?', holds: ['Yes', two(pricedProfit), two(wholeProfit())], not: ['No'] },
  { asked: 'Am I in profit?', holds: ['Yes', two(pricedProfit)], not: ['No'] },
  { asked: 'Are my bonds in profit?', holds: ['Yes', two(profitOf(active(isPriced))), two(profitOf(active()))], not: ['No'] },
  { asked: 'Is my portfolio at a loss?', holds: ['No', two(pricedProfit)], not: ['Yes'] },
  { asked: 'Am I losing money on the Fibank bonds?', holds: ['Yes', two(profitOf(active(at('Fibank'))))], not: ['No'] },
  { asked: 'Is Sopharma in profit?', holds: ['No', two(unitProfit(SOPHARMA))], not: ['Yes'] },
  { asked: 'Is FR0013407236 in profit?', holds: ['FR0013407236'], not: ['Yes', 'No', '914.00'] },
  { asked: 'На печалба ли съм?', holds: ['Да', two(pricedProfit)], not: ['Не'] },
  { asked: 'На загуба ли са облигациите ми във Fibank?', holds: ['Да', two(profitOf(active(at('Fibank'))))], not: ['Не'] },
  { asked: 'На печалба ли е портфейлът ми?', holds: ['Да', two(pricedProfit)] },
  { asked: 'Are all my bonds in profit?', holds: isinsOf(active((bond) => isPriced(bond) && profit(bond) > 0)), not: ['Yes'] },
  { asked: 'Is my profit above 10000 EUR?', holds: [], not: ['Yes'] },
  { asked: 'Дали съм на печалба?', holds: ['Да', two(pricedProfit)] },
  { asked: 'Is BG2040019213 expired?', holds: ['BG2040019213', 'active'], not: ['no bond'] },
  { asked: 'How much money did Microsoft make?', holds: [two(inEuro(unitProfit(MICROSOFT), 'USD')), two(inEuro(45, 'USD'))], not: ['0.00'] },
  { asked: 'smallest payment received', holds: ['The smallest payments', '76.88', '100.00'], not: ['1625.00'] },
  { asked: 'Which bond paid me the least?', holds: ['the least first', 'XS1843434876', '76.88'] },
  { asked: 'Коя облигация ми е платила най-голям данък?', holds: ['най-голям данък', 'XS2536817211', '325.00'] },
  { asked: 'Do I have any bonds at a loss?', holds: isinsOf(active((bond) => isPriced(bond) && profit(bond) < 0)), not: ['Yes'] },
  { asked: 'Имам ли облигации на загуба?', holds: isinsOf(active((bond) => isPriced(bond) && profit(bond) < 0)), not: ['Да'] },
  { asked: ['What is my total profit?', 'and in dollars?'], holds: [two(outOfEuro(Number(two(wholeProfit())), 'USD'))] },
  { asked: ['How much have I invested in bonds?', 'and in leva?'], holds: [two(outOfEuro(Number(two(costOf(active()))), 'BGN'))] },
  { asked: ['Колко струва портфейлът ми?', 'а в паундове?'], holds: [two(outOfEuro(Number(two(wholeCost())), 'GBP'))] },
  { asked: 'average nominal of my euro bonds', holds: [two(mean(active(of('EUR')).map(({ nominal }) => nominal))), n(active(of('EUR')))] },
  { asked: 'average profit of my bonds', holds: [two(profitOf(active(isPriced)) / active(isPriced).length), n(active(isPriced))] },
  { asked: 'Средна себестойност на акциите ми', holds: [two(unitCostOf(units('share')) / units('share').length)] },
  { asked: 'What changes were made to my portfolio?', holds: [added, 'payment', 'XS1843434876', 'added'] },
  { asked: 'Какво се промени?', holds: [added, 'плащане', 'добавяне'] },
  { asked: 'What changed in 2024?', holds: ['2024'], not: [added] },
  { asked: 'average cost of my USD bonds', holds: [two(costOf(active(of('USD'))) / active(of('USD')).length), n(active(of('USD')))], not: [n(bonds(of('USD')))] },
]; // prettier-ignore

export const REFUSED_OF_TERMS: readonly Asked[] = [
  'bonds with fixed rates',
  'How many bonds do I have at fixed rates?',
  'Do I have bonds with floating rates?',
  'облигации с фиксирана лихва',
  'Колко акции на Тесла имам?',
];
