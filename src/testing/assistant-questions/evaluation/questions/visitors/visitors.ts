import type { AskedQuestion } from '../../question.ts';
import { VISITORS_ABOUT_HOLDINGS } from './about-holdings.ts';
import { VISITORS_ABOUT_PAYMENTS } from './about-payments.ts';
import { VISITORS_ABOUT_RETURNS } from './about-returns.ts';
import { VISITORS_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { VISITORS_ABOUT_TIME } from './about-time.ts';
import { VISITORS_ABOUT_VALUE } from './about-value.ts';
import { VISITORS_IN_CONVERSATION } from './in-conversation.ts';

/** What visitors ask, who read their own figures closely. */
export const VISITORS: readonly AskedQuestion[] = [
  ...VISITORS_ABOUT_VALUE,
  ...VISITORS_ABOUT_HOLDINGS,
  ...VISITORS_ABOUT_PAYMENTS,
  ...VISITORS_ABOUT_TIME,
  ...VISITORS_ABOUT_RETURNS,
  ...VISITORS_IN_CONVERSATION,
  ...VISITORS_ABOUT_THE_PRODUCT,
];
