import * as figures from '../figures.ts';
import { TODAY, type BondRow } from '../holder.ts';
import { daysFrom } from '../schedule.ts';
import { yieldOf } from '../repricing.ts';
import { questions, type AskedQuestion, type Wanted } from '../question.ts';

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

/** What is held, what is repaid when, and what is noted, in the words of people who have never seen the product. */
export const STRANGERS_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('list-holdings', { holds: [...openBonds, ['6.50', '6.5'], ['50000.00', '50000']], first: 'US0378331AA1' }, { enKeptOut: ['list active bonds sorted by maturity, isin coupon nominal'] }),
  ...questions('list-holdings', { ...only(bonds(at('Fibank'))), first: 'US0378331AA1' }, { enKeptOut: [['list active bonds sorted by maturity, isin coupon nominal', 'only the ones at Fibank']] }),
  ...questions('list-holdings', { holds: openBonds, first: 'US0378331AA1' }, { bgKeptOut: ['дай списък на облигациите по падеж'] }),
  ...questions('list-holdings', { ...only(bonds(of('USD'))), first: 'US0378331AA1' }, { bgKeptOut: [['дай списък на облигациите по падеж', 'само доларовите']] }),
  ...questions('list-holdings', { holds: openBonds }, { enKeptOut: ['which bonds do I have that are still running'] }),
  ...questions('list-holdings', { holds: [...labels(shares), '500', ['40', '25']] }, { enKeptOut: ['what shares do i hold and how many of each'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at('УниКредит Булбанк'))), not: ['XS2536817211', 'DE0001102614'] }, { enKeptOut: ['show me everything I have with the Unicredit bank'] }),
  ...questions('list-holdings', { holds: labels(all.filter(dsk)), not: ['XS2536817211', 'DE0001102614'] }, { bg: ['какви книжа имам в ДСК'] }),
  ...questions('list-holdings', only(bonds(at('Fibank'))), { bgKeptOut: ['koi oblgacii imam v fibank'] }),
  ...questions('list-holdings', only(bonds(dsk)), { bgKeptOut: [['koi oblgacii imam v fibank', 'a v dsk']] }),
  ...questions('list-holdings', { holds: labels(all.filter(({ bought }) => bought.startsWith('2025'))), not: ['XS2536817211', 'Microsoft', 'Софарма'] }, { enKeptOut: ['what did I buy during 2025'] }),
  ...questions('list-holdings', only(bonds(({ coupon }) => coupon > 4)), {
    en: ['bonds with coupon above 4 %'],
    bgKeptOut: ['obligacii s kupon nad 4'],
  }),
  ...questions('list-holdings', only(bonds(({ coupon, currency }) => coupon > 3 && currency === 'EUR')), { bgKeptOut: ['облигации с купон над 3 процента в евро'] }),
  ...questions('list-holdings', only(bonds(({ coupon }) => coupon < 2)), { enKeptOut: ['My nephew says one should not keep papers that pay less than two per cent. Which of mine are those?'] }),
  ...questions('list-holdings', only(bonds(({ market }) => market < 95)), { enKeptOut: ['anything trading under 95'] }),
  ...questions('list-holdings', { holds: ['US91282CHT18'], not: only(bonds((one) => one.currency === 'USD' && yieldsAbove(3)(one))).not }, { enKeptOut: ['yield > 3 and usd'] }),
  ...questions('list-holdings', only(bonds(({ market, buy }) => market < buy)), { enKeptOut: ['which bonds are now cheaper than I bought them'] }),
  ...questions('list-holdings', only(bonds(({ times }) => times === 1)), { bgKeptOut: ['които плащат само веднъж в годината'] }),
  ...questions('list-holdings', only(state), { bgKeptOut: ['покажи облигациите на републка българия'] }),
  ...questions('list-holdings', only(matures('2028-01-01', '2030-12-31').filter(({ coupon }) => coupon > 2)), { enKeptOut: ['bonds maturing between 2028 and 2030 with coupon above 2'] }),
  ...questions('list-holdings', only(matures('2031-01-01', '2099-12-31').filter(yieldsAbove(2.5))), { bgKeptOut: ['падеж след 2030 и доходност над 2,5'] }),
  ...questions('count-holdings', { holds: [[count(expired), 'two', 'две']] }, { enKeptOut: ['how many bonds i have which are finish already'] }),
  ...questions('units-held', { holds: ['40'] }, { enKeptOut: ['How many SAP have I got altogether, I bought twice I think'] }),
  ...questions('units-held', { holds: ['60'] }, { bgKeptOut: ['колко дяла имам от световния фонд на Vanguard'] }),
  ...questions('units-held', { holds: ['120'] }, { bgKeptOut: ['колко бройки от ишерс мсци уърлд имам'] }),
  ...questions('units-held', { asksBack: true, orHolds: ['40', ['150.25', '150.3']] }, { bgKeptOut: ['колко акции SAP имам и на каква средна цена съм ги взел'] }),
  ...questions('average-price', { holds: [['150.25', '150.3']] }, { enKeptOut: ['sap avg cost'] }),
  ...questions('matured', { holds: ['BG2040002213', day('2024-07-15'), word('expired', 'closed', 'matured')] }, { enKeptOut: ['Did the Bulgarian one that ended in July 2024 ever get closed properly in here'] }),
  ...questions('holding-details', { holds: ['US Treasury', day('2025-05-31')] }, { enKeptOut: ["what's US912828ZT04, I don't recognise that number"] }),
  ...questions('holding-details', { holds: ['US Treasury', day('2033-08-15')] }, { bgKeptOut: ['US91282CHT18 какво е това'] }),
  ...questions('holding-details', { holds: [day('2023-10-16')] }, { enKeptOut: ['when did i buy the microsoft'] }),
  ...questions('holding-details', { holds: [day('2023-05-22')] }, { bg: ['кога купих Софармата'] }),
  ...questions('ranking', { holds: [day('2023-03-20')], first: label(row('DE0007164600')) }, { enKeptOut: ['oldest thing i still own'] }),
  ...questions('ranking', { holds: [day('2033-08-15')], first: 'US91282CHT18' }, {
    enKeptOut: ['longest dated bond i got'],
    bgKeptOut: ['коя ми е най-дългата облигация'],
  }),
  ...questions('maturities', only(in2026), { bg: ['какво падежира през 2026'] }),
  ...questions('maturities', only(matures('2027-01-01', '2027-12-31')), { bgKeptOut: [['какво падежира през 2026', 'а през 2027']] }),
  ...questions('maturities', only(matures(TODAY, '2027-12-31')), { bgKeptOut: ['kaji padejite do kraq na 2027'] }),
  ...questions('principal-ladder', { holds: [principal(in2026)] }, { enKeptOut: [['what matures this year', 'and how much cash is that']] }),
  ...questions('principal-ladder', { holds: ['2029', '2030', '2032'].map((year) => principal(matures(`${year}-01-01`, `${year}-12-31`))) }, { bgKeptOut: ['стълбица на падежите'] }),
  ...questions('principal-ladder', { holds: [principal(matures(TODAY, '2029-12-31').filter(of('EUR')))] }, { enKeptOut: ['how much principal comes back before 2030, in euro bonds only'] }),
  ...questions('principal-ladder', { holds: [principal(matures(TODAY, '2029-12-31'))] }, { bgKeptOut: ['колко главница ми се връща до края на 2029'] }),
  ...questions('maturities', { holds: [day('2026-05-03')] }, { enKeptOut: ['When do I get back the fifteen thousand from Apple?'] }),
  ...questions('maturities', { holds: [untilApple], first: ['US0378331AA1', 'Apple'] }, { enKeptOut: ['what is the next to mature and in how many days'] }),
  ...questions('maturities', { holds: [untilApple] }, { bgKeptOut: ['след колко дни е падежът на Епъл'] }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, {
    enKeptOut: ['GB00BL68HJ26 price stale?'],
    bgKeptOut: ['от коя дата е цената на английската облигация'],
  }),
  ...questions('price-age', { holds: oldestPrice, not: ['DE0001102614'] }, {
    en: ['which prices are old'],
    bgKeptOut: ['кои цени са стари и немога да им вярвам'],
  }),
  ...questions('notes', { holds: ['watch closely'] }, {
    enKeptOut: ['what did i write on the trakia one'],
    bgKeptOut: ['kakvo pishe v belejkata za trakia'],
  }),
  ...questions('notes', { holds: noted }, {
    enKeptOut: ['which of my bonds have a remark'],
    bgKeptOut: ['бележки по облигациите'],
  }),
  ...questions('notes', { holds: ['BG2040019213', day('2029-03-23')] }, {
    enKeptOut: ['I believe I once put down a remark about a pension beside one of the holdings, although for the life of me I cannot recall which; would you find it and tell me when it falls due?'],
  }),
  ...questions('notes', { holds: ['BG2100013205', [figure(99.5), '7462.50'].flat()] }, { bgKeptOut: ['коя облигация съм записал като подарък и за колко я взех'] }),
]; // prettier-ignore
