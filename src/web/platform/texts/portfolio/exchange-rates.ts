import { bg } from './bg/exchange-rates.ts';
import { en } from './en/exchange-rates.ts';

export const exchangeRatesTexts = { en, bg };
