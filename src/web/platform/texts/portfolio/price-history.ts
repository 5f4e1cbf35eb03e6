import { bg } from './bg/price-history.ts';
import { en } from './en/price-history.ts';

export const priceHistoryTexts = { en, bg };
