import * as figures from '../../figures.ts';
import { BONDS, TODAY, type BondRow } from '../../holder.ts';
import { gainOf, moneyWeightedOver, returnOver } from '../../returns.ts';
import {
  basisPoint,
  changeAt,
  macaulayDuration,
  modifiedDuration,
  yieldByValue,
  yieldOf,
} from '../../repricing.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { accrued, at, bond, bonds, figure, mean, money, precise, sum, word } = figures;
type Row = figures.Row;

const YEAR = { from: '2024-12-31', to: '2025-12-31' };
const YEAR_BEFORE = { from: '2023-12-31', to: '2024-12-31' };
const THIS_YEAR = { from: '2025-12-31', to: TODAY };
const EVER = { from: '2021-06-01', to: TODAY };
const isKind = (kind: 'etf' | 'share') => (one: Row) => 'kind' in one && one.kind === kind;
const lastMonths = ['2025-02-28', '2025-03-01', '2025-03-02'].flatMap((from) =>
  returnOver({ from, to: TODAY }),
);
const [treasury, trakia, italian] = ['US91282CHT18', 'XS2536817211', 'IT0005094088'] as const;
const shift = (points: number, some = bonds()): Wanted =>
  money(sum(some.map((one) => changeAt(one, points))));
const durationsOf = (some: readonly BondRow[]): Wanted =>
  [precise(modifiedDuration(some)), precise(macaulayDuration(some))].flat();
/** By nominal, by what they are worth, or each alike. */
const averageCoupon = () => {
  const weighted = (weight: (one: BondRow) => number) =>
    sum(bonds().map((one) => one.coupon * weight(one))) / sum(bonds().map(weight));
  const inEuro = (one: BondRow) => figures.euro(one.nominal, one.currency);
  return [inEuro, () => 1, (one: BondRow) => figures.values([one]), (one: BondRow) => figures.dirtyValues([one])].flatMap((weight) => figure(weighted(weight)));
}; // prettier-ignore
const entered = (some: readonly BondRow[]) => figure(mean(some.map(({ ytm }) => ytm)));

/** Returns, interest rates, yields and accrued interest. */
export const HELD_OUT_4_ABOUT_RETURNS: readonly AskedQuestion[] = [
  ...questions('total-return', { holds: [returnOver(YEAR)] }, { enHeldOut: ['return for 2025 pls, in %'], bgHeldOut: ['доходност за 2025?'] }),
  ...questions('total-return', { holds: [returnOver(THIS_YEAR)] }, { enHeldOut: ['YTD performance?'], bgHeldOut: ['колко прцента съм напраил от началото на годината'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(EVER)] }, { enHeldOut: ['I started in 2021. What have my investments earned per year since then, money-weighted?'] }),
  ...questions('total-return', { holds: [returnOver({ ...YEAR, fits: isKind('etf') }), returnOver({ ...YEAR, fits: isKind('share') })] }, { enHeldOut: ['which did better in 2025, my ETFs or my shares'] }),
  ...questions('total-return', { holds: [lastMonths] }, { enHeldOut: ['last twelve months return??'], bgHeldOut: ['dohodnostta mi za poslednite 12 meseca?'] }),
  ...questions('compare-periods', { holds: [[returnOver(YEAR), money(gainOf(YEAR))].flat(), returnOver(YEAR_BEFORE), word('no', 'No')] }, { enHeldOut: ['was 2025 a better year for me than 2024?'] }),
  ...questions('total-return', { holds: [returnOver({ ...YEAR, fits: at('Fibank') })] }, { bgHeldOut: ['парите ми във Fibank миналата година какво направиха като доходност'] }),
  ...questions('rates-shift', { holds: [shift(1)] }, { enHeldOut: ['suppose rates go up 1% overnight. what happens to my bonds?'] }),
  ...questions('rates-shift', { holds: [shift(-0.5)] }, { enHeldOut: ['if yields drop by 50bp how much do i gain'] }),
  ...questions('rates-shift', { holds: [shift(1, [bond(trakia)])], first: trakia }, { enHeldOut: ['Which single bond would cost me the most euros if rates rose by 100 bp, and how many?'] }),
  ...questions('rates-shift', { holds: [shift(2)] }, { bgHeldOut: ['ако лихвите скочат с 2 процентни пункта колко губя'] }),
  ...questions('rates-shift', { holds: [shift(1, [bond(italian)])] }, { bgHeldOut: ['какво става с италианската облигация, ако доходностите тръгнат нагоре с 1%?'] }),
  ...questions('rates-shift', { holds: [shift(-1)] }, { bgHeldOut: ['ako lihvite padnat s 1% kolko shte specheli portfeila'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, { enHeldOut: ['duration of my bonds?'], bgHeldOut: ['Дюрацията на облигациите ми общо?'] }),
  ...questions('interest-rate-risk', { holds: [money(basisPoint(bonds()))] }, { enHeldOut: ["what's one basis point worth to me"] }),
  ...questions('ranking', { holds: [durationsOf([bond(treasury)])], first: treasury }, { bgHeldOut: ['коя облигация има най-голяма дюрация'] }),
  ...questions('accrued-interest', { holds: [money(accrued(trakia))] }, { bgHeldOut: ['колко ми е натрупаната лихва по Тракия към днес'] }),
  ...questions('yield-of-holding', { holds: [['4.12', precise(yieldOf(bond(treasury)))].flat()] }, { bgHeldOut: ['ytm на американската държавна с падеж 2033'] }),
  ...questions('average-coupon', { holds: [averageCoupon()] }, { bgHeldOut: ['kakav e sredniq kupon na obligaciite mi'] }),
  ...questions('average-yield', { holds: [[entered(bonds()), entered(BONDS), figure(yieldByValue(bonds()))].flat()] }, { bgHeldOut: ['srednata dohodnost do padeja kolko e'] }),
]; // prettier-ignore
