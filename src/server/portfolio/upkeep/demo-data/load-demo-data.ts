import { daysBetween, type CalendarDate } from '#domain/calendar-date';
import type { CashFlowRow } from '#domain/bonds/cash-flows/cash-flow-table';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { sumDecimals, type Decimal } from '#domain/money/decimal';
import type { UserId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { emailTaken } from '../../../people/accounts/email-taken.ts';
import { insertPrices } from '../../market/price-history/price-history.store.ts';
import { featureColumns } from '../../records/bond-features/feature-columns.ts';
import { storeFixings } from '../../office/fixings/fixings.store.ts';
import { insertUser } from '../../../people/accounts/users.store.ts';
import { demoCashFlows } from './demo-cash-flows.ts';
import {
  insertDemoBond,
  insertDemoEtfOrShare,
  nameDemoSecurities,
  removeDemoFixings,
  removeDemoUsers,
  type NewDemoBond,
} from './demo-data.store.ts';
import { demoDistributions } from './demo-distributions.ts';
import { demoEtfOrShareRow } from './demo-etf-or-share-row.ts';
import { loadDemoRates, removeDemoRates } from './demo-exchange-rates.ts';
import { demoFixings } from './demo-fixings.ts';
import type { DemoHolding } from './demo-holdings.ts';
import { DEMO_INDEX } from './demo-issues.ts';
import { DEMO_OWNERS, type DemoOwner } from './demo-owners.ts';
import { dayOrNull, demoPosition, yieldAtPurchase, type DemoPosition } from './demo-position.ts';
import { DEMO_ISINS, DEMO_PRICES_BY, demoPrices, lastPriceDay } from './demo-prices.ts';
import { demoSecurities } from './demo-securities.ts';
import { removeDemoPrices } from './remove-demo-prices.store.ts';
import { demoReceipts, type Receipt } from './demo-receipts.ts';

/** A bond is marked as expired this many days after its maturity; until then it waits for the administrator. */
const DAYS_TO_EXPIRY = 30;

export interface DemoData {
  readonly today: CalendarDate;
  readonly dataKeys: DataKeys;
}

/**
 * Loads two invented people and an invented company with their holdings, and two years of prices, exchange rates and fixings.
 * Nobody can sign in as one of them, since they have no password.
 */
export async function loadDemoData(tx: DatabaseTransaction, { today, dataKeys }: DemoData): Promise<void> {
  await loadDemoRates(tx, today);
  for (const owner of DEMO_OWNERS) {
    const userId = await insertOwner(tx, owner, dataKeys);
    for (const holding of owner.bonds)
      await insertHolding(tx, { userId, holding, bonds: owner.bonds, today });
    for (const holding of owner.etfsAndShares)
      await insertDemoEtfOrShare(tx, userId, {
        row: demoEtfOrShareRow(holding, today),
        distributions: demoDistributions(holding, today),
      });
  }
  await nameDemoSecurities(tx, demoSecurities(today));
  await insertPrices(tx, demoPrices(today), DEMO_PRICES_BY);
  await storeFixings(tx, { index: DEMO_INDEX, fixings: demoFixings(today), by: null });
}

/** Removes the demo users with everything they own, and the prices, exchange rates and fixings of the demo; nothing else. */
export async function removeDemoData(tx: DatabaseTransaction): Promise<void> {
  await removeDemoUsers(tx);
  await removeDemoPrices(tx, DEMO_ISINS);
  await removeDemoRates(tx);
  await removeDemoFixings(tx, DEMO_INDEX);
}

async function insertOwner(tx: DatabaseTransaction, owner: DemoOwner, dataKeys: DataKeys): Promise<UserId> {
  const columns = {
    username: owner.username,
    email: owner.email,
    phone_number: owner.phoneNumber,
    role: 'user' as const,
    person_or_company: owner.personOrCompany,
    language: owner.language,
    bulstat_or_egn: owner.bulstatOrEgn,
    password_hash: null,
    password_expires_at: null,
    demo: true,
  };
  const row = await insertUser(tx, columns, dataKeys);
  if (row === undefined) throw emailTaken();
  return row.id;
}

interface Insertion {
  readonly userId: UserId;
  readonly holding: DemoHolding;
  /** All bonds of the user. */
  readonly bonds: readonly DemoHolding[];
  readonly today: CalendarDate;
}

async function insertHolding(tx: DatabaseTransaction, insertion: Insertion): Promise<void> {
  const { userId, holding, bonds, today } = insertion;
  const position = demoPosition(holding, today);
  const sales = bonds
    .filter(({ of, direction }) => of === holding.of && direction === 'Sell')
    .map((sale) => demoPosition(sale, today));
  const receipts = demoReceipts(position, { sales, today });
  const cashFlows = holding.cashFlowsWithFee === undefined ? [] : demoCashFlows(position, receipts, today);
  await insertDemoBond(tx, userId, {
    bond: { ...bondRow(position, today), taxes_paid: sumTaxes(receipts) },
    payments: receipts.map(paymentRow),
    cashFlows: cashFlows.map(cashFlowRow),
  });
}

function bondRow(position: DemoPosition, today: CalendarDate): NewDemoBond['bond'] {
  const { holding, issue, bought, settles, matures, features } = position;
  const { direction = 'Buy', buyPrice, marketPrice = 0, cleanPrice = null, nominal } = holding;
  const { result, amountPaid, profit } = bondFigures({ buyPrice, marketPrice, nominal });
  const expired = holding.expired ?? (matures !== null && daysBetween(matures, today) > DAYS_TO_EXPIRY);
  const closedOn = matures !== null && matures <= today ? matures : today;
  return {
    isin: issue.isin,
    notes: holding.notes ?? null,
    bank: holding.bank ?? null,
    direction,
    currency: issue.currency,
    buy_price: buyPrice,
    market_price: marketPrice,
    market_price_on: marketPrice > 0 && !expired ? lastPriceDay(issue.isin, today) : null,
    clean_price: cleanPrice,
    nominal,
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
    buy_date: bought,
    settlement_date: settles,
    coupon_percent: issue.coupon ?? null,
    yield_percent: yieldAtPurchase(position)?.toFixed() ?? null,
    expired,
    closed_on: expired ? closedOn : null,
    closed_on_assumed: expired && holding.expired === true,
    maturity_date: matures,
    coupon_frequency: issue.frequency ?? null,
    day_count: issue.dayCount ?? null,
    issue_date: dayOrNull(issue.issued, today),
    first_coupon_date: dayOrNull(issue.firstCoupon, today),
    ...(features && featureColumns(features)),
  };
}

/** The taxes of a bond are those of its payments. */
function sumTaxes(receipts: readonly Receipt[]): string | null {
  const taxes = receipts.flatMap(({ taxesPaid }) => (taxesPaid === null ? [] : [taxesPaid]));
  return taxes.length === 0 ? null : sumDecimals(taxes).toFixed(AMOUNT_PLACES);
}

function paymentRow({ profit, taxesPaid, paid }: Receipt) {
  return {
    profit: profit.toFixed(),
    taxes_paid: taxesPaid?.toFixed() ?? null,
    payment_date: paid,
  };
}

const text = (amount: Decimal | null) => amount?.toFixed() ?? null;

function cashFlowRow(row: CashFlowRow) {
  return {
    date: row.date,
    position: text(row.position),
    interim_cash_flow: text(row.interim),
    principal_cash_flow: text(row.principal),
    total_cash_flows: text(row.total),
    cumulative_cash_flows: text(row.cumulative),
    real_cash_flows: text(row.real),
    diff: text(row.diff),
  };
}
