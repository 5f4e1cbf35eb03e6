import { moved, shifted, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { accruedOf, durationsOf, price, states, whole } from '../../readings.ts';
import { returnOver } from '../../returns.ts';
import { dueWithin, either, gainOn, worthInOwn } from '../../sums.ts';
import { FRANCE, GERMANY, MICROSOFT, SOPHARMA, TRAKIA } from './named-holdings.ts';

const { all, at, bond, bonds, came, costs, count, couponTax, day, dividends, etfs, euroDividends, label, money, of, part, received, row, shares, worthOf } = figures; // prettier-ignore

const gilts = all.filter(of('GBP'));

/** Several questions at once, and questions that refer to the ones before. */
export const HELD_OUT_13_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('invested', { holds: [money(costs([bond(TRAKIA)]))] }, { enHeldOut: [['what is Trakia worth', 'and what did I pay for it?']] }),
  ...questions('payments-received', { holds: [[either(775, 'USD'), either(787.5, 'USD')].flat()] }, { enHeldOut: [['coupons in 2025?', 'just those of the US Treasury']] }),
  ...questions('principal-ladder', { holds: [whole(64_000)] }, { enHeldOut: [['how many bonds mature in 2029', 'list them', 'and the nominal of these in total?']] }),
  ...questions('value-shift', { holds: [moved('USD', 0.05)] }, { enHeldOut: [["what's my exposure to dollars", 'and if it falls by 5%?']] }),
  ...questions('total-return', { holds: [returnOver({ from: '2023-12-31', to: '2024-12-31' })] }, { enHeldOut: [['return for 2025', 'and 2024?']] }),
  ...questions('next-payment', { holds: [day('2026-03-23')] }, { enHeldOut: [['next payment?', 'and the one after that']] }),
  ...questions('missing-payments', { holds: [GERMANY, '40.00'] }, { enHeldOut: [['which coupons are missing', 'what about ones that were too small']] }),
  ...questions('exposure', { holds: [part(etfs)] }, { enHeldOut: [['value of my etfs', 'in percent of everything?']] }),
  ...questions('list-holdings', { holds: [label(row(SOPHARMA))], not: ['Microsoft', 'SAP'] }, { enHeldOut: [['show me the shares', 'which of them lost money']] }),
  ...questions('overview-value', { holds: [worthOf(all), money(costs(all))] }, { enHeldOut: ['What is it all worth, and what did it cost me?'], bgHeldOut: ['kolko sam vlojil i kolko struva sega vsichko'] }),
  ...questions('maturities', { holds: [day('2027-08-15'), price(1.8)] }, { enHeldOut: ['When does the German bond mature and what coupon does it carry?'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds()), came('2025'), money(couponTax(received('2025')))] }, { enHeldOut: ['Our auditor asks three things: accrued interest on all bonds, coupons received in 2025 and the tax withheld on them.'] }),
  ...questions('count-holdings', { holds: [count(etfs), worthOf(etfs)] }, { enHeldOut: ['Hi! How many ETFs do I have and what are they worth?'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(FRANCE), durationsOf([bond(FRANCE)])] }, { enHeldOut: ['yield and duration of the French bond'] }),
  ...questions('profit', { holds: [gainOn(MICROSOFT)] }, { bgHeldOut: [['колко струва Майкрософт', 'а на каква печалба съм от тях']] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-07-01', '2026-07-31')] }, { bgHeldOut: [['какво идва през юни', 'а през юли']] }),
  ...questions('overview-value', { holds: [worthOf(bonds(at('Банка ДСК')))] }, { bgHeldOut: [['Кои облигации са в Банка ДСК?', 'Общо колко струват?']] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')))] }, { bgHeldOut: [['kolko kuponi dojdoha prez 2025', 'a dividenti']] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(states)] }, { bgHeldOut: [['каква е дюрацията на облигациите', 'само на държавните']] }),
  ...questions('maturities', { holds: [day('2027-08-15')] }, { bgHeldOut: [['кога падежира Тракия', 'а Германия']] }),
  ...questions('overview-value', { holds: [[worthInOwn(gilts), worthOf(gilts)].flat()] }, { bgHeldOut: [['колко имам в долари', 'а в паундове']] }),
  ...questions('positions', { holds: [label(row(SOPHARMA))], first: label(row(SOPHARMA)) }, { bgHeldOut: [['кои са ми най-големите позиции', 'а най-малките']] }),
  ...questions('overview-value', { holds: [worthOf(bonds()), worthOf(shares)] }, { bgHeldOut: ['Колко струват облигациите и колко акциите?'] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), '107.81'] }, { bgHeldOut: ['Кога е следващият купон, от кого и колко?'] }),
  ...questions('holding-details', { holds: [price(6.5), day('2029-12-01'), 'watch closely'] }, { bgHeldOut: ['Кажете ми купона, падежа и бележката на Тракия'] }),
  ...questions('rates-shift', { holds: [shifted(-1)] }, { bgHeldOut: [['ако лихвите се качат с 1 %', 'а ако паднат с толкова']] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2023')))] }, { bgHeldOut: [['данък върху купоните за 2025', 'а за 2023 г.?']] }),
]; // prettier-ignore
