import { CURRENCIES, type Currency } from '../money/currency.ts';
import { convertAmount } from '../money/currency-amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Direction, Holding, HoldingKind } from './holding.ts';
import type { SumBasis } from './holding-sums.ts';
import type { Figure, Measure } from './measure.ts';
import { securityCountry } from './security-country.ts';
import { isIn, type Period } from './period.ts';

export const RELATIONS = ['above', 'below', 'from', 'to', 'equal'] as const;

/** Compares a figure; an amount in the holding's own currency, unless one is named. */
export interface FigureCondition {
  readonly measure: Measure;
  readonly is: (typeof RELATIONS)[number];
  /** Decimal text. */
  readonly value: string;
  /** What amounts of any currency are converted to before they are compared. */
  readonly currency?: Currency | undefined;
}

/** Selects holdings. A holding must match every part; missing parts match everything. */
export interface HoldingFilter {
  readonly kinds?: readonly HoldingKind[] | undefined;
  readonly isins?: readonly string[] | undefined;
  /** The securities of a group that holdings do not show, such as those of governments, and how the group is called. */
  readonly among?: { readonly name: string; readonly isins: readonly string[] } | undefined;
  readonly currencies?: readonly Currency[] | undefined;
  /** As in the overview's allocation. */
  readonly countries?: readonly string[] | undefined;
  /** Regardless of case. */
  readonly banks?: readonly string[] | undefined;
  readonly directions?: readonly Direction[] | undefined;
  /** True: only expired ones. False: only active ones. */
  readonly expired?: boolean | undefined;
  /** Part of the ISIN, name, bank or notes. */
  readonly text?: string | undefined;
  readonly matures?: Period | undefined;
  readonly bought?: Period | undefined;
  /** Only those with these figures. */
  readonly having?: readonly Measure[] | undefined;
  /** Only those without these figures. */
  readonly lacking?: readonly Measure[] | undefined;
  readonly figures?: readonly FigureCondition[] | undefined;
}

/** True if the filter excludes anything. */
export function isNarrowing(filter: HoldingFilter): boolean {
  const parts: readonly unknown[] = Object.values(filter);
  return parts.some((part) => part !== undefined);
}

/** Undefined for an amount that no rate converts. */
function comparedValue(
  { value, unit }: Figure,
  to: Currency | undefined,
  { rates }: SumBasis,
): Decimal | undefined {
  const currency = CURRENCIES.find((code) => code === unit);
  if (to === undefined || currency === undefined || currency === to) return value;
  return convertAmount({ amount: value, currency }, to, rates)?.amount;
}

function meetsCondition(holding: Holding, condition: FigureCondition, basis: SumBasis): boolean {
  const { measure, is, value, currency } = condition;
  const figure = basis.measuring(holding, measure);
  const compared = figure && comparedValue(figure, currency, basis);
  if (compared === undefined) return false;
  const order = compared.comparedTo(new Decimal(value));
  return {
    above: order > 0,
    below: order < 0,
    from: order >= 0,
    to: order <= 0,
    equal: order === 0,
  }[is];
}

function accepts<Value>(wanted: readonly Value[] | undefined, value: Value): boolean {
  return wanted === undefined || wanted.includes(value);
}

function foldText(text: string | null): string {
  return (text ?? '').trim().toLowerCase();
}

function matchesText({ isin, name, bank, notes }: Holding, text: string | undefined): boolean {
  return (
    text === undefined || [isin, name, bank, notes].some((part) => foldText(part).includes(foldText(text)))
  );
}

function matchesFigures(holding: Holding, filter: HoldingFilter, basis: SumBasis): boolean {
  const { having = [], lacking = [], figures = [] } = filter;
  const { measuring } = basis;
  return (
    having.every((measure) => measuring(holding, measure) !== undefined) &&
    lacking.every((measure) => measuring(holding, measure) === undefined) &&
    figures.every((condition) => meetsCondition(holding, condition, basis))
  );
}

/** The holdings that match the filter, in the given order. */
export function selectHoldings(
  holdings: readonly Holding[],
  filter: HoldingFilter,
  basis: SumBasis,
): readonly Holding[] {
  if (!isNarrowing(filter)) return holdings;
  const banks = filter.banks?.map(foldText);
  return holdings.filter(
    (holding) =>
      accepts(filter.kinds, holding.kind) &&
      accepts(filter.isins, holding.isin) &&
      accepts(filter.among?.isins, holding.isin) &&
      accepts(filter.currencies, holding.currency) &&
      accepts(filter.countries, securityCountry(holding)) &&
      accepts(banks, foldText(holding.bank)) &&
      accepts(filter.directions, holding.direction) &&
      accepts(filter.expired === undefined ? undefined : [filter.expired], holding.expired) &&
      matchesText(holding, filter.text) &&
      isIn(holding.kind === 'bond' ? holding.maturityDate : null, filter.matures) &&
      isIn(holding.buyDate, filter.bought) &&
      matchesFigures(holding, filter, basis),
  );
}
