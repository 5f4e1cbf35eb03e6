import type { Config } from '../../platform/config/config.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** What signing in or proving one's identity needs besides the database. */
export interface SignInContext {
  readonly hashing: PasswordHashing;
  readonly config: Config;
  readonly incoming: RequestContext;
}
