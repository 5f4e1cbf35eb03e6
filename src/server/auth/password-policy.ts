/// <reference types="vite/types/importMeta.d.ts" />
import type { Role } from '#api/users';
import type { Config } from '../config.ts';
import { ApiError } from '../http/api-error.ts';

export type PasswordPolicy = Config['passwordPolicy'];

const PRODUCT_NAME = 'kupon';
/** Shorter parts of a name are in too many words. */
const SHORTEST_NAME = 4;

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

/** Without case and without marks on letters. */
function unmarked(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

function holdsOneOf(password: string, names: readonly string[]): boolean {
  return names.some((name) => name.length >= SHORTEST_NAME && password.includes(name));
}

/** What of its owner or of the product the password holds, as the end of a sentence; undefined where it holds nothing. */
function nameIn(password: string, { email, username }: PasswordOwner): string | undefined {
  const text = unmarked(password);
  const [address, name] = [unmarked(email.trim()), unmarked(username.trim())];
  if (holdsOneOf(text, [address, address.split('@')[0] ?? ''])) return 'e-mail address or its beginning';
  if (holdsOneOf(text, [name, ...name.split(/\P{L}+/u)])) return 'username or a part of it';
  return text.includes(PRODUCT_NAME) ? 'name of this product' : undefined;
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
  if (commonPasswords.has(folded(password))) return 'is one of the commonest passwords; choose another one';
  const name = nameIn(password, owner);
  return name === undefined ? undefined : `must not hold the ${name}`;
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
