import { bg } from '../bg/instruments/corporate-actions.ts';
import { en } from '../en/instruments/corporate-actions.ts';

export const corporateActionsTexts = { en, bg };
