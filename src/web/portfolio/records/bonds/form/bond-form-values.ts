import { BOND_FIELDS, mapBondFields, type BondWireName } from '#api/portfolio/bond-fields';
import { wireRecord } from '#api/platform/field-table';
import type { Bond } from '#api/portfolio/bonds';
import { knownPrice } from '#domain/prices/known-price';
import {
  featureBody,
  featureFormValues,
  featureLabels,
  NO_FEATURES,
  type FeatureFormValues,
} from '../../bond-features/feature-form-values.ts';
import type { bondFormTexts } from '../../../../platform/texts/portfolio/bond-form.ts';
import {
  decimalText,
  parseNumber,
  numberOrNull,
  textOrNull,
} from '../../../../platform/forms/form-values.ts';

/** The form values: texts, named after the body's fields. */
export type BondFormValues = Record<BondWireName, string> & FeatureFormValues;

export const EMPTY_BOND: BondFormValues = {
  ...NO_FEATURES,
  ...wireRecord(BOND_FIELDS, {
    isin: '',
    text: '',
    notes: '',
    direction: 'Buy',
    currency: 'EUR',
    nominal: '',
    price: '',
    priceOrZero: '',
    optionalPrice: '',
    termPrice: '100',
    optionalAmount: '',
    couponPercent: '',
    yieldPercent: '',
    day: '',
    termDay: '',
    couponFrequency: '',
    dayCount: '',
  }),
};

export function bondFormValues(bond: Bond): BondFormValues {
  const entered = mapBondFields((name) => {
    const value = name === 'marketPrice' ? knownPrice(bond.marketPrice) : bond[name];
    return typeof value === 'number' ? decimalText(value) : (value ?? '');
  });
  return { ...entered, ...featureFormValues(bond) };
}

/** The initial values for another bond of the same purchase. */
export function nextBondValues({
  bank,
  direction,
  currency,
  buyDate,
  settlementDate,
}: BondFormValues): BondFormValues {
  return { ...EMPTY_BOND, bank, direction, currency, buyDate, settlementDate };
}

const asTyped = (text: string) => text;

/** Converts form values to the body: numbers with exactly the digits typed, null for an empty field, 0 without a market price. */
const TO_BODY = {
  isin: asTyped,
  text: textOrNull,
  notes: textOrNull,
  direction: asTyped,
  currency: asTyped,
  nominal: parseNumber,
  price: parseNumber,
  priceOrZero: (text: string) => numberOrNull(text) ?? 0,
  optionalPrice: numberOrNull,
  termPrice: parseNumber,
  optionalAmount: numberOrNull,
  couponPercent: numberOrNull,
  yieldPercent: numberOrNull,
  day: textOrNull,
  termDay: textOrNull,
  couponFrequency: numberOrNull,
  dayCount: textOrNull,
} as const;

/** The request body. */
export function bondBody(values: BondFormValues) {
  const entered = mapBondFields((name) => {
    const { kind, wire } = BOND_FIELDS[name];
    return TO_BODY[kind](values[wire]);
  });
  return { ...entered, ...featureBody(values) };
}

/** In form order. */
export function bondLabels(texts: (typeof bondFormTexts)['en']): Record<keyof BondFormValues, string> {
  const labels = mapBondFields((name) => texts[BOND_FIELDS[name].label]);
  const { ytm, cleanPrice, taxesPaid, data, ...terms } = labels;
  return { ...terms, ...featureLabels(texts), ytm, cleanPrice, taxesPaid, data };
}
