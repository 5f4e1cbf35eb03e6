import { yieldsOf, shifted } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { basisPoint } from '../../repricing.ts';
import { moneyWeightedOver, returnOver } from '../../returns.ts';
import { DSK, durationsOf, meanOf, meanYields, price } from '../../readings.ts';
import { daysFrom } from '../../schedule.ts';
import { EVER, gainOn, only } from '../../sums.ts';

const { all, at, bond, bonds, cost, day, etfs, figure, from, money, of, part, row, worth } = figures; // prettier-ignore
const [TRAKIA, APPLE, MONOLITH, GERMANY, TREASURY, FRANCE, BULGARIA, PENSION, MICROSOFT, SAP] = [
  'XS2536817211',
  'US0378331AA1',
  'BG2100013205',
  'DE0001102614',
  'US91282CHT18',
  'FR0013407236',
  'BG2030026111',
  'BG2040019213',
  'US5949181045',
  'DE0007164600',
] as const;
const LAST_YEAR = { from: '2024-12-31', to: '2025-12-31' };
const SINCE_NEW_YEAR = { from: '2025-12-31', to: TODAY };
const amongst = (rows: readonly figures.Row[]) => (one: figures.Row) => rows.includes(one);
const MICROSOFT_HELD = { from: '2023-10-15', to: TODAY, fits: only(MICROSOFT) };
const microsoftRise = (100 * worth(row(MICROSOFT))) / cost(row(MICROSOFT)) - 100;
const yearsLeft = [365, 365.25].flatMap((year) =>
  meanOf(bonds(), ({ maturity }) => daysFrom(TODAY, maturity) / year),
);
const BOTH_EXPIRED = ['BG2040002213', 'US912828ZT04'];
const basis = basisPoint(bonds());
const sensitivity = [durationsOf(bonds()), shifted(1), money(basis)].flat();

/** When money is repaid, what was earned, and how rates matter. */
export const HELD_OUT_12_ABOUT_TIME_AND_RETURNS: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [APPLE, MONOLITH], not: [GERMANY] }, { enHeldOut: ['Anything maturing before Christmas?'] }),
  ...questions('maturities', { holds: [yearsLeft] }, { enHeldOut: ['average remaining life of the bonds, in years'] }),
  ...questions('maturities', { holds: [[day('2026-05-03'), '62'].flat()] }, { enHeldOut: ['how many days until apple matures'] }),
  ...questions('maturities', { holds: [day('2026-12-10')] }, { bgHeldOut: ['още колко остава до падежа на Монолит'] }),
  ...questions('maturities', { holds: [APPLE, MONOLITH], not: [GERMANY] }, { bgHeldOut: ['koi obligacii iztichat tazi godina'] }),
  ...questions('principal-ladder', { holds: [money(30_000), money(64_000)] }, { enHeldOut: ['principal repayments by year as a table'], bgHeldOut: ['погашения на главници по години'] }),
  ...questions('matured', { holds: BOTH_EXPIRED }, { enHeldOut: ['bonds of mine that have already been paid back'], bgHeldOut: ['имаме ли облигации, които вече са изплатени докрай'] }),
  ...questions('total-return', { holds: [returnOver({ ...LAST_YEAR, fits: amongst(etfs) })] }, { enHeldOut: ['How did the ETFs preform in 2025?'] }),
  ...questions('total-return', { holds: [returnOver(SINCE_NEW_YEAR)] }, { bgHeldOut: ['Каква възвръщаемост имаме от началото на годината?'] }),
  ...questions('total-return', { holds: [[returnOver(MICROSOFT_HELD), gainOn(MICROSOFT), figure(microsoftRise)].flat()] }, { enHeldOut: ['what percentage have I made on Microsoft since I bought it'] }),
  ...questions('total-return', { holds: [returnOver({ ...LAST_YEAR, fits: only(SAP) })] }, { bgHeldOut: ['как се представи SAP през миналата година'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(EVER)] }, { bgHeldOut: ['IRR ot nachaloto do dnes'] }),
  ...questions('interest-rate-risk', { holds: [sensitivity] }, { enHeldOut: ['How sensitive is the portfolio to interest rates?'] }),
  ...questions('interest-rate-risk', { holds: [money(basis)] }, { enHeldOut: ['DV01 of the bonds'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(of('EUR')))] }, { bgHeldOut: ['дурация на облигациите в евро'] }),
  ...questions('interest-rate-risk', { holds: [], first: [TREASURY, TRAKIA] }, { bgHeldOut: ['кои книжа реагират най-силно на промяна в лихвите'] }),
  ...questions('average-yield', { holds: [meanYields(bonds(of('EUR')))] }, { enHeldOut: ['avg ytm euro bonds'] }),
  ...questions('average-yield', { holds: [meanYields(bonds(at(DSK)))] }, { bgHeldOut: ['средно претеглена доходност на облигациите в ДСК'] }),
  ...questions('average-coupon', { holds: [meanOf(bonds(of('USD')), ({ coupon }) => coupon)] }, { enHeldOut: ['mean coupon rate, dollar bonds'] }),
  ...questions('average-coupon', { holds: [meanOf(bonds(from('BG')), ({ coupon }) => coupon)] }, { bgHeldOut: ['колко е средният купон по българските облигации'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(FRANCE)] }, { bgHeldOut: ['френската ми облигация каква доходност дава до падежа'] }),
  ...questions('ranking', { holds: [BULGARIA], first: BULGARIA }, { enHeldOut: ['wich bond yields least'] }),
  ...questions('ranking', { holds: [FRANCE], first: FRANCE }, { bgHeldOut: ['облигациата с най-нисък купон'] }),
  ...questions('risk-overview', { holds: [[part([bond(TRAKIA)]), part(all.filter(of('USD'))), durationsOf(bonds())].flat()] }, { enHeldOut: ['Where are the weak spots of my portfolio?'], bgHeldOut: ['колко рисково съм инвестирал'] }),
  ...questions('holding-details', { holds: [price(4.125)], not: [PENSION] }, { bgHeldOut: ['лихвеният процент по британската облигация?'] }),
  ...questions('decline-not-recorded', DECLINED, { enHeldOut: ['Did I beat the S&P 500 last year?'] }),
]; // prettier-ignore
