import { bg } from './bg/returns.ts';
import { en } from './en/returns.ts';

export const returnsTexts = { en, bg };
