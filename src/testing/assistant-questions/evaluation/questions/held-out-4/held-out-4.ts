import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_4_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_4_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_4_ABOUT_RETURNS } from './about-returns.ts';
import { HELD_OUT_4_ABOUT_VALUE } from './about-value.ts';

/** The same by others, and of returns, yields and taxes. */
export const HELD_OUT_4: readonly AskedQuestion[] = [
  ...HELD_OUT_4_ABOUT_HOLDINGS,
  ...HELD_OUT_4_ABOUT_PAYMENTS,
  ...HELD_OUT_4_ABOUT_RETURNS,
  ...HELD_OUT_4_ABOUT_VALUE,
];
