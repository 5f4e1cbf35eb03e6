import * as figures from '../../figures.ts';
import { TODAY, type BondRow } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { cents } from '../../schedule.ts';
import { couponsWithin, either } from '../../sums.ts';

const { accrued, bonds, couponTax, day, dividendTax, dividends, euro, euroCame, euroDividends, expired, isins, label, money, received, row, sum } = figures; // prettier-ignore

const repaidIn = (year: string) => money(sum(bonds(({ maturity }) => maturity.startsWith(year)).map(({ nominal, currency }) => euro(nominal, currency)))); // prettier-ignore
const LADDER = ['2026', '2027', '2029', '2030', '2032', '2033'].map(repaidIn);
/** These bonds and no other. */
const these = (fits: (one: BondRow) => boolean) => ({
  holds: isins(bonds(fits)),
  not: isins(bonds((one) => !fits(one))),
});
const accruedOfAll = sum(bonds().map(({ isin, currency }) => euro(accrued(isin), currency)));
const roundedAccrued = sum(bonds().map(({ isin, currency }) => cents(euro(accrued(isin), currency))));
const taxOf = (year: string) => couponTax(received(year)) + dividendTax(year);
const paidBy = (name: string) => dividends().filter(({ of }) => of.name === name);
const gross = (name: string) => sum(paidBy(name).map((one) => one.gross));
const tax = (name: string) => sum(paidBy(name).map((one) => one.tax));
const net2025 = euroCame(received('2025')) - couponTax(received('2025'));

