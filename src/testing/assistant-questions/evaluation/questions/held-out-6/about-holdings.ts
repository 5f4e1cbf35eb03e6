import * as figures from '../../figures.ts';
import { these, yieldsOf } from '../../expectations.ts';
import { BONDS, type BondRow } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { yieldByValue, yieldOf } from '../../repricing.ts';
import { either } from '../../sums.ts';

const { all, bond, bonds, count, day, euro, figure, labels, mean, money, precise, row, sum, word } = figures; // prettier-ignore

const known = (one: BondRow) => one.ytm ?? yieldOf(one);
const byNominal = (one: BondRow) => euro(one.nominal, one.currency);
const byWorth = (one: BondRow) => euro(figures.worth(one), one.currency);
const weightedMean = (value: (one: BondRow) => number, weight: (one: BondRow) => number) =>
  sum(bonds().map((one) => value(one) * weight(one))) / sum(bonds().map(weight));
const averageYield: Wanted = [
  mean(bonds().map(({ ytm }) => ytm)),
  mean(bonds().map(known)),
  yieldByValue(bonds()),
  weightedMean(known, byNominal),
  weightedMean(known, byWorth),
].flatMap(figure);
const ownYields = bonds().flatMap(({ isin }) => yieldsOf(isin));
const weightedCoupon: Wanted = [byNominal, byWorth].flatMap((weight) =>
  figure(weightedMean(({ coupon }) => coupon, weight)),
);
const currentYield = (100 * bond('XS2536817211').coupon) / bond('XS2536817211').market;
const bought2025 = all.filter(({ bought }) => bought.startsWith('2025'));

