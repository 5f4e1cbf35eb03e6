import type { CalendarDate } from '#domain/calendar-date';
import type { Repayment } from '#domain/portfolio/corporate-actions/redeem-bond';
import type { CorporateActionFields } from '#api/portfolio/instruments/corporate-actions';
import { brokenRule } from '#api/platform/field-rules';
import { anyRows } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { insertBatch } from '../batches/batches.store.ts';
import { recomputeYields } from '../../records/bonds/computed-yields.store.ts';
import type { InstrumentRow } from '../instruments/instrument-row.ts';
import { listInstrumentRows } from '../instruments/instruments.store.ts';
import { splitPrices } from '../../market/price-history/price-history.store.ts';
import { findCurrentIsin } from '../instruments/earlier-isins.store.ts';
import { actionReport } from './action-report.ts';
import { changeIsin } from './change-isin.ts';
import {
  outstandingPercent,
  redemptionPrice,
  requireChange,
  requireNoSchedule,
  requirePossible,
} from './check-action.ts';
import { insertAction, listSecurityActions, type RecordedAction } from './recorded-actions.store.ts';
import { redeemBonds, type RepaymentOfHoldings } from './redeem-bonds.ts';
import { spinOffHoldings } from './spin-off-holdings.ts';
import { splitHoldings } from './split-holdings.ts';

interface Caller {
  readonly principal: Administrator;
  readonly now: Date;
  readonly today: CalendarDate;
}

const WHOLE = { percent: 100, outstandingPercent: 100 };

type Redeeming = Exclude<CorporateActionFields, { kind: 'split' | 'isin_change' | 'spin_off' }>;

interface Security {
  readonly instrument: InstrumentRow;
  readonly earlier: readonly RecordedAction[];
}

function bondRepayment(action: Redeeming, { instrument, earlier }: Security): Repayment {
  if (action.kind !== 'partial_redemption') return { ...WHOLE, price: redemptionPrice(action, instrument) };
  const { percent, price } = action;
  requireNoSchedule(instrument);
  return { percent, outstandingPercent: outstandingPercent(percent, earlier), price };
}

type Act = Omit<RepaymentOfHoldings, 'repayment'>;

/** Changes the holdings, or only reports the changes if it is a preview. */
async function actOnHoldings(
  tx: DatabaseTransaction,
  action: CorporateActionFields,
  { security, act }: { readonly security: Security; readonly act: Act },
): Promise<void> {
  if (action.kind === 'isin_change') return changeIsin(tx, { ...act, newIsin: action.newIsin });
  if (action.kind === 'spin_off')
    return spinOffHoldings(tx, { ...act, kind: security.instrument.kind, spinOff: action });
  if (action.kind !== 'split') return redeemBonds(tx, { ...act, repayment: bondRepayment(action, security) });
  const { day, newUnits, oldUnits, cashPrice } = action;
  requireChange(action);
  await splitHoldings(tx, { ...act, ratio: { to: newUnits, from: oldUnits }, cashPrice });
  const { isin } = act.held;
  if (act.batch !== null) await splitPrices(tx, { isin, day, newUnits, oldUnits }, act.batch);
}

/**
 * Finds the security by its current ISIN if the request has an earlier one. The ISIN may have changed while this transaction
 * waited for the lock.
 */
async function findSecurity(
  tx: DatabaseTransaction,
  isin: string,
  mode: 'read' | 'lock',
): Promise<InstrumentRow> {
  const [sent] = await listInstrumentRows(tx, [isin], mode);
  if (sent !== undefined) return sent;
  const [renamed] = await listInstrumentRows(tx, [await findCurrentIsin(tx, isin)], mode);
  if (renamed === undefined) throw notFound();
  return renamed;
}

/**
 * Applies a corporate action to a security, for all holders at once (docs/decisions/0030-corporate-actions.md). A preview writes
 * nothing. Saves of its prices and other actions on it wait.
 */
export async function actOnSecurity(
  tx: DatabaseTransaction,
  { isin: sentIsin, ...action }: CorporateActionFields & { readonly isin: string },
  { principal, now, today }: Caller,
) {
  const { kind, day, preview, skip } = action;
  const instrument = await findSecurity(tx, sentIsin, preview ? 'read' : 'lock');
  const { isin } = instrument;
  const security = { instrument, earlier: await listSecurityActions(tx, isin) };
  requirePossible(action, { ...security, today });
  const batch = preview ? null : await insertBatch(tx, 'corporate_action', { userId: principal.userId, now });
  const newIsin = 'newIsin' in action ? action.newIsin : null;
  const report = actionReport({ kind, isin, newIsin }, skip);
  const held = { isin, scope: anyRows(principal), lock: !preview };
  await actOnHoldings(tx, action, { security, act: { day, today, held, batch, report } });
  const answer = { batch, ...report.answer() };
  if (answer.holdings === 0 && answer.left.length === 0)
    throw invalidField('day', brokenRule('nothing_held'));
  if (batch === null) return answer;
  const percent = kind === 'partial_redemption' ? action.percent : null;
  await insertAction(tx, batch, { isin, kind, day, percent, new_isin: newIsin });
  await recomputeYields(tx, [await findCurrentIsin(tx, isin)], today);
  await recordEvent(tx, {
    action: 'corporate_action_applied',
    details: { batch, isin, act: kind, day, rows: answer.holdings, ...(newIsin !== null && { newIsin }) },
  });
  return answer;
}
