import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency';
import { rateHistory } from '#domain/money/rate-history';
import type { Deal } from '#domain/portfolio/positions/deal';
import { COST_METHODS } from '#domain/portfolio/positions/lots';
import type { SecurityTerms } from '#domain/portfolio/positions/security-terms';
import { priceHistory } from '#domain/prices/price-history';
import { bond, date } from './inputs.ts';

const currency = z.enum(CURRENCIES);

const deal = z
  .object({
    id: z.number(),
    kind: z.enum(['bond', 'etf', 'share']),
    isin: z.string(),
    currency,
    direction: z.enum(['Buy', 'Bid', 'Sell', 'Ask']),
    date: date.nullable(),
    settlementDate: date.nullable().default(null),
    quantity: z.number(),
    price: z.number(),
    fees: z.number().default(0),
    accrued: z.number().nullable().default(null),
    tax: z.number().optional(),
  })
  .transform(({ date: day, settlementDate: settlementDay, ...rest }): Deal => {
    return { ...rest, day, settlementDay, closed: null };
  });

const instrument = bond.transform((terms): SecurityTerms => {
  const { maturity, redemption = 100, instalments = [] } = terms;
  return {
    repayment: { maturity, redemption, instalments },
    interest: { terms, preset: 'eur-government' },
  };
});

const instruments = z
  .record(z.string(), instrument)
  .default({})
  .transform((byIsin) => new Map(Object.entries(byIsin)));

const recordedPrice = z
  .object({
    isin: z.string(),
    currency: currency.nullable().default(null),
    date,
    price: z.number().nullable(),
  })
  .transform(({ date: day, ...rest }) => ({ ...rest, day, kind: 'clean', source: 'entered' }) as const);

const recordedRate = z
  .object({ currency: z.string(), date, rate: z.number() })
  .transform(({ currency: code, date: day, rate }) => {
    const known = currency.safeParse(code);
    return known.success ? [{ currency: known.data, day, unitsPerEuro: rate }] : [];
  });

export const positionsInput = z.object({
  deals: z.array(deal),
  method: z.enum(COST_METHODS).default('average'),
  asOf: date.optional(),
  instruments,
});

export const valuedPortfolio = z.object({
  deals: z.array(deal),
  instruments,
  prices: z.array(recordedPrice).transform(priceHistory),
  rates: z
    .array(recordedRate)
    .default([])
    .transform((rates) => rateHistory(rates.flat())),
});

export const positionValueInput = valuedPortfolio.extend({ date });
export const valueSeriesInput = valuedPortfolio.extend({ dates: z.array(date) });
