import { CONVERSATION_TEXTS } from './conversation-texts.ts';
import { EXAMPLE_TEXTS } from './glossary-examples.ts';
import { HOLDING_TEXTS } from './holdings-texts.ts';
import { NAMES } from './names.ts';
import { PAYMENT_TEXTS } from './payments-texts.ts';
import { PORTFOLIO_TEXTS } from './portfolio-texts.ts';

/** Everything that the built-in assistant says, but for titles, instructions and meanings of words. */
export const TEXTS = {
  ...NAMES,
  ...HOLDING_TEXTS,
  ...PAYMENT_TEXTS,
  ...PORTFOLIO_TEXTS,
  ...CONVERSATION_TEXTS,
  ...EXAMPLE_TEXTS,
};

export type TextKey = keyof typeof TEXTS;
