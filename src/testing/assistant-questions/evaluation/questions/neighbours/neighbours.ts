import type { AskedQuestion } from '../../question.ts';
import { NEIGHBOURS_A_WEEK_LATER } from './a-week-later.ts';
import { NEIGHBOURS_ABOUT_HOLDINGS } from './about-holdings.ts';
import { NEIGHBOURS_ABOUT_PAYMENTS } from './about-payments.ts';
import { NEIGHBOURS_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { NEIGHBOURS_ABOUT_TIME } from './about-time.ts';
import { NEIGHBOURS_ABOUT_VALUE } from './about-value.ts';
import { NEIGHBOURS_IN_CONVERSATION } from './in-conversation.ts';

/** What neighbours ask who have seen the screens once. */
export const NEIGHBOURS: readonly AskedQuestion[] = [
  ...NEIGHBOURS_ABOUT_VALUE,
  ...NEIGHBOURS_ABOUT_HOLDINGS,
  ...NEIGHBOURS_ABOUT_PAYMENTS,
  ...NEIGHBOURS_ABOUT_TIME,
  ...NEIGHBOURS_IN_CONVERSATION,
  ...NEIGHBOURS_ABOUT_THE_PRODUCT,
  ...NEIGHBOURS_A_WEEK_LATER,
];
