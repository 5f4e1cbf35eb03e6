import { bg } from './bg/forms.ts';
import { en } from './en/forms.ts';

export const formsTexts = { en, bg };
