import { bg } from './bg/totals.ts';
import { en } from './en/totals.ts';

export const totalsTexts = { en, bg };
