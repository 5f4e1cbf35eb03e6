import * as figures from '../../figures.ts';
import { BONDS, TODAY, type BondRow, type Code } from '../../holder.ts';
import { moneyWeightedOver, returnOver, timeWeightedOver, valueOn } from '../../returns.ts';
import {
  basisPoint,
  changeAt,
  convexityOf,
  macaulayDuration,
  modifiedDuration,
  yieldByValue,
  yieldOf,
} from '../../repricing.ts';
import { daysFrom, days30 } from '../../schedule.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { accrued, at, bond, bonds, euro, figure, label, mean, money, of, precise, row, shares, sum, word } = figures; // prettier-ignore
type Row = figures.Row;
const dollars = figures.dirtyValues(figures.all.filter(of('USD')));

const YEAR = { from: '2024-12-31', to: '2025-12-31' };
const YEAR_BEFORE = { from: '2023-12-31', to: '2024-12-31' };
const THIS_YEAR = { from: '2025-12-31', to: TODAY };
const LAST_MONTHS = { from: '2025-03-02', to: TODAY };
const EVER = { from: '2021-06-01', to: TODAY };
const isEtf = (one: Row) => 'kind' in one && one.kind === 'etf';
const isShare = (one: Row) => 'kind' in one && one.kind === 'share';
const isOne = (isin: string) => (one: Row) => one.isin === isin;
/** What it gained in either time, in euro or in percent, with its payments or by its price alone. */
function gainsOf(isin: string, times: readonly (typeof YEAR)[]): Wanted {
  const [close2024 = null, close2025 = null] = row(isin).closes ?? [];
  const byPrice = close2024 === null || close2025 === null ? [] : figure((100 * close2025) / close2024 - 100);
  return [byPrice, times.map((held) => returnOver({ ...held, fits: isOne(isin) }))].flat(2);
}
const [treasury, bund, trakia] = ['US91282CHT18', 'DE0001102614', 'XS2536817211'] as const;
const [microsoft, sopharma, treasuryEtf] = ['US5949181045', 'BG1100003166', 'IE00B1FZS798'] as const;
const shift = (points: number, some = bonds()): Wanted =>
  money(sum(some.map((one) => changeAt(one, points))));
const durationsOf = (some: readonly BondRow[]): Wanted =>
  [precise(modifiedDuration(some)), precise(macaulayDuration(some))].flat();
const perPoint = (currency: Code): Wanted => {
  const inEuro = basisPoint(bonds(of(currency)));
  return [money(inEuro), money(inEuro / euro(1, currency))];
};
const entered = (some: readonly BondRow[]) => figure(mean(some.map(({ ytm }) => ytm)));
/** Of what was entered, with or without the expired ones, or at market prices by value. */
const averageYield = (fits: (one: Row) => boolean = () => true): Wanted =>
  [entered(bonds(fits)), entered(BONDS.filter(fits)), figure(yieldByValue(bonds(fits)))].flat();
const shareValue = (on: string) => valueOn(on, isShare);
/** In its currency or in euro. */
const interest = (isin: string): Wanted => [
  money(accrued(isin)),
  money(euro(accrued(isin), bond(isin).currency)),
];
const allInterest = sum(bonds().map(({ isin, currency }) => euro(accrued(isin), currency)));
const total: Wanted = [0, 0.01, -0.01].map((off) => money(allInterest + off));

