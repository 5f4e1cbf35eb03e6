import type { AskedQuestion } from '../../question.ts';
import { GUESTS_ABOUT_HOLDINGS } from './about-holdings.ts';
import { GUESTS_ABOUT_PAYMENTS } from './about-payments.ts';
import { GUESTS_ABOUT_THE_PRODUCT } from './about-the-product.ts';
import { GUESTS_ABOUT_TIME } from './about-time.ts';
import { GUESTS_ABOUT_VALUE } from './about-value.ts';
import { GUESTS_IN_CONVERSATION } from './in-conversation.ts';

/** What guests ask, who know the portfolio and write as they speak. */
export const GUESTS: readonly AskedQuestion[] = [
  ...GUESTS_ABOUT_VALUE,
  ...GUESTS_ABOUT_HOLDINGS,
  ...GUESTS_ABOUT_PAYMENTS,
  ...GUESTS_ABOUT_TIME,
  ...GUESTS_IN_CONVERSATION,
  ...GUESTS_ABOUT_THE_PRODUCT,
];
