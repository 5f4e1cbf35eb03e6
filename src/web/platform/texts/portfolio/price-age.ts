import { bg } from './bg/price-age.ts';
import { en } from './en/price-age.ts';

export const priceAgeTexts = { en, bg };
