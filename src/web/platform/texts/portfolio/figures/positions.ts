import { bg } from '../bg/figures/positions.ts';
import { en } from '../en/figures/positions.ts';

export const positionsTexts = { en, bg };
