import type { z } from 'zod';
import { Decimal, type DecimalLike } from '#domain/money/decimal';
import type { Currency } from '#domain/money/currency';
import {
  MAX_ACTED_ROWS,
  type ActedHolding,
  type CorporateActionReport,
} from '#api/portfolio/instruments/corporate-actions';
import type { SkippedHolding } from '#api/portfolio/instruments/instruments';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import type { Named } from './held-rows.store.ts';

export type HoldingRow = Named<BondRow | EtfOrShareRow>;

/** The figures of a row that change. */
type Figures = Partial<Record<'nominal' | 'buy_price' | 'market_price' | 'amount_paid' | 'profit', string>>;

interface Change {
  /** Null if it is no longer held. */
  readonly after: Figures | null;
  readonly paid: DecimalLike | null;
  readonly received?: { readonly units: Decimal; readonly cost: Decimal } | undefined;
}

const MAX_LEFT = 200;

function figures(row: HoldingRow, changed: Figures = {}) {
  const { currency, nominal, buy_price, market_price, amount_paid, profit } = { ...row, ...changed };
  return {
    currency,
    quantity: Number(nominal),
    buyPrice: Number(buy_price),
    marketPrice: Number(market_price),
    amountPaid: Number(amount_paid),
    profit: Number(profit),
  };
}

const holdingKind = (row: HoldingRow) => ('kind' in row ? row.kind : 'bond');

function holdingOnWire(row: HoldingRow, { after, paid, received }: Change): z.input<typeof ActedHolding> {
  return {
    userId: row.user_id,
    username: row.username,
    holding: holdingKind(row),
    holdingId: row.id,
    isin: row.isin,
    direction: row.direction,
    expired: row.expired,
    before: figures(row),
    after: after && figures(row, after),
    paid: paid === null ? null : new Decimal(paid).toNumber(),
    received: received ? { units: received.units.toNumber(), cost: received.cost.toNumber() } : null,
  };
}

type ReportedAction = Pick<CorporateActionReport, 'kind' | 'isin' | 'newIsin'>;

/** Counts what an action changes, and lists a page of its holdings before and after, without the first `skip`. */
export function actionReport(action: ReportedAction, skip: number) {
  const holders = new Set<number>();
  const rows: z.input<typeof ActedHolding>[] = [];
  const left: z.input<typeof SkippedHolding>[] = [];
  const sums = new Map<Currency, Decimal>();
  let holdings = 0;
  return {
    add(row: HoldingRow, change: Change) {
      holders.add(row.user_id);
      holdings += 1;
      if (change.paid !== null)
        sums.set(row.currency, new Decimal(change.paid).plus(sums.get(row.currency) ?? 0));
      if (holdings > skip && rows.length < MAX_ACTED_ROWS) rows.push(holdingOnWire(row, change));
    },
    /** Reports a holding that stays unchanged because its deals contradict each other. */
    leave(row: HoldingRow) {
      if (left.length === MAX_LEFT) return;
      const { user_id: userId, username, id: holdingId, isin, expired } = row;
      const state = expired ? 'expired' : 'active';
      left.push({ userId, username, holding: holdingKind(row), holdingId, isin, state });
    },
    answer: (): Omit<z.input<typeof CorporateActionReport>, 'batch'> => ({
      ...action,
      holders: holders.size,
      holdings,
      paid: [...sums].map(([currency, amount]) => ({ currency, amount: amount.toNumber() })),
      rows,
      left,
    }),
  };
}

export type ActionReport = ReturnType<typeof actionReport>;
