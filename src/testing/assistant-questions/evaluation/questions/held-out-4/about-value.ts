import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { gainOf, returnOver, valueOn } from '../../returns.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { accrued, all, at, bond, bonds, cost, costs, dirtyValues, etfs, euro, figure, from, isins, label, labels, money, of, part, partOrAmount, profit, profits, row, shares, sum, units, values, worthOf, worthOfOne } = figures; // prettier-ignore
const EVER = { from: '2021-06-01', to: TODAY };
const THIS_YEAR = { from: '2025-12-31', to: TODAY };
const [trakia, sopharma, sap, microsoft, world] = ['XS2536817211', 'BG1100003166', 'DE0007164600', 'US5949181045', 'IE00B4L5Y983'] as const; // prettier-ignore
const interest = sum(bonds().map(({ isin, currency }) => euro(accrued(isin), currency)));
const rows = (isin: string) => all.filter((one) => one.isin === isin);
/** By the price alone, or with its dividends before or after tax; in euro. */
const gainWithDividends = (isin: string) => {
  const paid = units((one) => one.isin === isin).flatMap(({ dividends, currency }) =>
    dividends.map(({ gross, tax }) => ({ gross: euro(gross, currency), net: euro(gross - tax, currency) })),
  );
  const byPrice = profits(rows(isin));
  return {
    gross: money(byPrice + sum(paid.map(({ gross }) => gross))),
    net: money(byPrice + sum(paid.map(({ net }) => net))),
  };
};
const gained = (isin: string): Wanted => {
  const { gross, net } = gainWithDividends(isin);
  return [money(profits(rows(isin))), money(sum(rows(isin).map(profit))), gross, net];
};
const falling = all.filter((one) => profit(one) < 0);
const above1000 = [...new Set(all.map(({ isin }) => isin))].filter((isin) => profits(rows(isin)) > 1000);
const state = bonds(({ issuer }) => issuer === 'Република България');
const apple = bond('US0378331AA1');
const [larger, smaller] = [row('BG2030026111'), row('BG2040019213')];
const foreign = all.filter(({ currency }) => currency !== 'EUR');
const interestSinceBought = money(gainOf({ from: bond(trakia).bought, to: TODAY, fits: ({ isin }) => isin === trakia })); // prettier-ignore
/** A sum of amounts that are rounded one by one may differ by a cent. */
const nearly = (amount: number): Wanted => [0, 0.01, -0.01].map((off) => money(amount + off));
const change = valueOn(TODAY) - valueOn(THIS_YEAR.from);

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_4_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: ['whats my portfolio worth right now??'],
    bgHeldOut: ['колко струва всичко, което имам в момента?'],
  }),
  ...questions('overview-value', { holds: [money(costs(all)), worthOf(all)] }, { enHeldOut: ['Good morning! Before I call my accountant: how much did I pay for the things I still hold, and what are they worth today?'] }),
  ...questions('total-return', { holds: [money(gainOf(EVER))] }, { enHeldOut: ['how much am I up overall since the very beginning, price gains plus interest plus dividends, after taxes'] }),
  ...questions('profit', { holds: [money(profits(all))] }, { enHeldOut: ['unrealised gain on what i hold now, dont count coupons pls'] }),
  ...questions('accrued-interest', { holds: [[0, 0.01, -0.01].map((off) => money(interest + off))] }, { enHeldOut: ['How much of my total is only accrued interest?'] }),
  ...questions('value-change', { holds: [money(valueOn('2024-12-31')), money(valueOn('2025-12-31'))] }, { enHeldOut: ['value end of 2024 vs end of 2025?'] }),
  ...questions('overview-value', { holds: [worthOf(bonds())] }, { enHeldOut: ['just the bonds, no ETFs, no shares. total value?'] }),
  ...questions('list-holdings', { holds: labels(falling), not: ['Microsoft', 'DE0001102614'] }, { enHeldOut: ['My wife asks which holdings are under water at the moment. Never mind the coupons, only price against what I paid.'] }),
  ...questions('list-holdings', { holds: [label(row(sopharma))], not: ['Microsoft', 'SAP'] }, { enHeldOut: ['wich of my shares are loosing money'] }),
  ...questions('list-holdings', { holds: labels(above1000.map(row)), not: ['BG2040019213', 'XS2536817211'] }, { bgHeldOut: ['кои позиции са ми на плюс с над 1000 евро само от цената?'] }),
  ...questions('concentration', { holds: ['Trakia Energy', [part([row(trakia)]), figures.shareOf((100 * dirtyValues([row(trakia)])) / dirtyValues(bonds()))].flat()] }, { enHeldOut: ['am I too dependent on one issuer? whats the biggest one in percent'] }),
  ...questions('exposure', { holds: [part(all.filter(of('USD')))] }, { enHeldOut: ["I'm moving to Texas next year, so I keep wondering: what share of my portfolio is in dollars already?"] }),
  ...questions('exposure', { holds: [partOrAmount(foreign)] }, { enHeldOut: ['How much do I hold that is not in euro?'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('DE')))] }, { enHeldOut: ['exposure to germany incl. the shares'] }),
  ...questions('exposure', { holds: ['Interactive Brokers', 'Fibank', 'УниКредит Булбанк', 'Банка ДСК'].flatMap((bank) => [bank, partOrAmount(all.filter(at(bank)))]) }, { enHeldOut: ['bank split please'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('BG')))] }, { bgHeldOut: ['какъв дял ми е вложен в България?'] }),
  ...questions('exposure', { holds: ['Interactive Brokers', [values, dirtyValues].map((of_) => money(of_(all.filter(at('Interactive Brokers')))))] }, { bgHeldOut: ['При кой посредник ми е най-много и колко точно?'] }),
  ...questions('exposure', { holds: [part(shares)] }, { bgHeldOut: ['акциите каква част са от целия портфейл (без ETF-ите)'] }),
  ...questions('exposure', { holds: [part(all.filter(of('EUR')))] }, { bgHeldOut: ['kolko procenta sa mi v evro'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter((one) => !isins(state).includes(one.isin)))] }, { enHeldOut: ['whats my total WITHOUT the bulgarian government bonds'] }),
  ...questions('holding-value', { holds: [worthOfOne('FR0013407236')] }, { enHeldOut: ['FR001340... whats it worth'] }),
  ...questions('working', { holds: [[money(figures.worth(apple)), money(figures.worth(apple) + accrued(apple.isin))], [figure(apple.market), '97.9'].flat()] }, { enHeldOut: ['how did you get the value of the Apple bond? show me the working'] }),
  ...questions('compare-holdings', { holds: [gained(sap), gained(microsoft)] }, { enHeldOut: ['Compare microsoft and sap, which one made me more so far?'] }),
  ...questions('profit', { holds: [interestSinceBought] }, { enHeldOut: ['have I lost money on Trakia even with the coupons counted in?'] }),
  ...questions('total-return', { holds: [[gained(sap), returnOver({ from: '2023-03-20', to: TODAY, fits: ({ isin }) => isin === sap })].flat()] }, { enHeldOut: ['how did SAP do since I bought it, dividends included'] }),
  ...questions('overview-value', { holds: [money(costs(etfs)), money(values(etfs))] }, { bgHeldOut: ['Здравейте, бихте ли ми казали колко съм платил общо за ETF-ите и колко струват днес?'] }),
  ...questions('profit', { holds: [money(profits(bonds()))], not: ['Да.'] }, { bgHeldOut: ['на печалба ли съм или на загуба само от облигациите, без да броим купоните'] }),
  ...questions('overview-value', { holds: [nearly(valueOn('2025-06-30'))] }, { bgHeldOut: ['колко беше портфейлът ми на 30 юни 2025?'] }),
  ...questions('ranking', { holds: [part([row(trakia)])], first: trakia }, { bgHeldOut: ['Коя ми е най-голямата позиция и какъв процент е от всичко?'] }),
  ...questions('ranking', { holds: [gained(sap)], first: label(row(sap)) }, { bgHeldOut: ['Кое ми е донесло най-много пари досега, като броим и дивидентите и лихвите?'] }),
  ...questions('total-return', { holds: [[returnOver({ from: '2024-02-05', to: TODAY, fits: ({ isin }) => isin === world })].flat()] }, { bgHeldOut: ['каква е годишната доходност на световния ETF на iShares, откакто го имам'] }),
  ...questions('profit', { holds: [[gainWithDividends(sopharma).gross, gainWithDividends(sopharma).net]] }, { bgHeldOut: ['на сметка ли съм от софарма, ако сложим и дивидента?'] }),
  ...questions('working', { holds: [gained(microsoft), ['310.00', '310'], [figure(405.5), '405.50'].flat()] }, { bgHeldOut: ['обясни ми как се получава печалбата от Майкрософт'] }),
  ...questions('value-change', { holds: [[money(change), money(gainOf(THIS_YEAR)), money(valueOn(THIS_YEAR.from))]] }, { bgHeldOut: ['какво се промени в стойността от края на 2025 досега'] }),
  ...questions('compare-holdings', { holds: [[money(figures.worth(larger) - figures.worth(smaller)), money(figures.worth(larger))], worthOfOne('BG2030026111')] }, { bgHeldOut: ['Коя от двете български държавни струва повече и с колко?'] }),
  ...questions('profit', { holds: [[money(profits(etfs)), money(profits(etfs) + figures.euroDividends(figures.dividends().filter(({ of: one }) => one.kind === 'etf')))]] }, { bgHeldOut: ['kolko sam na pechalba ot etf-ite'] }),
  ...questions('holding-details', { holds: [figure(93.88), [figure(97.9), '97.9'].flat()] }, { enHeldOut: ['what price did I pay for the 2027 bund and where is it now?'] }),
  ...questions('units-held', { holds: ['40', ['150.25', '150.3']] }, { enHeldOut: ['sap: how many shares altogether and what did I pay for one on average?'] }),
  ...questions('units-held', { holds: ['500', [money(3.4), '3.4', money(cost(row(sopharma)))]] }, { bgHeldOut: ['колко акции на Софарма имам и на каква цена съм ги взел'] }),
]; // prettier-ignore
