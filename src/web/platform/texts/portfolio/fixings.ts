import { bg } from './bg/fixings.ts';
import { en } from './en/fixings.ts';

export const fixingsTexts = { en, bg };
