import { addDays, type CalendarDate } from '#domain/calendar-date';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import { Decimal } from '#domain/money/decimal';
import {
  movedCost,
  priceAfterMove,
  unitPrice,
  spunOffUnits,
} from '#domain/portfolio/corporate-actions/spin-off';
import { fractionalUnits } from '#domain/portfolio/corporate-actions/split-units';
import { dealFromHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { CostMethod } from '#domain/portfolio/positions/lots';
import { computePositions } from '#domain/portfolio/positions/positions';
import type { CorporateActionFields } from '#api/portfolio/instruments/corporate-actions';
import { brokenRule } from '#api/platform/field-rules';
import type { BatchId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { changeHoldings } from '../batches/batches.store.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import { heldEtfOrShare } from '../../records/holdings/load-portfolio.ts';
import type { ActionReport } from './action-report.ts';
import { findOtherSecurity } from './change-isin.ts';
import { groupByPosition } from './group-by-position.ts';
import {
  addRows,
  listEtfOrShareRows,
  listOwnersInParts,
  type HeldRows,
  type Named,
} from './held-rows.store.ts';

interface SpinOffOfHoldings {
  readonly day: CalendarDate;
  readonly spinOff: Extract<CorporateActionFields, { kind: 'spin_off' }>;
  readonly held: HeldRows;
  /** Null for a preview. */
  readonly batch: BatchId | null;
  readonly report: ActionReport;
}

type Unit = Named<EtfOrShareRow>;

/** The columns that change, each with its SQL type. */
const COLUMNS = {
  buy_price: 'numeric',
  result: 'numeric',
  amount_paid: 'numeric',
  profit: 'numeric',
  cost_moves: 'jsonb',
} as const;

/**
 * What one owner holds at the end of a day, and the purchases since the position was last empty; null if the deals do not
 * determine it.
 */
function heldOn(rows: readonly Unit[], asOf: CalendarDate, method: CostMethod) {
  const deals = rows.map((row) => dealFromHolding(heldEtfOrShare(row)));
  const position = computePositions(deals, { asOf, method, refuseUndated: true })[0];
  if (position === undefined) return { units: new Decimal(0), cost: new Decimal(0), purchases: new Set() };
  if (position.figures === null) return null;
  const purchases = new Set<number>();
  for (const { kind, dealId, quantityAfter } of position.steps) {
    if (kind === 'purchase') purchases.add(dealId);
    if (quantityAfter.isZero()) purchases.clear();
  }
  return { units: position.figures.quantity, cost: position.figures.cost, purchases };
}

function figuresAt(row: Unit, buyPrice: Decimal, nominal: Decimal) {
  const { result, amountPaid, profit } = etfOrShareFigures({
    ...{ buyPrice, nominal },
    marketPrice: row.market_price,
  });
  return {
    ...{ nominal: nominal.toFixed(), buy_price: buyPrice.toFixed(), result: result.toFixed() },
    ...{ amount_paid: amountPaid.toFixed(), profit: profit.toFixed() },
  };
}

/** A purchase with the price that is left after the move of cost. */
function keptRow(row: Unit, { day, spinOff: { costPercent } }: SpinOffOfHoldings): Unit {
  const moves = [...(row.cost_moves ?? []), { day, percent: costPercent }];
  const price = priceAfterMove(row.buy_price, costPercent);
  return { ...row, ...figuresAt(row, price, new Decimal(row.nominal)), cost_moves: moves };
}

interface NewSecurity {
  readonly isin: string;
  readonly name: string;
}

/** A row of the new security, with the bank and the other details of a row of the old one. */
function newRow(
  of: Unit,
  { day, security }: { readonly day: CalendarDate; readonly security: NewSecurity },
): Unit {
  return {
    ...{ ...of, ...security, direction: 'Bid', buy_date: day, settlement_date: null },
    ...{ market_price: '0', market_price_on: null, has_own_price: false },
    ...{ fees_paid_1: null, fees_paid_2: null, dividend: null, cost_moves: null, fifo_cost: null },
    ...{ expired: false, closed_on: null, closed_on_assumed: false },
  };
}

interface Plan {
  readonly kept: readonly { readonly row: Unit; readonly after: Unit }[];
  readonly purchase: Unit;
  /** The sale of the fraction for cash. */
  readonly sale: Unit | undefined;
  readonly received: { readonly units: Decimal; readonly cost: Decimal };
}

/**
 * Plans the changes to the deals of one owner and currency. 'nothing' if nothing is held; 'undetermined' if the new units round to zero
 * or the deals contradict each other.
 */
function planOwner(
  rows: readonly Unit[],
  act: SpinOffOfHoldings,
  security: NewSecurity,
): Plan | 'nothing' | 'undetermined' {
  const { day, spinOff } = act;
  const dayBefore = addDays(day, -1);
  const byAverage = heldOn(rows, dayBefore, 'average');
  const byFifo = heldOn(rows, dayBefore, 'fifo');
  if (byAverage === null || byFifo === null) return 'undetermined';
  if (byAverage.units.isZero()) return 'nothing';
  const units = spunOffUnits(byAverage.units, { to: spinOff.newUnits, from: spinOff.oldUnits });
  const bought = rows.filter(({ id }) => byAverage.purchases.has(id));
  const of = bought.findLast(({ expired }) => !expired) ?? bought.at(-1);
  if (units.isZero() || of === undefined) return 'undetermined';
  const cost = movedCost(byAverage.cost, spinOff.costPercent);
  const row = newRow(of, { day, security });
  const purchase = {
    ...row,
    ...figuresAt(row, unitPrice(cost, units), units),
    fifo_cost: movedCost(byFifo.cost, spinOff.costPercent).toFixed(),
  };
  const fraction = fractionalUnits(units);
  const sale =
    spinOff.cashPrice !== null && !fraction.isZero()
      ? { ...row, direction: 'Ask' as const, ...figuresAt(row, new Decimal(spinOff.cashPrice), fraction) }
      : undefined;
  const kept = bought.map((each) => ({ row: each, after: keptRow(each, act) }));
  return { kept, purchase, sale, received: { units, cost } };
}

/** Throws if the ISIN belongs to another kind of security. */
async function findNewSecurity(
  tx: DatabaseTransaction,
  { spinOff, held }: SpinOffOfHoldings,
  kind: string,
): Promise<NewSecurity> {
  const { newIsin: isin } = spinOff;
  const existing = await findOtherSecurity(tx, held.isin, isin);
  if (existing !== undefined && existing.kind !== kind)
    throw invalidField('newIsin', brokenRule('isin_of_other_kind'));
  return { isin, name: existing?.name ?? isin };
}

/** Gives all holders of an ETF or a share the units that are spun off, with their part of the cost. A preview writes nothing. */
export async function spinOffHoldings(
  tx: DatabaseTransaction,
  act: SpinOffOfHoldings & { readonly kind: string },
): Promise<void> {
  const { held, batch, report } = act;
  const security = await findNewSecurity(tx, act, act.kind);
  for (const owners of await listOwnersInParts(tx, 'etfs_and_shares', held)) {
    const changed: Unit[] = [];
    const added: Unit[] = [];
    for (const rows of groupByPosition(await listEtfOrShareRows(tx, held, owners))) {
      await yieldToEventLoop();
      const plan = planOwner(rows, act, security);
      if (plan === 'undetermined') for (const row of rows) report.leave(row);
      if (typeof plan === 'string') continue;
      const { kept, purchase, sale, received } = plan;
      kept.forEach(({ row, after }, i) => {
        const paid = i === 0 ? (sale?.amount_paid ?? null) : null;
        report.add(row, { after, paid, received: i === 0 ? received : undefined });
      });
      changed.push(...kept.map(({ after }) => after));
      added.push(purchase, ...(sale === undefined ? [] : [sale]));
    }
    if (batch === null) continue;
    await changeHoldings(
      tx,
      { batch, target: 'etfs_and_shares', columns: COLUMNS },
      changed.map(changedColumns),
    );
    await addRows(tx, { batch, table: 'etfs_and_shares' }, added);
  }
}

const changedColumns = ({ user_id, id, buy_price, result, amount_paid, profit, cost_moves }: Unit) => {
  return { user_id, id, buy_price, result, amount_paid, profit, cost_moves };
};
