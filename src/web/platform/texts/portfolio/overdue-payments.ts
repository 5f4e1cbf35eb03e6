import { bg } from './bg/overdue-payments.ts';
import { en } from './en/overdue-payments.ts';

export const overduePaymentsTexts = { en, bg };
