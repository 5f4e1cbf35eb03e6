import { bg } from './bg/missing-figures.ts';
import { en } from './en/missing-figures.ts';

export const missingFiguresTexts = { en, bg };
