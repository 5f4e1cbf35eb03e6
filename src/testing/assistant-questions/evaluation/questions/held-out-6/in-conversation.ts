import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { valueOn } from '../../returns.ts';
import { dealsOf, either, gainOn, only } from '../../sums.ts';

const { all, at, bonds, costs, etfs, figure, isins, label, labels, money, part, profits, row, worthOf } = figures; // prettier-ignore
const UNI = 'УниКредит Булбанк';
const DSK = 'Банка ДСК';
const vanguard = 'IE00BK5BQT80';
const bought = (year: string) => all.filter((one) => one.bought.startsWith(year));
const boughtWith = bought('2023').filter(({ isin }) => isin !== 'US5949181045');
const lostAtFibank = all.filter((one) => one.bank === 'Fibank' && one.market < one.buy);
const treasury = 'US91282CHT18';
const others = (some: readonly figures.Row[]) =>
  isins(bonds().filter(({ isin }) => !some.some((one) => one.isin === isin)));
const atDsk = bonds(at(DSK));
const without = ['IE00B4L5Y983', vanguard].map(row);

/** Follow-up questions. */
export const HELD_OUT_6_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('list-holdings', { holds: [...labels(etfs), gainOn('IE00B1FZS798')], not: ['SAP', 'Microsoft'] }, { enHeldOut: [['Show shares only', 'now the same but with ETFs instead, and tell me which one is losing']] }),
  ...questions('exposure', { holds: [part([...all.filter(at(UNI)), ...all.filter(at(DSK))])] }, { enHeldOut: [['How much is at UniCredit?', 'and DSK', 'and both added together, what share is that of everything?']] }),
  ...questions('working', { holds: [worthOf(all), money(costs(all))] }, { bgHeldOut: [['Общата ми печалба?', 'Откъде идва това число, обясни ми сметката']] }),
  ...questions('dividends', { holds: labels(without), not: ['Microsoft', 'Софарма', 'SAP', 'iShares Treasury 7-10yr'] }, { bgHeldOut: [['Изброй ми акциите и фондовете', 'Кои от тях не са давали никакъв дивидент?']] }),
  ...questions('holding-value', { holds: [[either(20_350, 'USD'), money(valueOn('2025-12-31', only(treasury))), money(1.25 * valueOn('2025-12-31', only(treasury)))].flat()] }, { bgHeldOut: [['Колко струва облигацията на САЩ?', 'а в началото на годината колко струваше?']] }),
  ...questions('list-holdings', { holds: labels(boughtWith), not: others(boughtWith) }, { bgHeldOut: [['Кога купих Майкрософт?', 'Какво още купих същата година?']] }),
  ...questions('invested', { holds: [money(costs(bought('2024').filter(at('Interactive Brokers'))))] }, { bgHeldOut: [['Колко инвестирах през 2024?', 'Само при Interactive Brokers']] }),
  ...questions('list-holdings', { holds: isins(atDsk), first: 'BG2100013205', not: others(atDsk) }, { bgHeldOut: [['Дай ми облигациите в ДСК', 'подреди ги по падеж, най-близкият отгоре']] }),
  ...questions('profit', { holds: [money(profits(lostAtFibank))] }, { bgHeldOut: [['Какво имам във Fibank?', 'Кое от тях е на загуба?', 'И колко общо е загубата?']] }),
  ...questions('ranking', { holds: [label(row(vanguard)), [gainOn(vanguard), figure((100 * profits(dealsOf(vanguard))) / costs(dealsOf(vanguard))), figure((100 * 1.4) / 130)].flat()] }, { bgHeldOut: [['Кой е най-добрият ми ETF?', 'А ако махнем него?']] }),
  ...questions('list-holdings', { holds: [['Нямате', 'няма', 'не']], not: ['2.40', '2.4'] }, { bgHeldOut: [['kolko e dohodnostta na apple', 'ne obligaciqta, akciite']] }),
]; // prettier-ignore
