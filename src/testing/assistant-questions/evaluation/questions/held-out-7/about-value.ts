import { moved, wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { gainOf, returnOver } from '../../returns.ts';
import { dealsOf, either, EVER, gainOn, only, worthInOwn } from '../../sums.ts';

const { all, at, bond, bonds, cost, costs, dirtyValues, etfs, figure, from, label, labels, money, of, part, profit, profits, row, shareOf, shares, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const [IBKR, UNI, DSK, FIBANK] = ['Interactive Brokers', 'УниКредит Булбанк', 'Банка ДСК', 'Fibank'];
const dollars = all.filter(of('USD'));
const pounds = all.filter(of('GBP'));
const trakia = row('XS2536817211');
const companies = bonds(({ issuer }) => ['Trakia Energy', 'Apple', 'Монолит'].includes(issuer));
const states = bonds((one) => !companies.includes(one));
const largest = ['XS2536817211', 'DE0001102614', 'BG2030026111'].map(row);
const percentOf = (gain: number, paid: number) => figure((100 * gain) / paid);
const partOf = (rows: readonly figures.Row[], whole: readonly figures.Row[]): Wanted =>
  [dirtyValues, values].flatMap((total) => shareOf((100 * total(rows)) / total(whole)));
/** By prices alone, with accrued interest, or with what has come. */
const gainsOf = (rows: readonly figures.Row[], fits: (one: figures.Row) => boolean = () => true): Wanted => [
  money(profits(rows)),
  money(dirtyValues(rows) - costs(rows)),
  money(gainOf({ ...EVER, fits })),
];
const gain = profits(all);
const gainPercent = [percentOf(gain, costs(all)), figure(7.48)].flat();
const parts = (groups: readonly (readonly figures.Row[])[]) => groups.map((rows) => part(rows));
const amounts = (groups: readonly (readonly figures.Row[])[]) => groups.map((rows) => worthOf(rows));
const currencies = [all.filter(of('EUR')), dollars, pounds];
const banks = [IBKR, FIBANK, UNI, DSK].map((bank) => all.filter(at(bank)));
const fibank = banks[1] ?? [];
const bondsAt = (bank: string) => bonds(at(bank));
const losing = all.filter((one) => one.market < one.buy);
const ofEach = (rows: readonly figures.Row[]) => rows.map((one) => worthOfOne(one.isin));

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_7_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: ['whats my portfolio worth today'],
    bgHeldOut: ['Добър ден, аз съм пенсионерка и не разбирам много. Бихте ли ми казали колко струва всичко мое в момента? Благодаря Ви.'],
  }),
  ...questions('overview-value', { holds: [worthOf(bonds())] }, { enHeldOut: ['Good morning. Could you please tell me how much all of my bonds together are worth at present? Thank you kindly.'] }),
  ...questions('overview-value', { holds: [money(values(bonds()))] }, { bgHeldOut: ['стойност на облигациите без начислената лихва'] }),
  ...questions('overview-value', { holds: [worthOf(etfs)] }, { enHeldOut: ['etfs value'], bgHeldOut: ['kolko mi struvat ETF-ite'] }),
  ...questions('overview-value', { holds: [worthOf(shares)] }, { enHeldOut: ['how much money do I have in plain shares, so no ETFs'] }),
  ...questions('exposure', { holds: [worthOf(fibank), part(fibank)] }, { enHeldOut: ['How much do I keep at Fibank, and what part of everything is that?'] }),
  ...questions('list-holdings', { holds: ofEach((banks[0] ?? []).filter(({ isin }) => isin !== 'DE0007164600')).concat(label(row('DE0007164600'))), not: ['XS2536817211', 'IT0005094088'] }, { enHeldOut: ['what do i have at interactive brokers?? all of it w values'] }),
  ...questions('exposure', { holds: [[worthOf(dollars), worthInOwn(dollars)].flat()] }, { enHeldOut: ['How much of what I own is in US dollars?'] }),
  ...questions('holding-value', { holds: [worthOf([trakia])] }, { enHeldOut: ['Trakia worth now?'] }),
  ...questions('list-holdings', { holds: [worthOfOne('DE0001102614'), worthOfOne('DE0007164600')], not: ['Microsoft', 'IT0005094088'] }, { enHeldOut: ['I would like to know what I am having from Germany'] }),
  ...questions('invested', { holds: [money(costs(all))] }, { enHeldOut: ['How much did I put in altogether? I mean what I paid, not the value'] }),
  ...questions('profit', { holds: [money(costs(bonds())), worthOf(bonds()), gainsOf(bonds())] }, { enHeldOut: ['What did all bonds cost me vs what are they worth now, difference too'] }),
  ...questions('holding-details', { holds: [['96.4', '96.40', either(cost(bond('US0378331AA1')), 'USD')].flat()] }, { enHeldOut: ['what did i pay for the apple bond'] }),
  ...questions('list-holdings', { holds: labels(losing), not: ['IT0005094088', 'DE0001102614', 'Microsoft', 'BG2040019213'] }, { enHeldOut: ['Which ones are losing me money'] }),
  ...questions('ranking', { holds: [[percentOf(3790, 6010), percentOf(3115, 3010)].flat()], first: label(row('DE0007164600')) }, { enHeldOut: ['biggest winner in percent?'] }),
  ...questions('ranking', { holds: [[money(3790), money(3115)], label(row('IE00B4L5Y983')), money(2190)], first: label(row('DE0007164600')) }, { enHeldOut: ['Which holding made me the most in euros? and the second one'] }),
  ...questions('profit', { holds: [...etfs.map((one) => either(profit(one), one.currency)), money(profits(etfs))] }, { enHeldOut: ['profit of each ETF and altogether pls'] }),
  ...questions('profit', { holds: [money(profits(bondsAt(IBKR)))] }, { enHeldOut: ['P&L, bonds only, Interactive Brokers only, in EUR'], bgHeldOut: ['total profit на bonds в IBKR?'] }),
  ...questions('profit', { holds: [gainOn('BG1100003166')] }, { enHeldOut: ['how much am I down on Sopharma (Софарма)?'] }),
  ...questions('exposure', { holds: [...parts(currencies), ...amounts(currencies)] }, { enHeldOut: ['split by currency, percent and amount'] }),
  ...questions('exposure', { holds: parts(currencies) }, { bgHeldOut: ['разпредели ми портфейла по валути'] }),
  ...questions('exposure', { holds: parts(banks) }, { enHeldOut: ['bank by bank please, with percents'] }),
  ...questions('concentration', { holds: [...labels(largest), part(largest)] }, { enHeldOut: ['top 3 positions and how much of the whole do they make'] }),
  ...questions('exposure', { holds: [partOf(companies, bonds())] }, { enHeldOut: ['What portion of my bonds is corporate?'] }),
  ...questions('exposure', { holds: [partOf(states, bonds())] }, { bgHeldOut: ['Какъв процент от облигациите ми са държавни?'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.1), wholeAfter(dollars, -0.1)] }, { enHeldOut: ['What happens to my total if the dollar drops 10% against the euro?'] }),
  ...questions('value-shift', { holds: [money(0.2 * values(shares)), wholeAfter(shares, -0.2)] }, { enHeldOut: ['suppose my shares (not the etfs) fall 20 procent. what is loss and the new total'] }),
  ...questions('value-shift', { holds: [part([trakia])] }, { enHeldOut: ['if Trakia goes to zero, how many % of everything is gone'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.05)] }, { bgHeldOut: ['доларът пада с 5 %. С колко намалявам?'] }),
  ...questions('value-shift', { holds: [money(0.15 * values(etfs))] }, { bgHeldOut: ['Ако всички ETF-и поевтинеят с 15 %, колко губя?'] }),
  ...questions('holding-value', { holds: [worthOfOne('BG1100003166')] }, { bgHeldOut: ['Софарма колко струва сега'] }),
  ...questions('exposure', { holds: parts([bonds(), shares, etfs]) }, { bgHeldOut: ['Колко от парите ми са в облигации, колко в акции и колко във фондове? В проценти моля.'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at(UNI))), not: ['IT0005094088', 'XS2536817211', 'SAP'] }, { bgHeldOut: ['какво държа в уникредит'] }),
  ...questions('exposure', { holds: [[worthInOwn(pounds), worthOf(pounds), '6000', '6000.00'].flat()] }, { bgHeldOut: ['лири имам ли и колко'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(from('BG')))] }, { bgHeldOut: ['Колко съм вложил в България общо – всичко българско, по пазарна стойност?'] }),
  ...questions('profit', { holds: [gainsOf(all), gainPercent] }, { bgHeldOut: ['na pechalba li sum ili na zaguba, i kolko procenta'] }),
  ...questions('profit', { holds: [gainsOf(bonds())] }, { bgHeldOut: ['Печалба/загуба само от облигации, в евро'] }),
  ...questions('profit', { holds: [money(profits(bondsAt(UNI)))], not: ['25.00'] }, { bgHeldOut: ['облигациите ми в УниКредит на плюс ли са'] }),
  ...questions('ranking', { holds: [], first: [label(trakia), label(row('BG1100003166'))].flat() }, { bgHeldOut: ['най-губещата ми инвестиция?'] }),
  ...questions('profit', { holds: [gainOn('US5949181045')] }, { bgHeldOut: ['Kolko spechelih ot Microsoft'] }),
  ...questions('total-return', { holds: [[gainOf({ ...EVER, fits: only('XS2536817211') }), 625, 950, 187.5].map(money)] }, { bgHeldOut: ['Тракия като сметнем и купоните — на плюс или минус съм'] }),
  ...questions('total-return', { holds: [[15_492.35, 16_034.35, gainOf(EVER)].map(money), returnOver(EVER)] }, { bgHeldOut: ['Обща доходност на портфейла с всички получени плащания, като сума и процент'] }),
  ...questions('exposure', { holds: [word(...[label(row('IE00B4L5Y983'))].flat(), IBKR), part(banks[0] ?? []), word(DSK), part(banks[3] ?? [])] }, { bgHeldOut: ['При коя банка държа най-много и при коя най-малко?'] }),
  ...questions('exposure', { holds: [part([trakia])] }, { bgHeldOut: ['прекалено ли тежи Тракия, колко процента е от всичко'] }),
  ...questions('ranking', { holds: [...largest, row('IT0005094088'), row('US91282CHT18')].flatMap((one) => [one.isin, worthOfOne(one.isin)]) }, { bgHeldOut: ['дай ми top 5 holdings by value, в евро'] }),
  ...questions('overview-value', { holds: [worthOf(dealsOf('DE0007164600'))] }, { enHeldOut: ['how much is my SAP worth'] }),
]; // prettier-ignore
