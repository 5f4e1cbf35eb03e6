import { bg } from '../bg/instruments/redenomination.ts';
import { en } from '../en/instruments/redenomination.ts';

export const redenominationTexts = { en, bg };
