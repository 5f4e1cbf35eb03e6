import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { brokenRule } from '#api/platform/field-rules';
import { UserId } from '#api/platform/ids';
import type { User, UserCounts } from '#api/people/users';
import type { Database, Tables } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { invalidField } from '../../platform/errors/field-messages.ts';
import { toMaskedUser } from '../accounts/user-row.ts';

interface UserQuery {
  /** A part of the name, email or phone number. The tax id is not searched, because it would appear in the URL. */
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface UserPage {
  readonly users: readonly User[];
  /** The start of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/**
 * Users ordered by name, ignoring case, and by id if names are equal. The ids are found with the index alone
 * (migrations/0001-users.sql), then their rows are read.
 */
export async function listUserPage(
  db: Database,
  { q = '', limit, cursor }: UserQuery & { readonly limit: number },
  dataKeys: DataKeys,
): Promise<UserPage> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .$if(q !== '', (query) => query.where((found) => matches(found, q)))
        .$if(cursor !== undefined, (query) => query.where(isAfter(cursor ?? '')))
        .orderBy('computed_sort_name')
        .orderBy('id')
        .limit(limit + 1),
    )
    .orderBy('computed_sort_name')
    .orderBy('id')
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    users: page.map((row) => toMaskedUser(row, dataKeys)),
    next:
      last !== undefined && rows.length > page.length
        ? cursorText([last.computed_sort_name, last.id])
        : undefined,
  };
}

/** The number of rows held at once if all users are requested. */
const PART = 500;

/**
 * All matching users, in parts; no connection is held between two parts. A user whose name changes meanwhile may be missed, or
 * come twice.
 */
export async function* listUsersInParts(
  db: Database,
  query: UserQuery,
  dataKeys: DataKeys,
): AsyncGenerator<readonly User[], void> {
  let { cursor } = query;
  do {
    const { users, next } = await listUserPage(db, { ...query, cursor, limit: PART }, dataKeys);
    yield users;
    cursor = next;
  } while (cursor !== undefined);
}

/** Shorter runs of digits occur in too many phone numbers to be useful. */
const MIN_PHONE_DIGITS = 4;

function matches(eb: ExpressionBuilder<Tables, 'users'>, q: string) {
  const holds = (part: string) => sql<SqlBool>`strpos(computed_search_text, lower(${part})) > 0`;
  // 088… and +359 88… are the same number, so only the digits after the country or trunk prefix are compared.
  const digits = q.replaceAll(/\D/g, '').replace(/^(?:00359|359|0)/, '');
  const isPhone = /^[\d +\-()/.]+$/.test(q) && digits.length >= MIN_PHONE_DIGITS;
  return eb.or([holds(q), ...(isPhone ? [holds(digits)] : [])]);
}

/** The number of users of each kind, counted with an index. */
export async function countUsersByKind(db: Database): Promise<UserCounts> {
  return db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().as('users'),
      fn.countAll<number>().filterWhere('role', '=', 'admin').as('administrators'),
      fn.countAll<number>().filterWhere('person_or_company', '=', 'company').as('companies'),
      fn.countAll<number>().filterWhere('person_or_company', '=', 'person').as('individuals'),
    ])
    .executeTakeFirstOrThrow();
}

const Cursor = z.tuple([z.string().refine((name) => !name.includes('\0')), UserId]);

function cursorText(cursor: z.output<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function isAfter(cursor: string) {
  const [name, id] = parseCursor(cursor);
  return sql<SqlBool>`(computed_sort_name, id) > (${name}, ${id})`;
}

function parseCursor(text: string): z.output<typeof Cursor> {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  throw invalidField('cursor', brokenRule('page_cursor'));
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
