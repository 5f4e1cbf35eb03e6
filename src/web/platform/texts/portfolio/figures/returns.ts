import { bg } from '../bg/figures/returns.ts';
import { en } from '../en/figures/returns.ts';

export const returnsTexts = { en, bg };
