import { bg } from './bg/bonds.ts';
import { en } from './en/bonds.ts';

export const bondsTexts = { en, bg };
