import { bg } from '../bg/figures/missing-figures.ts';
import { en } from '../en/figures/missing-figures.ts';

export const missingFiguresTexts = { en, bg };
