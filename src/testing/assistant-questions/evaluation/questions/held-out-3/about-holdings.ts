import * as figures from '../../figures.ts';
import { TODAY, type BondRow } from '../../holder.ts';
import { daysFrom } from '../../schedule.ts';
import { yieldOf } from '../../repricing.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { all, at, bond, bonds, count, day, euro, expired, figure, isins, label, labels, money, of, row, shares, sum, word } = figures; // prettier-ignore
const openBonds = isins(bonds());
const principal = (rows: readonly BondRow[]): Wanted =>
  money(sum(rows.map(({ nominal, currency }) => euro(nominal, currency))));
const matures = (from: string, to: string) => bonds(({ maturity }) => maturity >= from && maturity <= to);
const in2026 = matures('2026-01-01', '2026-12-31');
const untilApple = String(daysFrom(TODAY, bond('US0378331AA1').maturity));
const dsk = at('Банка ДСК');
const noted = ['за пенсия', 'подарък за Мая', 'watch closely'];
const oldestPrice = ['GB00BL68HJ26', day('2025-11-10')];
/** What is entered, or what follows from the price. */
const yieldsAbove = (percent: number) => (one: BondRow) => (one.ytm ?? yieldOf(one)) > percent;
const state = bonds(({ issuer }) => issuer === 'Република България');
/** All of them, and none of the other open bonds. */
const only = (some: readonly BondRow[]) => ({
  holds: isins(some),
  not: openBonds.filter((isin) => !isins(some).includes(isin)),
});

