import type { Generated } from 'kysely';
import type { UserId } from '#api/platform/ids';
import type { NewId } from './column-types.ts';

export interface OutboxTable {
  id: NewId<number>;
  /** Whom it is for; null: an address that nobody here has. */
  user_id: UserId | null;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  tries: Generated<number>;
  next_try_at: Date;
  /** Where mail programs stop such mails; null: of the others. */
  unsubscribe_url: Generated<string | null>;
}
