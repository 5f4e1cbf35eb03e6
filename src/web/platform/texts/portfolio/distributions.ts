import { bg } from './bg/distributions.ts';
import { en } from './en/distributions.ts';

export const distributionsTexts = { en, bg };
