import { bg } from './bg/prices.ts';
import { en } from './en/prices.ts';

export const pricesTexts = { en, bg };
