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

/** Every question that the assistant is judged by; the sets that are held out as a whole were each written without sight of the examples. */
export const QUESTIONS: readonly AskedQuestion[] = [
  ...VALUE,
  ...HOLDINGS,
  ...PAYMENTS,
  ...TIME,
  ...RISK,
  ...CHANGES,
  ...HELP,
  ...SEVERAL,
  ...HELD_OUT_1,
  ...HELD_OUT_2,
  ...HELD_OUT_3,
  ...HELD_OUT_4,
  ...HELD_OUT_5,
  ...HELD_OUT_6,
  ...HELD_OUT_7,
  ...HELD_OUT_8,
  ...HELD_OUT_9,
  ...HELD_OUT_10,
  ...HELD_OUT_11,
];
