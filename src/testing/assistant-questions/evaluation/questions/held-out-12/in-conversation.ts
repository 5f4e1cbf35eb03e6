import { moved, shifted } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { returnOver } from '../../returns.ts';
import { cameWithin, dueWithin, gainOn } from '../../sums.ts';
import { durationsOf, meanOf, UNI } from '../../readings.ts';

const { at, bonds, came, couponTax, day, euroCame, etfs, figure, isins, money, of, received, shares, worthOf, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, ITALY, MICROSOFT, APPLE, MONOLITH, GERMANY] = [
  'XS2536817211',
  'IT0005094088',
  'US5949181045',
  'US0378331AA1',
  'BG2100013205',
  'DE0001102614',
] as const;
const company = received('2025').filter(({ bond }) => bond.isin === MONOLITH);
const wholeYear = [came('2025')].flat();

/** Several questions at once, and questions that refer to the ones before. */
export const HELD_OUT_12_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('payments-received', { asksBack: true, orHolds: [came('2025'), dueWithin(TODAY, '2026-12-31')] }, { enHeldOut: ['How much interest came in 2025, and how much is still due this year?'] }),
  ...questions('overview-value', { asksBack: true, orHolds: [worthOf(shares), meanOf(bonds(), ({ coupon }) => coupon)] }, { bgHeldOut: ['Колко струват акциите ми? А средният купон на облигациите?'] }),
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: [['coupons received in 2025?', 'what about 2024']] }),
  ...questions('payments-received', { holds: [money(euroCame(company))] }, { enHeldOut: [['how much interest did we get in 2025', 'how much of that was from Monolit?']] }),
  ...questions('overview-value', { holds: [worthOf(etfs)] }, { enHeldOut: [['what are my shares worth', 'and the etfs']] }),
  ...questions('list-holdings', { holds: [APPLE, MONOLITH], not: [GERMANY] }, { enHeldOut: [['How many bonds mature in 2026?', 'which ones']] }),
  ...questions('profit', { holds: [gainOn(MICROSOFT)] }, { enHeldOut: [['how many Microsoft shares have I got', 'am I in profit with them?']] }),
  ...questions('rates-shift', { holds: [shifted(-2)] }, { enHeldOut: [['what if interest rates go up by 2 points', 'and down by the same?']] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-12-31', to: TODAY })] }, { bgHeldOut: [['доходността за 2025?', 'а за тази година']] }),
  ...questions('missing-payments', { holds: [ITALY], not: [TRAKIA] }, { bgHeldOut: [['кои купони не са платени', 'само италианските']] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, { bgHeldOut: [['колко купони дойдоха през 2025', 'какъв данък е удържан от тях']] }),
  ...questions('holding-value', { holds: [worthOfOne(TRAKIA)] }, { bgHeldOut: [['кой купон е най-голям', 'а колко струва тази облигация']] }),
  ...questions('value-shift', { holds: [moved('USD', 0.2)] }, { bgHeldOut: [['какво става, ако доларът падне с 10 %', 'а с 20?']] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(of('USD')))] }, { bgHeldOut: [['каква е дюрацията на облигациите ни', 'само за доларовите']] }),
  ...questions('coming-payments', { holds: [cameWithin('2025-03-01', '2025-03-31')], not: wholeYear }, { bgHeldOut: [['какво идва през март', 'а миналата година през същия месец колко дойде']] }),
  ...questions('maturities', { holds: bonds(at(UNI)).map(({ maturity }) => day(maturity)), not: isins(bonds(({ bank }) => bank !== UNI)) }, { bgHeldOut: [['koi obligacii sa v UniCredit', 'koga sa im padejite']] }),
  ...questions('average-coupon', { holds: [figure(6.5)] }, { enHeldOut: [['which bond has the highest yield', 'and its coupon?']] }),
]; // prettier-ignore
