import { expect, it } from 'vitest';
import { chatTexts } from './chat.ts';
import { managedCashFlowsTexts } from './managed-cash-flows.ts';

const [chat, cashFlows] = [chatTexts.en, managedCashFlowsTexts.en];

it.each([
  [chat.title, 'AI Assistant'],
  [
    chat.greeting,
    'Hello! I can help you analyze your investment portfolio. Ask me anything about your bonds, ETFs, or shares.',
  ],
  [chat.placeholder, 'Ask about your portfolio...'],
  [chat.hint, 'Press Enter to send, Shift+Enter for new line'],
  [chat.thinking, 'AI is thinking...'],
  [chat.failed, 'Sorry, something went wrong. Please try again.'],
])('the assistant says to the letter: %s', (text, specified) => {
  expect(text).toBe(specified);
});

it.each([
  [cashFlows.failed, 'Failed to load cash flows.'],
  [cashFlows.saveFailed, 'Failed to save cash flow.'],
])('the cash flows of an administrator say to the letter: %s', (text, specified) => {
  expect(text).toBe(specified);
});
