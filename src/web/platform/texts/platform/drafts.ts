import { bg } from './bg/drafts.ts';
import { en } from './en/drafts.ts';

export const draftsTexts = { en, bg };
