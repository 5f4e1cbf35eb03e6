import type { Selectable } from 'kysely';
import { inScope, type Scope } from '../../people/access/scope.ts';
import type { BondsTable, Database } from '../../platform/database/schema.ts';

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

/** More than one bond of an ISIN disagrees by mistake alone: a few are enough to choose from. */
const MAX_ROWS = 5;

/** The different terms of the bonds of an ISIN that have a maturity date, those of the most bonds first. */
export async function listIsinTerms(db: Database, scope: Scope, isin: string): Promise<IsinTermsRow[]> {
  return db
    .selectFrom('bonds')
    .select(TERMS)
    .select(({ fn }) => fn.countAll<number>().as('bonds'))
    .where('isin', '=', isin)
    .where('maturity_date', 'is not', null)
    .where(inScope('bonds', scope))
    .groupBy(TERMS)
    .orderBy('bonds', 'desc')
    .orderBy('maturity_date')
    .limit(MAX_ROWS)
    .execute();
}
