import { shifted, these, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { returnOver } from '../../returns.ts';
import { couponsWithin, either, gainOn, worthInOwn } from '../../sums.ts';
import {
  accruedOf,
  companies,
  DSK,
  FIBANK,
  IBKR,
  isCompany,
  nominals,
  partOf,
  states,
  UNI,
  whole,
  worthOn,
} from '../../readings.ts';

const { all, at, bond, bonds, came, count, couponTax, day, dirtyValues, dividends, dividendTax, etfs, euroCame, euroDividends, euroDue, label, labels, money, of, part, profits, received, row, shares, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, APPLE, SAP, MICROSOFT, MONOLIT, ITALY] = [
  'XS2536817211',
  'US0378331AA1',
  'DE0007164600',
  'US5949181045',
  'BG2100013205',
  'IT0005094088',
] as const;
const heldAt = (bank: string) => all.filter(at(bank));
const atBroker = heldAt(IBKR);
const inDollars = bonds(of('USD'));
const restOf2026 = couponsWithin('2026-03-03', '2026-12-31');
const in2027 = couponsWithin('2027-01-01', '2027-12-31');
const summer = couponsWithin('2026-06-01', '2026-08-31');
const from2025 = (bank: string) => received('2025').filter((one) => one.bond.bank === bank);
const net2025 = euroCame(received('2025')) - couponTax(received('2025'));

/** Follow-up questions. */
export const HELD_OUT_8_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf([...etfs, ...shares])] }, { enHeldOut: [['how much are my etfs worth', 'and the shares?', 'both together']] }),
  ...questions('overview-value', { holds: [worthOn('2024-12-31')] }, { enHeldOut: [['What was everything worth on 31 December 2025?', 'And a year before that?']] }),
  ...questions('missing-payments', { holds: [money(1625), day('2025-06-01')] }, { enHeldOut: [['How is my Trakia bond doing in price?', 'when does it mature', 'does it owe me anything?']] }),
  ...questions('decline-advice', DECLINED, { enHeldOut: [['How is my Trakia bond doing in price?', 'ok, so would you sell it?']] }),
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: [['coupons in 2025', '2024?']] }),
  ...questions('compare-periods', { holds: [money(euroCame(received('2025')) - euroCame(received('2024')))] }, { enHeldOut: [['coupons in 2025', '2024?', "what's the difference"]] }),
  ...questions('list-holdings', { holds: [TRAKIA, APPLE], not: ['DE0001102614', ITALY] }, { enHeldOut: [['List my bonds', 'only those at Fibank']] }),
  ...questions('coming-payments', { holds: [money(euroDue(restOf2026.filter((one) => one.bond.bank === FIBANK)))] }, { enHeldOut: [['List my bonds', 'only those at Fibank', 'and what coupons will they still pay this year, total?']] }),
  ...questions('exposure', { holds: [part(atBroker)] }, { enHeldOut: [['How much do I keep with Interactive Brokers?', 'What percentage is that of everything?']] }),
  ...questions('profit', { holds: [money(profits(atBroker))] }, { enHeldOut: [['How much do I keep with Interactive Brokers?', 'and my profit there']] }),
  ...questions('dividends', { holds: [either(45.88, 'USD')] }, { enHeldOut: [['did microsoft pay dividends in 2025', 'after tax?']] }),
  ...questions('holding-value', { holds: [worthOfOne(MICROSOFT)] }, { enHeldOut: [['did microsoft pay dividends in 2025', 'what are the shares worth']] }),
  ...questions('maturities', { holds: [MONOLIT, day('2026-12-10')] }, { enHeldOut: [['Which bond matures first?', 'and after that one?']] }),
  ...questions('rates-shift', { holds: [shifted(1, inDollars)] }, { enHeldOut: [['rates +1%, what happens to my bonds', 'dollar ones only']] }),
  ...questions('glossary', { holds: [word('price', 'interest', 'accrued')] }, { enHeldOut: [['value of my bonds with accrued interest', 'what is accrued interest anyway']] }),
  ...questions('total-return', { holds: [returnOver({ from: '2024-12-31', to: '2025-12-31' })] }, { enHeldOut: [['return this year?', 'and for all of last year']] }),
  ...questions('list-holdings', { holds: these(isCompany).holds, not: these(isCompany).not }, { enHeldOut: [['How many government bonds have I got?', 'and which ones are corporate']] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(ITALY)] }, { enHeldOut: [['yield of the german bond', 'italian?']] }),
  ...questions('units-held', { holds: ['60'] }, { enHeldOut: [['How many MSCI World units do I have?', 'And Vanguard?']] }),
  ...questions('how-to', { holds: [word('Export to Excel', 'CSV')] }, { enHeldOut: [['coupons by month for 2025 please', 'how do I get that into a spreadsheet']] }),
  ...questions('ranking', { holds: [], first: 'FR0013407236' }, { enHeldOut: [['What is my largest bond?', 'and the smallest?']] }),
  ...questions('overview-value', { holds: [worthOf(heldAt(DSK))] }, { bgHeldOut: [['колко имам в Булбанк', 'а в ДСК?']] }),
  ...questions('overview-value', { holds: [worthOf([...heldAt(UNI), ...heldAt(DSK)])] }, { bgHeldOut: [['колко имам в Булбанк', 'а в ДСК?', 'общо за двете']] }),
  ...questions('coming-payments', { holds: [money(euroDue(in2027))] }, { bgHeldOut: [['Колко купони ми остават за 2026 г.?', 'а за 2027?']] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, { bgHeldOut: [['купони за 2025', 'колко данък удържаха от тях']] }),
  ...questions('payments-received', { holds: [money(net2025)] }, { bgHeldOut: [['купони за 2025', 'колко данък удържаха от тях', 'значи колко чисто съм получил']] }),
  ...questions('list-holdings', { holds: labels(etfs.filter(at(IBKR))), not: ['IE00B1FZS798'] }, { bgHeldOut: [['изброй ми етф-ите', 'само тези в Interactive Brokers']] }),
  ...questions('profit', { holds: [gainOn(SAP)] }, { bgHeldOut: [['Колко акции на SAP имам?', 'а колко печеля от тях?']] }),
  ...questions('accrued-interest', { holds: [accruedOf(inDollars)] }, { bgHeldOut: [['Каква е натрупаната лихва по всичките ми облигации?', 'само за доларовите']] }),
  ...questions('exposure', { holds: [partOf(states, bonds())] }, { bgHeldOut: [['Колко корпоративни облигации имам?', 'а държавните какъв процент са от облигациите']] }),
  ...questions('coming-payments', { holds: [money(euroDue(summer))] }, { bgHeldOut: [['koga e sledvashtoto plashtane', 'a lqtoto ot yuni do avgust kolko obshto kuponi idvat']] }),
  ...questions('next-payment', { holds: [day('2026-06-01'), money(1625)] }, { bgHeldOut: [['kolko struva trakia', 'koga e sledvashtiqt i kupon i kolko']] }),
  ...questions('maturities', { holds: [money(nominals(bonds(({ maturity }) => maturity <= '2029-12-31')))] }, { bgHeldOut: [['Какво падежира до края на 2029?', 'това колко пари са общо в евро']] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025'))), money(dividendTax('2025'))] }, { bgHeldOut: [['дивиденти 2025', 'общо в евро и колко данък']] }),
  ...questions('rates-shift', { holds: [shifted(-2)] }, { bgHeldOut: [['какво става с облигациите, ако лихвите паднат с 1 %', 'с 2?']] }),
  ...questions('decline-future', DECLINED, { bgHeldOut: [['какво става с облигациите, ако лихвите паднат с 1 %', 'а ще паднат ли според теб?']] }),
  ...questions('compare-periods', { holds: [money(euroCame(from2025(FIBANK))), money(euroCame(from2025(DSK)))] }, { bgHeldOut: [['колко купони получих през 2025 от Фибанк', 'сравни ги с тези от ДСК']] }),
  ...questions('holding-details', { holds: [FIBANK], not: [DSK] }, { bgHeldOut: [['коя облигация губи най-много', 'в коя банка е']] }),
  ...questions('count-holdings', { holds: [count(companies)] }, { bgHeldOut: [['колко държавни облигации имам', 'а фирмени']] }),
  ...questions('overview-value', { holds: [[worthInOwn(inDollars), worthOf(inDollars)].flat()] }, { bgHeldOut: [['кои облигации са ми в долари', 'колко струват заедно']] }),
  ...questions('holding-details', { holds: [whole(bond(APPLE).nominal), money(14_460)] }, { bgHeldOut: [['кои облигации са ми в долари', 'Apple – номинал и колко платих']] }),
  ...questions('holding-value', { holds: [money(dirtyValues([row(TRAKIA)])), money(values([row(TRAKIA)]))], first: label(row(TRAKIA)) }, { bgHeldOut: [['натрупана лихва по Тракия', 'а стойността ѝ със и без нея']] }),
]; // prettier-ignore
