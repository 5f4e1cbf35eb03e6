import type { AskedQuestion } from '../../question.ts';
import { BULGARIAN_HOLDINGS_AND_HELP } from './bulgarian-holdings-and-help.ts';
import { BULGARIAN_PAYMENTS } from './bulgarian-payments.ts';
import { BULGARIAN_TIME_AND_RISK } from './bulgarian-time-and-risk.ts';
import { BULGARIAN_VALUE } from './bulgarian-value.ts';

/** As a shop owner on the phone, a lawyer, a student who has inherited a portfolio and a retired teacher ask. */
export const HELD_OUT_14_BULGARIAN: readonly AskedQuestion[] = [
  ...BULGARIAN_VALUE,
  ...BULGARIAN_PAYMENTS,
  ...BULGARIAN_TIME_AND_RISK,
  ...BULGARIAN_HOLDINGS_AND_HELP,
];
