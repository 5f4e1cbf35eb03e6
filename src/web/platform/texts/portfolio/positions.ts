import { bg } from './bg/positions.ts';
import { en } from './en/positions.ts';

export const positionsTexts = { en, bg };