/** What is held, its terms, yields, notes and prices. */
export const HELD_OUT_6_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [count(bonds())] }, { enHeldOut: ['How many different bonds do I currently hold, not counting those that have already been redeemed?'] }),
  ...questions('count-holdings', { holds: [count(BONDS)] }, { bgHeldOut: ['колко облигации имам общо с изтеклите'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon >= 4), { enHeldOut: ['List me bonds paying a coupon of 4% or more.'] }),
  ...questions('list-holdings', these(({ ytm, currency }) => ytm !== null && ytm > 3 && ytm < 4 && currency === 'EUR'), { enHeldOut: ['bonds with yield between 3 and 4, only euro ones'] }),
  ...questions('list-holdings', these(({ market, isin }) => market < 100 && isin !== 'XS2536817211'), { enHeldOut: ['Which positions trade below par right now, excluding Trakia?'] }),
  ...questions('list-holdings', these(({ buy }) => buy > 100), { enHeldOut: ['any bond I bought above 100?'] }),
  ...questions('list-holdings', these(({ times }) => times === 4), { enHeldOut: ['Which bonds pay quarterly?'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon < 1), { bgHeldOut: ['Има ли облигация с купон под 1%?'] }),
  ...questions('list-holdings', { holds: labels(['BG1100003166', 'FR0013407236', 'US5949181045'].map(row)), not: ['XS2536817211', 'DE0001102614', 'IE00B4L5Y983', 'IT0005094088'] }, { bgHeldOut: ['Кои мои позиции струват под 5000 евро?'] }),
  ...questions('list-holdings', these(({ maturity, isin }) => maturity >= '2029' && maturity < '2031' && !isin.startsWith('BG')), { bgHeldOut: ['Покажи облигациите с падеж между 2029 и 2030 включително, но без българските.'] }),
  ...questions('list-holdings', { holds: ['XS2536817211', 'BG2100013205', 'US91282CHT18'], not: ['BG2040019213', 'BG2030026111', 'DE0001102614', 'GB00BL68HJ26', 'IT0005094088'] }, { bgHeldOut: ['Кои облигации са с доходност над 4 процента? Само кодовете.'] }),
  ...questions('list-holdings', { holds: ['US91282CHT18', 'US0378331AA1', ['20000', money(20_000)], ['15000', money(15_000)], precise(3.875), precise(2.4), day('2033-08-15'), day('2026-05-03')], not: ['DE0001102614', 'GB00BL68HJ26'] }, { bgHeldOut: ['Искам таблица: емитент | номинал | купон | падеж. Само доларовите облигации.'] }),
  ...questions('list-holdings', { holds: ['IT0005094088', 'BG2100013205'], not: ['FR0013407236', 'XS2536817211', 'DE0001102614'] }, { bgHeldOut: ['kakvo imam v dsk, samo obligaciite nad 5000 evro'] }),
  ...questions('list-holdings', { holds: [...labels(bought2025), ...bought2025.map((one) => either(figures.cost(one), one.currency))] }, { enHeldOut: ['What did I buy in 2025 and for how much?'] }),
  ...questions('list-holdings', these(({ ytm }) => ytm === null), { enHeldOut: ['Do I have a yield recorded for every bond?'] }),
  ...questions('list-holdings', DECLINED, {
    enHeldOut: ['Why did my Tesla shares fall so badly last month?'],
    bgHeldOut: ['Защо ми е паднала стойността на биткойна?'],
  }),
  ...questions('list-holdings', { holds: ['Нямате'] }, { bgHeldOut: ['Гърция плати ли ми купона през януари?'] }),
  ...questions('units-held', { holds: [word('500', 'продажби', 'продажба', 'продадени', 'продавали')] }, { bgHeldOut: ['Кога точно продадох акциите на Софарма?'] }),
  ...questions('holding-details', { holds: [precise(103.5), either(6210, 'GBP')] }, { bgHeldOut: ['На каква цена купих британската и колко съм дал общо?'] }),
  ...questions('holding-details', { holds: [precise(0.5), [money(20), '20']] }, { bgHeldOut: ['Какъв купон носи френската и колко прави това в пари на година?'] }),
  ...questions('notes', { holds: BONDS.flatMap(({ note }) => note ?? []) }, { enHeldOut: ['Read me the notes I left on the holdings.'] }),
  ...questions('notes', { holds: [word('BG2100013205', 'Монолит'), ['7500', money(7500)], day('2026-12-10')] }, { enHeldOut: ["As executor of my late husband's affairs I must know which holding he marked as a gift, its face value, and the day it falls due."] }),
  ...questions('notes', { holds: ['BG2040019213'] }, { bgHeldOut: ['Къде бях писал нещо за пенсия?'] }),
  ...questions('price-age', { holds: ['GB00BL68HJ26', 'FR0013407236'] }, {
    enHeldOut: ['Which of my prices are out of date (older than a month)?'],
    bgHeldOut: ['Кога за последно са обновени цените? Има ли стари?'],
  }),
  ...questions('price-age', { holds: [[day('2025-11-10'), '112'].flat()] }, { bgHeldOut: ['от колко време британската облигация стои с една и съща цена'] }),
  ...questions('changes', { holds: ['BG2100013205'] }, {
    enHeldOut: ['what was the last thing changed in my account'],
    bgHeldOut: ['Какво е променяно последно?'],
  }),
  ...questions('average-yield', { holds: [[averageYield, ownYields].flat()] }, { enHeldOut: ['yield?'] }),
  ...questions('average-coupon', { holds: [weightedCoupon] }, { enHeldOut: ["what's the weighted average coupon"] }),
  ...questions('ranking', { holds: [word('XS2536817211', 'US0378331AA1'), word('BG2030026111', 'BG2100013205')] }, { enHeldOut: ['Which of my bonds has the highest YTM and which the lowest?'] }),
  ...questions('yield-of-holding', { holds: [[figure(currentYield), figure(0.9 * currentYield)].flat()] }, { bgHeldOut: [['доходност на тракия', 'не тази, текущата имам предвид, купонът спрямо пазарната цена']] }),
  ...questions('compare-holdings', { holds: [yieldsOf('IT0005094088'), either(247.5, 'GBP'), [money(330), '330']] }, { enHeldOut: ['UK gilt vs Italy: which one has the better yield and which pays more cash per year in euros?'] }),
]; // prettier-ignore
