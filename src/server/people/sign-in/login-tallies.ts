import type { Config } from '../../platform/config/config.ts';
import type { AttemptTime, AttemptCounter } from '../../platform/limits/attempts.store.ts';
import { configuredLimit, LIMITS } from '../../platform/config/limits.ts';
import { emailKey as keyOfEmail } from '../accounts/email-key.ts';

/** What is counted of the logins with an e-mail, from an address: failures, and in the last of them successes. */
export interface LoginTallies {
  readonly account: AttemptCounter;
  readonly fromAddress: AttemptCounter;
  /** Of the account at an address from which it signed in lately. */
  readonly atOwnAddress: AttemptCounter;
  readonly signIns: AttemptCounter;
}

export function signInsOf(emailKey: string, config: Pick<Config, 'limits'>): AttemptCounter {
  return { limit: configuredLimit('signInOfAccount', config), of: { emailKey } };
}

export function loginTallies(
  email: string,
  { address }: Pick<AttemptTime, 'address'>,
  config: Pick<Config, 'limits'>,
): LoginTallies {
  const emailKey = keyOfEmail(email);
  return {
    account: { limit: LIMITS.loginOfAccount, of: { emailKey } },
    fromAddress: { limit: LIMITS.loginFromAddress, of: { address } },
    atOwnAddress: { limit: LIMITS.loginAtOwnAddress, of: { emailKey, address } },
    signIns: signInsOf(emailKey, config),
  };
}

/**
 * The failures after which a login from this address has to wait. At an address of its own an account has tries of its own,
 * whatever others have used up.
 */
export function failuresThatRefuse(tallies: LoginTallies, isOwnAddress: boolean): readonly AttemptCounter[] {
  return [isOwnAddress ? tallies.atOwnAddress : tallies.account, tallies.fromAddress];
}
