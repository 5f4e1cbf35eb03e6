import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_7_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_7_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_7_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { HELD_OUT_7_ABOUT_TIME } from './about-time.ts';
import { HELD_OUT_7_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_7_IN_CONVERSATION } from './in-conversation.ts';

/** As people speak who know their portfolio. */
export const HELD_OUT_7: readonly AskedQuestion[] = [
  ...HELD_OUT_7_ABOUT_VALUE,
  ...HELD_OUT_7_ABOUT_HOLDINGS,
  ...HELD_OUT_7_ABOUT_PAYMENTS,
  ...HELD_OUT_7_ABOUT_TIME,
  ...HELD_OUT_7_IN_CONVERSATION,
  ...HELD_OUT_7_ABOUT_THE_PRODUCT,
];
