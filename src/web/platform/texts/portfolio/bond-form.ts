import { bg } from './bg/bond-form.ts';
import { en } from './en/bond-form.ts';

export const bondFormTexts = { en, bg };
