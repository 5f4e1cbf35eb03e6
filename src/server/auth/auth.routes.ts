import {
  forgotPassword,
  login,
  logout,
  logoutAll,
  register as registerEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '#api/auth';
import { endSession, endSessionsOf } from '../access/sessions.store.ts';
import type { Config } from '../config.ts';
import { route, write, type Route } from '../http/route.ts';
import { logIn } from './log-in.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { register } from './register.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';

export function authRoutes(given: { config: Config; hashing: PasswordHashing }): readonly Route[] {
  return [
    route(login, ({ db, body, incoming }) => logIn(db, body, { ...given, incoming })),
    route(registerEndpoint, ({ db, body, incoming }) => register(db, body, { ...given, incoming })),
    route(forgotPassword, ({ db, body, incoming }) => sendResetLink(db, body.email, { ...given, incoming })),
    route(resetPasswordEndpoint, ({ db, body, incoming }) => resetPassword(db, body, { ...given, incoming })),
    write(logout, ({ tx, session }) => endSession(tx, session.sessionId)),
    write(logoutAll, ({ tx, session }) => endSessionsOf(tx, session.userId)),
  ];
}
