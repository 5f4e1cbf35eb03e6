import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { FIBANK, gainsOf, IBKR, partOf, price, states, companies, UNI, worthOn } from '../../readings.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { either, gainOn } from '../../sums.ts';
import { APPLE, BULGARIA_2030, FRANCE, GERMANY, GILT, ITALY, MICROSOFT, MONOLITH, SAP, SOPHARMA, TRAKIA, TREASURY_ETF } from './named-holdings.ts'; // prettier-ignore

const { all, at, bond, bonds, costs, etfs, from, label, labels, money, of, part, partOrAmount, profit, row, shares, word, worthOf, worthOfOne } = figures; // prettier-ignore

const losing = all.filter((one) => profit(one) < 0);
const trakia = [bond(TRAKIA)];
const change2025 = [
  money(valueOn('2025-12-31') - valueOn('2024-12-31')),
  money(gainOf({ from: '2024-12-31', to: '2025-12-31' })),
];

/** What it is worth, cost, gained, and how it is spread. */
export const HELD_OUT_13_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: ['good morning, could you tell me what the whole lot comes to these days', 'All my investments, one number in euro please.'],
    bgHeldOut: ['Добро утро! Бихте ли ми казали колко струва в момента всичко, което държа при вас?', 'ae da vidim kolko pari imam obshto'],
  }),
  ...questions('overview-value', { holds: [worthOf(bonds())] }, { enHeldOut: ['wats the total in bonds only'] }),
  ...questions('overview-value', { holds: [worthOf(bonds(at(UNI)))] }, { bgHeldOut: ['колко пари са ми облигациите в УниКредит'] }),
  ...questions('overview-value', { holds: [worthOf(states)] }, { bgHeldOut: ['Аз съм пенсионерка. Колко струват днес държавните ми облигации, без фирмените?'] }),
  ...questions('overview-value', { holds: [worthOf(etfs)] }, { enHeldOut: ['Leave the bonds aside - what is the ETF side worth?'] }),
  ...questions('overview-value', { holds: [worthOn('2024-12-31')] }, {
    enHeldOut: ['For the annual accounts: portfolio valuation as at 31 December 2024'],
    bgHeldOut: ['на колко възлизаше портфейлът в края на 2024 г.'],
  }),
  ...questions('holding-value', { holds: [worthOfOne(SOPHARMA)] }, { enHeldOut: ['My husband bought some Sopharma shares years ago, what would they fetch today?'] }),
  ...questions('holding-value', { holds: [[worthOfOne(SAP), price(245)].flat(2)] }, { bgHeldOut: ['Внукът ми каза, че SAP са се вдигнали. На колко са моите?'] }),
  ...questions('holding-value', { holds: [worthOfOne(MONOLITH)] }, { bgHeldOut: ['kolko struva dnes obligaciqta na Monolit'] }),
  ...questions('holding-value', { holds: [worthOfOne(GERMANY)] }, { enHeldOut: ['german bund market vlaue?'] }),
  ...questions('invested', { holds: [money(costs(all))] }, {
    enHeldOut: ['how much of our own money went into all this'],
    bgHeldOut: ['Колко съм дала навремето за всичко това?'],
  }),
  ...questions('invested', { holds: [money(costs(trakia))] }, { bgHeldOut: ['за Тракия колко платихме'] }),
  ...questions('profit', { holds: [gainsOf(all)] }, { enHeldOut: ['Overall am I up or down, and by how much?'] }),
  ...questions('profit', { holds: [gainsOf(shares, (one) => 'kind' in one && one.kind === 'share')] }, { bgHeldOut: ['с акциите на печалба ли сме или на загуба'] }),
  ...questions('profit', { holds: [gainOn(TRAKIA)] }, { bgHeldOut: ['и сега колко губя от тая Trakia Energy'] }),
  ...questions('profit', { holds: [gainOn(MICROSOFT)] }, { enHeldOut: ['hows my microsoft position doing, profit wise'] }),
  ...questions('ranking', { holds: labels(losing), not: [GERMANY, 'Microsoft', ITALY] }, { enHeldOut: ['Which of my holdings are under water?'] }),
  ...questions('ranking', { holds: [word(TRAKIA, 'Trakia Energy')], first: word(TRAKIA, 'Trakia Energy') }, {
    enHeldOut: ['my single worst investment in euros so far'],
    bgHeldOut: ['коя ми е най-губещата инвестиция', 'koq mi e nai-golqmata poziciq'],
  }),
  ...questions('exposure', { holds: [part(all.filter(of('USD')))] }, { enHeldOut: ["I'm paid in euros. What part of all this sits in dollars?"] }),
  ...questions('exposure', { holds: [part(all.filter(of('EUR')))] }, { bgHeldOut: ['kolko procenta ot parite mi sa v evro'] }),
  ...questions('exposure', { holds: [part(all.filter(at(FIBANK)))] }, { enHeldOut: ['how much do we have sitting with Fibank, as a percentage'] }),
  ...questions('exposure', { holds: [part(all.filter(at(IBKR)))] }, { bgHeldOut: ['какъв дял от всичко е при Interactive Brokers'] }),
  ...questions('exposure', { holds: [part(all.filter(from('DE'))), part(all.filter(from('BG')))] }, { enHeldOut: ['Give me the split by country please'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('BG')))] }, { bgHeldOut: ['Колко от портфейла е в български книжа?'] }),
  ...questions('exposure', { holds: [part(all.filter(of('USD'))), part(all.filter(of('GBP')))] }, { bgHeldOut: ['разбивка по валути, ако обичате'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(at(IBKR)))] }, { bgHeldOut: ['В коя банка държа най-много и колко е то?'] }),
  ...questions('exposure', { holds: [partOf(companies, bonds())] }, { enHeldOut: ['what share of my bonds is corporate'] }),
  ...questions('concentration', { holds: [word('Trakia Energy', TRAKIA), partOrAmount(trakia)] }, {
    enHeldOut: ['Who is my largest issuer and how big a slice do they have?'],
    bgHeldOut: ['на кой емитент се доверявам най-много, като процент'],
  }),
  ...questions('exposure', { holds: [worthOf(states), worthOf(companies)] }, { enHeldOut: ['Governments versus companies, bonds only, in euro amounts'] }),
  ...questions('average-price', { holds: [price(150.25)] }, {
    enHeldOut: ['I bought SAP twice. average price per share?'],
    bgHeldOut: ['средна цена на покупка на SAP-а'],
  }),
  ...questions('units-held', { holds: ['60'] }, { enHeldOut: ['number of Vanguard units please'] }),
  ...questions('units-held', { holds: ['500'] }, { bgHeldOut: ['kolko broq akcii imam ot Sofarma'] }),
  ...questions('value-change', { holds: [change2025] }, {
    enHeldOut: ['By how much did the total value change between the end of 2024 and the end of 2025?'],
    bgHeldOut: ['С колко се промени стойността на портфейла през 2025?'],
  }),
  ...questions('currency-effect', { holds: [word('0.00', '0')] }, { enHeldOut: ['did exchange rates cost me anything this year'] }),
  ...questions('compare-holdings', { holds: [worthOfOne(MICROSOFT), worthOfOne(SAP)] }, { bgHeldOut: ['Майкрософт срещу SAP, сравни ги'] }),
  ...questions('compare-holdings', { holds: [worthOfOne('BG2040019213'), worthOfOne(BULGARIA_2030)] }, { enHeldOut: ['put the two Bulgarian government bonds side by side'] }),
  ...questions('price-age', { holds: [GILT, FRANCE] }, { enHeldOut: ["Which prices haven't been refreshed for ages?"] }),
  ...questions('working', { holds: [either(profit(bond(APPLE)), 'USD')] }, { bgHeldOut: ['как е сметната печалбата по облигацията на Apple'] }),
  ...questions('profit', { holds: [gainOn(TREASURY_ETF), label(row(TREASURY_ETF))] }, { enHeldOut: ['iShares Treasury is in the red isnt it? how deep?'] }),
]; // prettier-ignore
