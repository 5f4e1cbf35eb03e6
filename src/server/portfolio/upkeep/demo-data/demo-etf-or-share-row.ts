import { addDays, type CalendarDate } from '#domain/calendar-date';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import { UNKNOWN_BANK } from '#api/portfolio/etfs-and-shares';
import type { NewDemoEtfOrShare } from './demo-data.store.ts';
import { resolveDay, workingDay } from './demo-day.ts';
import type { DemoEtfOrShare } from './demo-etfs-and-shares.ts';
import { lastPriceDay } from './demo-prices.ts';

const SETTLEMENT_DAYS = 2;
const CLOSED_DAYS_AGO = 120;

export function demoEtfOrShareRow(holding: DemoEtfOrShare, today: CalendarDate): NewDemoEtfOrShare {
  const { kind, isin, name, currency, buyPrice, marketPrice = 0, nominal } = holding;
  const { result, amountPaid, profit } = etfOrShareFigures({ buyPrice, marketPrice, nominal });
  const bought = holding.bought === undefined ? null : workingDay(resolveDay(holding.bought, today));
  return {
    kind,
    isin,
    name,
    bank: holding.bank ?? UNKNOWN_BANK,
    direction: holding.direction ?? 'Bid',
    currency,
    buy_price: buyPrice,
    market_price: marketPrice,
    market_price_on: marketPrice > 0 && holding.expired !== true ? lastPriceDay(isin, today) : null,
    nominal,
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
    buy_date: bought,
    settlement_date: bought && workingDay(addDays(bought, SETTLEMENT_DAYS)),
    fees_paid_1: holding.fees?.[0] ?? null,
    fees_paid_2: holding.fees?.[1] ?? null,
    dividend: holding.dividend ?? null,
    expired: holding.expired ?? false,
    closed_on: holding.expired === true ? workingDay(addDays(today, -CLOSED_DAYS_AGO)) : null,
  };
}
