import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_10_ABOUT_HOLDINGS_AND_THE_PRODUCT } from './about-holdings-and-the-product.ts';
import { HELD_OUT_10_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_10_ABOUT_TIME_AND_RETURNS } from './about-time-and-returns.ts';
import { HELD_OUT_10_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_10_IN_CONVERSATION } from './in-conversation.ts';

/** Short questions as they are typed on a phone: chatty, misspelt, in Latin letters, one after the other. */
export const HELD_OUT_10: readonly AskedQuestion[] = [
  ...HELD_OUT_10_ABOUT_VALUE,
  ...HELD_OUT_10_ABOUT_PAYMENTS,
  ...HELD_OUT_10_ABOUT_TIME_AND_RETURNS,
  ...HELD_OUT_10_ABOUT_HOLDINGS_AND_THE_PRODUCT,
  ...HELD_OUT_10_IN_CONVERSATION,
];
