import { moved, wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { either, gainOn, only } from '../../sums.ts';
import { DSK, FIBANK, gainsOf, IBKR, isCompany, partOf, states, UNI } from '../../readings.ts';

const { all, at, bonds, cost, costs, etfs, figure, from, label, labels, money, of, part, partOrAmount, profit, row, shares, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const heldAt = (bank: string) => all.filter(at(bank));
const [TRAKIA, APPLE, SAP, MICROSOFT, POUNDS, SOPHARMA] = [
  'XS2536817211',
  'US0378331AA1',
  'DE0007164600',
  'US5949181045',
  'GB00BL68HJ26',
  'BG1100003166',
] as const;
const microsoft = all.filter(only(MICROSOFT));
const isState = (one: figures.Row) => 'issuer' in one && !isCompany(one);

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_9_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { enHeldOut: ['what do I have in total right now'] }),
  ...questions('overview-value', { holds: [worthOf(heldAt(FIBANK))] }, { enHeldOut: ['market value of everything held at Fibank'] }),
  ...questions('holding-value', { holds: [worthOfOne(POUNDS)] }, { enHeldOut: ['so how much is the gbp bond worth today'] }),
  ...questions('profit', { holds: [gainOn(SOPHARMA)] }, { enHeldOut: ['Sopharma, in the red? by how much'] }),
  ...questions('exposure', { holds: [part(all.filter(of('USD')))] }, { enHeldOut: ['how much of my portfolio is in US dollars, in percent'] }),
  ...questions('concentration', { holds: [part([row(TRAKIA)])], first: TRAKIA }, { enHeldOut: ['biggest position and its weight'] }),
  ...questions('exposure', { holds: [IBKR, UNI].map((bank) => worthOf(heldAt(bank))) }, { enHeldOut: ['Compare what I have at Interactive Brokers and at UniCredit'] }),
  ...questions('holding-value', { holds: [either(4650, 'USD'), worthOfOne(MICROSOFT)] }, { enHeldOut: ['paid vs worth now for the Microsoft shares'] }),
  ...questions('ranking', { holds: [label(row(SAP)), label(row('IE00B4L5Y983'))], first: label(row(SAP)) }, { enHeldOut: ['my three best performers in euro'] }),
  ...questions('profit', { holds: [figure((100 * profit(row(TRAKIA))) / cost(row(TRAKIA)))] }, { enHeldOut: ['How far below my purchase price is Trakia, in %?'] }),
  ...questions('value-shift', { holds: [[money(0.2 * values(microsoft)), wholeAfter(microsoft, -0.2)].flat()] }, { enHeldOut: ['if Microsoft drops 20% what happens to my total'] }),
  ...questions('overview-value', { holds: [money(values(bonds()))] }, { enHeldOut: ['value of my bonds without accrued interest'] }),
  ...questions('exposure', { holds: [partOrAmount(shares), partOrAmount(etfs)] }, { enHeldOut: ['how much of it is in shares versus funds'] }),
  ...questions('invested', { holds: [money(costs(heldAt(DSK)))] }, { enHeldOut: ['What did the things I keep at DSK cost me?'] }),
  ...questions('overview-value', { holds: [money(costs(all)), worthOf(all)] }, { bgHeldOut: ['колко пари имам вложени общо и колко струват сега'] }),
  ...questions('profit', { holds: [gainsOf(etfs, ({ isin }) => etfs.some((one) => one.isin === isin))] }, { bgHeldOut: ['ETF-ите ми на печалба ли са'] }),
  ...questions('holding-value', { holds: [worthOfOne(SAP)] }, { bgHeldOut: ['kolko struva SAP-a mi'] }),
  ...questions('ranking', { holds: [money(3875)], first: TRAKIA }, { bgHeldOut: ['Коя облигация ми е на най-голяма загуба и колко?'] }),
  ...questions('exposure', { holds: [part(bonds())] }, { bgHeldOut: ['каква част от парите ми е в облигации'] }),
  ...questions('invested', { holds: [money(costs([row(APPLE)]))] }, { bgHeldOut: ['Колко съм дал за Apple в евро'] }),
  ...questions('holding-value', { holds: [worthOf([row(POUNDS)])] }, { bgHeldOut: ['стойност на британската облигация в евро'] }),
  ...questions('exposure', { holds: [part(heldAt(FIBANK))] }, { bgHeldOut: ['дял на Fibank'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(({ isin }) => isin !== TRAKIA))] }, { bgHeldOut: ['Без Тракия колко ми струва портфейлът?'] }),
  ...questions('profit', { holds: [gainsOf(states, isState)] }, { bgHeldOut: ['на загуба ли съм от държавните книжа'] }),
  ...questions('list-holdings', { holds: labels(shares.filter((one) => profit(one) > 0)), not: ['Софарма'] }, { bgHeldOut: ['кои акции са поскъпнали, откакто съм ги купил'] }),
  ...questions('exposure', { holds: ['BG', 'DE', 'US'].map((country) => [part(all.filter(from(country))), worthOf(all.filter(from(country)))].flat()) }, { bgHeldOut: ['Разпредели портфейла ми по държави'] }),
  ...questions('exposure', { holds: [worthOf(all.filter(of('USD')))] }, { bgHeldOut: ['Колко ми е доларовата експозиция в евро'] }),
  ...questions('exposure', { holds: [partOf(states, bonds())] }, { bgHeldOut: ['колко процента от облигациите ми са държавни'] }),
  ...questions('value-shift', { holds: [[moved('USD', 0.05), moved('USD', 1 - 1 / 1.05)].flat()] }, { bgHeldOut: ['доларът поевтинява с 5%, колко губя'] }),
  ...questions('list-holdings', { holds: labels(microsoft), not: ['Софарма'] }, { bgHeldOut: ['кои акции са ми в долари'] }),
  ...questions('ranking', { holds: [word(...[label(row(SAP))].flat())], first: label(row(SAP)) }, { bgHeldOut: ['най-добрата ми инвестиция досега'] }),
]; // prettier-ignore
