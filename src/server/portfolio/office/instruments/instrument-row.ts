import type { Selectable } from 'kysely';
import type { EnteredFeatures } from '#domain/bonds/terms/bond-features';
import { PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { StoredDayCount } from '#api/portfolio/bonds';
import type {
  HistoricPrice,
  InstrumentChanges,
  InstrumentOnWire,
} from '#api/portfolio/instruments/instruments';
import type { z } from 'zod';
import { featureColumns, enteredFeatures } from '../../records/bond-features/feature-columns.ts';
import { numberOrNull, numeric, numericOrNull } from '../../../platform/database/numeric.ts';
import type { InstrumentsTable } from '../../../platform/database/tables/securities-tables.ts';
import type { StoredPrice } from '../../market/price-history/price-history.store.ts';
import type { EarlierIsin } from './earlier-isins.store.ts';

export type InstrumentRow = Selectable<InstrumentsTable>;

/** The fields that an administrator enters, as columns. An undefined column keeps its value. */
export function instrumentColumns(fields: InstrumentChanges) {
  const { couponPercent, redemption } = fields;
  return {
    kind: fields.kind,
    name: fields.name,
    issuer: fields.issuer,
    country: fields.country,
    currency: fields.currency,
    price_basis: fields.priceBasis,
    regulated_market: fields.regulatedMarket,
    venue: fields.venue,
    coupon_percent: couponPercent === undefined ? undefined : numericOrNull(couponPercent, PERCENT_PLACES),
    coupon_frequency: fields.couponFrequency,
    day_count: fields.dayCount,
    issue_date: fields.issueDate,
    first_coupon_date: fields.firstCouponDate,
    maturity_date: fields.maturityDate,
    redemption: redemption === undefined ? undefined : numeric(redemption, PRICE_PLACES),
    ...featureColumns(fields),
  };
}

function featuresOnWire({ amortization, couponSteps, floating, calls }: EnteredFeatures) {
  return {
    amortization: amortization && [...amortization],
    couponSteps: couponSteps && [...couponSteps],
    floating,
    calls: calls && [...calls],
  };
}

function historicPriceOnWire(price: StoredPrice): z.input<typeof HistoricPrice> {
  const { day, kind, currency, source } = price;
  return { day, price: Number(price.price), kind, currency, source };
}

/** An instrument as the API returns it. */
export function instrumentOnWire(
  row: InstrumentRow,
  prices: readonly StoredPrice[],
  earlierIsins: readonly EarlierIsin[],
): InstrumentOnWire {
  return {
    isin: row.isin,
    kind: row.kind,
    name: row.name,
    issuer: row.issuer,
    country: row.country,
    currency: row.currency,
    priceBasis: row.price_basis,
    regulatedMarket: row.regulated_market,
    venue: row.venue,
    couponPercent: numberOrNull(row.coupon_percent),
    couponFrequency: row.coupon_frequency,
    dayCount: StoredDayCount.parse(row.day_count),
    issueDate: row.issue_date,
    firstCouponDate: row.first_coupon_date,
    maturityDate: row.maturity_date,
    redemption: Number(row.redemption),
    ...featuresOnWire(enteredFeatures(row)),
    version: row.version,
    prices: prices.map(historicPriceOnWire),
    earlierIsins: [...earlierIsins],
  };
}
