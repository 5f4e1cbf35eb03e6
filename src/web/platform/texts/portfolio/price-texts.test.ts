import { expect, it } from 'vitest';
import { priceHistoryTexts } from './instruments/price-history.ts';
import { pricesTexts } from './instruments/prices.ts';
import { priceAgeTexts } from './instruments/price-age.ts';

it('the age of a price says that it counts business days', () => {
  expect([1, 54].map(priceAgeTexts.en.days)).toEqual(['1 business day', '54 business days']);
  expect([1, 54].map(priceAgeTexts.bg.days)).toEqual(['1 работен ден', '54 работни дни']);
});

it.each([pricesTexts, priceHistoryTexts])(
  'one wrong line is to be corrected as one, several as several',
  ({ en, bg }) => {
    expect(en.faults(1)).toMatch(/1 line is wrong\. Correct it /);
    expect(en.faults(2)).toMatch(/2 lines are wrong\. Correct them /);
    expect(bg.faults(1)).toMatch(/1 ред е грешен\. Поправете го /);
    expect(bg.faults(2)).toMatch(/2 реда са грешни\. Поправете ги /);
  },
);
