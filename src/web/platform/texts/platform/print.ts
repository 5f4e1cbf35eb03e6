import { bg } from './bg/print.ts';
import { en } from './en/print.ts';

export const printTexts = { en, bg };
