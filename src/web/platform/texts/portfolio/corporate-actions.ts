import { bg } from './bg/corporate-actions.ts';
import { en } from './en/corporate-actions.ts';

export const corporateActionsTexts = { en, bg };
