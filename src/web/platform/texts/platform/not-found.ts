import { bg } from './bg/not-found.ts';
import { en } from './en/not-found.ts';

export const notFoundTexts = { en, bg };
