import { moved, wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { returnOver } from '../../returns.ts';
import { either, EVER, gainOn, only, worthInOwn } from '../../sums.ts';
import {
  companies,
  DSK,
  FIBANK,
  gainsOf,
  IBKR,
  isCompany,
  partOf,
  states,
  UNI,
  whole,
} from '../../readings.ts';

const { all, at, bond, bonds, cost, costs, etfs, euro, figure, from, label, labels, money, of, part, profit, profits, row, shares, units, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const heldAt = (bank: string) => all.filter(at(bank));
const [WORLD, TREASURIES, VANGUARD] = ['IE00B4L5Y983', 'IE00B1FZS798', 'IE00BK5BQT80'] as const;
const [TRAKIA, APPLE, SAP, MICROSOFT] = [
  'XS2536817211',
  'US0378331AA1',
  'DE0007164600',
  'US5949181045',
] as const;
const dollars = all.filter(of('USD'));
const pounds = all.filter(of('GBP'));
const inPercent = (one: figures.Row) => (100 * profit(one)) / cost(one);
const rising = all.filter((one) => one.market > one.buy);
const falling = all.filter((one) => one.market < one.buy);
const isState = (one: figures.Row) => 'issuer' in one && !isCompany(one);
const sap = units(only(SAP));
const [firstSap, secondSap] = [sap.slice(0, 1), sap.slice(1)];
const sapPercent = [(100 * profits(sap)) / costs(sap), ...sap.map(inPercent)].flatMap(figure);
const atBroker = heldAt(IBKR).filter(of('USD'));
const distance = (one: readonly figures.Row[], other: readonly figures.Row[]) => [
  ...figures.totals(one).map((total, way) => money(total - (figures.totals(other)[way] ?? 0))),
  money(costs(one) - costs(other)),
];

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_8_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: ['Morning! What do all my investments add up to today?', 'value', 'my husband insists we have over 200 thousand in here. is he right?'],
    bgHeldOut: ['Здравейте, внучката ми инсталира това нещо. Колко общо струват книжата ми?', 'стойност днес'],
  }),
  ...questions('overview-value', { holds: [money(values(bonds()))] }, { enHeldOut: ['Bond book at market, excluding accrued, EUR'] }),
  ...questions('list-holdings', { holds: [...etfs.map(({ isin }) => worthOfOne(isin)), worthOf(etfs)] }, { enHeldOut: ['What are my three ETFs worth, one by one and together?'] }),
  ...questions('holding-value', { holds: [worthOfOne(VANGUARD)] }, { enHeldOut: ['how much is the vanguard one worth now'] }),
  ...questions('holding-value', { holds: [worthOf([row(APPLE)])] }, { enHeldOut: ['Apple bond, value in euros'] }),
  ...questions('holding-value', { holds: [worthOf([row('GB00BL68HJ26')])] }, { enHeldOut: ['ok so how much money do i have sitting in the united kingdom bond in euros please'] }),
  ...questions('overview-value', { holds: [worthOf(heldAt(DSK))] }, { enHeldOut: ['total at DSK'] }),
  ...questions('exposure', { holds: [IBKR, worthOf(heldAt(IBKR))] }, { enHeldOut: ['Which bank holds the most of my money, and how much is it?'] }),
  ...questions('exposure', { holds: [part(pounds)] }, { enHeldOut: ['percentage in sterling'] }),
  ...questions('list-holdings', { holds: [...shares.map(({ isin }) => isin), either(4650, 'USD'), money(1700), word(money(6010), money(3010)), worthOfOne(MICROSOFT), money(1475), word(money(9800), money(6125))] }, { enHeldOut: ['I am a lawyer preparing an inventory and need the ISIN, the cost and the present value of every share.'] }),
  ...questions('invested', { holds: [money(costs(etfs))] }, { enHeldOut: ['how much did I pay for all my ETFs'] }),
  ...questions('profit', { holds: [gainOn(WORLD)] }, { enHeldOut: ['ishares core world profit so far pls'] }),
  ...questions('ranking', { holds: [], first: label(row('BG1100003166')) }, { enHeldOut: ['Which of my shares is doing worst?'] }),
  ...questions('ranking', { holds: [money(3875)], first: TRAKIA }, { enHeldOut: ['biggest loser in euro terms, and how much'] }),
  ...questions('profit', { holds: [gainsOf(states, isState)] }, { enHeldOut: ['Are my government bonds making or losing money compared with what I paid?'] }),
  ...questions('list-holdings', { holds: [...labels(rising), ...rising.filter(({ isin }) => isin !== SAP).map((one) => figure(inPercent(one))), sapPercent], not: ['Софарма', TRAKIA] }, { enHeldOut: ['Everything I hold that is above what I paid, with the gain in percent'] }),
  ...questions('exposure', { holds: [part(all.filter(from('BG')))] }, { enHeldOut: ['what percent of my money is in Bulgaria'] }),
  ...questions('exposure', { holds: [bonds(), etfs, shares].map(worthOf) }, { enHeldOut: ['Bonds vs ETFs vs shares in euro'] }),
  ...questions('profit', { holds: [gainOn('US91282CHT18')] }, { enHeldOut: ['did I make money on the US Treasury bond?'] }),
  ...questions('invested', { holds: [money(6010)] }, { enHeldOut: ['what did i pay for SAP in total'] }),
  ...questions('list-holdings', { holds: [worthOf(firstSap), worthOf(secondSap), money(3115), money(675)] }, { enHeldOut: ['I bought SAP twice. Value and profit of each lot?'] }),
  ...questions('value-shift', { holds: [money(0.25 * values(etfs))] }, { enHeldOut: ['if every ETF of mine loses a quarter of its price what is the damage'] }),
  ...questions('value-shift', { holds: [[moved('USD', 0.1), moved('USD', 1 - 1 / 1.1)].flat()] }, { enHeldOut: ['The euro gets 10% stronger against the dollar. How much do I lose?'] }),
  ...questions('exposure', { holds: [worthOf(companies), worthOf(states)] }, { enHeldOut: ['How much do I have in corporate bonds and how much in government ones?'] }),
  ...questions('overview-value', { holds: [worthOf(all), money(costs(all))] }, { bgHeldOut: ['Пазарна стойност на портфейла и вложената сума, и двете числа'] }),
  ...questions('holding-value', { holds: [worthOfOne(SAP)] }, { bgHeldOut: ['колко струват акциите на САП в момента'] }),
  ...questions('overview-value', { holds: [worthOf(bonds(of('EUR')))] }, { bgHeldOut: ['Колко общо струват облигациите ми, които са в евро?'] }),
  ...questions('exposure', { holds: [part(heldAt(FIBANK))] }, { bgHeldOut: ['какъв процент от всичко е при фибанк'] }),
  ...questions('exposure', { holds: [worthOf(heldAt(UNI)), worthOf(heldAt(DSK)), distance(heldAt(UNI), heldAt(DSK))] }, { bgHeldOut: ['Повече имам в Булбанк или в ДСК и с колко?'] }),
  ...questions('invested', { holds: [money(costs(shares))] }, { bgHeldOut: ['kolko sum vlojil v akcii'] }),
  ...questions('list-holdings', { holds: labels(falling), not: ['Microsoft', 'IT0005094088', 'BG2040019213'] }, { bgHeldOut: ['koi sa mi na zaguba'] }),
  ...questions('profit', { holds: [money(3875)] }, { bgHeldOut: ['На колко съм минус с Тракия, без лихвите?'] }),
  ...questions('profit', { holds: [IBKR, FIBANK, UNI, DSK].map((bank) => money(profits(heldAt(bank)))) }, { bgHeldOut: ['Печалбата ми по банки'] }),
  ...questions('profit', { holds: [gainOn(VANGUARD)] }, { bgHeldOut: ['vanguarda pecheli li'] }),
  ...questions('ranking', { holds: [sapPercent, label(row(MICROSOFT)), figure(30.81), label(row(WORLD)), figure(22.67)], first: label(row(SAP)) }, { bgHeldOut: ['топ 3 печеливши в проценти'] }),
  ...questions('exposure', { holds: [worthOf(pounds)] }, { bgHeldOut: ['имам едни пари в паундове, колко правят в евро'] }),
  ...questions('ranking', { holds: [TRAKIA, whole(50_000), 'FR0013407236', whole(4000)] }, { bgHeldOut: ['коя ми е най-голямата облигация по номинал и коя най-малката'] }),
  ...questions('profit', { holds: [[[(100 * profits(all)) / costs(all), 7.48].flatMap(figure), returnOver(EVER)].flat()] }, { bgHeldOut: ['С колко процента съм на плюс общо?'] }),
  ...questions('value-shift', { holds: [[worthInOwn(dollars), wholeAfter(dollars, 0.25)].flat()] }, { bgHeldOut: ['Ако доларът стигне 1:1 с еврото, колко ще струват доларовите ми книжа в евро?'] }),
  ...questions('value-shift', { holds: [money(0.7 * values(shares))] }, { bgHeldOut: ['При спад на акциите с 30 % колко ще остане от тях?'] }),
  ...questions('profit', { holds: [money(1206)] }, { bgHeldOut: ['струва ли повече немската облигация, отколкото платих за нея, и с колко'] }),
  ...questions('holding-value', { holds: [money(17_630), worthOfOne('IT0005094088')] }, { bgHeldOut: ['Колко платих за италианската облигация и колко ще взема, ако я продам днес?'] }),
  ...questions('overview-value', { holds: [[worthInOwn(atBroker), worthOf(atBroker)].flat()] }, { bgHeldOut: ['Колко струват доларовите ми позиции в Interactive Brokers?'] }),
  ...questions('profit', { holds: [gainsOf(companies, (one) => 'issuer' in one && isCompany(one))] }, { bgHeldOut: ['na korporativnite obligacii kakva mi e pechalbata'] }),
  ...questions('exposure', { holds: [partOf(bonds(of('EUR')), bonds())] }, { bgHeldOut: ['Какъв дял от облигациите е в евро?'] }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, { bgHeldOut: ['Покупна стойност на облигациите общо'] }),
  ...questions('holding-value', { holds: [worthOfOne(TREASURIES), money(euro(700, 'USD'))] }, { bgHeldOut: ['фондът iShares Treasury колко струва и колко губя от него в евро'] }),
  ...questions('profit', { holds: [money(profits([bond(TRAKIA), bond(APPLE)]))] }, { enHeldOut: ['profit or loss on the bonds I keep at Fibank, together'] }),
]; // prettier-ignore
