import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_5_ABOUT_HOLDINGS } from './about-holdings.ts';
import { HELD_OUT_5_ABOUT_PAYMENTS } from './about-payments.ts';
import { HELD_OUT_5_ABOUT_RETURNS } from './about-returns.ts';
import { HELD_OUT_5_ABOUT_RISK_AND_WORDS } from './about-risk-and-words.ts';
import { HELD_OUT_5_ABOUT_TIME } from './about-time.ts';
import { HELD_OUT_5_ABOUT_VALUE } from './about-value.ts';
import { HELD_OUT_5_DECLINED } from './declined.ts';
import { HELD_OUT_5_IN_CONVERSATION } from './in-conversation.ts';

/** Short and passing questions, with words and what is declined. */
export const HELD_OUT_5: readonly AskedQuestion[] = [
  ...HELD_OUT_5_ABOUT_VALUE,
  ...HELD_OUT_5_ABOUT_HOLDINGS,
  ...HELD_OUT_5_ABOUT_PAYMENTS,
  ...HELD_OUT_5_ABOUT_TIME,
  ...HELD_OUT_5_ABOUT_RETURNS,
  ...HELD_OUT_5_ABOUT_RISK_AND_WORDS,
  ...HELD_OUT_5_IN_CONVERSATION,
  ...HELD_OUT_5_DECLINED,
];