/** What is held, what is repaid when, and what is noted. */
export const HELD_OUT_3_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('list-holdings', { holds: [...openBonds, ['6.50', '6.5'], ['50000.00', '50000']], first: 'US0378331AA1' }, { enHeldOut: ['list active bonds sorted by maturity, isin coupon nominal'] }),
  ...questions('list-holdings', { ...only(bonds(at('Fibank'))), first: 'US0378331AA1' }, { enHeldOut: [['list active bonds sorted by maturity, isin coupon nominal', 'only the ones at Fibank']] }),
  ...questions('list-holdings', { holds: openBonds, first: 'US0378331AA1' }, { bgHeldOut: ['дай списък на облигациите по падеж'] }),
  ...questions('list-holdings', { ...only(bonds(of('USD'))), first: 'US0378331AA1' }, { bgHeldOut: [['дай списък на облигациите по падеж', 'само доларовите']] }),
  ...questions('list-holdings', { holds: openBonds }, { enHeldOut: ['which bonds do I have that are still running'] }),
  ...questions('list-holdings', { holds: [...labels(shares), '500', ['40', '25']] }, { enHeldOut: ['what shares do i hold and how many of each'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at('УниКредит Булбанк'))), not: ['XS2536817211', 'DE0001102614'] }, { enHeldOut: ['show me everything I have with the Unicredit bank'] }),
  ...questions('list-holdings', { holds: labels(all.filter(dsk)), not: ['XS2536817211', 'DE0001102614'] }, { bg: ['какви книжа имам в ДСК'] }),
  ...questions('list-holdings', only(bonds(at('Fibank'))), { bgHeldOut: ['koi oblgacii imam v fibank'] }),
  ...questions('list-holdings', only(bonds(dsk)), { bgHeldOut: [['koi oblgacii imam v fibank', 'a v dsk']] }),
  ...questions('list-holdings', { holds: labels(all.filter(({ bought }) => bought.startsWith('2025'))), not: ['XS2536817211', 'Microsoft', 'Софарма'] }, { enHeldOut: ['what did I buy during 2025'] }),
  ...questions('list-holdings', only(bonds(({ coupon }) => coupon > 4)), {
    en: ['bonds with coupon above 4 %'],
    bgHeldOut: ['obligacii s kupon nad 4'],
  }),
  ...questions('list-holdings', only(bonds(({ coupon, currency }) => coupon > 3 && currency === 'EUR')), { bgHeldOut: ['облигации с купон над 3 процента в евро'] }),
  ...questions('list-holdings', only(bonds(({ coupon }) => coupon < 2)), { enHeldOut: ['My nephew says one should not keep papers that pay less than two per cent. Which of mine are those?'] }),
  ...questions('list-holdings', only(bonds(({ market }) => market < 95)), { enHeldOut: ['anything trading under 95'] }),
  ...questions('list-holdings', { holds: ['US91282CHT18'], not: only(bonds((one) => one.currency === 'USD' && yieldsAbove(3)(one))).not }, { enHeldOut: ['yield > 3 and usd'] }),
  ...questions('list-holdings', only(bonds(({ market, buy }) => market < buy)), { enHeldOut: ['which bonds are now cheaper than I bought them'] }),
  ...questions('list-holdings', only(bonds(({ times }) => times === 1)), { bgHeldOut: ['които плащат само веднъж в годината'] }),
  ...questions('list-holdings', only(state), { bgHeldOut: ['покажи облигациите на републка българия'] }),
  ...questions('list-holdings', only(matures('2028-01-01', '2030-12-31').filter(({ coupon }) => coupon > 2)), { enHeldOut: ['bonds maturing between 2028 and 2030 with coupon above 2'] }),
  ...questions('list-holdings', only(matures('2031-01-01', '2099-12-31').filter(yieldsAbove(2.5))), { bgHeldOut: ['падеж след 2030 и доходност над 2,5'] }),
  ...questions('count-holdings', { holds: [[count(expired), 'two', 'две']] }, { enHeldOut: ['how many bonds i have which are finish already'] }),
  ...questions('units-held', { holds: ['40'] }, { enHeldOut: ['How many SAP have I got altogether, I bought twice I think'] }),
  ...questions('units-held', { holds: ['60'] }, { bgHeldOut: ['колко дяла имам от световния фонд на Vanguard'] }),
  ...questions('units-held', { holds: ['120'] }, { bgHeldOut: ['колко бройки от ишерс мсци уърлд имам'] }),
  ...questions('units-held', { asksBack: true, orHolds: ['40', ['150.25', '150.3']] }, { bgHeldOut: ['колко акции SAP имам и на каква средна цена съм ги взел'] }),
  ...questions('average-price', { holds: [['150.25', '150.3']] }, { enHeldOut: ['sap avg cost'] }),
  ...questions('matured', { holds: ['BG2040002213', day('2024-07-15'), word('expired', 'closed', 'matured')] }, { enHeldOut: ['Did the Bulgarian one that ended in July 2024 ever get closed properly in here'] }),
  ...questions('holding-details', { holds: ['US Treasury', day('2025-05-31')] }, { enHeldOut: ["what's US912828ZT04, I don't recognise that number"] }),
  ...questions('holding-details', { holds: ['US Treasury', day('2033-08-15')] }, { bgHeldOut: ['US91282CHT18 какво е това'] }),
  ...questions('holding-details', { holds: [day('2023-10-16')] }, { enHeldOut: ['when did i buy the microsoft'] }),
  ...questions('holding-details', { holds: [day('2023-05-22')] }, { bg: ['кога купих Софармата'] }),
  ...questions('ranking', { holds: [day('2023-03-20')], first: label(row('DE0007164600')) }, { enHeldOut: ['oldest thing i still own'] }),
  ...questions('ranking', { holds: [day('2033-08-15')], first: 'US91282CHT18' }, {
    enHeldOut: ['longest dated bond i got'],
    bgHeldOut: ['коя ми е най-дългата облигация'],
  }),
  ...questions('maturities', only(in2026), { bg: ['какво падежира през 2026'] }),
  ...questions('maturities', only(matures('2027-01-01', '2027-12-31')), { bgHeldOut: [['какво падежира през 2026', 'а през 2027']] }),
  ...questions('maturities', only(matures(TODAY, '2027-12-31')), { bgHeldOut: ['kaji padejite do kraq na 2027'] }),
  ...questions('principal-ladder', { holds: [principal(in2026)] }, { enHeldOut: [['what matures this year', 'and how much cash is that']] }),
  ...questions('principal-ladder', { holds: ['2029', '2030', '2032'].map((year) => principal(matures(`${year}-01-01`, `${year}-12-31`))) }, { bgHeldOut: ['стълбица на падежите'] }),
  ...questions('principal-ladder', { holds: [principal(matures(TODAY, '2029-12-31').filter(of('EUR')))] }, { enHeldOut: ['how much principal comes back before 2030, in euro bonds only'] }),
  ...questions('principal-ladder', { holds: [principal(matures(TODAY, '2029-12-31'))] }, { bgHeldOut: ['колко главница ми се връща до края на 2029'] }),
  ...questions('maturities', { holds: [day('2026-05-03')] }, { enHeldOut: ['When do I get back the fifteen thousand from Apple?'] }),
  ...questions('maturities', { holds: [untilApple], first: ['US0378331AA1', 'Apple'] }, { enHeldOut: ['what is the next to mature and in how many days'] }),
  ...questions('maturities', { holds: [untilApple] }, { bgHeldOut: ['след колко дни е падежът на Епъл'] }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, {
    enHeldOut: ['GB00BL68HJ26 price stale?'],
    bgHeldOut: ['от коя дата е цената на английската облигация'],
  }),
  ...questions('price-age', { holds: oldestPrice, not: ['DE0001102614'] }, {
    en: ['which prices are old'],
    bgHeldOut: ['кои цени са стари и немога да им вярвам'],
  }),
  ...questions('notes', { holds: ['watch closely'] }, {
    enHeldOut: ['what did i write on the trakia one'],
    bgHeldOut: ['kakvo pishe v belejkata za trakia'],
  }),
  ...questions('notes', { holds: noted }, {
    enHeldOut: ['which of my bonds have a remark'],
    bgHeldOut: ['бележки по облигациите'],
  }),
  ...questions('notes', { holds: ['BG2040019213', day('2029-03-23')] }, {
    enHeldOut: ['I believe I once put down a remark about a pension beside one of the holdings, although for the life of me I cannot recall which; would you find it and tell me when it falls due?'],
  }),
  ...questions('notes', { holds: ['BG2100013205', [figure(99.5), '7462.50'].flat()] }, { bgHeldOut: ['коя облигация съм записал като подарък и за колко я взех'] }),
]; // prettier-ignore
