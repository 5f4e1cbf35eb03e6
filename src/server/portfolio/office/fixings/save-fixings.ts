import { expectedCashFlows } from '#domain/bonds/cash-flows/expected-cash-flows';
import type { CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import type { BondId } from '#api/platform/ids';
import type { saveFixings as endpoint } from '#api/portfolio/instruments/fixings';
import type { z } from 'zod';
import { anyRows, type Scope } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { fieldError, invalidField, invalidFields } from '../../../platform/errors/field-messages.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import { bondHolding } from '../../records/bonds/bond-holding.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import { recomputeYields } from '../../records/bonds/computed-yields.store.ts';
import { generateCashFlows } from '../../records/cash-flows/generate-cash-flows.ts';
import { listFloatingBonds, listIdsWithCashFlows, storeFixings } from './fixings.store.ts';

type Body = z.output<(typeof endpoint)['body']>;

interface Saving {
  readonly principal: Administrator;
  readonly now: Date;
  readonly today: CalendarDate;
}

/** Throws if a day is in the future or occurs twice. */
function requirePossibleDays({ fixings }: Body, today: CalendarDate): void {
  const seen = new Set<CalendarDate>();
  const errors = fixings.flatMap(({ day }, place) => {
    const isRepeated = seen.has(day);
    seen.add(day);
    const path = `fixings.${place}.day`;
    if (day > today) return [fieldError(path, brokenRule('day_in_future', { today }))];
    return isRepeated ? [fieldError(path, brokenRule('repeated_day'))] : [];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/** What each bond has paid up to today, as a text to compare. */
async function paidFlows(
  bonds: readonly WithFeatures<BondRow>[],
  today: CalendarDate,
): Promise<Map<BondId, string>> {
  const paid = new Map<BondId, string>();
  for (const bond of bonds) {
    await yieldToEventLoop();
    const flows = expectedCashFlows(bondHolding(bond), today);
    paid.set(bond.id, flows.ok ? flows.value.map(({ total }) => total.toFixed()).join() : flows.reason);
  }
  return paid;
}

/** Generates the stored cash flows of these bonds again. */
async function correctCashFlows(
  tx: DatabaseTransaction,
  { scope, now }: { readonly scope: Scope; readonly now: Date },
  ids: readonly BondId[],
): Promise<void> {
  for (const bondId of ids) await generateCashFlows(tx, scope, { bondId, preview: false, now });
}

/**
 * Stores fixings and recalculates the yields of the bonds that follow the index. If the fixings change the interest of a period
 * that has already been paid, the request must say whether to correct the stored cash flows.
 */
export async function saveFixings(
  tx: DatabaseTransaction,
  body: Body,
  { principal, now, today }: Saving,
): Promise<z.input<(typeof endpoint)['answer']>> {
  requirePossibleDays(body, today);
  const { index, fixings, pastFlows } = body;
  const scope = anyRows(principal);
  const before = await paidFlows(await listFloatingBonds(tx, scope, index), today);
  await storeFixings(tx, { index, fixings, by: principal.userId });
  const bonds = await listFloatingBonds(tx, scope, index);
  const after = await paidFlows(bonds, today);
  const changed = bonds.map(({ id }) => id).filter((id) => before.get(id) !== after.get(id));
  const stored = changed.length === 0 ? [] : await listIdsWithCashFlows(tx, scope, changed);
  if (stored.length > 0 && pastFlows === null) {
    throw invalidField('pastFlows', brokenRule('fixing_of_paid_period', { bonds: stored.length }));
  }
  const corrected = pastFlows === 'correct' ? stored : [];
  await correctCashFlows(tx, { scope, now }, corrected);
  await recomputeYields(tx, [...new Set(bonds.map(({ isin }) => isin))], today);
  await recordEvent(tx, { action: 'fixings_saved', details: { index, days: fixings.length } });
  return { saved: fixings.length, bonds: bonds.length, corrected: corrected.length };
}
