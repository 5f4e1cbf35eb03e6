import { sql, type Selectable } from 'kysely';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { BondsTable, Database } from '../../../platform/database/schema.ts';

const TERMS = [
  'coupon_percent',
  'maturity_date',
  'coupon_frequency',
  'day_count',
  'issue_date',
  'first_coupon_date',
  'redemption',
] as const;

export type IsinTermsRow = Pick<Selectable<BondsTable>, (typeof TERMS)[number]> & { readonly bonds: number };

/** Bonds of one ISIN have different terms only by mistake, so a few choices are enough. */
const MAX_ROWS = 5;

/**
 * The distinct terms of an ISIN that have a maturity date: first the terms of the security itself, then those that most bonds
 * have. `bonds` counts the bonds with these terms.
 */
export async function listIsinTerms(db: Database, scope: Scope, isin: string): Promise<IsinTermsRow[]> {
  const ofBonds = db
    .selectFrom('bonds')
    .select(TERMS)
    .select([sql<number>`1`.as('bonds'), sql<number>`0`.as('is_security')])
    .where('isin', '=', isin)
    .where(inScope('bonds', scope));
  const ofSecurity = db
    .selectFrom('instruments')
    .select(TERMS)
    .select([sql<number>`0`.as('bonds'), sql<number>`1`.as('is_security')])
    .where('isin', '=', isin);
  return db
    .selectFrom(ofBonds.unionAll(ofSecurity).as('known'))
    .select(TERMS)
    .select(({ fn }) => fn.sum<number>('bonds').as('bonds'))
    .where('maturity_date', 'is not', null)
    .groupBy(TERMS)
    .orderBy(({ fn }) => fn.max('is_security'), 'desc')
    .orderBy('bonds', 'desc')
    .orderBy('maturity_date')
    .limit(MAX_ROWS)
    .execute();
}
