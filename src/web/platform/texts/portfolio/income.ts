import { bg } from './bg/income.ts';
import { en } from './en/income.ts';

export const incomeTexts = { en, bg };
