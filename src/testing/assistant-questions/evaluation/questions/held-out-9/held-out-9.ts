import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_9_LATER } from './later.ts';
import { HELD_OUT_9_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_9_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_9_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { HELD_OUT_9_ABOUT_TIME } from './about-time.ts';
import { HELD_OUT_9_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_9_IN_CONVERSATION } from './in-conversation.ts';

/** Plain questions of people who have seen the screens once. */
export const HELD_OUT_9: readonly AskedQuestion[] = [
  ...HELD_OUT_9_ABOUT_VALUE,
  ...HELD_OUT_9_ABOUT_HOLDINGS,
  ...HELD_OUT_9_ABOUT_PAYMENTS,
  ...HELD_OUT_9_ABOUT_TIME,
  ...HELD_OUT_9_IN_CONVERSATION,
  ...HELD_OUT_9_ABOUT_THE_PRODUCT,
  ...HELD_OUT_9_LATER,
];
