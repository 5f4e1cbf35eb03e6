import { forgotPassword, resetPassword } from '#api/people/auth';
import type { TestUser } from './a-user.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** Requests the link to reset the password, and follows it. */
export async function resetByLink(app: TestApp, { email }: TestUser, newPassword: string): Promise<void> {
  await app.answer(forgotPassword, { body: { email } });
  const { body } = await app.db
    .selectFrom('outbox')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [, token] = /token=([\w-]+)/.exec(body)!;
  await app.answer(resetPassword, { body: { token, newPassword } });
}
