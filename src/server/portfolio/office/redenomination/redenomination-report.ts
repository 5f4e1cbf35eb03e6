import type { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { MAX_ACTED_ROWS } from '#api/portfolio/instruments/corporate-actions';
import type { RedenominatedHolding, Redenomination } from '#api/portfolio/instruments/instrument-actions';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';

type HoldingOnWire = z.input<typeof RedenominatedHolding>;
type Row = (BondRow | EtfOrShareRow) & { readonly username: string };
type Changed = Partial<
  Record<'currency' | 'nominal' | 'buy_price' | 'market_price' | 'amount_paid' | 'profit', string>
>;

function figures(
  row: Pick<Row, 'currency' | 'nominal' | 'buy_price' | 'market_price' | 'amount_paid' | 'profit'>,
) {
  return {
    currency: row.currency,
    quantity: Number(row.nominal),
    buyPrice: Number(row.buy_price),
    marketPrice: Number(row.market_price),
    amountPaid: Number(row.amount_paid),
    profit: Number(row.profit),
  };
}

function holdingOnWire(row: Row, changed: Changed): HoldingOnWire {
  return {
    userId: row.user_id,
    username: row.username,
    holding: 'kind' in row ? row.kind : 'bond',
    holdingId: row.id,
    isin: row.isin,
    direction: row.direction,
    expired: row.expired,
    before: figures(row),
    after: figures({ ...row, ...changed, currency: 'EUR' }),
  };
}

/** Counts what a redenomination changes, and lists a page of its holdings before and after, without the first `skip`. */
export function redenominationReport(skip: number) {
  const isins = new Set<string>();
  const holders = new Set<number>();
  const rows: HoldingOnWire[] = [];
  let [holdings, cashFlows, inLev, inEuro] = [0, 0, 0, 0];
  let [lev, eur] = [new Decimal(0), new Decimal(0)];
  return {
    addHolding(row: Row, changed: Changed & { readonly amount_paid: string }) {
      isins.add(row.isin);
      holders.add(row.user_id);
      holdings += 1;
      [lev, eur] = [lev.plus(row.amount_paid), eur.plus(changed.amount_paid)];
      if (holdings > skip && rows.length < MAX_ACTED_ROWS) rows.push(holdingOnWire(row, changed));
    },
    addPayment({ currency }: { readonly currency: string }) {
      if (currency === 'BGN') inLev += 1;
      else inEuro += 1;
    },
    addCashFlows(count: number) {
      cashFlows += count;
    },
    answer: (prices: number): Omit<z.input<typeof Redenomination>, 'batch'> => ({
      kind: 'redenomination',
      securities: isins.size,
      holders: holders.size,
      holdings,
      payments: { inLev, inEuro },
      cashFlows,
      prices,
      amountPaid: { lev: lev.toNumber(), eur: eur.toNumber() },
      rows,
    }),
  };
}

export type RedenominationReport = ReturnType<typeof redenominationReport>;
