import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** A stored future payment of a bond. */
interface ComingCashFlow {
  readonly bond_id: number;
  readonly date: CalendarDate;
  readonly interim: string;
  readonly principal: string;
}

/** The stored payments of these bonds after the day, in date order, without lines of 0. */
export async function listComingCashFlows(
  db: Database,
  scope: Scope,
  { bondIds, after }: { readonly bondIds: readonly number[]; readonly after: CalendarDate },
): Promise<ComingCashFlow[]> {
  return db
    .selectFrom('cash_flows')
    .select([
      'bond_id',
      'date',
      sql<string>`coalesce(interim_cash_flow, 0)`.as('interim'),
      sql<string>`coalesce(principal_cash_flow, 0)`.as('principal'),
    ])
    .where(sql<boolean>`bond_id = any(${bondIds})`)
    .where('date', '>', after)
    .where(sql<boolean>`coalesce(interim_cash_flow, 0) + coalesce(principal_cash_flow, 0) > 0`)
    .where(inScope('cash_flows', scope))
    .orderBy('date')
    .orderBy('id')
    .execute();
}
