import type { AskedQuestion } from '../question.ts';
import { ASKED_AT_HOME } from './asked-at-home.ts';
import { ASKED_AT_WORK } from './asked-at-work.ts';
import { ASKED_FREELY } from './asked-freely.ts';
import { ASKED_IN_CONVERSATION } from './asked-in-conversation.ts';
import { CALLERS } from './callers/callers.ts';
import { CHANGES } from './changes.ts';
import { HELD_OUT_10 } from './held-out-10/held-out-10.ts';
import { HELP } from './help.ts';
import { HOLDINGS } from './holdings.ts';
import { NEWCOMERS_ABOUT_HOLDINGS } from './newcomers-about-holdings.ts';
import { NEWCOMERS_ABOUT_PAYMENTS } from './newcomers-about-payments.ts';
import { NEWCOMERS_ABOUT_RETURNS } from './newcomers-about-returns.ts';
import { NEWCOMERS_ABOUT_VALUE } from './newcomers-about-value.ts';
import { GUESTS } from './guests/guests.ts';
import { NEIGHBOURS } from './neighbours/neighbours.ts';
import { PASSERS_BY } from './passers-by/passers-by.ts';
import { PAYMENTS } from './payments.ts';
import { RISK } from './risk.ts';
import { SEVERAL } from './several.ts';
import { STRANGERS_ABOUT_HOLDINGS } from './strangers-about-holdings.ts';
import { STRANGERS_ABOUT_PAYMENTS } from './strangers-about-payments.ts';
import { STRANGERS_ABOUT_RETURNS } from './strangers-about-returns.ts';
import { STRANGERS_ABOUT_THE_PRODUCT } from './strangers-about-the-product.ts';
import { STRANGERS_ABOUT_VALUE } from './strangers-about-value.ts';
import { TIME } from './time.ts';
import { VALUE } from './value.ts';
import { VISITORS } from './visitors/visitors.ts';

/** Every question that the assistant is judged by. */
export const QUESTIONS: readonly AskedQuestion[] = [
  ...VALUE,
  ...HOLDINGS,
  ...PAYMENTS,
  ...TIME,
  ...RISK,
  ...CHANGES,
  ...HELP,
  ...SEVERAL,
  ...ASKED_FREELY,
  ...ASKED_AT_HOME,
  ...ASKED_AT_WORK,
  ...ASKED_IN_CONVERSATION,
  ...STRANGERS_ABOUT_VALUE,
  ...STRANGERS_ABOUT_HOLDINGS,
  ...STRANGERS_ABOUT_PAYMENTS,
  ...STRANGERS_ABOUT_RETURNS,
  ...STRANGERS_ABOUT_THE_PRODUCT,
  ...NEWCOMERS_ABOUT_VALUE,
  ...NEWCOMERS_ABOUT_HOLDINGS,
  ...NEWCOMERS_ABOUT_PAYMENTS,
  ...NEWCOMERS_ABOUT_RETURNS,
  ...PASSERS_BY,
  ...VISITORS,
  ...GUESTS,
  ...CALLERS,
  ...NEIGHBOURS,
  ...HELD_OUT_10,
];
