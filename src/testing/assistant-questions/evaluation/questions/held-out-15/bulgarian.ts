import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_15_BULGARIAN_ABOUT_HOLDINGS_AND_HELP } from './bulgarian-holdings-and-help.ts';
import { HELD_OUT_15_BULGARIAN_ABOUT_PAYMENTS } from './bulgarian-payments.ts';
import { HELD_OUT_15_BULGARIAN_ABOUT_TIME_AND_RISK } from './bulgarian-time-and-risk.ts';
import { HELD_OUT_15_BULGARIAN_ABOUT_VALUE } from './bulgarian-value.ts';

/** As someone asks who tries all of it before accepting it: plain questions, evenly about everything. */
export const HELD_OUT_15_BULGARIAN: readonly AskedQuestion[] = [
  ...HELD_OUT_15_BULGARIAN_ABOUT_VALUE,
  ...HELD_OUT_15_BULGARIAN_ABOUT_HOLDINGS_AND_HELP,
  ...HELD_OUT_15_BULGARIAN_ABOUT_PAYMENTS,
  ...HELD_OUT_15_BULGARIAN_ABOUT_TIME_AND_RISK,
];
