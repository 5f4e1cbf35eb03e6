import { bg } from './bg/refused-page.ts';
import { en } from './en/refused-page.ts';

export const refusedPageTexts = { en, bg };
