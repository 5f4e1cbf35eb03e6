import type { Selectable } from 'kysely';
import type { Currency } from '#domain/money/currency';
import { inScope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { PaymentsTable } from '../../../platform/database/schema.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';

type BondPaymentRow = Pick<
  Selectable<PaymentsTable>,
  'bond_id' | 'payment_date' | 'profit' | 'taxes_paid' | 'currency'
> & { readonly bond_currency: Currency };

/**
 * The payments of the bonds with these ISINs in one query. It joins through the bonds' owners, so that the index also serves a scope of all
 * owners.
 */
export function listPaymentsOfBonds(
  { db, scope }: PortfolioSource,
  isins: readonly string[],
): Promise<BondPaymentRow[]> {
  return db
    .selectFrom('bonds')
    .innerJoin('payments', (join) =>
      join.onRef('payments.user_id', '=', 'bonds.user_id').onRef('payments.bond_id', '=', 'bonds.id'),
    )
    .select([
      'payments.bond_id',
      'payments.payment_date',
      'payments.profit',
      'payments.taxes_paid',
      'payments.currency',
      'bonds.currency as bond_currency',
    ])
    .where('bonds.isin', '=', anyOf(isins))
    .where(inScope('bonds', scope))
    .where(inScope('payments', scope))
    .orderBy('payments.payment_date')
    .orderBy('payments.id')
    .execute();
}
