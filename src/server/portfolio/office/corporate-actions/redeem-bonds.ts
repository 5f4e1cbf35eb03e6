import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import {
  repayPurchases,
  type RepaidPurchase,
  type Repayment,
} from '#domain/portfolio/corporate-actions/redeem-bond';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { computePositions } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import type { BatchId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import { changeHoldings, type ChangedHolding } from '../batches/batches.store.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import { heldBond } from '../../records/holdings/load-portfolio.ts';
import type { ActionReport } from './action-report.ts';
import { groupByPosition } from './group-by-position.ts';
import { addRows, listBondRows, listOwnersInParts, type HeldRows, type Named } from './held-rows.store.ts';

export interface RepaymentOfHoldings {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly repayment: Repayment;
  readonly held: HeldRows;
  /** Null for a preview. */
  readonly batch: BatchId | null;
  readonly report: ActionReport;
}

type Bond = WithFeatures<Named<BondRow>>;

/** The columns that change, each with its SQL type. */
const COLUMNS = {
  nominal: 'numeric',
  amount_paid: 'numeric',
  profit: 'numeric',
  expired: 'boolean',
  closed_on: 'date',
  closed_on_assumed: 'boolean',
} as const;

const closingColumns = (day: CalendarDate) => ({ expired: true, closed_on: day, closed_on_assumed: false });

function computePosition(holdings: readonly DatedHolding[], asOf: CalendarDate) {
  const terms = termsFromHoldings(holdings);
  return computePositions(holdings.map(dealFromHolding), { asOf, terms })[0];
}

/** What one owner holds at the end of the day, and what the terms repay on that day; null if the deals do not determine it. */
function heldOn(rows: readonly Bond[], day: CalendarDate) {
  const position = computePosition(rows.map(heldBond), day);
  if (position === undefined) return { open: new Decimal(0), matured: new Decimal(0) };
  if (position.figures === null) return null;
  const matured = position.steps.findLast(({ kind }) => kind === 'redemption')?.quantity ?? new Decimal(0);
  return { open: position.figures.quantity, matured };
}

/** The repaid part of a purchase, as a separate purchase that is no longer held. */
function repaidRow(row: Bond, { repaid, left }: RepaidPurchase, day: CalendarDate): Bond {
  return {
    ...row,
    nominal: repaid.nominal.toFixed(),
    amount_paid: new Decimal(row.amount_paid).minus(left.amountPaid).toFixed(),
    profit: new Decimal(row.profit).minus(left.profit).toFixed(),
    taxes_paid: null,
    ...closingColumns(day),
  };
}

/** The payment of the issuer, as a sale to the issuer. So its proceeds are known, and that they are capital. */
function saleRow(
  row: Bond,
  { repaid, payment }: RepaidPurchase,
  { day, repayment: { price } }: RepaymentOfHoldings,
): Bond {
  const text = new Decimal(price).toFixed();
  return {
    ...row,
    direction: 'Sell',
    ...{ buy_price: text, market_price: text, clean_price: text, market_price_on: day, has_own_price: true },
    nominal: repaid.nominal.toFixed(),
    ...{ amount_paid: payment.toFixed(), result: '0', profit: '0' },
    ...{ buy_date: day, settlement_date: null, taxes_paid: null, yield_percent: null, notes: null },
    by_issuer: true,
    ...closingColumns(day),
  };
}

type ChangedBond = Pick<BondRow, 'user_id' | 'id' | keyof typeof COLUMNS>;

interface Plan {
  readonly changed: { readonly row: Bond; readonly values: ChangedBond; readonly paid: Decimal | null }[];
  readonly added: Bond[];
}

function unchanged(row: Bond): ChangedBond {
  const { user_id, id, nominal, amount_paid, profit, expired, closed_on, closed_on_assumed } = row;
  return { user_id, id, nominal, amount_paid, profit, expired, closed_on, closed_on_assumed };
}

/** The changes to the bonds of one owner and currency; null if their deals contradict each other. */
function planOwner(rows: readonly Bond[], act: RepaymentOfHoldings): Plan | null {
  const { day, repayment } = act;
  const open = rows.filter(({ expired, buy_date }) => !expired && (buy_date === null || buy_date <= day));
  const purchases = open.filter(({ direction }) => direction === 'Buy');
  const held = heldOn(rows, day);
  if (held === null) return null;
  const isWhole = new Decimal(repayment.percent).eq(repayment.outstandingPercent);
  const parts = repayPurchases(
    purchases.map((row) => ({
      nominal: row.nominal,
      buyPrice: row.buy_price,
      marketPrice: row.market_price,
    })),
    isWhole ? held.open.plus(held.matured) : held.open,
    repayment,
  );
  const plan: Plan = { changed: [], added: [] };
  purchases.forEach((row, i) => {
    const part = parts[i];
    if (part === undefined || (part.repaid.nominal.isZero() && !isWhole)) return;
    const { left, payment } = part;
    const values = isWhole
      ? { ...unchanged(row), ...closingColumns(day) }
      : {
          ...unchanged(row),
          nominal: left.nominal.toFixed(),
          amount_paid: left.amountPaid.toFixed(),
          profit: left.profit.toFixed(),
        };
    plan.changed.push({ row, values, paid: payment });
    if (!isWhole) plan.added.push(repaidRow(row, part, day));
    // A repayment at maturity needs no sale: the terms already take it out of the position.
    if (!part.repaid.nominal.isZero() && held.matured.isZero()) plan.added.push(saleRow(row, part, act));
  });
  if (!isWhole) return plan;
  for (const row of open)
    if (row.direction === 'Sell')
      plan.changed.push({ row, values: { ...unchanged(row), ...closingColumns(day) }, paid: null });
  return plan;
}

/** Whether the deals are still consistent after the plan: later sales may exceed what is left. */
function isPossible(rows: readonly Bond[], { changed, added }: Plan, today: CalendarDate): boolean {
  const after = new Map(changed.map(({ row, values }) => [row.id, values]));
  const all = [
    ...rows.map((row) => heldBond({ ...row, ...after.get(row.id) })),
    ...added.map((row, i) => ({ ...heldBond(row), id: -1 - i })),
  ];
  return (computePosition(all, today)?.problem ?? null) === null;
}

/** Repays all holders of a bond, in whole or in part. A preview writes nothing. */
export async function redeemBonds(tx: DatabaseTransaction, act: RepaymentOfHoldings): Promise<void> {
  const { held, batch, report, today } = act;
  for (const owners of await listOwnersInParts(tx, 'bonds', held)) {
    const changed: ChangedHolding[] = [];
    const added: Bond[] = [];
    for (const rows of groupByPosition(await listBondRows(tx, held, owners))) {
      await yieldToEventLoop();
      const plan = planOwner(rows, act);
      if (plan === null || !isPossible(rows, plan, today)) {
        for (const row of rows) if (!row.expired) report.leave(row);
        continue;
      }
      for (const { row, values, paid } of plan.changed) {
        report.add(row, { after: values.expired ? null : values, paid });
        changed.push(values);
      }
      added.push(...plan.added);
    }
    if (batch === null) continue;
    await changeHoldings(tx, { batch, target: 'bonds', columns: COLUMNS }, changed);
    await addRows(tx, { batch, table: 'bonds' }, added);
  }
}
