import * as figures from '../../figures.ts';
import { BONDS, TODAY, type BondRow } from '../../holder.ts';
import { moneyWeightedReturn, valueOn } from '../../returns.ts';
import { basisPoint, changeAt, macaulayDuration, modifiedDuration, yieldOf } from '../../repricing.ts';
import { accruedOn } from '../../schedule.ts';
import { DECLINED, questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { all, at, bond, bonds, coming, costs, coupons, day, etfs, euro, euroCame, euroDue, figure, label, labels, mean, money, of, part, profits, received, row, shares, sum, word, worthOf } = figures; // prettier-ignore
const shift = (points: number): Wanted => money(sum(bonds().map((one) => changeAt(one, points))));
const durations = [figure(modifiedDuration(bonds())), figure(macaulayDuration(bonds()))].flat();
const dollars = all.filter(of('USD'));
const came = (fits: Parameters<typeof coupons>[0]) => money(euroCame(coupons(fits)));
const principal = (year: string) =>
  money(
    sum(
      bonds(({ maturity }) => maturity.startsWith(year)).map(({ nominal, currency }) =>
        euro(nominal, currency),
      ),
    ),
  );
const nominals = (fits: (one: BondRow) => boolean) => sum(bonds(fits).map(({ nominal }) => nominal));
const dividends2025 = figures.euroDividends(figures.dividends('2025'));
const tax2025 = figures.dividendTax('2025');
const missing = labels(figures.missing.map(({ bond: one }) => one));
const untilYearEnd = euroDue(coming(({ day: on }) => on < '2027'));

/** As a trader, an accountant of a company or a treasurer asks: short, in the terms of the trade. Written before any example was looked at. */
export const HELD_OUT_2_AT_WORK: readonly AskedQuestion[] = [
  ...questions('profit', { holds: [money(profits(all))] }, { enHeldOut: ['pnl', 'unrealized p/l, total book'] }),
  ...questions('profit', { holds: [[money(profits(dollars)), money(sum(dollars.map(figures.profit)))]] }, { enHeldOut: ['pnl on USD stuff'] }),
  ...questions('interest-rate-risk', { holds: [[...durations, money(basisPoint(bonds())), shift(1)].flat()] }, { en: ['dv01?'], enHeldOut: ['mod duration of the book'], bgHeldOut: ['дюрация и PV01 на облигационния портфейл'] }),
  ...questions('rates-shift', { holds: [shift(0.5)] }, { enHeldOut: ["+50bp shock, what's the hit"] }),
  ...questions('rates-shift', { holds: [shift(-0.25)] }, { enHeldOut: ['curve down 25 bps'] }),
  ...questions('rates-shift', { holds: [shift(0.75)] }, { enHeldOut: ['if the ECB hikes by 75 basis points, how much would I lose'] }),
  ...questions('rates-shift', { holds: [shift(-2)] }, { enHeldOut: ['what would happen if interest rates were 2% lower'] }),
  ...questions('rates-shift', { holds: [shift(0.25)] }, { bgHeldOut: ['ами ако ЕЦБ вдигне лихвите с четвърт процент', 'стрес тест +25 б.т.'] }),
  ...questions('ranking', { holds: [], first: 'XS2536817211' }, { en: ['biggest position'], bgHeldOut: ['с най-голяма тежест в портфейла е'] }),
  ...questions('ranking', { holds: [], first: label(row('DE0007164600')) }, { enHeldOut: ['top 3 winners'], bgHeldOut: ['топ 3 по печалба'] }),
  ...questions('ranking', { holds: [], first: ['XS2536817211', 'BG1100003166', 'Софарма'] }, { enHeldOut: ['worst performer'] }),
  ...questions('exposure', { holds: ['USD', 'EUR', 'GBP'] }, { enHeldOut: ['FX split', 'do I have more in dollars or in euro'] }),
  ...questions('exposure', { holds: [part(dollars)] }, { enHeldOut: ['how much of the book is USD'] }),
  ...questions('exposure', { holds: [part(etfs)] }, { enHeldOut: ['what percentage of my portfolio are ETFs'] }),
  ...questions('exposure', { holds: [part(shares)] }, { bgHeldOut: ['дял на акциите'] }),
  ...questions('exposure', { holds: ['Fibank', part(all.filter(at('Interactive Brokers')))] }, { bgHeldOut: ['Разпределение на инвестициите по банки в проценти'] }),
  ...questions('concentration', { holds: [part([row('XS2536817211')])] }, { enHeldOut: ['Is Trakia more than a fifth of my portfolio?', 'how concentrated is the book'], bgHeldOut: ['най-голямата ми експозиция към един емитент'] }),
  ...questions('list-holdings', { holds: ['XS2536817211'], not: ['DE0001102614', 'BG2030026111'] }, { enHeldOut: ['show me everything yielding above 5'] }),
  ...questions('list-holdings', { holds: labels(dollars), not: ['DE0001102614', 'GB00BL68HJ26'] }, { enHeldOut: ['List all securities denominated in USD with ISIN'] }),
  ...questions('list-holdings', { holds: ['DE0001102614', 'BG2030026111', 'XS2536817211'], not: ['IT0005094088', 'US91282CHT18'] }, { bgHeldOut: ['Кои книжа са с номинал над 20 000?'] }),
  ...questions('list-holdings', { holds: ['US0378331AA1', 'BG2100013205'], not: ['DE0001102614'] }, { enHeldOut: ['bonds bought before 2024'] }),
  ...questions('list-holdings', { holds: ['BG2030026111', 'DE0001102614', 'FR0013407236'], not: ['BG2040019213'] }, { enHeldOut: ['bonds with annual coupons'] }),
  ...questions('yield-of-holding', { holds: [['3.40', '3.4', figure(yieldOf(bond('GB00BL68HJ26')))].flat()] }, { enHeldOut: ['yield on the UK bond'] }),
  ...questions('yield-of-holding', { holds: [['2.65', figure(yieldOf(bond('DE0001102614')))].flat()] }, { bg: ['доходността до падеж на германската'] }),
  ...questions('average-price', { holds: ['150.25'] }, { enHeldOut: ['avg px SAP'] }),
  ...questions('average-price', { holds: [['310.00', '310']] }, { enHeldOut: ['Average purchase price of Microsoft shares, please'] }),
  ...questions('invested', { holds: [[money(4650), money(3720)]] }, { enHeldOut: ['my cost basis in microsoft'] }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, { enHeldOut: ['Please provide the acquisition cost of the bond portfolio as at today.'] }),
  ...questions('invested', { holds: [money(costs(shares))] }, { bgHeldOut: ['Себестойност на всички акции'] }),
  ...questions('invested', { holds: [[nominals(at('Банка ДСК')), `${nominals(at('Банка ДСК'))}.00`].map(String)] }, { enHeldOut: ['Nominal value of all bonds held with DSK Bank'] }),
  ...questions('average-coupon', { holds: [figure(mean(bonds(of('EUR')).map(({ coupon }) => coupon)))] }, { en: ['average coupon of my euro bonds'], bgHeldOut: ['среден купон по еврооблигациите ми, т.е. тези в EUR'] }),
  ...questions('maturities', { holds: ['US0378331AA1', day('2026-05-03')], not: ['BG2100013205'] }, { enHeldOut: ['anything maturing in the next 90 days?'] }),
  ...questions('maturities', { holds: ['US91282CHT18', 'IT0005094088'], not: ['XS2536817211'] }, { bgHeldOut: ['облигации с падеж след 2030'] }),
  ...questions('maturities', { holds: ['DE0001102614', 'BG2040019213', 'XS2536817211', 'FR0013407236'], not: ['US0378331AA1', 'GB00BL68HJ26'] }, { en: ['which bonds mature between 2027 and 2029'] }),
  ...questions('principal-ladder', { holds: [principal('2027')] }, { enHeldOut: ['Principal repayments scheduled for 2027'] }),
  ...questions('principal-ladder', { holds: [principal('2029')] }, { bgHeldOut: ['Колко главница ни се връща през 2029 година?'] }),
  ...questions('principal-ladder', { holds: [principal('2029'), principal('2030')] }, { enHeldOut: ['ladder'] }),
  ...questions('accrued-interest', { holds: [[0, 0.01, -0.01].map((off) => money(off + sum(bonds().map((one) => euro(accruedOn(one, TODAY), one.currency)))))] }, { enHeldOut: ['Accrued on the book'] }),
  ...questions('accrued-interest', { holds: [money(accruedOn(bond('DE0001102614'), '2025-12-31'))] }, { enHeldOut: ['Accrued interest for DE0001102614 as of the balance sheet date 31 December 2025'] }),
  ...questions('total-return', { holds: [moneyWeightedReturn({ from: '2025-12-31', to: TODAY })] }, { enHeldOut: ['total return YTD'], bgHeldOut: ['доходност на портфейла от началото на тази година'] }),
  ...questions('total-return', { holds: [moneyWeightedReturn({ from: '2024-12-31', to: '2025-12-31' })] }, { enHeldOut: ['return last year pct'] }),
  ...questions('total-return', { holds: [moneyWeightedReturn({ from: '2021-06-01', to: TODAY })] }, { enHeldOut: ['irr since i started'] }),
  ...questions('payments-received', { holds: [[money(euroCame(received('2024')))]] }, { enHeldOut: ['Interest received in the financial year 2024, in EUR'], bgHeldOut: ['Моля, посочете получените лихви за финансовата 2024 година.'] }),
  ...questions('payments-received', { holds: [[came(({ day: on }) => on >= '2025-01-01' && on < '2025-04-01'), money(euroCame(coupons(({ day: on }) => on >= '2025-01-01' && on < '2025-04-01')) + sum(['2025-01', '2025-02', '2025-03'].map((month) => figures.euroDividends(figures.dividends(month)))))]] }, { enHeldOut: ['Received coupons Q1 2025'], bgHeldOut: ['получени купони за първото тримесечие на 2025'] }),
  ...questions('payments-received', { holds: [[figures.count(received('2025')), String(received('2025').length + figures.dividends('2025').length)]] }, { enHeldOut: ['how many payments did I get in 2025'] }),
  ...questions('taxes-paid', { holds: [money(figures.couponTax(received('2025')))] }, { enHeldOut: ['Withholding tax deducted in 2025, coupons'] }),
  ...questions('taxes-paid', { holds: [money(tax2025)] }, { enHeldOut: ['Withholding tax on dividends in 2025'], bgHeldOut: ['Данък при източника върху дивидентите за 2025'] }),
  ...questions('dividends', { holds: [[money(dividends2025), money(dividends2025 - tax2025)]] }, { enHeldOut: ['Dividends received in 2025, total'], bgHeldOut: ['сума на дивидентите за 2025'] }),
  ...questions('overview-value', { holds: [money(valueOn('2025-12-31'))] }, { enHeldOut: ['Valuation of the portfolio on 31.12.2025'], bgHeldOut: ['Стойност на портфейла към 31.12.2025 г.'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter((one) => one.currency !== 'USD'))] }, { bgHeldOut: ['колко струват всичките ми книжа без доларовите'] }),
  ...questions('missing-payments', { holds: missing }, { enHeldOut: ['Which coupons are outstanding?'], bgHeldOut: ['По кои облигации дължимият купон не е постъпил'] }),
  ...questions('income-of-period', { holds: [[untilYearEnd, untilYearEnd + euroCame(received('2026')), untilYearEnd + dividends2025, untilYearEnd + euroCame(received('2026')) + dividends2025].map(money)] }, { bgHeldOut: ['Очаквани лихвени постъпления до края на 2026'], enHeldOut: ['Projected interest income through year end'] }),
  ...questions('matured', { holds: labels(BONDS.filter(({ expired }) => expired === true)), not: ['US0378331AA1'] }, { enHeldOut: ['redeemed paper'], bgHeldOut: ['погасени емисии'] }),
  ...questions('compare-holdings', { holds: [['1.65', '1.7'], ['0.50', '0.5']] }, { enHeldOut: ['Which pays more coupon, Italy or France'] }),
  ...questions('count-holdings', { holds: [figures.count(etfs)] }, { bgHeldOut: ['брой притежавани борсово търгувани фондове'] }),
  ...questions('count-holdings', { holds: [figures.count(bonds(at('Fibank')))] }, { enHeldOut: ['bonds in custody at Fibank: how many lines'] }),
  ...questions('how-to', { holds: [word('export', 'Export', 'Excel', 'експорт', 'Експорт', 'Експортиране', 'изтеглете')] }, { enHeldOut: ['How do I export the list for the auditor?'], bgHeldOut: ['как да изтегля файл за счетоводителя'] }),
  ...questions('how-to', { holds: [word('key', 'keys', 'API', 'ключ', 'ключове')] }, { enHeldOut: ['how can our ERP read the data over the API'] }),
  ...questions('glossary', { holds: [word('yield', 'доходност', 'yearly return', 'доходността', 'годишната'), word('coupon', 'купон', 'купона', 'купонът')] }, { en: ['difference between coupon and yield'] }),
  ...questions('glossary', { holds: [word('basis point', 'базисен пункт', '0.01')] }, { bg: ['какво означава DV01'] }),
  ...questions('decline-tax-due', DECLINED, { enHeldOut: ['how much tax will I owe on my coupons for 2026', 'what goes into my tax return this year'], bgHeldOut: ['какъв данък трябва да внеса за тази година'] }),
  ...questions('decline-not-recorded', DECLINED, { en: ['what is the credit rating of Trakia'], enHeldOut: ['Is my Trakia bond rated investment grade?'], bgHeldOut: ['какъв е кредитният рейтинг на Монолит'] }),
]; // prettier-ignore
