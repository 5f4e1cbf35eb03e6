import type { AskedQuestion } from '../../question.ts';
import { HELD_OUT_2_AT_HOME } from './at-home.ts';
import { HELD_OUT_2_AT_WORK } from './at-work.ts';
import { HELD_OUT_2_IN_CONVERSATION } from './in-conversation.ts';

/** At length and politely, or short and in the terms of the trade; several at once. */
export const HELD_OUT_2: readonly AskedQuestion[] = [
  ...HELD_OUT_2_AT_HOME,
  ...HELD_OUT_2_AT_WORK,
  ...HELD_OUT_2_IN_CONVERSATION,
];
