import type { Config } from '../../platform/config/config.ts';
import type { AttemptTime, AttemptCounter } from '../../platform/limits/attempts.store.ts';
import { configuredLimit, LIMITS } from '../../platform/config/limits.ts';
import { emailKey as keyOfEmail } from '../accounts/email-key.ts';

/** Counters for logins with an email from an address: failures, and in the last counter successes. */
interface LoginCounters {
  readonly account: AttemptCounter;
  readonly fromAddress: AttemptCounter;
  /** Failures of the account at an address it signed in from recently. */
  readonly atOwnAddress: AttemptCounter;
  readonly signIns: AttemptCounter;
}

export function signInCounter(emailKey: string, config: Pick<Config, 'limits'>): AttemptCounter {
  return { limit: configuredLimit('signInOfAccount', config), of: { emailKey } };
}

export function loginCounters(
  email: string,
  { address }: Pick<AttemptTime, 'address'>,
  config: Pick<Config, 'limits'>,
): LoginCounters {
  const emailKey = keyOfEmail(email);
  return {
    account: { limit: LIMITS.loginOfAccount, of: { emailKey } },
    fromAddress: { limit: LIMITS.loginFromAddress, of: { address } },
    atOwnAddress: { limit: LIMITS.loginAtOwnAddress, of: { emailKey, address } },
    signIns: signInCounter(emailKey, config),
  };
}

/**
 * The counters of failures that can make a login from this address wait. At its own address an account has a separate allowance,
 * whatever others have used up.
 */
export function failuresThatRefuse(tallies: LoginCounters, isOwnAddress: boolean): readonly AttemptCounter[] {
  return [isOwnAddress ? tallies.atOwnAddress : tallies.account, tallies.fromAddress];
}
