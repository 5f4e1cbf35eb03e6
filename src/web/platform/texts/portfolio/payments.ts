import { bg } from './bg/payments.ts';
import { en } from './en/payments.ts';

export const paymentsTexts = { en, bg };
