import type { Config } from '../../platform/config/config.ts';
import type { Incoming } from '../../platform/http/request.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** What signing in, or proving who one is, needs beside the database. */
export interface SignInContext {
  readonly hashing: PasswordHashing;
  readonly config: Config;
  readonly incoming: Incoming;
}
