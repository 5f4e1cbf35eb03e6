import { maskTaxId } from '#domain/identifiers/mask-tax-id';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import type { ImportedUser } from '#domain/imports/imported-row';
import { brokenRule } from '#api/platform/field-rules';
import type { Language } from '#domain/language';
import { UserFields, type User } from '#api/people/users';
import { emailKey } from '../../../../people/accounts/email-key.ts';
import { toUser } from '../../../../people/accounts/user-row.ts';
import { findUser, listUserRowsByEmail } from '../../../../people/accounts/users.store.ts';
import type { ImportedUserFields } from '../import-contents.ts';
import {
  errorOutcome,
  stageRow,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import { inChunks } from './resolved-rows.ts';
import { validate, rowError, omitMissing, shownFields, type Validated, type Fields } from './written-row.ts';

type UserRow = ResolvedRow & { readonly entry: ImportedUser };

const FIELDS = ['username', 'email', 'phoneNumber', 'personOrCompany', 'bulstatOrEgn', 'language'] as const;
const SentUser = UserFields.pick({
  username: true,
  email: true,
  phoneNumber: true,
  personOrCompany: true,
  bulstatOrEgn: true,
  language: true,
});

/** Compares the users in a file with the stored ones by email: new users, and changed fields of existing ones. Role and email never change. */
export async function compareUsers(context: CompareContext, rows: readonly UserRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, access } = context;
  const { language } = await findUser(db, access.userId, access.dataKeys);
  const emails = new Map<string, number>();
  for (const chunk of inChunks(rows)) {
    const keys = chunk.map(({ entry }) => emailKey(entry.fields['email'] ?? ''));
    const stored = await listUserRowsByEmail(db, keys);
    const byEmail = new Map(stored.map((row) => [row.email_key, toUser(row, access.dataKeys)]));
    for (const [at, row] of chunk.entries()) {
      const key = keys[at] ?? '';
      const earlier = emails.get(key);
      emails.set(key, earlier ?? row.row.row);
      const outcome =
        earlier === undefined
          ? compareUser(context, row.entry, { stored: byEmail.get(key), language })
          : withName(errorOutcome(rowError('same_email_above', { row: earlier }), 'user'), row.entry);
      await context.keep(stageRow(row, outcome));
    }
  }
}

interface ComparedWith {
  readonly stored: User | undefined;
  /** For users without a language in the file. */
  readonly language: Language;
}

function compareUser(
  { access, today }: CompareContext,
  entry: ImportedUser,
  { stored, language }: ComparedWith,
): Outcome {
  if (!access.targets.has('user')) return errorOutcome(rowError('office_only'), 'user');
  const type = stored?.personOrCompany ?? likelyType(entry.fields, today);
  const known = stored === undefined ? { personOrCompany: type } : userFields(stored);
  const read = readUser({ ...known, ...entry.fields }, language);
  if (!read.ok) return withName(errorOutcome(read.errors, 'user'), entry);
  const after = read.value;
  const isNewNumber = stored?.bulstatOrEgn !== after.bulstatOrEgn || type !== after.personOrCompany;
  const isWrong = isNewNumber && taxIdWarning(after.personOrCompany, after.bulstatOrEgn, today) !== undefined;
  // Such numbers exist, so the row is left out at first; including it confirms the number.
  const warning = isWrong
    ? { errors: [{ column: 'bulstatOrEgn', ...brokenRule('tax_id_check_digit') }], needsConfirmation: true }
    : {};
  if (stored === undefined) {
    const added = { after: shownFields(masked(after)), user: { before: null, after } };
    return { kind: 'new', target: 'user', ...added, writes: [], ...warning };
  }
  const key = { target: 'user', userId: stored.userId, targetId: stored.userId } as const;
  const before = { ...userFields(stored), bulstatOrEgn: stored.bulstatOrEgn ?? '' };
  const differing = changedFields(before, after);
  if (differing === null) return { kind: 'unchanged', ...key };
  return {
    kind: 'changed',
    ...key,
    targetVersion: stored.version,
    ...differing,
    user: { before, after },
    writes: [],
    ...warning,
  };
}

/** So that the list names the row. */
const withName = (outcome: Outcome, { fields }: ImportedUser): Outcome => ({
  ...outcome,
  after: { username: fields['username'] ?? null },
});

function readUser(fields: Fields, language: Language): Validated<ImportedUserFields> {
  return validate(SentUser, omitMissing(fields), (sent) => ({
    ...sent,
    language: sent.language ?? language,
  }));
}

/** The type that the number is valid for, if the file has no column for it. */
function likelyType({ bulstatOrEgn = '' }: ImportedUser['fields'], today: CompareContext['today']) {
  const isValid = (type: 'person' | 'company') => taxIdWarning(type, bulstatOrEgn, today) === undefined;
  return !isValid('person') && isValid('company') ? 'company' : 'person';
}

function userFields({ username, email, phoneNumber, personOrCompany, bulstatOrEgn, language }: User) {
  return { username, email, phoneNumber, personOrCompany, bulstatOrEgn, language };
}

/** With the personal number of a person masked, as lists show it. */
function masked<F extends ImportedUserFields>(fields: F): F {
  if (fields.personOrCompany === 'company') return fields;
  return { ...fields, bulstatOrEgn: maskTaxId(fields.bulstatOrEgn) };
}

/** The fields that differ. Emails are not compared: users are matched by email, regardless of case. */
function changedFields(
  before: ImportedUserFields,
  after: ImportedUserFields,
): { readonly before: Fields; readonly after: Fields } | null {
  const names = FIELDS.filter((name) => name !== 'email' && before[name] !== after[name]);
  if (names.length === 0) return null;
  const only = (fields: ImportedUserFields) =>
    shownFields(Object.fromEntries(names.map((name) => [name, masked(fields)[name]])));
  return { before: only(before), after: only(after) };
}
