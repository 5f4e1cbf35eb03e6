import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database/schema.ts';
import type { Ledger } from './ledger.ts';

export interface LedgerCheck {
  readonly acknowledged: number;
  /** Acknowledged, but missing. */
  readonly lost: number;
  /** Stored more than once, acknowledged or not. */
  readonly doubled: number;
  /** Stored without an audit entry, or with more than one. */
  readonly unaudited: number;
}

interface StoredPayment {
  readonly id: number;
  readonly rows: number;
  readonly audited: number;
}

/** Compares the database with what was acknowledged to the writers. */
export async function checkLedger(db: Database, ledger: Pick<Ledger, 'acknowledged'>): Promise<LedgerCheck> {
  const { rows } = await sql<StoredPayment>`
    select p.profit::float8 as id, count(distinct p.id)::int as rows, count(e.id)::int as audited
    from payments p left join audit_entries e
      on e.target_type = 'payment' and e.target_id = p.id and e.action = 'added'
    group by p.profit`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const acknowledged = ledger.acknowledged();
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !stored.has(id)).length,
    doubled: rows.filter((row) => row.rows > 1).length,
    unaudited: rows.filter((row) => row.audited !== row.rows).length,
  };
}
