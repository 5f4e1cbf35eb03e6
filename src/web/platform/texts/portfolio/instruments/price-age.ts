import { bg } from '../bg/instruments/price-age.ts';
import { en } from '../en/instruments/price-age.ts';

export const priceAgeTexts = { en, bg };
