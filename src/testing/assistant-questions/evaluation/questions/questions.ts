import type { AskedQuestion } from '../question.ts';
import { VALUE } from './value.ts';
import { HOLDINGS } from './holdings.ts';
import { PAYMENTS } from './payments.ts';
import { TIME } from './time.ts';
import { RISK } from './risk.ts';
import { CHANGES } from './changes.ts';
import { HELP } from './help.ts';
import { SEVERAL } from './several.ts';
import { HELD_OUT_1 } from './held-out-1/held-out-1.ts';
import { HELD_OUT_2 } from './held-out-2/held-out-2.ts';
import { HELD_OUT_3 } from './held-out-3/held-out-3.ts';
import { HELD_OUT_4 } from './held-out-4/held-out-4.ts';
import { HELD_OUT_5 } from './held-out-5/held-out-5.ts';
import { HELD_OUT_6 } from './held-out-6/held-out-6.ts';
import { HELD_OUT_7 } from './held-out-7/held-out-7.ts';
import { HELD_OUT_8 } from './held-out-8/held-out-8.ts';
import { HELD_OUT_9 } from './held-out-9/held-out-9.ts';
import { HELD_OUT_10 } from './held-out-10/held-out-10.ts';
import { HELD_OUT_11 } from './held-out-11/held-out-11.ts';
import { HELD_OUT_12 } from './held-out-12/held-out-12.ts';
import { HELD_OUT_13 } from './held-out-13/held-out-13.ts';
import { HELD_OUT_14_BULGARIAN } from './held-out-14/bulgarian.ts';
import { HELD_OUT_14_ENGLISH } from './held-out-14/english.ts';
import { HELD_OUT_15_BULGARIAN } from './held-out-15/bulgarian.ts';
import { HELD_OUT_15_ENGLISH } from './held-out-15/english.ts';

/** By the name of their file; the sets that are held out as a whole were each written without sight of the examples. */
export const SETS: Readonly<Record<string, readonly AskedQuestion[]>> = {
  value: VALUE,
  holdings: HOLDINGS,
  payments: PAYMENTS,
  time: TIME,
  risk: RISK,
  changes: CHANGES,
  help: HELP,
  several: SEVERAL,
  'held-out-1': HELD_OUT_1,
  'held-out-2': HELD_OUT_2,
  'held-out-3': HELD_OUT_3,
  'held-out-4': HELD_OUT_4,
  'held-out-5': HELD_OUT_5,
  'held-out-6': HELD_OUT_6,
  'held-out-7': HELD_OUT_7,
  'held-out-8': HELD_OUT_8,
  'held-out-9': HELD_OUT_9,
  'held-out-10': HELD_OUT_10,
  'held-out-11': HELD_OUT_11,
  'held-out-12': HELD_OUT_12,
  'held-out-13': HELD_OUT_13,
  'held-out-14': [...HELD_OUT_14_ENGLISH, ...HELD_OUT_14_BULGARIAN],
  'held-out-15': [...HELD_OUT_15_ENGLISH, ...HELD_OUT_15_BULGARIAN],
};

/** Every question that the assistant is judged by. */
export const QUESTIONS: readonly AskedQuestion[] = Object.values(SETS).flat();
