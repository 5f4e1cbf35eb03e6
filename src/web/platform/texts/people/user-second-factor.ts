import { bg } from './bg/user-second-factor.ts';
import { en } from './en/user-second-factor.ts';

export const userSecondFactorTexts = { en, bg };
