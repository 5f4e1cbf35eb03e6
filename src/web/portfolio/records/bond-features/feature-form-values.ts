import type { FeatureOutput } from '#api/portfolio/bond-features';
import type { z } from 'zod';
import type { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { decimalText, numberOrNull, parseNumber } from '../../../platform/forms/form-values.ts';
import { joinRows, NO_ROWS, splitRows } from '../../../platform/forms/rows-field/form-rows.ts';

type Features = {
  readonly [Name in keyof typeof FeatureOutput]?: z.output<(typeof FeatureOutput)[Name]> | null | undefined;
};

export const FEATURE_FIELDS = [
  'amortization',
  'couponSteps',
  'index',
  'margin',
  'floor',
  'cap',
  'calls',
] as const;
/** The values of the fields: lists as rows (form-rows.ts), the floating coupon field by field. */
export type FeatureFormValues = Record<(typeof FEATURE_FIELDS)[number], string>;

export const NO_FEATURES: FeatureFormValues = {
  amortization: '',
  couponSteps: '',
  index: '',
  margin: '',
  floor: '',
  cap: '',
  calls: '',
};

function rowsText<Row>(rows: readonly Row[] | null | undefined, cells: (row: Row) => [string, number]) {
  if (rows === null || rows === undefined) return '';
  return rows.length === 0 ? NO_ROWS : joinRows(rows.map((row) => cells(row).map(String)));
}

/** The features of a bond as values of the fields. */
export function featureFormValues({ amortization, couponSteps, floating, calls }: Features) {
  return {
    amortization: rowsText(amortization, ({ date, percent }) => [date, percent]),
    couponSteps: rowsText(couponSteps, ({ from, rate }) => [from, rate]),
    index: floating?.index ?? '',
    margin: decimalText(floating?.margin),
    floor: decimalText(floating?.floor),
    cap: decimalText(floating?.cap),
    calls: rowsText(calls, ({ date, price }) => [date, price]),
  };
}

/** Rows in which nothing was typed do not count; if there are no others, nothing is specified. */
function rowsBody<Row>(text: string, row: (day: string, figure: number) => Row): Row[] | null {
  if (text === NO_ROWS) return [];
  const typed = splitRows(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (typed.length === 0) return null;
  return typed.map(([day, figure]) => row(day, parseNumber(figure)));
}

function floatingBody({ index, margin, floor, cap }: FeatureFormValues) {
  if ([index, margin, floor, cap].every((text) => text.trim() === '')) return null;
  return { index, margin: parseNumber(margin), floor: numberOrNull(floor), cap: numberOrNull(cap) };
}

/** The features as part of the request body. */
export function featureBody(values: FeatureFormValues) {
  return {
    amortization: rowsBody(values.amortization, (date, percent) => ({ date, percent })),
    couponSteps: rowsBody(values.couponSteps, (from, rate) => ({ from, rate })),
    floating: floatingBody(values),
    calls: rowsBody(values.calls, (date, price) => ({ date, price })),
  };
}

/** In form order. */
export function featureLabels(texts: (typeof bondFormTexts)['en']): Record<keyof FeatureFormValues, string> {
  const { amortization, couponSteps, calls, features } = texts;
  const { index, margin, floor, cap } = features;
  return { amortization, couponSteps, index, margin, floor, cap, calls };
}
