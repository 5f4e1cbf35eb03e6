import { expect, it } from 'vitest';
import { accountTexts } from './people/account.ts';
import { chatTexts } from './assistant/chat.ts';
import { adminCashFlowsTexts } from './portfolio/admin-cash-flows.ts';
import { signInTexts } from './people/sign-in.ts';
import { usersTexts } from './people/users.ts';

const [chat, cashFlows] = [chatTexts.en, adminCashFlowsTexts.en];
const [account, signIn, users] = [accountTexts.en, signInTexts.en, usersTexts.en];

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
])('the assistant uses the exact sentence: %s', (text, specified) => {
  expect(text).toBe(specified);
});

it.each([
  [cashFlows.failed, 'Failed to load cash flows.'],
  [cashFlows.saveFailed, 'Failed to save cash flow.'],
])('the cash flows of an administrator use the exact sentence: %s', (text, specified) => {
  expect(text).toBe(specified);
});

it.each([
  [account.loading, 'Loading your account information...'],
  [account.loadFailed, 'Failed to load account info.'],
  [account.updateFailed, 'Failed to update profile.'],
  [account.profileUpdated, 'Profile updated successfully.'],
  [account.passwordChanged, 'Password changed successfully.'],
  [account.changeFailed, 'Failed to change password.'],
  [account.mismatch, "New passwords don't match."],
  [account.profile, 'Profile Information'],
  [account.security, 'Security Settings'],
  [account.tipsTitle, 'Security Tips'],
  [signIn.forgot.submit, 'Send Reset Link'],
  [signIn.forgot.sent, 'Password reset link sent. Please check your email.'],
  [signIn.forgot.failed, 'Failed to send reset email.'],
  [signIn.reset.mismatch, "Passwords don't match."],
  [signIn.reset.done, 'Password successfully reset. You can now log in.'],
  [signIn.reset.failed, 'Failed to reset password.'],
  [users.addFailed, 'Error creating user.'],
])('accounts and passwords use the exact sentence: %s', (text, specified) => {
  expect(text).toBe(specified);
});
