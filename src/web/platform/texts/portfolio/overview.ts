import { bg } from './bg/overview.ts';
import { en } from './en/overview.ts';

export const overviewTexts = { en, bg };
