import { shifted, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { yieldByValue } from '../../repricing.ts';
import { gainOf, returnOver, valueOn } from '../../returns.ts';
import { either, EVER } from '../../sums.ts';
import { accruedOf, durationsOf, meanOf, nominals, whole, worthOn } from '../../readings.ts';

const { accrued, bonds, day, figure, label, mean, money, of, row, sum } = figures;
const [TRAKIA, APPLE, SAP] = ['XS2536817211', 'US0378331AA1', 'DE0007164600'] as const;
const [END_2024, END_2025] = ['2024-12-31', '2025-12-31'];
const [IN_2024, IN_2025] = [
  { from: '2023-12-31', to: END_2024 },
  { from: END_2024, to: END_2025 },
];
const THIS_YEAR = { from: END_2025, to: TODAY };
const rise = valueOn(TODAY) - valueOn(END_2025);
const repaid = (...years: readonly string[]) =>
  whole(nominals(bonds(({ maturity }) => years.some((year) => maturity.startsWith(year)))));
const yields = bonds().map(({ ytm }) => ytm);

/** Returns, values of other days, maturities, rates. */
export const HELD_OUT_9_ABOUT_TIME: readonly AskedQuestion[] = [
  ...questions('total-return', { holds: [returnOver(EVER)] }, { enHeldOut: ['my return since inception'] }),
  ...questions('total-return', { holds: [returnOver(IN_2025)] }, { enHeldOut: ['what did I make in 2025 in percent'] }),
  ...questions('compare-periods', { holds: [returnOver(IN_2024), returnOver(IN_2025)] }, { enHeldOut: ['2024 vs 2025 return'] }),
  ...questions('overview-value', { holds: [worthOn(END_2025)] }, { enHeldOut: ['what was it all worth at the end of 2025'] }),
  ...questions('value-change', { holds: [[money(rise), money(gainOf(THIS_YEAR)), returnOver(THIS_YEAR)].flat()] }, { enHeldOut: ['how much has my portfolio grown since new year'] }),
  ...questions('average-yield', { holds: [[figure(mean(yields)), figure(yieldByValue(bonds()))].flat()] }, { enHeldOut: ['average ytm of everything'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(TRAKIA)] }, { enHeldOut: ['what yield am I getting on Trakia'] }),
  ...questions('average-coupon', { holds: [meanOf(bonds(), ({ coupon }) => coupon)] }, { enHeldOut: ['average coupon weighted by size'] }),
  ...questions('rates-shift', { holds: [shifted(0.5)] }, { enHeldOut: ['What would a 50bp rise cost me?'] }),
  ...questions('maturities', { holds: [repaid('2026', '2027')] }, { enHeldOut: ['how much principal gets repaid by the end of 2027'] }),
  ...questions('principal-ladder', { holds: [repaid('2026'), repaid('2027'), repaid('2029'), repaid('2030')] }, { enHeldOut: ['ladder for the next five years'] }),
  ...questions('ranking', { holds: [day('2026-05-03')], first: APPLE }, { enHeldOut: ['which bond matures first'] }),
  ...questions('accrued-interest', { holds: [money(accrued(TRAKIA))] }, { enHeldOut: ['Trakia: how much interest has built up since the last coupon?'] }),
  ...questions('concentration', { holds: [figures.part([row(TRAKIA)])] }, { enHeldOut: ['Is more than a tenth of my money in one name?'] }),
  ...questions('total-return', { holds: [returnOver({ ...EVER, fits: ({ isin }) => isin === SAP })] }, { enHeldOut: ['total return on SAP including dividends'] }),
  ...questions('total-return', { holds: [returnOver(EVER)] }, { bgHeldOut: ['каква доходност имам от началото'] }),
  ...questions('value-change', { holds: [[figure((100 * rise) / valueOn(END_2025)), returnOver(THIS_YEAR)].flat()] }, { bgHeldOut: ['с колко процента се промени портфейлът от началото на годината'] }),
  ...questions('total-return', { holds: [returnOver(IN_2025)] }, { bgHeldOut: ['доходност за 2025 в %'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, { bgHeldOut: ['Модифицирана дюрация на облигациите'] }),
  ...questions('rates-shift', { holds: [shifted(-1)] }, { bgHeldOut: ['ако лихвите паднат с 1%, колко печеля'] }),
  ...questions('maturities', { holds: ['DE0001102614', day('2027-08-15')], not: [APPLE] }, { bgHeldOut: ['кое падежира догодина'] }),
  ...questions('maturities', { holds: ['283'] }, { bgHeldOut: ['Колко дни остават до падежа на Монолит?'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds())] }, { bgHeldOut: ['натрупана лихва общо'] }),
  ...questions('overview-value', { holds: [worthOn('2025-03-02')] }, { bgHeldOut: ['колко ми беше портфейлът преди една година'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf('DE0001102614')] }, { bgHeldOut: ['YTM na germanskata'] }),
  ...questions('maturities', { holds: [repaid('2029'), repaid('2030')] }, { bgHeldOut: ['сравни колко падежира през 2029 и през 2030'] }),
  ...questions('compare-periods', { holds: [figures.came('2025'), figures.came('2024')] }, { bgHeldOut: ['с колко повече получих през 2025 спрямо 2024'] }),
  ...questions('total-return', { holds: [[either(51, 'USD'), money(gainOf({ ...IN_2025, fits: ({ isin }) => isin === 'US5949181045' })), returnOver({ ...IN_2025, fits: ({ isin }) => isin === 'US5949181045' })].flat()] }, { bgHeldOut: ['Microsoft какво ми донесе през 2025?'] }),
  ...questions('average-yield', { holds: [[figure(mean(bonds(of('EUR')).map(({ ytm }) => ytm))), figure(yieldByValue(bonds(of('EUR'))))].flat()] }, { bgHeldOut: ['средна YTM на облигациите в евро'] }),
  ...questions('holding-details', { holds: [label(row('IE00B4L5Y983')), money(sum([98.75]))] }, { bgHeldOut: ['последна цена на iShares Core MSCI World'] }),
]; // prettier-ignore
