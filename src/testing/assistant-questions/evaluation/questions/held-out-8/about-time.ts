import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { gainOf, returnOver, valueOn } from '../../returns.ts';
import { daysFrom } from '../../schedule.ts';
import { either } from '../../sums.ts';
import { accruedOf, FIBANK, meanOf, nominals, price, UNI, whole, worthOn } from '../../readings.ts';

const { accrued, at, bond, bonds, day, dirtyValues, figure, isins, label, money, of, row, values } = figures; // prettier-ignore
const [END_2024, END_2025] = ['2024-12-31', '2025-12-31'];
const [TRAKIA, APPLE, MONOLIT, ITALY] = [
  'XS2536817211',
  'US0378331AA1',
  'BG2100013205',
  'IT0005094088',
] as const;
const until = (last: string) => bonds(({ maturity }) => maturity <= last);
const yearsLeft = (isin: string) => daysFrom(TODAY, bond(isin).maturity) / 365.25;
const days = (one: string, other: string) => String(daysFrom(one, other));
const thisYear = { from: END_2025, to: TODAY };
const lastYear = { from: END_2024, to: END_2025 };
const grownBy = ({ from, to }: { from: string; to: string }): Wanted =>
  [[money(valueOn(to) - valueOn(from)), money(gainOf({ from, to }))], returnOver({ from, to })].flat();
const atUni = bonds(at(UNI));
const inDollars = bonds(of('USD'));

