import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_13_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_13_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_13_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { HELD_OUT_13_ABOUT_TIME_AND_RISK } from './about-time-and-risk.ts';
import { HELD_OUT_13_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_13_IN_CONVERSATION } from './in-conversation.ts';

/** As a pensioner, the treasurer of a small company, a nervous beginner, an accountant and an impatient expatriate ask. */
export const HELD_OUT_13: readonly AskedQuestion[] = [
  ...HELD_OUT_13_ABOUT_VALUE,
  ...HELD_OUT_13_ABOUT_PAYMENTS,
  ...HELD_OUT_13_ABOUT_TIME_AND_RISK,
  ...HELD_OUT_13_ABOUT_HOLDINGS,
  ...HELD_OUT_13_ABOUT_THE_PRODUCT,
  ...HELD_OUT_13_IN_CONVERSATION,
];
