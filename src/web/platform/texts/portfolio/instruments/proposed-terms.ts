import { bg } from '../bg/instruments/proposed-terms.ts';
import { en } from '../en/instruments/proposed-terms.ts';

export const proposedTermsTexts = { en, bg };
