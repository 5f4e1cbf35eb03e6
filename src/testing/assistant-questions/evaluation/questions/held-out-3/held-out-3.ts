import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_3_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_3_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_3_ABOUT_RETURNS } from './about-returns.ts';
import { HELD_OUT_3_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { HELD_OUT_3_ABOUT_VALUE } from './about-value.ts';

/** Everyday questions of people who have never seen the product; every figure that is asked for has to be there. */
export const HELD_OUT_3: readonly AskedQuestion[] = [
  ...HELD_OUT_3_ABOUT_HOLDINGS,
  ...HELD_OUT_3_ABOUT_PAYMENTS,
  ...HELD_OUT_3_ABOUT_RETURNS,
  ...HELD_OUT_3_ABOUT_THE_PRODUCT,
  ...HELD_OUT_3_ABOUT_VALUE,
];
