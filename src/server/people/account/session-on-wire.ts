import type { OwnSession } from '#api/people/account';
import type { SessionRow } from '../access/sessions.store.ts';
import { browserName, systemName } from './user-agent.ts';

export function sessionOnWire(row: SessionRow): Omit<OwnSession, 'current'> {
  return {
    id: row.id,
    browser: browserName(row.user_agent),
    system: systemName(row.user_agent),
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  };
}
