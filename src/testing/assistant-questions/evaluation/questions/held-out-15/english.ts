import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_15_ENGLISH_ABOUT_HOLDINGS_AND_HELP } from './english-holdings-and-help.ts';
import { HELD_OUT_15_ENGLISH_ABOUT_PAYMENTS } from './english-payments.ts';
import { HELD_OUT_15_ENGLISH_ABOUT_TIME_AND_RISK } from './english-time-and-risk.ts';
import { HELD_OUT_15_ENGLISH_ABOUT_VALUE } from './english-value.ts';

/** As someone asks who tries all of it before accepting it: plain questions, evenly about everything. */
export const HELD_OUT_15_ENGLISH: readonly AskedQuestion[] = [
  ...HELD_OUT_15_ENGLISH_ABOUT_VALUE,
  ...HELD_OUT_15_ENGLISH_ABOUT_HOLDINGS_AND_HELP,
  ...HELD_OUT_15_ENGLISH_ABOUT_PAYMENTS,
  ...HELD_OUT_15_ENGLISH_ABOUT_TIME_AND_RISK,
];
