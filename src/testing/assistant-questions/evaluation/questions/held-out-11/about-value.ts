import { moved, shifted, these, wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { changeAt, yieldOf } from '../../repricing.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { gainOn } from '../../sums.ts';
import { companies, FIBANK, gainsOf, IBKR, partOf, states, worthOn } from '../../readings.ts';

const { all, at, bonds, costs, etfs, from, label, money, of, part, partOrAmount, row, shares, sum, totals, units, word, worthOf, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, ITALY, MICROSOFT, SOPHARMA, WORLD, VANGUARD, GERMANY, BULGARIA] = [
  'XS2536817211',
  'IT0005094088',
  'US5949181045',
  'BG1100003166',
  'IE00B4L5Y983',
  'IE00BK5BQT80',
  'DE0001102614',
  'BG2030026111',
] as const;
const SINCE_NEW_YEAR = { from: '2025-12-31', to: TODAY };
const grown = [money(valueOn(TODAY) - valueOn('2025-12-31')), money(gainOf(SINCE_NEW_YEAR))];
const allYieldsAt = (percent: number) =>
  money(sum(bonds().map((one) => changeAt(one, percent - yieldOf(one)))));
const fallOf = (rows: readonly figures.Row[], share: number) =>
  [wholeAfter(rows, -share), totals(rows).map((total) => money(total * share))].flat(2);
const stateAndCompany = [states, companies].map((rows) =>
  [part(rows), partOf(rows, bonds()), worthOf(rows)].flat(),
);

/** What it is worth, cost and gained, how it is split and what would happen if. */
export const HELD_OUT_11_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, { enHeldOut: ['What is the current market value of our entire portfolio?'], bgHeldOut: ['Каква е пазарната стойност на целия ни портфейл към днешна дата?'] }),
  ...questions('overview-value', { holds: [worthOf(companies)] }, { enHeldOut: ['total worth of our corporate bonds please'], bgHeldOut: ['за колко са ни фирмените облигации по днешни цени'] }),
  ...questions('overview-value', { holds: [worthOn('2024-12-31')] }, { enHeldOut: ['Portfolio value at 31 December 2024, for the annual accounts'] }),
  ...questions('overview-value', { holds: [worthOn('2025-12-31')] }, { bgHeldOut: ['стойността на портфейла към края на 2025 г. за годишния отчет'] }),
  ...questions('value-change', { holds: [grown] }, { enHeldOut: ['By how much has our portfolio grown since the end of last year?'] }),
  ...questions('exposure', { holds: [bonds(), etfs, shares].map((rows) => [part(rows), worthOf(rows)].flat()) }, { enHeldOut: ['split everything into bonds, ETFs and shares'], bgHeldOut: ['какъв дял са акциите, фондовете и облигациите ми'] }),
  ...questions('exposure', { holds: [word(IBKR, TRAKIA, 'EUR')] }, { enHeldOut: ['where is most of my capital sitting?'], bgHeldOut: ['къде са ми повечето пари'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('BG')))] }, { enHeldOut: ['How exposed are we to Bulgaria?'], bgHeldOut: ['каква ни е експозицията към България'] }),
  ...questions('exposure', { holds: stateAndCompany }, { enHeldOut: ['government bonds against corporate bonds', 'put our sovereign and our corporate bonds side by side'], bgHeldOut: ['държавни срещу корпоративни облигации'] }),
  ...questions('exposure', { holds: [part(all.filter(at(FIBANK)))] }, { bgHeldOut: ['какъв процент от активите ни е във Фибанк'] }),
  ...questions('exposure', { holds: [part(all.filter(of('GBP')))] }, { enHeldOut: ['how much of it is in sterling, as a percentage?'] }),
  ...questions('concentration', { holds: [part([row(TRAKIA)])], first: [TRAKIA, 'Trakia Energy'] }, { enHeldOut: ['Are we overexposed to a single issuer?'], bgHeldOut: ['прекалено ли много сме вложили в един емитент'] }),
  ...questions('profit', { holds: [gainsOf(etfs, (one) => 'kind' in one && one.kind === 'etf')] }, { enHeldOut: ['are the etfs making us any money?'] }),
  ...questions('profit', { holds: [gainsOf(shares, (one) => 'kind' in one && one.kind === 'share')] }, { bgHeldOut: ['печелим ли нещо от акциите'] }),
  ...questions('profit', { holds: [gainOn(WORLD)] }, { enHeldOut: ['what have I gained on the MSCI World ETF up to now'] }),
  ...questions('profit', { holds: [gainOn(VANGUARD)] }, { bgHeldOut: ['колко съм изкарал от фонда на Vanguard дотук'] }),
  ...questions('invested', { holds: [money(costs(all))] }, { enHeldOut: ['what did we pay in total for all that we own now'] }),
  ...questions('invested', { holds: [money(costs(all.filter(({ currency }) => currency !== 'EUR')))] }, { bgHeldOut: ['колко пари сме вложили в книжа извън еврото'] }),
  ...questions('holding-value', { holds: [worthOfOne(ITALY)] }, { enHeldOut: ["today's value of the Italian government bond"] }),
  ...questions('holding-value', { holds: [worthOfOne(MICROSOFT)] }, { bgHeldOut: ['за колко вървят сега моите акции на Микрософт'] }),
  ...questions('ranking', { holds: [TRAKIA, GERMANY, BULGARIA], first: TRAKIA, not: [ITALY] }, { enHeldOut: ['our three largest positions'], bgHeldOut: ['трите най-големи позиции по стойност'] }),
  ...questions('ranking', { holds: [label(row(SOPHARMA))], first: label(row(SOPHARMA)) }, { enHeldOut: ['Which holding lost the most in per cent?'], bgHeldOut: ['коя позиция е най-много на минус процентно'] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.15)] }, { enHeldOut: ['What would a 15% drop of the pound do to us?'] }),
  ...questions('value-shift', { holds: [[fallOf(shares, 0.3), fallOf(units(), 0.3)].flat()] }, { bgHeldOut: ['какво става с портфейла, ако акциите се сринат с 30 %'] }),
  ...questions('value-shift', { holds: [[fallOf([row(VANGUARD)], 0.2)].flat()] }, { enHeldOut: ['if the Vanguard fund went down 20 % how much would that cost me'] }),
  ...questions('rates-shift', { holds: [shifted(0.75)] }, { enHeldOut: ['effect on the bonds if the ECB raises rates by 0.75 percentage points'] }),
  ...questions('rates-shift', { holds: [shifted(2)] }, { bgHeldOut: ['при скок на лихвите от 200 базисни точки колко губим от облигациите'] }),
  ...questions('rates-shift', { asksBack: true, orHolds: [allYieldsAt(5)] }, { enHeldOut: ['what if interest rates go to 5 %?'] }),
  ...questions('rates-shift', { asksBack: true, orHolds: [allYieldsAt(4)] }, { bgHeldOut: ['ако лихвите стигнат 4%, какво става с облигациите ми'] }),
  ...questions('list-holdings', these(({ market }) => market < 100), { enHeldOut: ['which of our bonds trade below par?'], bgHeldOut: ['облигации с пазарна цена под номинала'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(IBKR)))] }, { enHeldOut: ['balance at Interactive Brokers?'] }),
]; // prettier-ignore
