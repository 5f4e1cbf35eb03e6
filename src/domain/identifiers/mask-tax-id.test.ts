import { expect, it } from 'vitest';
import { isMaskedTaxId, maskTaxId } from './mask-tax-id.ts';

it.each([
  ['7523169263', '******9263'],
  ['AB 123456', '*****3456'],
  ['12345', '***45'],
  ['1', '*'],
  ['', ''],
])('for the number %j an administrator sees %j in a list', (number, masked) => {
  expect(maskTaxId(number)).toBe(masked);
  expect(maskTaxId(masked)).toBe(masked);
  expect(isMaskedTaxId(masked)).toBe(number !== '');
});
