import type { CalendarDate } from '#domain/calendar-date';
import type { AccountExportOnWire } from '#api/people/account-export';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import type { HoldingsToEditOnWire } from '#api/portfolio/imports/holdings-to-edit';
import type { Scope } from '../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { toSlices, type StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { cashFlowOnWire } from '../../records/cash-flows/cash-flow-on-wire.ts';
import { distributionOnWire } from '../../records/distributions/distribution-on-wire.ts';
import { listDistributionsByHolding } from '../../records/distributions/distributions.store.ts';
import { etfOrShareOnWire } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import { listInParts } from '../../records/etfs-and-shares/etfs-and-shares.store.ts';
import { bondsOnWireInParts } from '../../records/holdings/bonds-with-payments.store.ts';
import { paymentOnWire } from '../../records/payments/payment-on-wire.ts';
import { listCashFlowsByBond } from './export.store.ts';

/** All bonds of the scope with their payments and cash flows, read while they are sent. */
export async function* exportBonds(
  tx: DatabaseTransaction,
  scope: Scope,
  today: CalendarDate,
): AsyncGenerator<readonly StreamedJson<AccountExportOnWire['bonds'][number]>[], void> {
  for await (const bonds of bondsOnWireInParts(tx, scope, today)) {
    const ids = bonds.map(({ id }) => id);
    const cashFlows = await listCashFlowsByBond(tx, scope, ids);
    yield bonds.map(({ id, bond, payments }) => ({
      ...bond,
      payments: toSlices(payments, paymentOnWire),
      cashFlows: toSlices(cashFlows.get(id) ?? [], cashFlowOnWire),
    }));
  }
}

/** All ETFs or shares of the scope with their distributions, read while they are sent. */
export async function* exportEtfsOrShares(
  tx: DatabaseTransaction,
  scope: Scope,
  { kind, today }: { readonly kind: Kind; readonly today: CalendarDate },
): AsyncGenerator<readonly StreamedJson<AccountExportOnWire['etfs'][number]>[], void> {
  for await (const rows of listInParts(tx, scope, kind)) {
    const ids = rows.map(({ id }) => id);
    const distributions = await listDistributionsByHolding(tx, scope, ids);
    yield rows.map((row) => ({
      ...etfOrShareOnWire(row, today),
      distributions: toSlices(distributions.get(row.id) ?? [], distributionOnWire),
    }));
  }
}

/** The content of the file of 'Export for editing', in the snapshot of the transaction. */
export function exportHoldingsToEdit(
  tx: DatabaseTransaction,
  scope: Scope,
  today: CalendarDate,
): StreamedJson<HoldingsToEditOnWire> {
  return {
    bonds: exportBonds(tx, scope, today),
    etfs: exportEtfsOrShares(tx, scope, { kind: 'etf', today }),
    shares: exportEtfsOrShares(tx, scope, { kind: 'share', today }),
  };
}
