import { bg } from './bg/redenomination.ts';
import { en } from './en/redenomination.ts';

export const redenominationTexts = { en, bg };
