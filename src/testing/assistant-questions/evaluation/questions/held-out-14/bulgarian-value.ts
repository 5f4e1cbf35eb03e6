import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { DSK, FIBANK, gainsOf, IBKR, price, UNI, worthOn } from '../../readings.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { dealsOf, either, gainOn, worthInOwn } from '../../sums.ts';
import { APPLE, BULGARIA_2030, FRANCE, GERMANY, GILT, ITALY, MONOLITH, PENSION, SAP, TRAKIA, TREASURY, TREASURY_ETF } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { all, at, bond, bonds, costs, day, etfs, from, label, labels, money, of, part, profit, row, shares, worthOf, worthOfOne } = figures; // prettier-ignore

const isBond = (one: figures.Row) => 'coupon' in one;
const dollars = all.filter(of('USD'));
const losing = all.filter((one) => profit(one) < 0);
const [newYear, yearBefore] = ['2025-12-31', '2024-12-31'];
const largest = [TRAKIA, GERMANY, BULGARIA_2030, ITALY, TREASURY].map(bond);
const changeOf = (start: string, end: string, fits: (one: figures.Row) => boolean = () => true) => [
  money(valueOn(end, fits) - valueOn(start, fits)),
  money(gainOf({ from: start, to: end, fits })),
];

/** What it is worth, cost, gained, and how it is spread. */
export const BULGARIAN_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { bgHeldOut: ['Моля да ме осведомите на каква стойност възлизат всичките ми вложения към днешна дата.', 'aide kaji kolko pari sa tova kato gi sabera vsichkite'] }),
  ...questions('overview-value', { holds: [worthOf(shares)] }, { bgHeldOut: ['Акциите, които наследих, колко общо струват в момента?'] }),
  ...questions('overview-value', { holds: [ITALY, MONOLITH, FRANCE, worthOf(all.filter(at(DSK)))] }, { bgHeldOut: ['какво имам при дск и колко струва'] }),
  ...questions('overview-value', { holds: [worthOn(newYear)] }, { bgHeldOut: ['За една справка ми трябва стойността на портфейла към 31.12.2025 г.'] }),
  ...questions('overview-value', { holds: [[worthOf(dollars), worthInOwn(dollars)].flat()] }, { bgHeldOut: [['колко ми е целият портфейл', 'само доларите']] }),
  ...questions('overview-value', { holds: [worthOf([...bonds(), ...etfs])] }, { bgHeldOut: [['Общата стойност, моля.', 'А без акциите?']] }),
  ...questions('holding-value', { holds: [worthOfOne(PENSION)] }, { bgHeldOut: ['Колко струва днес облигацията, към която съм си отбелязала „за пенсия“?'] }),
  ...questions('holding-value', { holds: [worthOfOne(FRANCE)] }, { bgHeldOut: ['FR0013407236 на колко е оценена сега'] }),
  ...questions('holding-value', { holds: [[worthOfOne(SAP), price(245)].flat()] }, { bgHeldOut: [['колко струва софарма', 'а сап']] }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, { bgHeldOut: ['Какво е платено при придобиването на облигациите, които притежавам, без акциите и фондовете?'] }),
  ...questions('invested', { holds: [money(costs(dealsOf(SAP)))] }, { bgHeldOut: ['за сап-а общо колко сме дали'] }),
  ...questions('invested', { holds: [either(19_650, 'USD'), worthOfOne(TREASURY)] }, { bgHeldOut: ['Колко дадох за US Treasury и колко струва сега?'] }),
  ...questions('profit', { holds: [gainsOf(all)] }, { bgHeldOut: ['Като цяло на плюс ли е това, което дядо ми е оставил, и с колко?'] }),
  ...questions('profit', { holds: [gainOn(GILT)] }, { bgHeldOut: ['английската облигация донесе ли ми нещо или съм на загуба от нея'] }),
  ...questions('ranking', { holds: labels(losing), not: [GERMANY, 'Microsoft', ITALY] }, { bgHeldOut: ['кои са ми на червено'] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { bgHeldOut: ['Коя инвестиция се е вдигнала най-много в проценти, откакто е купена?'] }),
  ...questions('exposure', { holds: [part(bonds()), part(etfs), part(shares)] }, { bgHeldOut: ['съотношението облигации - фондове - акции'] }),
  ...questions('exposure', { holds: [part(all.filter(from('US')))] }, { bgHeldOut: ['Какъв дял представляват ценните книжа на американски емитенти?'] }),
  ...questions('exposure', { holds: [part(all.filter(at(IBKR))), part(all.filter(at(FIBANK)))] }, { bgHeldOut: [['по колко имам във всяка банка', 'а това в проценти колко прави']] }),
  ...questions('concentration', { holds: [part(largest)] }, { bgHeldOut: ['Колко процента заемат петте най-големи позиции, взети заедно?'] }),
  ...questions('compare-holdings', { holds: [worthOf(all.filter(at(UNI))), worthOf(all.filter(at(DSK)))] }, { bgHeldOut: ['Къде държа повече пари, в УниКредит или в ДСК?'] }),
  ...questions('units-held', { holds: ['15', worthOfOne('US5949181045')] }, { bgHeldOut: ['Колко акции на Microsoft имам и каква е стойността им?'] }),
  ...questions('value-change', { holds: [changeOf(newYear, TODAY)] }, { bgHeldOut: ['с колко порасна портфейла от нова година насам'] }),
  ...questions('value-change', { holds: [changeOf(yearBefore, newYear, isBond)] }, { bgHeldOut: [['С колко се промени стойността през 2025 г.?', 'А само на облигациите?']] }),
  ...questions('working', { holds: [gainOn(APPLE), price(97.9)] }, { bgHeldOut: [['каква ми е печалбата от епъл', 'как стигна до това число']] }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, { bgHeldOut: ['от кога е цената на английската облигация'] }),
  ...questions('profit', { holds: [gainOn(TREASURY_ETF)] }, { bgHeldOut: ['IE00B1FZS798 печеля или губя, кажи сумата'] }),
]; // prettier-ignore
