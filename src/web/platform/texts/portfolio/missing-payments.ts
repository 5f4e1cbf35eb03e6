import { bg } from './bg/missing-payments.ts';
import { en } from './en/missing-payments.ts';

export const missingPaymentsTexts = { en, bg };
