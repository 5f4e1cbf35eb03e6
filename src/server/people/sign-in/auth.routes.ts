import {
  findPasswordRules,
  forgotPassword,
  login,
  logout,
  logoutAll,
  register as registerEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '#api/people/auth';
import { finishSignIn as finishSignInEndpoint } from '#api/people/second-factor';
import { endSession, endAllSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../platform/config/config.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { mailDelivery } from '../../platform/mail/mailer.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logIn } from './log-in.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { passwordRules } from '../passwords/password-policy.ts';
import { register } from './register.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';
import { setPasswordAdvice } from '../passwords/password-advice-header.ts';

export function authRoutes(options: { config: Config; hashing: PasswordHashing }): readonly Route[] {
  return [
    route(login, ({ db, body, incoming }) => logIn(db, body, { ...options, incoming })),
    route(finishSignInEndpoint, ({ db, body, incoming }) => finishSignIn(db, body, { ...options, incoming })),
    route(registerEndpoint, ({ db, body, incoming }) => register(db, body, { ...options, incoming })),
    route(forgotPassword, async ({ db, body, incoming }) => {
      await sendResetLink(db, body.email, { ...options, incoming });
      return { mail: mailDelivery(options.config) };
    }),
    route(resetPasswordEndpoint, async ({ db, body, incoming }) =>
      setPasswordAdvice(incoming, await resetPassword(db, body, { ...options, incoming })),
    ),
    route(findPasswordRules, () => Promise.resolve(passwordRules(options.config.passwordPolicy))),
    write(logout, async ({ tx, principal }) => {
      await endSession(tx, principal.via.sessionId);
      await recordEvent(tx, { action: 'signed_out', holder: principal.userId });
    }),
    write(logoutAll, async ({ tx, principal }) => {
      await endAllSessions(tx, principal.userId);
      await recordEvent(tx, { action: 'signed_out_everywhere', holder: principal.userId });
    }),
  ];
}
