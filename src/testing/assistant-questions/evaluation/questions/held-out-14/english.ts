import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_14_ENGLISH_ABOUT_PAYMENTS } from './english-payments.ts';
import { HELD_OUT_14_ENGLISH_ABOUT_THE_PRODUCT } from './english-product.ts';
import { HELD_OUT_14_ENGLISH_ABOUT_TIME_AND_RISK } from './english-time-and-risk.ts';
import { HELD_OUT_14_ENGLISH_ABOUT_VALUE_AND_HOLDINGS } from './english-value-and-holdings.ts';

/** As a terse engineer, a small company's bookkeeper, a newcomer with imperfect English and a careful investor ask. */
export const HELD_OUT_14_ENGLISH: readonly AskedQuestion[] = [
  ...HELD_OUT_14_ENGLISH_ABOUT_VALUE_AND_HOLDINGS,
  ...HELD_OUT_14_ENGLISH_ABOUT_PAYMENTS,
  ...HELD_OUT_14_ENGLISH_ABOUT_TIME_AND_RISK,
  ...HELD_OUT_14_ENGLISH_ABOUT_THE_PRODUCT,
];
