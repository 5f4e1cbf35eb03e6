import { sql, type ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { UserId } from '#api/ids';
import type { User } from '#api/users';
import type { Database, Tables } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import { ApiError } from '../http/api-error.ts';
import { userOf } from './user-row.ts';

export interface UserQuery {
  /** A part of the name, e-mail or phone number. The tax id is not searched: it would stand in the address. */
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface UserPage {
  readonly users: readonly User[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

/** Users in the order of their names without case, ids where names are equal. */
export async function listUserPage(
  db: Database,
  { q, limit, cursor }: UserQuery,
  dataKeys: DataKeys,
): Promise<UserPage> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .select(sql<string>`lower(username)`.as('sort_name'))
    .$if(q !== undefined && q.trim() !== '', (query) => query.where((eb) => matches(eb, q ?? '')))
    .$if(cursor !== undefined, (query) => query.where(isAfter(cursor ?? '')))
    .orderBy(sql`lower(username)`)
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit((limit ?? 0) + 1))
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    users: page.map((row) => userOf(row, dataKeys)),
    next: last !== undefined && rows.length > page.length ? cursorText([last.sort_name, last.id]) : undefined,
  };
}

/** Shorter runs of digits are found in too many phone numbers to help. */
const FEWEST_PHONE_DIGITS = 4;

function matches(eb: ExpressionBuilder<Tables, 'users'>, q: string) {
  const part = q.trim().toLowerCase();
  const holds = (column: 'username' | 'email' | 'phone_number') =>
    sql<boolean>`strpos(lower(${sql.ref(column)}), ${part}) > 0`;
  // 088… and +359 88… are one number: the digits after the country's or the trunk's prefix are compared.
  const digits = part.replaceAll(/\D/g, '').replace(/^(?:00359|359|0)/, '');
  const isPhone = /^[\d +\-()/.]+$/.test(part) && digits.length >= FEWEST_PHONE_DIGITS;
  return eb.or([
    holds('username'),
    holds('email'),
    holds('phone_number'),
    ...(isPhone ? [sql<boolean>`strpos(regexp_replace(phone_number, '\\D', '', 'g'), ${digits}) > 0`] : []),
  ]);
}

const Cursor = z.tuple([z.string(), UserId]);

function cursorText(cursor: z.output<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function isAfter(cursor: string) {
  const [name, id] = cursorOf(cursor);
  return sql<boolean>`(lower(username), id) > (${name}, ${id})`;
}

function cursorOf(text: string): z.output<typeof Cursor> {
  const parsed = Cursor.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  const message = 'must be the cursor of a Link header';
  throw new ApiError('invalid_fields', `cursor ${message}.`, { errors: [{ path: 'cursor', message }] });
}

/** Undefined where the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
