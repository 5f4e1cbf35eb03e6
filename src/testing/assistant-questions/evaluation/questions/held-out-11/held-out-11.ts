import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_11_ABOUT_HOLDINGS_AND_THE_PRODUCT } from './about-holdings-and-the-product.ts';
import { HELD_OUT_11_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_11_ABOUT_TIME_AND_RETURNS } from './about-time-and-returns.ts';
import { HELD_OUT_11_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_11_IN_CONVERSATION } from './in-conversation.ts';

/** Of private and corporate holders of bonds, ETFs and shares, by everything that the assistant is for, with bad input. */
export const HELD_OUT_11: readonly AskedQuestion[] = [
  ...HELD_OUT_11_ABOUT_VALUE,
  ...HELD_OUT_11_ABOUT_PAYMENTS,
  ...HELD_OUT_11_ABOUT_TIME_AND_RETURNS,
  ...HELD_OUT_11_ABOUT_HOLDINGS_AND_THE_PRODUCT,
  ...HELD_OUT_11_IN_CONVERSATION,
];
