import type { BondHolding } from '#domain/bonds/terms/holding-terms';
import type { ReceivedPayment } from '#domain/bonds/cash-flows/received-payments';
import type { Currency } from '#domain/money/currency';
import { convertLevAndEuro } from '#domain/money/lev';
import { StoredDayCount } from '#api/portfolio/bonds';
import { FEATURE_COLUMNS, type WithFeatures } from '../bond-features/bond-features.store.ts';
import type { FeatureRow } from '../bond-features/feature-columns.ts';
import type { bondColumns } from './bond-columns.ts';
import type { BondRow } from './bond-on-wire.store.ts';
import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../../../platform/database/schema.ts';

/** The default of the column. */
const DEFAULT_REDEMPTION = '100';

/** The columns that bond mathematics reads. */
export const BOND_HOLDING_COLUMNS = [
  'isin',
  'currency',
  'direction',
  'expired',
  'nominal',
  'buy_price',
  'market_price',
  'buy_date',
  'settlement_date',
  'coupon_percent',
  'yield_percent',
  'taxes_paid',
  'maturity_date',
  'coupon_frequency',
  'day_count',
  'issue_date',
  'first_coupon_date',
  'redemption',
  ...FEATURE_COLUMNS,
] as const satisfies readonly (keyof BondRow)[];

type HoldingColumn = Exclude<(typeof BOND_HOLDING_COLUMNS)[number], keyof FeatureRow>;
type BondHoldingRow = WithFeatures<Pick<BondRow, HoldingColumn>>;

/** A stored bond in the form that bond mathematics takes. Decimals stay text. */
export function bondHolding(row: BondHoldingRow): BondHolding {
  return {
    isin: row.isin,
    currency: row.currency,
    direction: row.direction,
    expired: row.expired,
    nominal: row.nominal,
    buyPrice: row.buy_price,
    marketPrice: row.market_price,
    buyDate: row.buy_date,
    settlementDate: row.settlement_date,
    couponPercent: row.coupon_percent,
    yieldPercent: row.yield_percent,
    taxesPaid: row.taxes_paid,
    maturityDate: row.maturity_date,
    couponFrequency: row.coupon_frequency,
    dayCount: StoredDayCount.parse(row.day_count),
    issueDate: row.issue_date,
    firstCouponDate: row.first_coupon_date,
    redemption: row.redemption,
    features: row.features,
  };
}

/** A bond about to be stored, in the same form. Terms that were not sent have the default of their column. */
export function newBondHolding(
  columns: ReturnType<typeof bondColumns>,
  { expired, features }: Pick<BondHolding, 'expired' | 'features'>,
): BondHolding {
  // Named one by one: a spread of so many columns takes longer than all else here.
  return bondHolding({
    isin: columns.isin,
    currency: columns.currency,
    direction: columns.direction,
    nominal: columns.nominal,
    buy_price: columns.buy_price,
    market_price: columns.market_price,
    buy_date: columns.buy_date,
    settlement_date: columns.settlement_date,
    coupon_percent: columns.coupon_percent,
    yield_percent: columns.yield_percent,
    taxes_paid: columns.taxes_paid,
    features,
    expired,
    maturity_date: columns.maturity_date ?? null,
    coupon_frequency: columns.coupon_frequency ?? null,
    day_count: columns.day_count ?? null,
    issue_date: columns.issue_date ?? null,
    first_coupon_date: columns.first_coupon_date ?? null,
    redemption: columns.redemption ?? DEFAULT_REDEMPTION,
  });
}

type ReceivedRow = Pick<Selectable<PaymentsTable>, 'payment_date' | 'profit' | 'taxes_paid' | 'currency'>;

/** A stored payment in the currency of its bond. Lev and euro are converted at the legal rate, without rounding. */
export function receivedPayment(row: ReceivedRow, currency: Currency): ReceivedPayment {
  const profit = convertLevAndEuro(row.profit, row.currency ?? currency, currency);
  return { paymentDate: row.payment_date, profit, taxesPaid: row.taxes_paid };
}
