import { bg } from './bg/closing-day.ts';
import { en } from './en/closing-day.ts';

export const closingDayTexts = { en, bg };
