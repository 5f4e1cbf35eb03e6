import { yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { moneyWeightedReturn, returnOver, timeWeightedOver } from '../../returns.ts';
import { companies, durationsOf, meanOf, meanYields, states } from '../../readings.ts';
import { EVER } from '../../sums.ts';

const { all, bonds, day, money, of, part, worthOf } = figures;
const [TRAKIA, APPLE, ITALY, MONOLITH, GERMANY, TREASURY, GILT] = [
  'XS2536817211',
  'US0378331AA1',
  'IT0005094088',
  'BG2100013205',
  'DE0001102614',
  'US91282CHT18',
  'GB00BL68HJ26',
] as const;
const LAST_YEAR = { from: '2024-12-31', to: '2025-12-31' };
const bulgarianStates = states.filter(({ isin }) => isin.startsWith('BG'));

/** When money is repaid, what was earned, and how rates matter. */
export const HELD_OUT_11_ABOUT_TIME_AND_RETURNS: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [APPLE, MONOLITH], not: [GERMANY] }, { enHeldOut: ['which principal do we get back in 2026?'], bgHeldOut: ['кои главници ни се връщат тази година'] }),
  ...questions('maturities', { holds: [APPLE, MONOLITH, GERMANY], not: [TRAKIA, ITALY] }, { enHeldOut: ['What matures within the next two years?'] }),
  ...questions('maturities', { holds: [day('2030-01-22')] }, { bgHeldOut: ['кога падежира британската държавна облигация'] }),
  ...questions('maturities', { holds: [money(19_500)] }, { bgHeldOut: ['колко пари общо ми се връщат от падежи през 2026'] }),
  ...questions('principal-ladder', { holds: [money(30_000), money(64_000)] }, { enHeldOut: ['our maturity ladder, year by year'] }),
  ...questions('matured', { holds: ['US912828ZT04'], not: ['BG2040002213'] }, { enHeldOut: ['which bond was redeemed in 2025'] }),
  ...questions('total-return', { holds: [returnOver(LAST_YEAR)] }, { enHeldOut: ['What return did we make in 2025?'], bgHeldOut: ['какво е представянето на портфейла за 2025'] }),
  ...questions('total-return', { holds: [returnOver(EVER)] }, { bgHeldOut: ['каква доходност сме постигнали от самото начало'] }),
  ...questions('total-return', { holds: [moneyWeightedReturn(LAST_YEAR)] }, { enHeldOut: ['IRR for calendar 2025'] }),
  ...questions('total-return', { holds: [timeWeightedOver(LAST_YEAR)] }, { enHeldOut: ['time-weighted performance in 2025, in percent'] }),
  ...questions('total-return', { holds: [returnOver({ ...LAST_YEAR, fits: of('USD') })] }, { bgHeldOut: ['доходност на доларовата част за 2025'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, { enHeldOut: ['modified duration of the bond book'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(states)] }, { bgHeldOut: ['каква е дюрацията на държавните ни книжа'] }),
  ...questions('interest-rate-risk', { holds: [], first: [TREASURY, TRAKIA] }, { bgHeldOut: ['коя облигация е най-уязвима при вдигане на лихвите'] }),
  ...questions('average-yield', { holds: [meanYields(companies)] }, { enHeldOut: ['average YTM of our corporate bonds'] }),
  ...questions('average-yield', { holds: [meanYields(bulgarianStates)] }, { bgHeldOut: ['средна доходност до падежа на българските ДЦК'] }),
  ...questions('average-coupon', { holds: [meanOf(bonds(), ({ coupon }) => coupon)] }, { enHeldOut: ['weighted average coupon of what we hold'] }),
  ...questions('average-coupon', { holds: [meanOf(companies, ({ coupon }) => coupon)] }, { bgHeldOut: ['какъв купон средно носят фирмените облигации'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(MONOLITH)] }, { enHeldOut: ['yield to maturity of the Monolit bond'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(GERMANY)] }, { bgHeldOut: ['каква доходност има немската ценна книга'] }),
  ...questions('ranking', { holds: [], first: TRAKIA }, { enHeldOut: ['bond with the highest yield'], bgHeldOut: ['коя облигация е с най-висока доходност до падежа'] }),
  ...questions('ranking', { holds: [day('2033-08-15')], first: TREASURY }, { enHeldOut: ['longest dated bond we own'] }),
  ...questions('risk-overview', { holds: [[part([figures.bond(TRAKIA)]), part(all.filter(of('USD'))), durationsOf(bonds())].flat()] }, { enHeldOut: ['how much risk are we running?'], bgHeldOut: ['какви рискове има портфейлът ни'] }),
  ...questions('list-holdings', { holds: [GILT, TREASURY], not: [MONOLITH, APPLE] }, { enHeldOut: ['bonds that mature in 2030 or later'] }),
  ...questions('overview-value', { holds: [worthOf(bonds(({ maturity }) => maturity < '2028-01-01'))] }, { enHeldOut: ['value of the bonds maturing before 2028'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-03-02', to: TODAY })] }, { enHeldOut: ['performance over the last twelve months'] }),
]; // prettier-ignore
