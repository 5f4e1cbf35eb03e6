import { bg } from '../bg/instruments/exchange-rates.ts';
import { en } from '../en/instruments/exchange-rates.ts';

export const exchangeRatesTexts = { en, bg };
