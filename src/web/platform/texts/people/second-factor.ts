import { bg } from './bg/second-factor.ts';
import { en } from './en/second-factor.ts';

export const secondFactorTexts = { en, bg };
