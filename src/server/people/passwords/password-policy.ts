/// <reference types="vite/types/importMeta.d.ts" />
import { brokenRule, type BrokenRule } from '#api/platform/field-rules';
import type { Role } from '#api/people/users';
import type { Config } from '../../platform/config/config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { fieldError, fieldMessage } from '../../platform/errors/field-messages.ts';

type PasswordPolicy = Config['passwordPolicy'];

const PRODUCT_NAME = 'kupon';
/** Shorter parts of a name occur in too many words. */
const MIN_NAME_LENGTH = 4;

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

/** The length that a password must have, or under `advisory` should have. */
function minCharacters(policy: PasswordPolicy): number {
  return policy === 'strict' ? 15 : 8;
}

/** The rules for users, as the forms receive them. */
export function passwordRules(policy: PasswordPolicy) {
  return { binding: policy !== 'advisory', fewestCharacters: minCharacters(policy) };
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Ignores case and diacritics. */
function unmarked(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

function containsAny(password: string, names: readonly string[]): boolean {
  return names.some((name) => name.length >= MIN_NAME_LENGTH && password.includes(name));
}

/** The part of its owner's or the product's name that the password contains. */
function findName(
  password: string,
  { email, username }: PasswordOwner,
): 'email' | 'username' | 'product' | undefined {
  const text = unmarked(password);
  const [address, name] = [unmarked(email.trim()), unmarked(username.trim())];
  if (containsAny(text, [address, address.split('@')[0] ?? ''])) return 'email';
  if (containsAny(text, [name, ...name.split(/\P{L}+/u)])) return 'username';
  return text.includes(PRODUCT_NAME) ? 'product' : undefined;
}

interface PasswordOwner {
  readonly email: string;
  readonly username: string;
}

/** Administrators must meet `standard` at least. */
export function policyFor(role: Role, policy: PasswordPolicy): PasswordPolicy {
  return role === 'admin' && policy === 'advisory' ? 'standard' : policy;
}

/** The rule that the password breaks, if any. There are no rules about kinds of characters. */
export function findWeakness(
  password: string,
  policy: PasswordPolicy,
  owner: PasswordOwner,
): BrokenRule | undefined {
  const min = minCharacters(policy);
  if (Array.from(password.normalize('NFKC')).length < min) return brokenRule('too_short', { min });
  if (commonPasswords.has(folded(password))) return brokenRule('common_password');
  const part = findName(password, owner);
  return part === undefined ? undefined : brokenRule('password_contains_name', { part });
}

interface NewPassword {
  readonly password: string;
  readonly policy: PasswordPolicy;
  readonly owner: PasswordOwner;
  /** The field with the password. */
  readonly path?: string;
}

/** Throws weak_password with the reason; under `advisory` returns it as advice. */
export function refuseWeakPassword({
  password,
  policy,
  owner,
  path = 'password',
}: NewPassword): string | undefined {
  const weakness = findWeakness(password, policy, owner);
  if (weakness === undefined) return undefined;
  if (policy === 'advisory') return `The password was accepted against advice: it ${fieldMessage(weakness)}.`;
  throw weakPassword(path, weakness);
}

export function weakPassword(path: string, weakness: BrokenRule): ApiError {
  const error = fieldError(path, weakness);
  return new ApiError('weak_password', `The password ${error.message}.`, { errors: [error] });
}
