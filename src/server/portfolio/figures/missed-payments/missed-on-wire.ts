import { taxAtSameRate } from '#domain/bonds/cash-flows/due-payments';
import { BondId, type UserId } from '#api/platform/ids';
import type { z } from 'zod';
import type {
  MissedPayment,
  MissedPaymentDecision,
  MissedPayments,
  OfficeMissedPayments,
} from '#api/portfolio/missed-payments';
import type { FoundMissed } from './find-missed.ts';
import type { LoadedMissed } from './load-missed.ts';
import type { DecisionRow } from './missed-decisions.store.ts';

/** As the payment form proposes it: for the whole coupon. */
function proposedTax({ state, lastTaxed, interim }: LoadedMissed): number | null {
  if (state === 'short' || lastTaxed === undefined) return null;
  return taxAtSameRate(lastTaxed, interim).toNumber();
}

function itemOnWire(missed: LoadedMissed, names: FoundMissed['names']): MissedPayment {
  const { bondId, isin, bank, boughtOn, currency, state, daysLate, isSecondNotice, decision } = missed;
  return {
    bondId: BondId.parse(bondId),
    ...{ isin, name: names.get(isin) ?? null, currency },
    ...{ bank, nominal: missed.nominal.toNumber(), boughtOn },
    day: missed.date,
    state,
    interest: missed.interim.toNumber(),
    principal: missed.principal.toNumber(),
    received: missed.received.toNumber(),
    missing: missed.missing.toNumber(),
    taxesPaid: proposedTax(missed),
    ...{ daysLate, isSecondNotice },
    snoozedUntil: decision?.kind === 'snoozed' ? decision.until : null,
    notDueReason: decision?.kind === 'not-due' ? decision.reason : null,
  };
}

function listsOnWire<Item>(found: FoundMissed, toItem: (missed: LoadedMissed) => Item) {
  const { today, open, openCount, sums, setAside, setAsideCount } = found;
  return {
    today,
    open: open.map(toItem),
    openCount,
    sums: [...sums]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, missing]) => ({ currency, missing: missing.toNumber() })),
    setAside: setAside.map(toItem),
    setAsideCount,
  };
}

export function missedOnWire(found: FoundMissed): MissedPayments {
  return listsOnWire(found, (missed) => itemOnWire(missed, found.names));
}

/** Like missedOnWire, with the holder of each bond. */
export function officeMissedOnWire(
  found: FoundMissed,
  usernames: ReadonlyMap<UserId, string>,
): OfficeMissedPayments {
  return listsOnWire(found, (missed) => ({
    ...itemOnWire(missed, found.names),
    holder: { userId: missed.owner, username: usernames.get(missed.owner) ?? '' },
  }));
}

export function decisionOnWire(row: DecisionRow): z.input<typeof MissedPaymentDecision> {
  return {
    bondId: row.bond_id,
    day: row.due_day,
    snoozedUntil: row.snoozed_until,
    notDueReason: row.not_due_reason,
    decidedAt: row.decided_at.toISOString(),
  };
}
