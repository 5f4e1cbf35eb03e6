import { bg } from './bg/user-details.ts';
import { en } from './en/user-details.ts';

export const userDetailsTexts = { en, bg };
