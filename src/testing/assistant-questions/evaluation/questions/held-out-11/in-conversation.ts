import { moved, shifted } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { returnOver } from '../../returns.ts';
import { dueWithin, either } from '../../sums.ts';
import { DSK, meanOf, worthOn } from '../../readings.ts';

const { accrued, all, at, bonds, cost, count, coupons, day, isins, money, of, received, sum, worthOf } = figures; // prettier-ignore
const [TRAKIA, MONOLITH, APPLE] = ['XS2536817211', 'BG2100013205', 'US0378331AA1'] as const;
const dollars = received('2025').filter(({ bond }) => bond.currency === 'USD');
const trakiaTax = sum(coupons(({ bond }) => bond.isin === TRAKIA).map(({ tax }) => tax));
const saps = all.filter(({ isin }) => isin === 'DE0007164600');

/** Several questions at once, and questions that refer to the ones before. */
export const HELD_OUT_11_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('count-holdings', { asksBack: true, orHolds: [count(bonds()), worthOf(bonds())] }, { enHeldOut: ['How many bonds do we hold and what is their market value?'] }),
  ...questions('next-payment', { asksBack: true, orHolds: [day('2026-03-10'), dueWithin(TODAY, '2026-12-31')] }, { bgHeldOut: ['Кой купон идва пръв и колко общо чакаме до края на годината?'] }),
  ...questions('maturities', { asksBack: true, orHolds: [APPLE, MONOLITH, meanOf(bonds(), ({ coupon }) => coupon)] }, { enHeldOut: ['What matures this year? And what is my average coupon?'] }),
  ...questions('missing-payments', { asksBack: true, orHolds: [money(1625), day('2026-03-10')] }, { bgHeldOut: ['кои купони липсват и кога е следващият'] }),
  ...questions('payments-received', { holds: [either(sum(dollars.map(({ came }) => came)), 'USD')] }, { enHeldOut: [['what coupons did we receive in 2025', 'only the dollar ones']] }),
  ...questions('maturities', { holds: bonds(at(DSK)).map(({ maturity }) => day(maturity)) }, { bgHeldOut: [['Кои облигации имаме в ДСК?', 'а кога падежират?']] }),
  ...questions('invested', { holds: [money(sum(saps.map(cost)))] }, { enHeldOut: [['how much is SAP worth', 'and what did it cost me']] }),
  ...questions('overview-value', { holds: [worthOn('2025-03-02')] }, { bgHeldOut: [['колко струва портфейлът ни', 'а преди година?']] }),
  ...questions('total-return', { holds: [returnOver({ from: '2023-12-31', to: '2024-12-31' })] }, { enHeldOut: [['our return in 2025?', 'and the year before']] }),
  ...questions('missing-payments', { holds: [money(1790)] }, { enHeldOut: [['which coupons are missing?', 'how much is that altogether']] }),
  ...questions('maturities', { holds: ['BG2030026111', 'GB00BL68HJ26'], not: [TRAKIA] }, { enHeldOut: [['what matures in 2029', 'and the year after?']] }),
  ...questions('taxes-paid', { holds: [money(trakiaTax)] }, { bgHeldOut: [['колко купони сме получили от Тракия', 'а данъкът върху тях?']] }),
  ...questions('rates-shift', { holds: [shifted(2)] }, { enHeldOut: [['what if rates rise by 1 %', 'and by 2?']] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.1)] }, { enHeldOut: [['what if the dollar falls by 10 %', 'and the pound?']] }),
  ...questions('working', { holds: [money(accrued(MONOLITH))] }, { bgHeldOut: [['колко лихва се е натрупала по Монолит', 'как я сметна']] }),
  ...questions('list-holdings', { holds: isins(bonds(of('USD'))), not: isins(bonds(of('EUR'))) }, { enHeldOut: [['how many dollar bonds do we have', 'show them']] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-06-01', '2026-06-30')] }, { bgHeldOut: [['какво чакаме през май', 'юни?']] }),
]; // prettier-ignore
