import type { CalendarDate } from '#domain/calendar-date';
import { Decimal, roundTo } from '#domain/money/decimal';
import { PRICE_PLACES } from '#domain/money/decimal-places';
import {
  repayPurchases,
  type RepaidPurchase,
  type Repayment,
} from '#domain/portfolio/corporate-actions/redeem-bond';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { computePositions } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import type { WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import { heldBond } from '../../records/holdings/load-portfolio.ts';

export interface RepaymentOnDay {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly repayment: Repayment;
  /** Whether a part can be of bonds that matured on or before the day. */
  readonly isOfMatured?: boolean;
}

type Bond = WithFeatures<BondRow>;

/** The columns that change, each with its SQL type. */
export const REPAID_COLUMNS = {
  nominal: 'numeric',
  amount_paid: 'numeric',
  profit: 'numeric',
  expired: 'boolean',
  closed_on: 'date',
  closed_on_assumed: 'boolean',
} as const;

/** Whether it was bought or sold by the end of the day and is not marked as expired. */
export const isOpenOn = ({ expired, buy_date: bought }: Bond, day: CalendarDate) =>
  !expired && (bought === null || bought <= day);

const closingColumns = (day: CalendarDate) => ({ expired: true, closed_on: day, closed_on_assumed: false });

function computePosition(holdings: readonly DatedHolding[], asOf: CalendarDate) {
  const terms = termsFromHoldings(holdings);
  return computePositions(holdings.map(dealFromHolding), { asOf, terms })[0];
}

/** What one owner holds at the end of the day, and what the terms repay on that day; null if the deals do not determine it. */
export function heldOn(rows: readonly Bond[], day: CalendarDate) {
  const position = computePosition(rows.map(heldBond), day);
  if (position === undefined) return { open: new Decimal(0), matured: new Decimal(0) };
  if (position.figures === null) return null;
  const matured = position.steps.findLast(({ kind }) => kind === 'redemption')?.quantity ?? new Decimal(0);
  return { open: position.figures.quantity, matured };
}

/** The repaid part of a purchase, as a separate purchase that is no longer held. */
function repaidRow<Row extends Bond>(row: Row, { repaid, left }: RepaidPurchase, day: CalendarDate): Row {
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
function saleRow<Row extends Bond>(
  row: Row,
  { repaid, payment }: RepaidPurchase,
  { day, repayment: { price } }: RepaymentOnDay,
): Row {
  const text = roundTo(price, PRICE_PLACES).toFixed();
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

export type ChangedBond = Pick<BondRow, 'user_id' | 'id' | keyof typeof REPAID_COLUMNS>;

export interface RepaymentPlan<Row> {
  readonly changed: { readonly row: Row; readonly values: ChangedBond; readonly paid: Decimal | null }[];
  readonly added: Row[];
}

function unchanged(row: Bond): ChangedBond {
  const { user_id, id, nominal, amount_paid, profit, expired, closed_on, closed_on_assumed } = row;
  return { user_id, id, nominal, amount_paid, profit, expired, closed_on, closed_on_assumed };
}

/** The changes to the bonds of one owner and currency; null if their deals contradict each other. */
function planOwner<Row extends Bond>(rows: readonly Row[], act: RepaymentOnDay): RepaymentPlan<Row> | null {
  const { day, repayment, isOfMatured = false } = act;
  const open = rows.filter((row) => isOpenOn(row, day));
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
    isWhole || isOfMatured ? held.open.plus(held.matured) : held.open,
    repayment,
  );
  const plan: RepaymentPlan<Row> = { changed: [], added: [] };
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
function isPossible<Row extends Bond>(
  rows: readonly Row[],
  { changed, added }: RepaymentPlan<Row>,
  today: CalendarDate,
): boolean {
  const after = new Map(changed.map(({ row, values }) => [row.id, values]));
  const all = [
    ...rows.map((row) => heldBond({ ...row, ...after.get(row.id) })),
    ...added.map((row, i) => ({ ...heldBond(row), id: -1 - i })),
  ];
  return (computePosition(all, today)?.problem ?? null) === null;
}

/** The repayment of the bonds of one owner and currency; null if it contradicts their deals. */
export function planRepayment<Row extends Bond>(
  rows: readonly Row[],
  act: RepaymentOnDay,
): RepaymentPlan<Row> | null {
  const plan = planOwner(rows, act);
  return plan !== null && isPossible(rows, plan, act.today) ? plan : null;
}
