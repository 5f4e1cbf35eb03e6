import { expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { previewPrice } from './preview-price.ts';

const EURO = { unitsPerEuro: new Decimal(1), day: null };
const DOLLAR = { unitsPerEuro: new Decimal('1.25'), day: null };

function preview(
  before: string | null,
  after: string,
  some: Partial<Parameters<typeof previewPrice>[0]> = {},
) {
  const change = { before, after, basis: 'percent', quantity: '250000', rate: EURO, ...some } as const;
  const { changePercent, eur } = previewPrice(change);
  return [changePercent?.toNumber() ?? null, eur?.toNumber() ?? null];
}

it('a price in percent of nominal changes the value by a hundredth of the nominal', () => {
  expect(preview('98.10', '98.40')).toEqual([0.31, 750]);
});

it('a unit price changes the value by itself, converted to euro at the rate', () => {
  expect(preview('80', '78', { basis: 'unit', quantity: '12.5', rate: DOLLAR })).toEqual([-2.5, -20]);
});

it('without a previous price, or a rate, the effect is not known', () => {
  expect(preview(null, '98')).toEqual([null, null]);
  expect(preview('0', '98')).toEqual([null, null]);
  expect(preview('98', '99', { rate: undefined })).toEqual([1.02, null]);
});
