import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { gainOf, moneyWeightedOver, returnOver, timeWeightedOver } from '../../returns.ts';
import { either, EVER, gainOn, only } from '../../sums.ts';
import { gainsOf } from '../../readings.ts';

const { all, bonds, coupons, dividends, etfs, euroCame, euroDividends, figure, label, money, profits, row, shares } = figures; // prettier-ignore
const [TRAKIA, SAP, MONOLIT, MICROSOFT] = [
  'XS2536817211',
  'DE0007164600',
  'BG2100013205',
  'US5949181045',
] as const;
const [END_2023, END_2024, END_2025] = ['2023-12-31', '2024-12-31', '2025-12-31'];
const lastYear = { from: END_2024, to: END_2025 };
const isBond = (one: figures.Row) => 'coupon' in one;
const isKind = (kind: 'etf' | 'share') => (one: figures.Row) => 'kind' in one && one.kind === kind;
/** What the price rose by and everything that came; with what is repaid already, or without it. */
const everything: Wanted = [
  gainOf(EVER),
  profits(all) + euroCame(coupons(({ bond }) => bond.expired !== true)) + euroDividends(dividends()),
  profits(all) + euroCame(coupons()) + euroDividends(dividends()),
  profits(all) + euroCame(coupons()) + euroDividends(dividends()) + 12,
].map(money);
const bondGains = gainsOf(bonds(), isBond);
const shareGains = gainsOf(shares, isKind('share'));
const withRepaid: Wanted = [
  money(gainOf({ ...EVER, fits: isBond })),
  money(profits(bonds()) + euroCame(coupons())),
];
const sapIn2025 = { ...lastYear, fits: only(SAP) };

/** Returns and results with what came. */
export const HELD_OUT_8_ABOUT_RETURNS: readonly AskedQuestion[] = [
  ...questions('total-return', { holds: [everything] }, { enHeldOut: ['Total gain in euro since the beginning, price changes plus coupons plus dividends'] }),
  ...questions('total-return', { holds: [[625, 950, 187.5, gainOf({ ...EVER, fits: only(TRAKIA) })].map(money)] }, { enHeldOut: ['how much have I really made on trakia with the interest included'] }),
  ...questions('total-return', { holds: [[3884, 3859.2].map(money)] }, { enHeldOut: ['SAP: gain including dividends'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(EVER)] }, { enHeldOut: ['what is my IRR'] }),
  ...questions('total-return', { holds: [timeWeightedOver(lastYear)] }, { enHeldOut: ['TWR for 2025 please'] }),
  ...questions('ranking', { holds: [gainOn(SAP)], first: label(row(SAP)) }, { enHeldOut: ['counting coupons and dividends too, which holding earned me the most?'] }),
  ...questions('total-return', { holds: [returnOver(EVER)] }, { enHeldOut: ['Have I done better than three percent a year with all this?'] }),
  ...questions('total-return', { holds: [shareGains] }, { enHeldOut: ['what have the shares earned me incl. dividends'] }),
  ...questions('total-return', { holds: [[returnOver(sapIn2025), money(100), money(700), figure((100 * 4) / 236)].flat()] }, { enHeldOut: ['how did SAP do during 2025'] }),
  ...questions('total-return', { holds: [gainOn(MONOLIT)] }, { bgHeldOut: ['Монолит общо, с купоните, колко ми донесе'] }),
  ...questions('total-return', { holds: [returnOver(EVER)] }, { bgHeldOut: ['kakva mi e godishnata dohodnost ot samoto nachalo'] }),
  ...questions('total-return', { holds: [[bondGains, withRepaid].flat(), shareGains] }, { bgHeldOut: ['Кое ми е донесло повече досега с всичко получено: облигациите или акциите?'] }),
  ...questions('total-return', { holds: [gainsOf(etfs, isKind('etf'))] }, { bgHeldOut: ['резултатът от ETF-ите заедно с дивидентите'] }),
  ...questions('total-return', { holds: [returnOver({ from: END_2023, to: END_2024 })] }, { bgHeldOut: ['през 2024 колко спечелих общо'] }),
  ...questions('total-return', { holds: [[either(1432.5 + 51, 'USD'), either(1432.5 + 45.88, 'USD')].flat()] }, { bgHeldOut: ['Microsoft – ръст плюс дивиденти, обща печалба'] }),
  ...questions('total-return', { holds: [returnOver({ from: END_2025, to: TODAY, fits: isBond })] }, { bgHeldOut: ['Само облигациите – каква доходност имат от Нова година насам?'] }),
  ...questions('ranking', { holds: [], first: [TRAKIA] }, { bgHeldOut: ['кое ми е донесло най-голяма загуба, даже след купоните'] }),
  ...questions('compare-holdings', { holds: [gainOn(MICROSOFT), gainOn(SAP)] }, { enHeldOut: ['microsoft or sap, who made me more money'] }),
]; // prettier-ignore
