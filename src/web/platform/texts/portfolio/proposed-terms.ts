import { bg } from './bg/proposed-terms.ts';
import { en } from './en/proposed-terms.ts';

export const proposedTermsTexts = { en, bg };
