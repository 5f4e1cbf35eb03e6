import { wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { returnOver } from '../../returns.ts';
import { either, gainOn, only } from '../../sums.ts';
import { companies, DSK, FIBANK, gainsOf, IBKR, partOf, states } from '../../readings.ts';

const { all, at, bonds, cost, costs, figure, from, label, money, of, part, partOrAmount, profit, row, word, worthOf, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, APPLE, SAP, MICROSOFT, SOPHARMA] = [
  'XS2536817211',
  'US0378331AA1',
  'DE0007164600',
  'US5949181045',
  'BG1100003166',
] as const;
const without = (isin: string) => all.filter((one) => one.isin !== isin);

/** What it is worth, cost and gained, and how it is split, as it is typed on a phone. */
export const HELD_OUT_10_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { enHeldOut: ['how much am i worth on here', 'total pls, in euros'], bgHeldOut: ['колко пари имам общо тук', 'kolko struva portfeila mi v momenta'] }),
  ...questions('overview-value', { holds: [worthOf(without(TRAKIA))] }, { enHeldOut: ["what's left if you take Trakia out?"] }),
  ...questions('overview-value', { holds: [worthOf(without(SAP))] }, { bgHeldOut: ['без SAP колко ми е стойността'] }),
  ...questions('holding-value', { holds: [worthOfOne(APPLE)] }, { enHeldOut: ['whats my apple bond worth rn'] }),
  ...questions('holding-value', { holds: [worthOfOne(TRAKIA)] }, { bgHeldOut: ['колко ми е трака енерджи в момента'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(({ isin }) => [SAP, MICROSOFT].some((one) => one === isin)))] }, { enHeldOut: ['value of SAP + Microsoft together'] }),
  ...questions('invested', { holds: [money(costs(all))] }, { enHeldOut: ['how much have I put in altogether'] }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, { bgHeldOut: ['колко съм дал общо за облигациите'] }),
  ...questions('profit', { holds: [gainsOf(all)] }, { enHeldOut: ['am I up or down overall, and by how much?'] }),
  ...questions('profit', { holds: [gainOn(SOPHARMA)] }, { enHeldOut: ['has sofarma lost me money'], bgHeldOut: ['губя ли от софарма?'] }),
  ...questions('profit', { holds: [gainOn(MICROSOFT)] }, { bgHeldOut: ['на плюс ли съм с майкрософт и с колко'] }),
  ...questions('ranking', { holds: [either(profit(row(TRAKIA)), 'EUR')], first: TRAKIA }, { enHeldOut: ["which one's bleeding the most?"] }),
  ...questions('exposure', { holds: [part(all.filter(at(IBKR)))] }, { enHeldOut: ['what percentage of it all sits with Interactive Brokers'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(({ currency }) => currency !== 'EUR'))] }, { enHeldOut: ['how much of my money is not in euros'] }),
  ...questions('exposure', { holds: [part(all.filter(of('USD')))] }, { bgHeldOut: ['каква част от парите ми е в долари'] }),
  ...questions('exposure', { holds: [states, companies].map((rows) => [part(rows), partOf(rows, bonds())].flat()) }, { enHeldOut: ["government vs corporate, what's the split?"] }),
  ...questions('exposure', { holds: [partOf(companies, bonds())] }, { bgHeldOut: ['корпоративните колко процента са от облигациите'] }),
  ...questions('exposure', { holds: [FIBANK, DSK].map((bank) => worthOf(all.filter(at(bank)))) }, { bgHeldOut: ['колко държа във Fibank и колко в ДСК'] }),
  ...questions('exposure', { holds: [part(all.filter(from('IT'))), part(all.filter(from('FR')))] }, { bgHeldOut: ['раздели ми портфейла по държави'] }),
  ...questions('exposure', { holds: [part(all.filter(of('USD'))), part(all.filter(of('GBP')))] }, { bgHeldOut: ['имам ли валутен риск и колко'] }),
  ...questions('concentration', { holds: [part([row(TRAKIA)])], first: TRAKIA }, { enHeldOut: ["is my money too much in one thing? what's the biggest"] }),
  ...questions('ranking', { holds: [worthOfOne(TRAKIA)], first: label(row(TRAKIA)) }, { bgHeldOut: ['коя ми е най-голямата позиция'] }),
  ...questions('value-shift', { holds: [[wholeAfter([row(TRAKIA)], -1), worthOfOne(TRAKIA)].flat()] }, { enHeldOut: ['suppose Trakia goes to zero, what am I left with?'], bgHeldOut: ['ако Тракия фалира колко губя'] }),
  ...questions('profit', { holds: [[figure((100 * profit(row(APPLE))) / cost(row(APPLE))), returnOver({ from: '2023-07-06', to: TODAY, fits: only(APPLE) })].flat()] }, { enHeldOut: ['apple: gain in percent'] }),
  ...questions('overview-value', { holds: [word('EUR', '€'), worthOf(all.filter(of('EUR')))] }, { bgHeldOut: ['samo evrovite neshta kolko sa obshto'] }),
]; // prettier-ignore
