import { moved, shifted, wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { DSK, gainsOf, IBKR, worthOn } from '../../readings.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { accruedOn } from '../../schedule.ts';
import { either, EVER, gainOn } from '../../sums.ts';

const { all, at, bond, bonds, cost, costs, euro, from, label, labels, money, of, part, partOrAmount, row, shares, sum, totals, units, worthOf, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, APPLE, GERMANY, TREASURY, GILT, SAP, MICROSOFT, SOPHARMA, WORLD, FRANCE, TREASURY_ETF] = [
  'XS2536817211',
  'US0378331AA1',
  'DE0001102614',
  'US91282CHT18',
  'GB00BL68HJ26',
  'DE0007164600',
  'US5949181045',
  'BG1100003166',
  'IE00B4L5Y983',
  'FR0013407236',
  'IE00B1FZS798',
] as const;
const LAST_YEAR = { from: '2024-12-31', to: '2025-12-31' };
/** By what it was worth at both ends, or by what was earned. */
const grown = [money(valueOn('2025-12-31') - valueOn('2024-12-31')), money(gainOf(LAST_YEAR))];
const interestPaid = (isin: string) => accruedOn(bond(isin), bond(isin).bought);
const bondCosts = costs(bonds());
const interestPaidOnAll = sum(bonds().map(({ isin, currency }) => euro(interestPaid(isin), currency)));
const fallOf = (rows: readonly figures.Row[], share: number) =>
  [wholeAfter(rows, -share), totals(rows).map((total) => money(total * share))].flat(2);
const dollarShift = shifted(1, bonds(of('USD')));
const dollarShiftInDollars = [dollarShift].flat().map((amount) => money(Number(amount) / euro(1, 'USD')));

/** What it is worth, cost and gained, how it is split and what would happen if. */
export const HELD_OUT_12_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { enHeldOut: ['Good morning, could you tell me what everything in my account adds up to today?', 'net worth of my investments rn'], bgHeldOut: ['Добър ден, бихте ли ми казали на каква сума възлизат инвестициите ми?', 'общо колко пари имам тук'] }),
  ...questions('overview-value', { holds: [worthOn('2025-06-30')] }, { enHeldOut: ['What were the holdings worth on 30.06.2025? I need it for the half-year report'] }),
  ...questions('overview-value', { holds: [worthOn('2025-09-30')] }, { bgHeldOut: ['Справка за стойността на портфейла към 30 септември 2025'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(IBKR)))] }, { bgHeldOut: ['всичко при Интерактив Брокърс на каква стойност е'] }),
  ...questions('holding-value', { holds: [worthOfOne(GERMANY)] }, { enHeldOut: ['my german bund, how much would it bring at the current price'] }),
  ...questions('holding-value', { asksBack: true, orHolds: [worthOfOne(TREASURY), worthOfOne(APPLE)] }, { enHeldOut: ['how much is the american bond worth'], bgHeldOut: ['Американската облигация за колко пари е'] }),
  ...questions('holding-value', DECLINED, { bgHeldOut: ['за колко ми е златото'] }),
  ...questions('invested', { holds: [[either(cost(row(APPLE)), 'USD'), either(cost(row(APPLE)) + interestPaid(APPLE), 'USD')].flat()] }, { enHeldOut: ['what was our outlay for the Apple bond'] }),
  ...questions('invested', { holds: [[bondCosts, bondCosts + interestPaidOnAll].map(money)] }, { bgHeldOut: ['за облигациите общо колко сме платили'] }),
  ...questions('profit', { holds: [gainOn(GILT)] }, { enHeldOut: ['Am I up or down on the gilt overall?'] }),
  ...questions('profit', { holds: [[gainsOf(all), money(gainOf(EVER))].flat()] }, { enHeldOut: ['whats my total P&L'], bgHeldOut: ['общо на плюс или на минус съм и с колко'] }),
  ...questions('profit', { holds: [gainOn(TRAKIA)] }, { bgHeldOut: ['на загуба ли сме с Тракия Енерджи'] }),
  ...questions('profit', { holds: [gainOn(WORLD)] }, { bgHeldOut: ['kolko spechelih ot MSCI World'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('BG'))), partOrAmount(all.filter(from('DE')))] }, { enHeldOut: ['Break my portfolio down by country'], bgHeldOut: ['разбивка по държави, моля'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(at(IBKR))), partOrAmount(all.filter(at(DSK)))] }, { bgHeldOut: ['в кои банки какъв процент държа'] }),
  ...questions('exposure', { holds: [part(shares)] }, { bgHeldOut: ['kakva chast ot parite mi sa v akcii'] }),
  ...questions('concentration', { holds: [part([row(TRAKIA)])], first: [TRAKIA, 'Trakia Energy'] }, { enHeldOut: ['Which single position weighs the most, and how big is its share?'], bgHeldOut: ['Коя е най-голямата ми единична експозиция и какъв дял заема?'] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { enHeldOut: ['my best performer in money terms'] }),
  ...questions('ranking', { holds: [TRAKIA], first: [TRAKIA, 'Trakia Energy'] }, { bgHeldOut: ['кое ми носи най-голяма загуба в пари'] }),
  ...questions('ranking', { holds: labels([row(SOPHARMA), row(FRANCE), row(MICROSOFT)]), first: label(row(SOPHARMA)), not: [TREASURY_ETF, GILT] }, { bgHeldOut: ['3-те най-дребни позиции'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.05)] }, { enHeldOut: ['Suppose the US dollar loses 5 percent against the euro, how much poorer am I?'] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.08)] }, { bgHeldOut: ['Ако паундът поскъпне с осем процента, колко печеля?'] }),
  ...questions('value-shift', { holds: [[fallOf(shares, 0.2), fallOf(units(), 0.2)].flat()] }, { bgHeldOut: ['срив на акциите с 20 на сто – какъв е ефектът върху нас'] }),
  ...questions('rates-shift', { holds: [shifted(-1)] }, { enHeldOut: ['if interest rates drop one percent do my bonds gain and how much'] }),
  ...questions('rates-shift', { holds: [[dollarShift, dollarShiftInDollars].flat()] }, { enHeldOut: ['impact of a 100 bp rise on the dollar bonds only'] }),
  ...questions('rates-shift', { holds: [shifted(1.5)] }, { bgHeldOut: ['какво губя при покачване на доходностите с 1,5 процентни пункта'] }),
  ...questions('value-change', { holds: [grown] }, { enHeldOut: ['change in portfolio value between 31 Dec 2024 and 31 Dec 2025'], bgHeldOut: ['С колко порасна портфейлът през 2025?'] }),
  ...questions('value-change', { holds: [[money(valueOn(TODAY) - valueOn('2026-01-31')), money(gainOf({ from: '2026-01-31', to: TODAY }))]] }, { bgHeldOut: ['стойността как се промени от края на януари насам'] }),
  ...questions('currency-effect', { holds: [[money(0), '0']] }, { enHeldOut: ['How much did exchange rates cost me last year?'], bgHeldOut: ['валутните курсове как ми се отразиха през 2025'] }),
]; // prettier-ignore
