import type { AskedQuestion } from '../../question.ts';
import { CALLERS_ABOUT_HOLDINGS } from './about-holdings.ts';
import { CALLERS_ABOUT_PAYMENTS } from './about-payments.ts';
import { CALLERS_ABOUT_RETURNS } from './about-returns.ts';
import { CALLERS_ABOUT_RISK } from './about-risk.ts';
import { CALLERS_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { CALLERS_ABOUT_TIME } from './about-time.ts';
import { CALLERS_ABOUT_VALUE } from './about-value.ts';
import { CALLERS_IN_CONVERSATION } from './in-conversation.ts';

/** What callers ask within a week, each with a trade and a way of writing of their own. */
export const CALLERS: readonly AskedQuestion[] = [
  ...CALLERS_ABOUT_VALUE,
  ...CALLERS_ABOUT_HOLDINGS,
  ...CALLERS_ABOUT_PAYMENTS,
  ...CALLERS_ABOUT_TIME,
  ...CALLERS_ABOUT_RETURNS,
  ...CALLERS_ABOUT_RISK,
  ...CALLERS_IN_CONVERSATION,
  ...CALLERS_ABOUT_THE_PRODUCT,
];
