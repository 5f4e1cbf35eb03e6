import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { dueWithin, gainOn, only } from '../../sums.ts';
import { durationsOf, FIBANK, nominals, whole } from '../../readings.ts';

const { all, at, bond, bonds, came, cost, day, dividendTax, figure, money, of, profit, profits, row, shares, worthOf } = figures; // prettier-ignore
const [SAP, MICROSOFT] = ['DE0007164600', 'US5949181045'] as const;
const isLosing = (one: figures.Row) => one.market < one.buy;

/** Follow-up questions. */
export const HELD_OUT_9_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: [['how much did I receive in 2025', 'and the year before?']] }),
  ...questions('overview-value', { holds: [worthOf(shares.filter(({ isin }) => isin !== MICROSOFT))] }, { enHeldOut: [['value of my shares', 'and without Microsoft?']] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(of('USD')))] }, { enHeldOut: [['duration of my bonds', 'of the dollar ones?']] }),
  ...questions('maturities', { holds: [whole(nominals(bonds(({ maturity }) => maturity.startsWith('2029'))))] }, { enHeldOut: [['which bonds mature in 2029?', 'how much is that in total?']] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(FIBANK)))] }, { enHeldOut: [['value at DSK', 'fibank?']] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-06-01', '2026-06-30')] }, { enHeldOut: [['what is due in May', 'ok and June']] }),
  ...questions('profit', { holds: [figure((100 * profit(row(MICROSOFT))) / cost(row(MICROSOFT)))] }, { enHeldOut: [['profit on Microsoft', 'in percent?']] }),
  ...questions('next-payment', { holds: [day('2026-03-23'), money(162.5)] }, { enHeldOut: [['next coupon?', 'and the one after that?']] }),
  ...questions('profit', { holds: [gainOn(SAP)] }, { bgHeldOut: [['Колко струва SAP', 'а колко печеля от нея?']] }),
  ...questions('holding-details', { holds: [figure(bond('IT0005094088').coupon)] }, { bgHeldOut: [['какъв е купонът на Trakia', 'а на Италия']] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { bgHeldOut: [['дивиденти 2025', 'а данъкът върху тях?']] }),
  ...questions('profit', { holds: [money(profits(bonds(isLosing)))] }, { bgHeldOut: [['кои облигации са на загуба', 'колко губя общо от тях']] }),
  ...questions('list-holdings', { holds: ['GB00BL68HJ26'], not: ['US0378331AA1'] }, { bgHeldOut: [['покажи облигациите в долари', 'а в паунди?']] }),
  ...questions('holding-value', { holds: [worthOf(all.filter(only(MICROSOFT)))] }, { bgHeldOut: [['колко акции на Microsoft имам', 'и колко струват в евро']] }),
]; // prettier-ignore
