import * as figures from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { gainsOf, IBKR, price, states, worthOn } from '../../readings.ts';
import { gainOn } from '../../sums.ts';
import { BULGARIA_2030, FRANCE, GERMANY, GILT, MICROSOFT, MONOLITH, PENSION, SAP, SOPHARMA, TRAKIA } from '../held-out-13/named-holdings.ts'; // prettier-ignore
import { changeOf, isEtf } from './expected.ts';

const { all, at, costs, etfs, label, money, profit, profits, row, shares, word, worthOf, worthOfOne } = figures; // prettier-ignore

const losing = all.filter((one) => profit(one) < 0);
const isLosing = (one: figures.Row) => losing.some(({ isin }) => isin === one.isin);
const trakia = word(TRAKIA, 'Trakia Energy');

/** What everything is worth, what it cost, what was gained on it and how its value changed. */
export const HELD_OUT_15_BULGARIAN_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { bgHeldOut: ['Колко пари имам общо във всичките си инвестиции?'] }),
  ...questions('overview-value', { holds: [worthOf(shares.filter(at(IBKR)))] }, { bgHeldOut: [['Колко имам в Interactive Brokers?', 'А само в акции там?']] }),
  ...questions('overview-value', { holds: [worthOn('2025-06-30')] }, { bgHeldOut: ['Колко е струвал портфейлът ми на 30 юни 2025 г.?'] }),
  ...questions('holding-value', { holds: [worthOfOne(SOPHARMA)] }, { bgHeldOut: ['Kolko struvat dnes akciite mi na Sopharma?'] }),
  ...questions('holding-value', { asksBack: true, orHolds: [worthOfOne(PENSION), worthOfOne(BULGARIA_2030)] }, { bgHeldOut: ['Колко струва облигацията ми на Република България?'] }),
  ...questions('holding-value', DECLINED, { bgHeldOut: ['Притежавам ли нещо от Siemens и колко струва то?'] }),
  ...questions('units-held', { holds: ['60'] }, { bgHeldOut: ['Колко дяла от Vanguard FTSE All-World притежавам?'] }),
  ...questions('invested', { holds: [money(costs(states))] }, { bgHeldOut: [['Колко съм вложил в облигации?', 'А в държавните?']] }),
  ...questions('profit', { holds: [money(costs(etfs)), gainsOf(etfs, isEtf)] }, { bgHeldOut: ['Колко съм вложил в ETF-ите и каква е печалбата ми от тях?'] }),
  ...questions('profit', { holds: [gainOn(GERMANY)] }, { bgHeldOut: ['Каква е печалбата ми от германската облигация?'] }),
  ...questions('profit', { holds: [[money(profits(losing)), gainsOf(losing, isLosing)].flat()] }, { bgHeldOut: [['Кои от позициите ми са на загуба?', 'Колко е загубата от тях общо?']] }),
  ...questions('positions', { holds: [trakia, GERMANY, BULGARIA_2030], first: trakia }, { bgHeldOut: ['Подредете всичко, което имам, по стойност.'] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { bgHeldOut: ['Коя акция ми е донесла най-много печалба?'] }),
  ...questions('working', { holds: [gainOn(MICROSOFT), price(405.5)] }, { bgHeldOut: [['Колко съм спечелил от Microsoft?', 'Покажете как го сметнахте.']] }),
  ...questions('price-age', { holds: [GILT, FRANCE], not: [MONOLITH, TRAKIA] }, { bgHeldOut: ['Кои цени не са обновявани повече от месец?'] }),
  ...questions('value-change', { holds: [changeOf('2024-12-31', '2025-12-31')] }, { bgHeldOut: [['Колко струваше портфейлът ми в края на 2025 г.?', 'А с колко се промени за цялата година?']] }),
]; // prettier-ignore
