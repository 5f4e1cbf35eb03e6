import { bg } from '../bg/figures/overview.ts';
import { en } from '../en/figures/overview.ts';

export const overviewTexts = { en, bg };
