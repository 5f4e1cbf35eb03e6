import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_12_ABOUT_HOLDINGS_AND_THE_PRODUCT } from './about-holdings-and-the-product.ts';
import { HELD_OUT_12_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_12_ABOUT_TIME_AND_RETURNS } from './about-time-and-returns.ts';
import { HELD_OUT_12_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_12_IN_CONVERSATION } from './in-conversation.ts';

/** As an accountant, a pensioner, a private investor and an office type them, with typing mistakes, fragments and bad input. */
export const HELD_OUT_12: readonly AskedQuestion[] = [
  ...HELD_OUT_12_ABOUT_VALUE,
  ...HELD_OUT_12_ABOUT_PAYMENTS,
  ...HELD_OUT_12_ABOUT_TIME_AND_RETURNS,
  ...HELD_OUT_12_ABOUT_HOLDINGS_AND_THE_PRODUCT,
  ...HELD_OUT_12_IN_CONVERSATION,
];
