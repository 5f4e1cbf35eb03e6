import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { gainsOf, IBKR, price, UNI, worthOn } from '../../readings.ts';
import { gainOn, worthInOwn } from '../../sums.ts';
import { BULGARIA_2030, GERMANY, MICROSOFT, SAP, TRAKIA, TREASURY, TREASURY_ETF, VANGUARD, WORLD } from '../held-out-13/named-holdings.ts'; // prettier-ignore
import { changeOf, isBond, isShare } from './expected.ts';

const { all, at, bonds, cost, costs, day, money, of, row, word, worthOf, worthOfOne } = figures;

const dollars = all.filter(of('USD'));
const atIbkr = all.filter(at(IBKR));
const trakia = word(TRAKIA, 'Trakia Energy');
/** What was bought, and what prices rose by. */
const boughtAndRise = ['3000.00', '530.00'];

/** What everything is worth, what it cost, what was gained on it and how its value changed. */
export const HELD_OUT_15_ENGLISH_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { enHeldOut: ['Could you tell me what all my investments are worth today?'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(UNI)))] }, { enHeldOut: ['What is the market value of everything I keep with UniCredit Bulbank?'] }),
  ...questions('overview-value', { holds: [[worthOf(dollars), worthInOwn(dollars)].flat()] }, { enHeldOut: [['How much do I hold in pounds?', 'And in dollars?']] }),
  ...questions('overview-value', { holds: [worthOn('2024-12-31')] }, { enHeldOut: ['How much was my portfolio worth at the end of 2024?'] }),
  ...questions('holding-value', { holds: [worthOfOne(VANGUARD)] }, { enHeldOut: ['What is the current value of my Vanguard All-World position?'] }),
  ...questions('holding-value', { asksBack: true, orHolds: [worthOfOne(TREASURY), worthOfOne(TREASURY_ETF)] }, { enHeldOut: ['How much is my Treasury holding worth now?'] }),
  ...questions('holding-value', DECLINED, { enHeldOut: ['What is my Siemens bond worth?'] }),
  ...questions('invested', { holds: [money(cost(row(WORLD)))] }, { enHeldOut: [['What did I pay for the Vanguard fund?', 'And for the iShares World one?']] }),
  ...questions('invested', { holds: [money(costs(atIbkr)), worthOf(atIbkr)] }, { enHeldOut: ['How much have I invested with Interactive Brokers, and what is that worth now?'] }),
  ...questions('profit', { holds: [gainOn(MICROSOFT)] }, { enHeldOut: ['Am I making or losing money on Microsoft, and how much?'] }),
  ...questions('profit', { holds: [gainsOf(bonds(), isBond)] }, { enHeldOut: [['What is my total profit?', 'Only the bonds, please.']] }),
  ...questions('positions', { holds: [trakia, GERMANY, BULGARIA_2030], first: trakia }, { enHeldOut: ['List my holdings from the largest to the smallest.'] }),
  ...questions('ranking', { holds: [trakia], first: trakia }, { enHeldOut: ['Which of my investments is losing me the most money?'] }),
  ...questions('working', { holds: [gainOn(SAP), price(245)] }, { enHeldOut: [['What have I gained on SAP?', 'How did you work that out?']] }),
  ...questions('price-age', { holds: [day('2026-01-15')] }, { enHeldOut: ['How recent is the price of the French bond?'] }),
  ...questions('value-change', { holds: [changeOf('2025-12-31', TODAY)] }, { enHeldOut: ['By how much has the value of my portfolio changed since the start of this year?'] }),
  ...questions('value-change', { holds: [[changeOf('2024-12-31', '2025-12-31', isShare), boughtAndRise].flat()] }, { enHeldOut: [['Did the value of my shares go up in 2025?', 'Why?']] }),
]; // prettier-ignore
