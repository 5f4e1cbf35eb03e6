import { bg } from '../bg/figures/income.ts';
import { en } from '../en/figures/income.ts';

export const incomeTexts = { en, bg };