/** Maturities, accrued interest, past values and days. */
export const HELD_OUT_8_ABOUT_TIME: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [day('2026-05-03')], first: APPLE }, { bgHeldOut: ['кой падеж е най-скоро'] }),
  ...questions('maturities', { holds: ['DE0001102614', day('2027-08-15'), whole(30_000)], not: [MONOLIT, TRAKIA] }, { enHeldOut: ['Maturities next year?'] }),
  ...questions('ranking', { holds: [day('2033-08-15')], first: 'US91282CHT18' }, { enHeldOut: ['whats the furthest maturity i have'] }),
  ...questions('maturities', { holds: [days(TODAY, '2026-12-10')] }, { enHeldOut: ['how many days until Монолит is repaid'] }),
  ...questions('accrued-interest', { holds: [money(accrued('DE0001102614'))] }, { enHeldOut: ['accrued on the german bond'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds(at(FIBANK)))] }, { enHeldOut: ['Total accrued interest at Fibank, in euro'] }),
  ...questions('overview-value', { holds: [worthOn(END_2025)] }, { enHeldOut: ['What was my portfolio worth at the end of 2025?'] }),
  ...questions('overview-value', { holds: [worthOn(END_2024)] }, { bgHeldOut: ['Стойност на портфейла към 31 декември 2024'] }),
  ...questions('value-change', { holds: [grownBy(thisYear)] }, { enHeldOut: ['how much has it all grown since new year'] }),
  ...questions('value-change', { holds: [grownBy(lastYear)] }, { bgHeldOut: ['С колко порасна портфейлът през 2025 година?'] }),
  ...questions('maturities', { holds: isins(until('2027-03-01')), not: ['DE0001102614', TRAKIA] }, { enHeldOut: ['Which bonds mature within twelve months from now?'] }),
  ...questions('matured', { holds: ['BG2040002213', day('2024-07-15'), whole(6000), 'US912828ZT04', day('2025-05-31'), whole(10_000)] }, { enHeldOut: ['Has anything been repaid already? What, when and how much'] }),
  ...questions('maturities', { holds: [meanOf(bonds(), ({ isin }) => yearsLeft(isin))] }, { enHeldOut: ['How many years on average until my bonds mature?'] }),
  ...questions('holding-details', { holds: [day('2023-03-20')] }, { enHeldOut: ['since when have I had sap'] }),
  ...questions('missing-payments', { holds: [day('2025-06-01'), days('2025-06-01', TODAY)], first: TRAKIA }, { enHeldOut: ['Oldest coupon still outstanding: from which bond, which date, how many days late?'] }),
  ...questions('maturities', { holds: [APPLE, day('2026-05-03'), whole(15_000), 'US91282CHT18', day('2033-08-15'), whole(20_000)], not: [TRAKIA] }, { enHeldOut: ['Dollar bonds: when do they mature and for how much'] }),
  ...questions('maturities', { holds: [money(nominals(until('2026-12-31')))] }, { enHeldOut: ['principal coming back this year in euro total'] }),
  ...questions('overview-value', { holds: [worthOn('2025-06-30')] }, { enHeldOut: ['portfolio value on 30/06/2025'] }),
  ...questions('maturities', { holds: [money(nominals(until('2027-12-31')))] }, { bgHeldOut: ['Колко пари от падежи ще се освободят до края на 2027?'] }),
  ...questions('maturities', { holds: atUni.flatMap((one) => [one.isin, day(one.maturity)]), not: [ITALY, TRAKIA] }, { bgHeldOut: ['падежите ми в УниКредит'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds())] }, { bgHeldOut: ['kolko natrupana lihva imam obshto'] }),
  ...questions('accrued-interest', { holds: [either(accrued('US91282CHT18'), 'USD')] }, { bgHeldOut: ['натрупаната лихва по US91282CHT18'] }),
  ...questions('maturities', { holds: [ITALY, 'US91282CHT18'], not: ['BG2030026111', 'GB00BL68HJ26'] }, { bgHeldOut: ['кои облигации падежират чак след повече от 5 години'] }),
  ...questions('matured', { holds: ['BG2040002213', day('2024-07-15')] }, { bgHeldOut: ['Старата българска облигация BG2040002213 погасена ли е и кога?'] }),
  ...questions('principal-ladder', { holds: [either(15_000, 'USD'), either(20_000, 'USD')], not: [TRAKIA] }, { bgHeldOut: ['стълбица на падежите само за доларите'] }),
  ...questions('maturities', { holds: [[figure(yearsLeft(ITALY)), '6.2', '75', days(TODAY, '2032-06-01')].flat()] }, { bgHeldOut: ['kolko godini ostavat do padeja na italianskata'] }),
  ...questions('matured', { holds: ['US912828ZT04', either(10_000, 'USD')], not: ['BG2040002213'] }, { bgHeldOut: ['какво падежира през 2025 и колко се върна'] }),
  ...questions('holding-details', { holds: [price(1.8), day('2026-08-15'), day('2027-08-15')] }, { bgHeldOut: ['Германската облигация: купон, следващо плащане, падеж'] }),
  ...questions('maturities', { holds: [day('2030-01-22'), day('2030-07-21')] }, { bgHeldOut: ['На кои дати през 2030 г. ще получа главница?'] }),
  ...questions('maturities', { holds: [MONOLIT, day('2026-12-10'), whole(7500)], not: [TRAKIA] }, { bgHeldOut: ['за Коледа търся пари – падежира ли нещо през декември'] }),
  ...questions('holding-value', { holds: [money(dirtyValues([row(TRAKIA)])), money(values([row(TRAKIA)]))] }, { bgHeldOut: ['Тракия с натрупаната лихва и без нея, стойност'] }),
  ...questions('maturities', { holds: [label(row('FR0013407236')), label(row('BG2040019213')), label(row(TRAKIA)), money(64_000)], not: [ITALY] }, { bgHeldOut: ['падежи 2029: кои са и колко общо'] }),
  ...questions('changes', { holds: [MONOLIT] }, { bgHeldOut: ['какво е променяно последно в портфейла ми'] }),
  ...questions('maturities', { holds: [meanOf(inDollars, ({ isin }) => yearsLeft(isin))] }, { bgHeldOut: ['до падежа на доларовите облигации средно колко години има'] }),
]; // prettier-ignore
