import { bg } from '../bg/instruments/price-history.ts';
import { en } from '../en/instruments/price-history.ts';

export const priceHistoryTexts = { en, bg };