/** Returns, interest rates, yields and accrued interest. */
export const HELD_OUT_3_ABOUT_RETURNS: readonly AskedQuestion[] = [
  ...questions('total-return', { holds: [returnOver(YEAR)] }, {
    en: ['How did I do in 2025?'],
    bgHeldOut: ['каква доходност направих през 2025', ['dohodnost 2024', 'i za 2025']],
  }),
  ...questions('total-return', { holds: [returnOver(YEAR_BEFORE)] }, { bgHeldOut: ['dohodnost 2024'] }),
  ...questions('total-return', { holds: [returnOver({ ...YEAR, fits: isEtf })] }, { enHeldOut: [['How did I do in 2025?', 'only etfs']] }),
  ...questions('total-return', { holds: [returnOver({ ...YEAR, fits: (one) => !isShare(one) })] }, { bgHeldOut: [['каква доходност направих през 2025', 'а без акциите']] }),
  ...questions('total-return', { holds: [timeWeightedOver(THIS_YEAR)] }, { enHeldOut: ['twr ytd'] }),
  ...questions('total-return', { holds: [returnOver(THIS_YEAR)] }, { bgHeldOut: ['доходност от началото на годината'] }),
  ...questions('total-return', { holds: [returnOver(EVER)] }, { enHeldOut: ['whats my return since the first day i bought something'] }),
  ...questions('total-return', { holds: [[moneyWeightedOver(EVER), timeWeightedOver(EVER)].flat()] }, { bgHeldOut: ['колко процента съм изкарал от първата покупка досега, на годишна база'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(YEAR), timeWeightedOver(YEAR)] }, { enHeldOut: ['is the money weighted one higher or lower than the time weighted for 2025 and why do they differ'] }),
  ...questions('total-return', { holds: [[moneyWeightedOver({ from: '2023-07-07', to: TODAY, fits: isOne('US0378331AA1') }), timeWeightedOver({ from: '2023-07-07', to: TODAY, fits: isOne('US0378331AA1') })].flat()] }, { enHeldOut: ['Return on Apple bond since purchase, annualised, after tax'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-06-30', to: '2025-12-31', fits: at('Банка ДСК') })] }, { enHeldOut: ['performance of everything at DSK for second half of 2025'] }),
  ...questions('compare-periods', { holds: [returnOver({ ...YEAR, fits: isEtf }), returnOver({ ...YEAR_BEFORE, fits: isEtf })] }, { enHeldOut: ['did my etfs do better in 2025 or in 2024'] }),
  ...questions('compare-periods', { holds: [returnOver(YEAR), returnOver(YEAR_BEFORE)] }, { bgHeldOut: ['спечелих ли повече през 2025 отколкото през 2024'] }),
  // What they are worth, with the 15 of SAP that were bought in 2025, or what they gained.
  ...questions('compare-periods', { holds: [[money(shareValue('2025-12-31') - shareValue('2024-12-31')), money(shareValue('2025-12-31')), money(sum(shares.map((one) => euro(one.units * ((one.closes[1] ?? 0) - (one.closes[0] ?? one.buy)), one.currency)))), returnOver({ ...YEAR, fits: isShare })].flat()] }, { bgHeldOut: ['преоценка 2025г спрямо 2024г колко са ми нараснали акциите'] }),
  ...questions('ranking', { holds: [gainsOf(treasury, [YEAR, LAST_MONTHS])], first: treasury }, { enHeldOut: ['which holding earned me most this past year in money not percent'] }),
  ...questions('ranking', { holds: [gainsOf(treasury, [YEAR])], first: treasury }, { bgHeldOut: ['кое ми донесе най-много пари за 2025'] }),
  // One lost most in euro, the other in percent.
  ...questions('ranking', { holds: [[gainsOf(trakia, [YEAR]), gainsOf(treasuryEtf, [YEAR])].flat()], first: [trakia, label(row(treasuryEtf))].flat() }, { enHeldOut: ['what was my worst one in 2025'] }),
  // With dividends, or by price alone.
  ...questions('ranking', { holds: [[gainsOf(microsoft, [YEAR]), gainsOf(sopharma, [YEAR])].flat()], first: [label(row(microsoft)), label(row(sopharma))].flat() }, { bgHeldOut: ['Коя от акциите ми се представи най-зле през миналата година?'] }),
  ...questions('working', { holds: [returnOver(YEAR), [money(valueOn(YEAR.from)), money(valueOn(YEAR.to))]] }, { bgHeldOut: ['обясни как сметна доходността за 2025'] }),
  ...questions('rates-shift', { holds: [shift(1)] }, {
    enHeldOut: ['what happens to my bonds if interest goes up one percent'],
    bgHeldOut: ['какво става с облигациите ако лихвите скочат с 1 процент'],
  }),
  ...questions('rates-shift', { holds: [shift(-0.5)] }, { enHeldOut: [['what happens to my bonds if interest goes up one percent', 'and if down half a percent']] }),
  ...questions('rates-shift', { holds: [shift(-2)] }, { bgHeldOut: [['какво става с облигациите ако лихвите скочат с 1 процент', 'а ако паднат с 2']] }),
  ...questions('rates-shift', { holds: [shift(0.5)] }, { bgHeldOut: ['ako lihvite se kachat s 0.5% kolko gubq'] }),
  ...questions('rates-shift', { holds: [shift(2, bonds(of('EUR')))] }, { enHeldOut: ['+200bp impact eur only'] }),
  // One loses most in euro, the other in percent.
  ...questions('rates-shift', { holds: [[shift(1, [bond(trakia)]), shift(1, [bond(treasury)]), durationsOf([bond(treasury)])].flat()], first: [trakia, treasury] }, {
    enHeldOut: ['Which bond suffers the most when rates go up by one percent?'],
    bgHeldOut: ['коя облигация е най-рискова при вдигане на лихвите'],
  }),
  ...questions('interest-rate-risk', { holds: [perPoint('EUR'), perPoint('USD'), perPoint('GBP')] }, { enHeldOut: ['dv01 by ccy'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, { enHeldOut: ["what's the duration of the whole thing"] }),
  ...questions('interest-rate-risk', { holds: [[money(basisPoint([bond(treasury)])), money(basisPoint([bond(treasury)]) / euro(1, 'USD'))]] }, { bgHeldOut: ['ДВ01 на американската 2033'] }),
  ...questions('compare-holdings', { holds: [durationsOf([bond(treasury)]), durationsOf([bond(bund)])] }, { enHeldOut: ['Duration of the Treasury 2033 versus the Bund'] }),
  ...questions('interest-rate-risk', { holds: [precise(convexityOf(bond('BG2030026111')))] }, { enHeldOut: ['convexity BG2030026111'] }),
  ...questions('value-shift', { holds: [money(0.1 * dollars)] }, { enHeldOut: ['suppose the dollar drops 10 percent what do I lose'] }),
  ...questions('value-shift', { holds: [money(0.05 * dollars)] }, { bgHeldOut: ['Внукът ми каза, че ако доларът падне, губя. Колко точно губя, да речем при 5 на сто надолу?'] }),
  ...questions('average-yield', { holds: [averageYield()] }, { enHeldOut: ['average yield of my bonds'] }),
  ...questions('average-yield', { holds: [averageYield(of('EUR'))] }, { bgHeldOut: ['средна доходност до падежа само на евровите облигации'] }),
  ...questions('average-yield', { holds: [averageYield(), word('облигациите', 'облигации')] }, { bgHeldOut: ['защо „средна доходност“ не е същото число като доходността на целия портфейл'] }),
  ...questions('yield-of-holding', { holds: [['3.40', '3.4'], word('entered', 'typed')] }, { enHeldOut: ['what yield do i have on the british one, and is that what i typed or what you worked out'] }),
  ...questions('yield-of-holding', { holds: [precise(yieldOf(bond('US0378331AA1')))] }, { enHeldOut: ['the apple bond has no yield, can you compute'] }),
  ...questions('yield-of-holding', { holds: [precise(yieldOf(bond('FR0013407236')))] }, { bgHeldOut: ['каква е доходността на френската, никъде не я виждам'] }),
  ...questions('ranking', { holds: [], first: trakia }, { bgHeldOut: ['коя облгация има най голяма доходнос'] }),
  ...questions('accrued-interest', { holds: [total] }, { enHeldOut: ['accrued int total today'] }),
  ...questions('accrued-interest', { holds: [total, ...bonds().map(({ isin }) => interest(isin))] }, { bgHeldOut: ['натрупана лихва към днес общо и по облигации'] }),
  ...questions('accrued-interest', { holds: [interest('BG2100013205')] }, { enHeldOut: ['if I sold the Monolit today how much interest comes on top'] }),
  ...questions('accrued-interest', { holds: [interest('BG2030026111')] }, { bgHeldOut: ['natrupana lihva bg2030026111'] }),
  ...questions('working', { holds: [interest(treasury), String(daysFrom('2026-02-15', TODAY))] }, { enHeldOut: ['show how you got the accrued interest for the us treasury'] }),
  ...questions('working', { holds: [interest('US0378331AA1'), String(days30('2025-11-03', TODAY))] }, { bgHeldOut: ['Бихте ли ми показали стъпка по стъпка как е получена натрупаната лихва по облигацията на Apple, тъй като банката ми посочва друга сума и аз трябва да ѝ възразя писмено?'] }),
]; // prettier-ignore