/** Maturities, income of a time, taxes, dividends and accrued interest. */
export const HELD_OUT_5_ABOUT_TIME: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [repaidIn('2026')] }, { enHeldOut: ['How much principal comes home before the end of the year'] }),
  ...questions('maturities', these(({ maturity }) => maturity < '2027'), { bgHeldOut: ['какво падежира до края на годината'] }),
  ...questions('maturities', { holds: [day('2026-05-03')], first: 'US0378331AA1' }, {
    enHeldOut: ['first bond that will run out'],
    bgHeldOut: ['следващият падеж кога е'],
  }),
  ...questions('maturities', { holds: [day('2026-05-03'), either(15_000, 'USD')] }, { enHeldOut: ['When is my money in Apple coming back and how many dollars'] }),
  ...questions('maturities', these(({ maturity }) => maturity >= '2029-06-01' && maturity <= '2030-06-30'), { enHeldOut: ['maturities between June 2029 and June 2030'] }),
  ...questions('maturities', { holds: [repaidIn('2030')] }, { enHeldOut: ['What do i get back in 2030 of the face value, in euro?'] }),
  ...questions('maturities', { holds: [repaidIn('2029')] }, { bgHeldOut: ['kolko glavnica mi vrushtat prez 2029'] }),
  ...questions('maturities', { holds: [day('2026-12-10')] }, { bgHeldOut: ['кога изтича Монолит'] }),
  ...questions('maturities', { holds: [either(15_000, 'USD')] }, { bgHeldOut: ['на падежа на епъл каква главница ми връщат'] }),
  ...questions('maturities', these(({ maturity }) => maturity <= '2029-03-02'), { bgHeldOut: ['облигации до 3 години до падеж'] }),
  ...questions('maturities', these(({ maturity }) => maturity.startsWith('2027')), { bgHeldOut: ['през 2027 коя облигация свършва'] }),
  ...questions('maturities', { holds: [day('2029-03-23'), day('2030-07-21'), [money(10_000), '10000'], [money(25_000), '25000']] }, { bgHeldOut: ['на кои дати и по колко главница ще върне Република България'] }),
  ...questions('maturities', these(({ maturity, currency }) => maturity >= '2030' && currency === 'EUR'), { enHeldOut: ['euro bonds that run to 2030 or longer'] }),
  ...questions('principal-ladder', { holds: LADDER }, {
    enHeldOut: ['ladder by year please'],
    bgHeldOut: ['стълба на падежите по години'],
  }),
  ...questions('matured', { holds: ['US912828ZT04', day('2025-05-31')] }, { enHeldOut: ['Which bond was the latest one to be repaid and on which day'] }),
  ...questions('matured', { holds: [...isins(expired), ...expired.map(({ maturity }) => day(maturity))] }, { bgHeldOut: ['изтекли облигации имам ли и кога са изтекли'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, { enHeldOut: ['how much tax has been withheld on my coupons in 2025'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { enHeldOut: ['Tax held back on dividends last year, in euro'] }),
  ...questions('taxes-paid', { holds: [[money(taxOf('2024') + taxOf('2025')), money(taxOf('2024'))].flat(), [money(taxOf('2024') + taxOf('2025')), money(taxOf('2025'))]] }, { enHeldOut: ['withholding tax 2024 and 2025'] }),
  ...questions('taxes-paid', { holds: [[money(taxOf('2025')), money(couponTax(received('2025')))], [money(taxOf('2025')), money(dividendTax('2025'))]] }, { bgHeldOut: ['Удържан данък през 2025 г. върху купони и дивиденти, за декларацията ми.'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received().filter(({ bond }) => bond.issuer === 'Trakia Energy')))] }, { bgHeldOut: ['колко данък са ми удържали по Тракия откакто я имам'] }),
  ...questions('taxes-paid', { holds: [money(tax('SAP'))] }, { bgHeldOut: ['Удържали ли са ми данък в Германия за дивидента на САП?'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received().filter(({ bond }) => bond.isin === 'BG2100013205')))] }, { enHeldOut: ['BG2100013205: tax deducted from its coupons to date'] }),
  ...questions('dividends', { holds: [either(gross('Microsoft') - tax('Microsoft'), 'USD')] }, { enHeldOut: ['dividends from Microsoft net of tax'] }),
  ...questions('dividends', { holds: [money(gross('SAP'))] }, { enHeldOut: ['SAP dividend 2025 gross'] }),
  ...questions('dividends', { holds: ['US5949181045', 'BG1100003166', 'DE0007164600'].map((isin) => label(row(isin))), not: ['Vanguard FTSE All-World', 'iShares Core MSCI World'] }, { enHeldOut: ['which of my shares paid a dividend'] }),
  ...questions('dividends', { holds: [money(gross('Софарма')), money(tax('Софарма'))] }, { bgHeldOut: ['колко дивидент получих от Софарма и колко ми взеха данък'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')))] }, { bgHeldOut: ['дивиденти миналата година общо в евро'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends().filter((one) => one.day >= '2025-04-01' && one.day <= '2025-06-30')))] }, { bgHeldOut: ['дивиденти през второто тримесечие на 2025'] }),
  ...questions('dividends', { holds: [], first: label(row('DE0007164600')) }, { bgHeldOut: ['кой ми плати най-много дивиденти'] }),
  ...questions('dividends', { holds: [either(gross('iShares Treasury 7-10yr'), 'USD')] }, { enHeldOut: ['does any of my funds distribute, and how much came from it'] }),
  ...questions('accrued-interest', { holds: [[money(accruedOfAll), money(roundedAccrued)]] }, {
    enHeldOut: ['Accrued interest as of today, whole portfolio'],
    bgHeldOut: ['натрупана лихва днес по всички'],
  }),
  ...questions('accrued-interest', { holds: [money(accrued('XS2536817211'))] }, { enHeldOut: ['how much interest has built up on Trakia since its last coupon'] }),
  ...questions('accrued-interest', { holds: [money(accrued('US91282CHT18'))] }, { enHeldOut: ['accrued on the US treasury bond in dollars'] }),
  ...questions('accrued-interest', { holds: [money(accrued('DE0001102614'))] }, { bgHeldOut: ['колко натрупана лихва има германската'] }),
  ...questions('accrued-interest', { holds: [], first: 'XS2536817211' }, { bgHeldOut: ['при коя облигация се е натрупала най-много лихва'] }),
  ...questions('income-of-period', { holds: ['2023', '2024', '2025'].map((year) => money(euroCame(received(year)))) }, { enHeldOut: ['coupons by calendar year: 2023, 2024, 2025'] }),
  ...questions('income-of-period', { holds: [money(euroCame(received('2024')))] }, { bgHeldOut: ['доход за 2024 от купони'] }),
  ...questions('income-of-period', { holds: [money(net2025)] }, { bgHeldOut: ['нетно след данъка колко лихви останаха за 2025'] }),
  ...questions('income-of-period', { holds: [money(euroCame(couponsWithin('2025-09-15', '2025-12-15')))] }, { enHeldOut: ['coupon income 15.09.2025 - 15.12.2025'] }),
  ...questions('income-of-period', { holds: [money(euroCame(couponsWithin('2025-11-01', TODAY)))] }, { bgHeldOut: ['купоните, дошли от ноември насам'] }),
  ...questions('income-of-period', { holds: [[money(euroCame(received('2025-08'))), money(euroCame(received('2025-08')) + euroDividends(dividends('2025-08')))]] }, { enHeldOut: ['Our accountant wonders what was booked in August 2025 – could you tell us the total that was received?'] }),
]; // prettier-ignore
