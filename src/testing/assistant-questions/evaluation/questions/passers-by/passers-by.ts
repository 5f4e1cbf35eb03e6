import type { AskedQuestion } from '../../question.ts';
import { PASSERS_BY_ABOUT_HOLDINGS } from './about-holdings.ts';
import { PASSERS_BY_ABOUT_PAYMENTS } from './about-payments.ts';
import { PASSERS_BY_ABOUT_RETURNS } from './about-returns.ts';
import { PASSERS_BY_ABOUT_RISK_AND_WORDS } from './about-risk-and-words.ts';
import { PASSERS_BY_ABOUT_TIME } from './about-time.ts';
import { PASSERS_BY_ABOUT_VALUE } from './about-value.ts';
import { PASSERS_BY_DECLINED } from './declined.ts';
import { PASSERS_BY_IN_CONVERSATION } from './in-conversation.ts';

/** What people ask who pass by once and have never seen the product. */
export const PASSERS_BY: readonly AskedQuestion[] = [
  ...PASSERS_BY_ABOUT_VALUE,
  ...PASSERS_BY_ABOUT_HOLDINGS,
  ...PASSERS_BY_ABOUT_PAYMENTS,
  ...PASSERS_BY_ABOUT_TIME,
  ...PASSERS_BY_ABOUT_RETURNS,
  ...PASSERS_BY_ABOUT_RISK_AND_WORDS,
  ...PASSERS_BY_IN_CONVERSATION,
  ...PASSERS_BY_DECLINED,
];
