import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_6_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_6_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_6_ABOUT_RETURNS } from './about-returns.ts';
import { HELD_OUT_6_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { HELD_OUT_6_ABOUT_TIME } from './about-time.ts';
import { HELD_OUT_6_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_6_IN_CONVERSATION } from './in-conversation.ts';

/** Several figures in one question. */
export const HELD_OUT_6: readonly AskedQuestion[] = [
  ...HELD_OUT_6_ABOUT_VALUE,
  ...HELD_OUT_6_ABOUT_HOLDINGS,
  ...HELD_OUT_6_ABOUT_PAYMENTS,
  ...HELD_OUT_6_ABOUT_TIME,
  ...HELD_OUT_6_ABOUT_RETURNS,
  ...HELD_OUT_6_IN_CONVERSATION,
  ...HELD_OUT_6_ABOUT_THE_PRODUCT,
];
