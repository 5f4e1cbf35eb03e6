import { bg } from '../bg/figures/totals.ts';
import { en } from '../en/figures/totals.ts';

export const totalsTexts = { en, bg };
