import { bg } from './bg/navigation.ts';
import { en } from './en/navigation.ts';

/** Of the tabs: apart from the texts of the first load. */
export const navigationTexts = { en, bg };
