import { bondFigures } from '#domain/bonds/holding/bond-figures';
import type { CalendarDate } from '#domain/calendar-date';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import type { Decimal } from '#domain/money/decimal';
import { levAmountInEuro, levUnitPriceInEuro } from '#domain/money/lev';
import { redenominateCashFlows } from '#domain/portfolio/redenomination/redenominate-cash-flows';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import type { CashFlowRow } from '../../records/cash-flows/cash-flow-on-wire.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import type { LevPayment } from './lev-holdings.store.ts';

/** The columns that change, each with its SQL type. */
export const COLUMNS = {
  bonds: { currency: 'text', nominal: 'numeric', amount_paid: 'numeric', profit: 'numeric' },
  etfs_and_shares: {
    currency: 'text',
    buy_price: 'numeric',
    market_price: 'numeric',
    result: 'numeric',
    amount_paid: 'numeric',
    profit: 'numeric',
    fees_paid_1: 'numeric',
    fees_paid_2: 'numeric',
    dividend: 'numeric',
    fifo_cost: 'numeric',
  },
  payments: { currency: 'text', profit: 'numeric' },
  cash_flows: {
    position: 'numeric',
    interim_cash_flow: 'numeric',
    principal_cash_flow: 'numeric',
    total_cash_flows: 'numeric',
    cumulative_cash_flows: 'numeric',
    real_cash_flows: 'numeric',
    diff: 'numeric',
  },
} as const;

/** The changed columns of a bond. Its prices are percentages, and its taxes are already in euro. */
export function redenominatedBond(row: BondRow, nominal: Decimal) {
  const figures = bondFigures({ buyPrice: row.buy_price, marketPrice: row.market_price, nominal });
  return {
    user_id: row.user_id,
    id: row.id,
    currency: 'EUR',
    nominal: nominal.toFixed(),
    amount_paid: figures.amountPaid.toFixed(),
    profit: figures.profit.toFixed(),
  };
}

const amount = (lev: string | null) => (lev === null ? null : levAmountInEuro(lev).toFixed());

/** The changed columns of an ETF or a share. The number of units stays the same. */
export function redenominatedEtfOrShare(row: EtfOrShareRow) {
  const [buyPrice, marketPrice] = [levUnitPriceInEuro(row.buy_price), levUnitPriceInEuro(row.market_price)];
  const figures = etfOrShareFigures({ buyPrice, marketPrice, nominal: row.nominal });
  return {
    user_id: row.user_id,
    id: row.id,
    currency: 'EUR',
    buy_price: buyPrice.toFixed(),
    market_price: marketPrice.toFixed(),
    result: figures.result.toFixed(),
    amount_paid: figures.amountPaid.toFixed(),
    profit: figures.profit.toFixed(),
    fees_paid_1: amount(row.fees_paid_1),
    fees_paid_2: amount(row.fees_paid_2),
    dividend: amount(row.dividend),
    fifo_cost: amount(row.fifo_cost),
  };
}

/** Payments before the euro, and those without a date, stay in lev and are converted at the legal rate where they are used. */
export function redenominatedPayment(
  { user_id, id, profit, payment_date }: LevPayment,
  firstDayInEuro: CalendarDate,
) {
  return payment_date === null || payment_date < firstDayInEuro
    ? { user_id, id, currency: 'BGN', profit }
    : { user_id, id, currency: 'EUR', profit: levAmountInEuro(profit).toFixed() };
}

/** The changed columns of the cash flows of one bond, in the same order. */
export function redenominatedCashFlows(rows: readonly CashFlowRow[]) {
  const amounts = redenominateCashFlows(
    rows.map((row) => ({
      position: row.position,
      interim: row.interim_cash_flow,
      principal: row.principal_cash_flow,
      total: row.total_cash_flows,
      cumulative: row.cumulative_cash_flows,
      real: row.real_cash_flows,
      diff: row.diff,
    })),
  );
  return rows.map(({ user_id, id }, i) => ({
    user_id,
    id,
    position: amounts[i]?.position?.toFixed() ?? null,
    interim_cash_flow: amounts[i]?.interim?.toFixed() ?? null,
    principal_cash_flow: amounts[i]?.principal?.toFixed() ?? null,
    total_cash_flows: amounts[i]?.total?.toFixed() ?? null,
    cumulative_cash_flows: amounts[i]?.cumulative?.toFixed() ?? null,
    real_cash_flows: amounts[i]?.real?.toFixed() ?? null,
    diff: amounts[i]?.diff?.toFixed() ?? null,
  }));
}
