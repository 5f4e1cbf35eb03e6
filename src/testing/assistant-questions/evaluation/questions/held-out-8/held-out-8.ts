import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_8_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_8_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_8_ABOUT_RETURNS } from './about-returns.ts';
import { HELD_OUT_8_ABOUT_RISK } from './about-risk.ts';
import { HELD_OUT_8_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { HELD_OUT_8_ABOUT_TIME } from './about-time.ts';
import { HELD_OUT_8_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_8_IN_CONVERSATION } from './in-conversation.ts';

/** With a story, a trade and a way of writing of their own. */
export const HELD_OUT_8: readonly AskedQuestion[] = [
  ...HELD_OUT_8_ABOUT_VALUE,
  ...HELD_OUT_8_ABOUT_HOLDINGS,
  ...HELD_OUT_8_ABOUT_PAYMENTS,
  ...HELD_OUT_8_ABOUT_TIME,
  ...HELD_OUT_8_ABOUT_RETURNS,
  ...HELD_OUT_8_ABOUT_RISK,
  ...HELD_OUT_8_IN_CONVERSATION,
  ...HELD_OUT_8_ABOUT_THE_PRODUCT,
];
