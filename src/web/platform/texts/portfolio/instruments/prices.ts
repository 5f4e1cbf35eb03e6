import { bg } from '../bg/instruments/prices.ts';
import { en } from '../en/instruments/prices.ts';

export const pricesTexts = { en, bg };
