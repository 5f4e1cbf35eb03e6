import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { accruedOf, states } from '../../readings.ts';
import { cameWithin, either } from '../../sums.ts';
import { APPLE, GERMANY, ITALY, MONOLITH, TRAKIA } from '../held-out-13/named-holdings.ts';
import { expectedWithin } from './expected.ts';

const { came, couponTax, day, dividendTax, euroCame, money, received } = figures;

const paidBy = (isin: string, prefix = '') => received(prefix).filter(({ bond }) => bond.isin === isin);
const ofMonolith = paidBy(MONOLITH, '2025');

/** What came, what is to come, what is missing, and what was withheld. */
export const HELD_OUT_15_BULGARIAN_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('next-payment', { holds: [day('2026-06-01'), '1625.00'] }, { bgHeldOut: ['Кога и колко ще ми плати следващия път Trakia Energy?'] }),
  ...questions('next-payment', { holds: [day('2026-08-15')] }, { bgHeldOut: ['Koga e sledvashtiqt kupon na Germaniq?'] }),
  ...questions('coming-payments', { holds: ['107.81', '162.50'] }, { bgHeldOut: ['Какви плащания ме очакват до края на март?'] }),
  ...questions('coming-payments', { holds: [expectedWithin('2026-07-01', '2026-07-31')] }, { bgHeldOut: [['Какво ще получа през юни?', 'А през юли?']] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2026')))] }, { bgHeldOut: ['Колко лихви съм получил от началото на тази година?'] }),
  ...questions('payments-received', { holds: [came('2025-11')] }, { bgHeldOut: [['Колко получих през декември 2025 г.?', 'А през ноември?']] }),
  ...questions('payments-received', { holds: [money(euroCame(ofMonolith) - couponTax(ofMonolith))] }, { bgHeldOut: [['Колко купони получих през 2025 г.?', 'Само от Монолит?', 'А след данъка?']] }),
  ...questions('missing-payments', { holds: [TRAKIA, ITALY] }, { bgHeldOut: ['Има ли плащания, които не са дошли навреме?'] }),
  ...questions('missing-payments', { holds: [GERMANY, '40.00'] }, { bgHeldOut: ['Ima li nepulno plashtane i kolko lipsva ot nego?'] }),
  ...questions('income-of-period', { holds: [cameWithin('2025-07-01', '2025-09-30')] }, { bgHeldOut: ['Покажете дохода ми за третото тримесечие на 2025 г.'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(paidBy(APPLE)))] }, { bgHeldOut: ['Колко данък е удържан досега върху купоните на Apple?'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax())] }, { bgHeldOut: [['Какви данъци са ми удържани досега?', 'Само от акциите?']] }),
  ...questions('dividends', { holds: [['60.00', '57.00'], day('2025-07-10')] }, { bgHeldOut: ['Колко дивидент ми изплати Софарма и на коя дата?'] }),
  ...questions('dividends', { holds: [[either(51, 'USD'), either(45.88, 'USD')].flat()] }, { bgHeldOut: [['Колко дивиденти получих от SAP?', 'А от Microsoft?']] }),
  ...questions('largest-payments', { holds: ['1625.00'] }, { bgHeldOut: ['Кой е най-големият купон, който съм получавал?'] }),
  ...questions('compare-periods', { holds: [came('2024'), came('2025')] }, { bgHeldOut: ['Сравнете получените купони през 2024 и 2025 г.'] }),
  ...questions('accrued-interest', { holds: [accruedOf(states)] }, { bgHeldOut: ['Колко е натрупаната лихва по държавните ми облигации?'] }),
]; // prettier-ignore
