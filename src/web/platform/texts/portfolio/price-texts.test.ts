import { expect, it } from 'vitest';
import { priceAgeTexts } from './instruments/price-age.ts';

it('the age of a price says that it counts business days', () => {
  expect([1, 54].map(priceAgeTexts.en.days)).toEqual(['1 business day', '54 business days']);
  expect([1, 54].map(priceAgeTexts.bg.days)).toEqual(['1 работен ден', '54 работни дни']);
});
