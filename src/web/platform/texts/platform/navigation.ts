import { bg } from './bg/navigation.ts';
import { en } from './en/navigation.ts';

/** Texts of the tabs, kept out of the first load. */
export const navigationTexts = { en, bg };
