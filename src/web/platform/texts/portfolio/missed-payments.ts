import { bg } from './bg/missed-payments.ts';
import { en } from './en/missed-payments.ts';

export const missedPaymentsTexts = { en, bg };
