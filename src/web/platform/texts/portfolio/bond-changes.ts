import { bg } from './bg/bond-changes.ts';
import { en } from './en/bond-changes.ts';

export const bondChangesTexts = { en, bg };
