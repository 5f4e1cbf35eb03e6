import { bg } from './bg/lists.ts';
import { en } from './en/lists.ts';

export const listsTexts = { en, bg };
