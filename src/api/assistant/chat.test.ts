import { expect, it } from 'vitest';
import { Conversation } from './chat.ts';
import { issueRule } from '../platform/field-rules.ts';

it.each(['', ' \n\t', '\u00a0\u2028', '\u200b\u0007', '\u0000'])(
  'a question without visible characters is refused (SEC-122): %j',
  (content) => {
    const { error } = Conversation.safeParse({ messages: [{ role: 'user', content }] });
    expect(error?.issues.map((issue) => issueRule(issue).rule)).toEqual(['ends_with_question']);
  },
);
