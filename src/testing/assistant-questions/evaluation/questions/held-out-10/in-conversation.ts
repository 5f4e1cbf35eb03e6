import * as figures from '../../figures.ts';
import { EURO_RATES } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { dueWithin, either, gainOn } from '../../sums.ts';
import { DSK } from '../../readings.ts';

const { all, at, bonds, came, day, etfs, euroCame, isins, label, money, of, profit, received, row, shares, sum, totals, worthOf } = figures; // prettier-ignore
const [TRAKIA, SAP, MICROSOFT, MONOLITH] = [
  'XS2536817211',
  'DE0007164600',
  'US5949181045',
  'BG2100013205',
] as const;
const dollars = received('2025').filter(({ bond }) => bond.currency === 'USD');
const more = euroCame(received('2025')) - euroCame(received('2024'));

/** Questions that refer to the ones before. */
export const HELD_OUT_10_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(etfs)] }, { enHeldOut: [['how much are my bonds worth', 'and the etfs?']] }),
  ...questions('overview-value', { holds: [worthOf(shares)] }, { bgHeldOut: [['колко струват облигациите ми', 'а акциите?']] }),
  ...questions('payments-received', { holds: [money(1625)] }, { enHeldOut: [['did apple pay me in 2025', 'and trakia?']] }),
  ...questions('payments-received', { holds: [money(4 * 107.81)] }, { bgHeldOut: [['колко ми плати Тракия през 2025', 'а Монолит?']] }),
  ...questions('maturities', { holds: [day('2026-12-10')] }, { enHeldOut: [['what matures next', 'and after that?']] }),
  ...questions('compare-holdings', { holds: [gainOn(SAP), gainOn(MICROSOFT)] }, { enHeldOut: [['how much did I make on SAP?', 'and on microsoft', 'which of the two did better?']] }),
  ...questions('list-holdings', { holds: isins(bonds(at(DSK))), not: isins(bonds((one) => !at(DSK)(one))) }, { enHeldOut: [['list my bonds', 'only those at DSK']] }),
  ...questions('payments-received', { holds: [either(sum(dollars.map(({ came: amount }) => amount)), 'USD')] }, { enHeldOut: [['coupons in 2025', 'how much of that was dollars?']] }),
  ...questions('overview-value', { holds: [totals(all).map((total) => money(total / EURO_RATES.USD))] }, { enHeldOut: [["what's my total value", 'in dollars?']] }),
  ...questions('coming-payments', { holds: ['IT0005094088', TRAKIA, MONOLITH] }, { enHeldOut: [['how much do I get in june', 'from whom?']] }),
  ...questions('compare-periods', { holds: [money(more)] }, { bgHeldOut: [['колко купони получих през 2024', 'а през 2025', 'с колко повече е?']] }),
  ...questions('overview-value', { holds: [worthOf(bonds(of('USD')))] }, { bgHeldOut: [['кои облигации са в долари', 'общо колко струват?']] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-07-01', '2026-07-31')] }, { bgHeldOut: [['какво идва през юни', 'а през юли?']] }),
  ...questions('ranking', { holds: [money(Math.abs(profit(row(TRAKIA))))], first: label(row(TRAKIA)) }, { bgHeldOut: [['коя е най-печелившата позиция?', 'а най-губещата?']] }),
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: [['how much came in 2025', '2024?']] }),
]; // prettier-ignore
