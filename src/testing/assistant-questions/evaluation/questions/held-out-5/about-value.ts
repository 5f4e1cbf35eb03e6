import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { dealsOf, either, EVER, gainOn, worthInOwn } from '../../sums.ts';

const { all, at, bonds, costs, count, etfs, figure, from, labels, money, of, part, partOrAmount, profits, row, shares, sum, units, values, word, worth, worthOf, worthOfOne } = figures; // prettier-ignore
const [IBKR, UNI, DSK, FIBANK] = ['Interactive Brokers', 'УниКредит Булбанк', 'Банка ДСК', 'Fibank'];
const dollars = all.filter(of('USD'));
const trakia = row('XS2536817211');
const bulgarian = bonds(({ issuer }) => issuer === 'Република България');
const companies = bonds(({ issuer }) => ['Trakia Energy', 'Apple', 'Монолит'].includes(issuer));
const states = bonds(({ issuer }) => !['Trakia Energy', 'Apple', 'Монолит'].includes(issuer));
const largest = ['XS2536817211', 'DE0001102614', 'BG2030026111'].map(row);
const below = all.filter((one) => one.market < one.buy);
const shown = ['DE0001102614', 'US91282CHT18', 'Microsoft', 'SAP', 'IT0005094088'];
const withoutDollars = all.filter((one) => one.currency !== 'USD');

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_5_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: [
      'whats my total rn',
      'My late husband kept all this and I have only just found the password. Before the notary comes on Thursday I should know: what does everything amount to?',
      'I reckon I have about two hundred thousand in here – am I right or is it more?',
    ],
    bgHeldOut: ['общо за колко пари книжа имам по днешни цени, моето момиче', 'obshta stoinost portfeil evro'],
  }),
  ...questions('overview-value', { holds: [money(values(all))] }, { enHeldOut: ['Market value ex accrued, whole book?'] }),
  ...questions('overview-value', { holds: [money(valueOn('2025-12-31'))] }, { bgHeldOut: ['Пазарна стойност на портфейла към 31 декември 2025, моля – за годишния баланс.'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(FIBANK)))] }, { enHeldOut: ['Everything I keep with Fibank, in euro please'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(DSK))), ...labels(all.filter(at(DSK)))] }, { bgHeldOut: ['какво имам в ДСК и колко струва'] }),
  ...questions('overview-value', { holds: [worthInOwn(dollars)] }, { enHeldOut: ['dollar stuff total in $'] }),
  ...questions('overview-value', { holds: [[worthInOwn(dollars), worthOf(dollars)].flat()] }, { bgHeldOut: ['колко са ми доларовите активи'] }),
  ...questions('exposure', { holds: [part([trakia])] }, { enHeldOut: ['What percentage of the lot is tied up in that Trakia bond?'] }),
  ...questions('exposure', { holds: [part(shares)] }, { bgHeldOut: ['каква част от всичко е в акции'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(of('EUR')))] }, { enHeldOut: ['is more than half of my money in euros?'] }),
  ...questions('exposure', { holds: [part(all.filter((one) => one.currency !== 'EUR'))] }, { bgHeldOut: ['над 30% ли са ми книжата извън еврото'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('DE')))] }, { enHeldOut: ['German paper incl. shares, what weight has it got'] }),
  ...questions('exposure', { holds: [part(all.filter(from('BG')))] }, { bgHeldOut: ['колко процента е България от портфейла ми'] }),
  ...questions('exposure', { holds: [IBKR, UNI, DSK, FIBANK].map((bank) => part(all.filter(at(bank)))) }, { enHeldOut: ['split by bank in percent'] }),
  ...questions('exposure', { holds: [part(all.filter(of('EUR'))), part(dollars), part(all.filter(of('GBP')))] }, { bgHeldOut: ['разпределение по валути, с проценти'] }),
  ...questions('exposure', { holds: [partOrAmount(states), partOrAmount(companies)] }, { enHeldOut: ['Government bonds versus corporate bonds: how much in each?'] }),
  ...questions('ranking', { holds: labels(largest), first: 'XS2536817211' }, { enHeldOut: ['top 3 holdings by weight'] }),
  ...questions('concentration', { holds: [...labels(largest), part(largest)] }, { bgHeldOut: ['кои са най-големите ми три позиции и каква част правят заедно'] }),
  ...questions('concentration', { holds: [word('Trakia Energy', 'XS2536817211'), part([trakia]), word('Република България', 'Bulgaria'), word('Germany')] }, { enHeldOut: ['concentration: any issuer above 10 %?'] }),
  ...questions('concentration', { holds: [word('Trakia Energy', 'XS2536817211'), part([trakia])] }, { bgHeldOut: ['в кой емитент съм най-концентриран и с какъв процент'] }),
  ...questions('invested', { holds: [money(costs(all))] }, {
    enHeldOut: ['how much of my own money went into all of this, at purchase prices'],
    bgHeldOut: ['колко съм дал общо за всичко, без да гледаме сегашните цени'],
  }),
  ...questions('invested', { holds: [money(costs(bulgarian))] }, { enHeldOut: ['What did I originally pay for the Bulgarian government paper that I still hold?'] }),
  ...questions('invested', { holds: [money(costs(dealsOf('DE0007164600')))] }, { bgHeldOut: ['за колко пари купих САП'] }),
  ...questions('profit', { holds: [gainOn('IE00BK5BQT80')] }, { enHeldOut: ['am i up or down on vanguard, be honest'] }),
  ...questions('profit', { holds: [gainOn('XS2536817211')] }, { bgHeldOut: ['на печалба или на загуба съм с Тракия и с колко'] }),
  ...questions('profit', { holds: [profits(bonds()), profits(etfs), profits(shares)].map(money) }, { enHeldOut: ['Unrealised P&L by class, please.'] }),
  ...questions('profit', { holds: [money(profits(shares.filter(at(IBKR))))] }, { bgHeldOut: ['unrealized P/L на акциите ми в IBKR?'] }),
  ...questions('profit', { holds: [money(profits([...bonds(), ...etfs]))] }, { enHeldOut: ['leaving the shares out, how far ahead of cost am I'] }),
  ...questions('profit', { holds: [[money(profits(withoutDollars)), money(gainOf({ ...EVER, fits: ({ currency }) => currency !== 'USD' }))]] }, { bgHeldOut: ['без доларовите неща колко печеля'] }),
  ...questions('ranking', { holds: labels(below), not: shown }, {
    enHeldOut: ['Which holdings are worth less than what I paid?'],
    bgHeldOut: ['кое ми е на минус в момента, изреди ги'],
  }),
  ...questions('ranking', { holds: [], first: 'XS2536817211' }, { enHeldOut: ['biggest loss in euro, which one'] }),
  ...questions('ranking', { holds: [], first: ['DE0007164600', 'SAP'] }, { bgHeldOut: ['кой ми донесе най-голяма печалба в проценти спрямо платеното'] }),
  ...questions('holding-value', { holds: [worthOf([row('US91282CHT18')])] }, { enHeldOut: ['value of us91282cht18 in euro not dollars'] }),
  ...questions('holding-value', { holds: [worthOfOne('IT0005094088')] }, { bgHeldOut: ['Колко струва в момента облигацията на Италия?'] }),
  ...questions('holding-value', { holds: [worthOfOne('BG1100003166')] }, { enHeldOut: ['Sopharma shares - value?'] }),
  ...questions('holding-value', { holds: [money(worth(row('US5949181045'))), worthOf([row('US5949181045')])] }, { bgHeldOut: ['майкрософта колко струва днес и в долари и в евро'] }),
  ...questions('holding-value', { holds: [worthOfOne('DE0007164600'), String(sum(units((one) => one.name === 'SAP').map((one) => one.units)))] }, { enHeldOut: ['hw much are my sap shares worth n how many do i hav'] }),
  ...questions('holding-value', { holds: [worthOfOne('GB00BL68HJ26')] }, { bgHeldOut: ['Стойността на ценните книжа в паунди?'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(IBKR)))] }, { bgHeldOut: ['имам ли над 50 хиляди в Интерактив Брокерс'] }),
  ...questions('overview-value', { holds: [worthOf(bulgarian)] }, { bgHeldOut: ['Лелче, тез държавни ценни книжа, българските, сега колко ще дадат за тях?'] }),
  ...questions('overview-value', { holds: [worthOf(states)] }, { enHeldOut: ['only govies, mv'] }),
  ...questions('profit', { holds: [[figure((100 * profits(all)) / costs(all)), figure((100 * gainOf(EVER)) / costs(all))].flat()] }, { bgHeldOut: ['с колко процента е нагоре цялото спрямо платеното'] }),
  ...questions('exposure', { holds: [count(all.filter(at(UNI))), partOrAmount(all.filter(at(UNI)))] }, { enHeldOut: ['For the bank visit tomorrow: number of positions at UniCredit Bulbank and their weight in the total.'] }),
  ...questions('holding-value', { holds: [either(worth(row('IE00B1FZS798')), 'USD')] }, { bgHeldOut: ['ETF-а с държавните 7-10 години каква пазарна стойност има'] }),
]; // prettier-ignore
