import type { Generated } from 'kysely';
import type { UserId } from '#api/platform/ids';
import type { NewId } from './column-types.ts';

export interface OutboxTable {
  id: NewId<number>;
  /** The recipient; null: an address that belongs to no user. */
  user_id: UserId | null;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  tries: Generated<number>;
  next_try_at: Date;
  /** The link that mail programs use to unsubscribe; null: the email has none. */
  unsubscribe_url: Generated<string | null>;
}
