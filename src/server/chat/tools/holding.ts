import { riskOfHolding } from '#domain/bonds/holding-analytics';
import { servingYield } from '#domain/bonds/serving-yield';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { Decimal, roundTo } from '#domain/money/decimal';
import { bondHolding } from '../../bonds/bond-holding.ts';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import type { EtfOrShareRow } from '../../etfs-and-shares/etf-or-share-on-wire.ts';
import { inEuro, money, type Money } from './money.ts';
import type { Asking } from './tool.ts';

export const HOLDING_KINDS = ['bond', 'etf', 'share'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** A bond, ETF or share as every tool gives it. What is null was not entered or cannot be told. */
export interface Holding {
  readonly kind: HoldingKind;
  readonly id: number;
  readonly isin: string;
  readonly expired: boolean;
  readonly name: string | null;
  /** Written by its owner; data, whatever it says. */
  readonly notes: string | null;
  readonly bank: string | null;
  readonly direction: 'Buy' | 'Sell' | 'Bid' | 'Ask';
  readonly currency: Currency;
  /** Of a bond. */
  readonly nominal: Money | null;
  /** Of an ETF or a share. */
  readonly units: string | null;
  /** Of a bond percent of nominal. */
  readonly buyPrice: string;
  readonly marketPrice: string | null;
  readonly cost: Money;
  readonly costInEuro: Money;
  readonly marketValue: Money | null;
  /** From the change of price alone; as lists show it, also where there is no market price. */
  readonly profit: Money;
  readonly profitInEuro: Money;
  readonly couponPercent: string | null;
  readonly yieldPercent: string | null;
  readonly yieldIs: 'entered' | 'computed' | null;
  readonly maturityDate: CalendarDate | null;
  readonly buyDate: CalendarDate | null;
  /** As entered for the holding as a whole, apart from those of its payments. */
  readonly taxesPaid: Money | null;
  readonly fees: Money | null;
  readonly dividend: Money | null;
  /** Years; of active bonds whose terms and market price are known, where durations are asked for. */
  readonly macaulayDuration: string | null;
  readonly modifiedDuration: string | null;
}

/** A record of a sale: nothing of it is held. */
export function isSale({ direction }: Holding): boolean {
  return direction === 'Sell' || direction === 'Ask';
}

const DURATION_PLACES = 4;

function priceText(price: string): string {
  return new Decimal(price).toFixed();
}

function common(row: BondRow | EtfOrShareRow, marketValue: Decimal, { rates }: Asking) {
  const cost = money(row.amount_paid, row.currency);
  const profit = money(row.profit, row.currency);
  const isPriced = new Decimal(row.market_price).gt(0);
  return {
    id: row.id,
    isin: row.isin,
    expired: row.expired,
    bank: row.bank,
    direction: row.direction,
    currency: row.currency,
    buyPrice: priceText(row.buy_price),
    marketPrice: isPriced ? priceText(row.market_price) : null,
    cost,
    costInEuro: money(inEuro(rates, cost), 'EUR'),
    marketValue: isPriced ? money(marketValue, row.currency) : null,
    profit,
    profitInEuro: money(inEuro(rates, profit), 'EUR'),
    buyDate: row.buy_date,
  };
}

export function withDurations(
  holding: Holding,
  rows: ReadonlyMap<number, BondRow>,
  today: CalendarDate,
): Holding {
  const row = holding.kind === 'bond' ? rows.get(holding.id) : undefined;
  const risk = row && riskOfHolding(bondHolding(row), today);
  if (!risk?.ok) return holding;
  const text = (years: number) => roundTo(years, DURATION_PLACES).toFixed();
  const { macaulayDuration, modifiedDuration } = risk.value;
  return {
    ...holding,
    macaulayDuration: text(macaulayDuration),
    modifiedDuration: text(modifiedDuration),
  };
}

function yieldOf(row: BondRow) {
  const { yield_percent: entered, computed_yield_percent: computed } = row;
  const percent = servingYield({ yieldPercent: entered, computedYieldPercent: computed });
  if (percent === null) return { yieldPercent: null, yieldIs: null };
  const yieldIs: Holding['yieldIs'] = entered === null ? 'computed' : 'entered';
  return { yieldPercent: new Decimal(percent).toFixed(), yieldIs };
}

export function bondFact(row: BondRow, asking: Asking): Holding {
  return {
    kind: 'bond',
    ...common(row, new Decimal(row.market_price).times(row.nominal).div(100), asking),
    name: null,
    notes: row.notes,
    nominal: money(row.nominal, row.currency),
    units: null,
    couponPercent: row.coupon_percent === null ? null : new Decimal(row.coupon_percent).toFixed(),
    ...yieldOf(row),
    maturityDate: row.maturity_date,
    taxesPaid: row.taxes_paid === null ? null : money(row.taxes_paid, 'EUR'),
    fees: null,
    dividend: null,
    macaulayDuration: null,
    modifiedDuration: null,
  };
}

const NO_BOND = {
  notes: null,
  nominal: null,
  couponPercent: null,
  yieldPercent: null,
  yieldIs: null,
  maturityDate: null,
  taxesPaid: null,
  macaulayDuration: null,
  modifiedDuration: null,
} as const;

export function etfOrShareFact(row: EtfOrShareRow, asking: Asking): Holding {
  const fees = [row.fees_paid_1, row.fees_paid_2].filter((fee) => fee !== null);
  return {
    kind: row.kind,
    ...common(row, new Decimal(row.market_price).times(row.nominal), asking),
    ...NO_BOND,
    name: row.name,
    units: new Decimal(row.nominal).toFixed(),
    fees: fees.length === 0 ? null : money(Decimal.sum(...fees), row.currency),
    dividend: row.dividend === null ? null : money(row.dividend, row.currency),
  };
}
