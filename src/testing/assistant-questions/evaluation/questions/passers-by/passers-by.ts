import type { AskedQuestion } from '../../question.ts';
import { PASSERS_BY_ABOUT_HOLDINGS } from './about-holdings.ts';
import { PASSERS_BY_ABOUT_PAYMENTS } from './about-payments.ts';
import { PASSERS_BY_ABOUT_TIME } from './about-time.ts';
import { PASSERS_BY_ABOUT_VALUE } from './about-value.ts';

/** What people ask who pass by once and have never seen the product. */
export const PASSERS_BY: readonly AskedQuestion[] = [
  ...PASSERS_BY_ABOUT_VALUE,
  ...PASSERS_BY_ABOUT_HOLDINGS,
  ...PASSERS_BY_ABOUT_PAYMENTS,
  ...PASSERS_BY_ABOUT_TIME,
];
