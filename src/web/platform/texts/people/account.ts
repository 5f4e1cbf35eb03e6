import { bg } from './bg/account.ts';
import { en } from './en/account.ts';

export const accountTexts = { en, bg };
