/// <reference types="vite/types/importMeta.d.ts" />
import type { Role } from '#api/users';
import type { Config } from '../config.ts';
import { ApiError } from '../http/api-error.ts';

export type PasswordPolicy = Config['passwordPolicy'];

const PRODUCT_NAME = 'kupon';

/** Built into the bundle, so that no check of a password goes over a network. */
const files = import.meta.glob<string>('./common-passwords.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const commonPasswords = new Set(
  Object.values(files).flatMap((text) =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')),
  ),
);

/** That a password must have, or under `advisory` should have. */
function fewestCharacters(policy: PasswordPolicy): number {
  return policy === 'strict' ? 15 : 8;
}

/** The rules for users, as they are told to the forms. */
export function passwordRules(policy: PasswordPolicy) {
  return { binding: policy !== 'advisory', fewestCharacters: fewestCharacters(policy) };
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

export interface PasswordOwner {
  readonly email: string;
  readonly username: string;
}

/** Administrators are held to `standard` at least. */
export function policyFor(role: Role, policy: PasswordPolicy): PasswordPolicy {
  return role === 'admin' && policy === 'advisory' ? 'standard' : policy;
}

/** What is wrong with the password, as a sentence about it; undefined where it is good. There are no rules of composition. */
export function weaknessOf(
  password: string,
  policy: PasswordPolicy,
  owner: PasswordOwner,
): string | undefined {
  const fewest = fewestCharacters(policy);
  if (Array.from(password.normalize('NFKC')).length < fewest)
    return `must have at least ${fewest} characters`;
  const text = folded(password);
  if (commonPasswords.has(text)) return 'is one of the commonest passwords; choose another one';
  if (text === folded(owner.email)) return 'must not be the e-mail address';
  if (text === folded(owner.username)) return 'must not be the username';
  return text === PRODUCT_NAME ? 'must not be the name of this product' : undefined;
}

interface NewPassword {
  readonly password: string;
  readonly policy: PasswordPolicy;
  readonly owner: PasswordOwner;
  /** The field that the password came in. */
  readonly path?: string;
}

/** Throws weak_password with the reason; under `advisory` gives it as advice. */
export function refuseWeakPassword({
  password,
  policy,
  owner,
  path = 'password',
}: NewPassword): string | undefined {
  const weakness = weaknessOf(password, policy, owner);
  if (weakness === undefined) return undefined;
  if (policy === 'advisory') return `The password was taken, against the advice: it ${weakness}.`;
  throw new ApiError('weak_password', `The password ${weakness}.`, { errors: [{ path, message: weakness }] });
}
