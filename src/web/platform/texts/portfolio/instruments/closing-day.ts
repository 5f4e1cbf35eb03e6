import { bg } from '../bg/instruments/closing-day.ts';
import { en } from '../en/instruments/closing-day.ts';

export const closingDayTexts = { en, bg };
