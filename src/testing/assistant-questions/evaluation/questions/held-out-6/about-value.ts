import * as figures from '../../figures.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { gainOf } from '../../returns.ts';
import { dealsOf, either, EVER, gainOn, worthInOwn } from '../../sums.ts';

const { all, at, bonds, costs, dirtyValues, etfs, euro, figure, from, label, labels, money, of, part, partOrAmount, profits, row, shareOf, shares, totals, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const [IBKR, UNI, DSK, FIBANK] = ['Interactive Brokers', 'УниКредит Булбанк', 'Банка ДСК', 'Fibank'];
/** Leva for one euro. */
const LEVA = 1.95583;
const dollars = all.filter(of('USD'));
const atFibank = all.filter(at(FIBANK));
const trakia = row('XS2536817211');
const bulgarian = bonds(({ issuer }) => issuer === 'Република България');
const states = bonds(({ issuer }) => !['Trakia Energy', 'Apple', 'Монолит'].includes(issuer));
const below = all.filter((one) => one.market < one.buy);
const sopharma = row('BG1100003166');
/** Everything in another unit. */
const wholeIn = (unitsPerEuro: number): Wanted => totals(all).map((total) => money(total * unitsPerEuro));
const rounded = ['214000', '216000'];
/** By its prices alone, with accrued interest or with what has come. */
const gainsOf = (rows: readonly figures.Row[], fits: (one: figures.Row) => boolean = () => true): Wanted => [
  money(profits(rows)),
  money(dirtyValues(rows) - costs(rows)),
  money(gainOf({ ...EVER, fits })),
];
const partOf = (rows: readonly figures.Row[], whole: readonly figures.Row[]): Wanted =>
  [dirtyValues, values].flatMap((total) => shareOf((100 * total(rows)) / total(whole)));
const partOrWhole = (rows: readonly figures.Row[]): Wanted =>
  [part(rows), String(Math.round((100 * values(rows)) / values(all)))].flat();
const ofFibank = (one: figures.Row): Wanted => [worthOf(atFibank), label(one)].flat();
const sopharmaLoss = [225, 225 - 60, 225 - 57].flatMap((loss) => figure((100 * loss) / 1700));
/** Of bonds, shares and what they are part of. */
const ofAllOrOfBoth = (rows: readonly figures.Row[]): Wanted =>
  [part(rows), partOf(rows, [...bonds(), ...shares])].flat();

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_6_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [[worthOf(all), rounded].flat()] }, {
    enHeldOut: ['Good morning. Would you be so kind as to tell me what all my savings in here come to today, to the nearest thousand euro?'],
    bgHeldOut: ['Общата стойност на портфейла, закръглена до хиляда'],
  }),
  ...questions('overview-value', { holds: [wholeIn(1 / euro(1, 'USD'))] }, { enHeldOut: ['total in dollars pls'] }),
  ...questions('overview-value', { holds: [[wholeIn(LEVA), worthOf(all)].flat(), word('лева', 'левове', 'лв', 'BGN')] }, { bgHeldOut: ['Добър ден, бихте ли ми казали колко струва общо всичко, което имам, в левове? Още мисля в левове.'] }),
  ...questions('profit', { holds: [money(costs(all)), worthOf(all), gainsOf(all)] }, { enHeldOut: ['how much have i actually put in vs what its worth now and so whats the differnce'] }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, { bgHeldOut: ['Каква е балансовата стойност по цена на придобиване на портфейла от облигации, без настъпилите падежи?'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(IBKR)))] }, { enHeldOut: ['Kindly provide the market value of all positions custodied with Interactive Brokers, in euro.'] }),
  ...questions('overview-value', { holds: atFibank.map(ofFibank), not: ['IT0005094088', 'BG2030026111', 'SAP', 'Microsoft'] }, { enHeldOut: ['fibank??'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(DSK))), ...labels(all.filter(at(DSK)))] }, { bgHeldOut: ['Колко пари държа в Банка ДСК и в какво точно?'] }),
  ...questions('overview-value', { holds: [worthOf(bulgarian), gainsOf(bulgarian, (one) => 'issuer' in one && one.issuer === 'Република България' && one.expired !== true)] }, { bgHeldOut: ['Кажи ми, моля те, сега аз имах едни български държавни ценни книжа в УниКредит, мисля че бяха две или три, та колко общо струват днес и на печалба ли съм от тях'] }),
  ...questions('overview-value', { holds: [bonds(), etfs, shares].map((rows) => [worthOf(rows), String(Math.round(values(rows)))].flat()) }, { enHeldOut: ['I need: 1) value of bonds 2) value of ETFs 3) value of shares. EUR, whole numbers.'] }),
  ...questions('exposure', { holds: [part(dollars), worthInOwn(dollars)] }, { enHeldOut: ["What percentage of the book sits in USD, and what's that in bucks?"] }),
  ...questions('exposure', { holds: [part(all.filter(of('GBP')))] }, { bgHeldOut: ['каква част от парите ми е в паунди'] }),
  ...questions('exposure', { holds: [IBKR, FIBANK, UNI, DSK].map((bank) => partOrWhole(all.filter(at(bank)))) }, { enHeldOut: ['Break down my money by bank please, I want a percentage next to each one, no decimals.'] }),
  ...questions('exposure', { holds: [ofAllOrOfBoth(bonds()), [ofAllOrOfBoth(shares), part([...shares, ...etfs])].flat()] }, { bgHeldOut: ['облигации срещу акции в проценти'] }),
  ...questions('exposure', { holds: [[part(states), partOf(states, bonds())].flat()] }, { enHeldOut: ['Is more than half of my wealth in government bonds?'] }),
  ...questions('exposure', { holds: [word('XS2536817211', 'Trakia Energy'), part([trakia])] }, { bgHeldOut: ['Имам ли нещо, което да надхвърля 20% от целия портфейл?'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('DE')))] }, { enHeldOut: ['How much am I exposed to Germany, bonds plus stocks?'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('US')))] }, { enHeldOut: ['How much of mine is in the US?'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('BG')))] }, { bgHeldOut: ['Каква е експозицията ми към България общо — държава, фирми, акции?'] }),
  ...questions('exposure', { holds: [part(all.filter(at(IBKR)))] }, { bgHeldOut: ['Колко процента от портфейла са ми при един-единствен брокер — най-големия?'] }),
  ...questions('ranking', { holds: [], first: 'XS2536817211' }, { enHeldOut: ['whats the biggest thing i own'] }),
  ...questions('ranking', { holds: ['XS2536817211', 'DE0001102614', 'BG2030026111', label(sopharma), 'FR0013407236', ['US5949181045', 'Microsoft', 'DE0007164600', 'SAP']], not: ['US912828ZT04', 'BG2040002213'] }, { enHeldOut: ['top 3 and bottom 3 by value, skip the expired ones'] }),
  ...questions('ranking', { holds: [...labels([trakia, row('IE00B1FZS798'), sopharma]), gainOn('XS2536817211'), gainOn('IE00B1FZS798'), sopharmaLoss], not: ['IT0005094088', 'DE0001102614', 'IE00B4L5Y983'] }, { enHeldOut: ['Which of my holdings are under water and by how much each? euros and percent'] }),
  ...questions('ranking', { holds: [], first: ['DE0007164600', 'SAP'] }, { enHeldOut: ['best performer since I bought it, in percent, ignore euros'] }),
  ...questions('ranking', { holds: [], first: [label(trakia), label(sopharma)].flat() }, { bgHeldOut: ['най-голямата ми загуба коя е'] }),
  ...questions('ranking', { holds: labels(below.filter((one) => 'coupon' in one)), not: ['BG1100003166', 'Софарма', 'IT0005094088', 'DE0001102614'] }, { bgHeldOut: ['Кои книжа са на загуба, ама гледай само цената, без купоните, и без акциите?'] }),
  ...questions('profit', { holds: [gainOn('DE0007164600')] }, { enHeldOut: ["How come I've lost money on SAP?"] }),
  ...questions('profit', { holds: [gainOn('XS2536817211')] }, { bgHeldOut: ['na zaguba li sym s trakia i s kolko'] }),
  ...questions('concentration', { holds: [[trakia], bulgarian, [row('DE0001102614')]].map((rows) => [part(rows), partOf(rows, bonds())].flat()) }, { enHeldOut: ['Concentration: share of the three largest issuers, and is any above 15%?'] }),
  ...questions('compare-holdings', { holds: [money(values(dealsOf('DE0007164600')) - values(dealsOf('US5949181045')))] }, { bgHeldOut: ['Майкрософт или САП ми е по-голяма позиция и с колко?'] }),
  ...questions('compare-holdings', { holds: ['IE00B4L5Y983', 'IE00BK5BQT80'].flatMap((isin) => [worthOfOne(isin), gainOn(isin)]) }, { bgHeldOut: ['сравни ми двата световни фонда, MSCI и Vanguard: стойност и печалба'] }),
  ...questions('compare-holdings', { holds: [['120.4', '120.40', money(3115)], ['200', '200.00', money(675)]] }, { enHeldOut: ['compare the two SAP purchases'] }),
  ...questions('value-shift', { holds: [worthOf(all.filter((one) => one !== trakia))] }, { bgHeldOut: ['Ако Trakia фалира и не ми върне нищо, колко ми остава общо?'] }),
  ...questions('working', { holds: [[money(20_500), money(16_400)], ['102.5', '102.50'], ['20000', money(20_000)]] }, { enHeldOut: ['How did you arrive at the value of my US treasury bond? show the arithmetic'] }),
  ...questions('holding-details', { holds: [['96.4', '96.40'], [['97.9', '97.90'], either(14_685, 'USD')].flat()] }, { enHeldOut: ["so I was going to ask about the Apple shares but no wait actually it's the bond isn't it, what did I pay for it and what's it at now"] }),
]; // prettier-ignore
