import { sql, type Selectable } from 'kysely';
import type { BondId } from '#api/platform/ids';
import type { PaymentsTable } from '../../platform/database/schema.ts';
import { inScope } from '../../people/access/scope.ts';
import type { PortfolioSource } from '../holdings/load-portfolio.ts';

type BondPaymentRow = Pick<
  Selectable<PaymentsTable>,
  'bond_id' | 'payment_date' | 'profit' | 'taxes_paid' | 'currency'
>;

/** The payments of these bonds, in one query. */
export function listPaymentsOfBonds(
  { db, scope }: PortfolioSource,
  ids: readonly number[],
): Promise<BondPaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(['bond_id', 'payment_date', 'profit', 'taxes_paid', 'currency'])
    .where(inScope('payments', scope))
    .where('bond_id', '=', sql<BondId>`any(${[...ids]}::bigint[])`)
    .orderBy('payment_date')
    .orderBy('id')
    .execute();
}
