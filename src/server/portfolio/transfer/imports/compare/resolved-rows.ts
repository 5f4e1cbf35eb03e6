import { hash } from 'node:crypto';
import { identifyRows, type IdentityScope } from '#domain/imports/identity/identify-rows';
import type { ImportedRow } from '#domain/imports/imported-row';
import type { UserId } from '#api/platform/ids';
import type { Scope } from '../../../../people/access/scope.ts';
import { emailKey } from '../../../../people/accounts/email-key.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { findHolders, listStoredIdentities, type StoredIdentity } from './stored-rows.store.ts';
import { rowError, type Errors } from './written-row.ts';

const CHUNK_SIZE = 2_000;

export function* inChunks<T>(all: readonly T[], size = CHUNK_SIZE): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/** The holder of a row, or the errors that say why it is unknown. */
export type FindHolder = (row: ImportedRow) => { readonly userId: UserId | null; readonly errors: Errors };

const NUMBER = /^[1-9]\d{0,14}$/;

/** Finds the holders that a file names by email or user id. A file uploaded for a single holder can name only that one. */
export async function createHolderFinder(
  db: Database,
  rows: readonly ImportedRow[],
  { holderId, canNameHolders }: { readonly holderId: UserId | null; readonly canNameHolders: boolean },
): Promise<FindHolder> {
  const names = [...new Set(rows.flatMap(({ holder }) => (holder === null ? [] : [holder.trim()])))];
  const ids = names.filter((name) => NUMBER.test(name)).map(Number);
  const emailKeys = names.filter((name) => name.includes('@')).map(emailKey);
  const found = names.length === 0 ? [] : await findHolders(db, { ids, emailKeys });
  // A holder's file must not reveal which other users exist.
  const users = canNameHolders ? found : found.filter(({ id }) => id === holderId);
  const byName = new Map(
    users.flatMap(({ id, email_key }) => [[String(id), id] as const, [email_key, id] as const]),
  );
  return ({ holder, entry }) => {
    if (entry?.kind === 'user') return { userId: null, errors: [] };
    if (holder === null) {
      const isNeeded = holderId === null && needsHolder(entry);
      return { userId: holderId, errors: isNeeded ? rowError('holder_missing') : [] };
    }
    const userId = byName.get(holder.trim()) ?? byName.get(emailKey(holder));
    if (userId === undefined) return { userId: null, errors: rowError('holder_unknown', { cell: holder }) };
    const isAnother = holderId !== null && userId !== holderId;
    return { userId, errors: isAnother ? rowError('another_holder', { cell: holder }) : [] };
  };
}

function needsHolder(entry: ImportedRow['entry']): boolean {
  return entry !== null && !['price', 'user', 'edited', 'information'].includes(entry.kind);
}

export interface IdentityHash {
  readonly hash: string;
  readonly ordinal: number;
  /** The hash of everything that the row says, which differs if the row was changed in the file. */
  readonly content: string;
}

/** The identity of each row, in their order. It contains the id of the holder, in whatever form the file names them. */
export function identify(
  rows: readonly ImportedRow[],
  holders: readonly (UserId | null)[],
  scope: Pick<IdentityScope, 'format' | 'isMapped'>,
): readonly (IdentityHash | undefined)[] {
  const named = holders.map((userId) => String(userId ?? ''));
  return identifyRows(rows, { ...scope, holders: named }).map((identity, at) =>
    identity === null
      ? undefined
      : {
          hash: sha256(identity.key),
          ordinal: identity.ordinal,
          content: sha256(JSON.stringify(rows[at]?.entry)),
        },
  );
}

const sha256 = (text: string) => hash('sha256', text);

const identityKey = (userId: UserId, { hash, ordinal }: Pick<IdentityHash, 'hash' | 'ordinal'>) =>
  `${userId} ${hash} ${ordinal}`;

export type FindIdentity = (userId: UserId, identified: IdentityHash) => StoredIdentity | undefined;

/** Returns a function that finds the stored identity of a row that an earlier import wrote. */
export async function createIdentityFinder(
  db: Database,
  identified: readonly (IdentityHash & { readonly userId: UserId })[],
  { scope, timeZone }: { readonly scope: Scope; readonly timeZone: string },
): Promise<FindIdentity> {
  const listOfChunk = (chunk: typeof identified) => {
    const identities = chunk.map(({ userId, hash, ordinal }) => ({
      user_id: userId,
      identity: hash,
      ordinal,
    }));
    return listStoredIdentities(db, scope, { identities, timeZone });
  };
  // In two halves at the same time: more of them would wait for a connection, and that has a time limit.
  const halves = inChunks(identified, Math.ceil(identified.length / 2));
  const found = await Promise.all([...halves].map(listOfChunk));
  const byKey = new Map(
    found.flat().map((one) => [identityKey(one.user_id, { hash: one.identity, ordinal: one.ordinal }), one]),
  );
  return (userId, one) => byKey.get(identityKey(userId, one));
}
