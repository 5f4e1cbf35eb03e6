import { brokenRule } from '#api/platform/field-rules';
import type { MissedPaymentRecord } from '#api/portfolio/missed-payments';
import { fieldError, invalidFields } from '../../../platform/errors/field-messages.ts';
import { lockBonds } from '../../records/bonds/require-bond.store.ts';
import type { PaymentRow } from '../../records/payments/payment-on-wire.ts';
import { insertPayment } from '../../records/payments/payments.store.ts';
import type { MissedTarget } from './decide-missed.ts';
import { loadMissedByIsin } from './load-missed.ts';

type RecordTarget = Pick<MissedTarget, 'tx' | 'scope' | 'today'>;

const missedKey = (bondId: number, day: string) => `${bondId} ${day}`;

/** The payments that can be recorded: missed by these bonds, and not marked as not due. Locks the bonds. */
async function listRecordable(
  { tx, scope, today }: RecordTarget,
  payments: readonly MissedPaymentRecord[],
): Promise<ReadonlySet<string>> {
  const bonds = await lockBonds(
    tx,
    scope,
    payments.map(({ bondId }) => bondId),
  );
  const isins = new Set(bonds.map(({ isin }) => isin));
  const missed = await loadMissedByIsin({ db: tx, scope }, [...isins], today);
  return new Set(
    missed
      .filter(({ decision }) => decision?.kind !== 'not-due')
      .map(({ bondId, date }) => missedKey(bondId, date)),
  );
}

/** Throws if a payment is not missed, or is in the request twice. */
async function requireRecordable(
  target: RecordTarget,
  payments: readonly MissedPaymentRecord[],
): Promise<void> {
  const recordable = await listRecordable(target, payments);
  const seen = new Set<string>();
  const errors = payments.flatMap(({ bondId, day }, place) => {
    const [key, path] = [missedKey(bondId, day), `payments.${place}.day`];
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated) return [fieldError(path, brokenRule('repeated_day'))];
    return recordable.has(key) ? [] : [fieldError(path, brokenRule('not_missed'))];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Records missed payments, each as a payment of its bond; in the order of the request. */
export async function recordMissed(
  target: RecordTarget,
  payments: readonly MissedPaymentRecord[],
): Promise<PaymentRow[]> {
  await requireRecordable(target, payments);
  const rows: PaymentRow[] = [];
  for (const { bondId, ...fields } of payments)
    rows.push(await insertPayment(target.tx, target.scope, { bondId, fields }));
  return rows;
}
