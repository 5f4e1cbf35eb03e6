import { lastTaxedPayment, type TaxedPayment } from '#domain/bonds/cash-flows/due-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { missedPayments, type MissedPayment } from '#domain/portfolio/income/missed-payments';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { positionsInSteps } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import type { UserId } from '#api/platform/ids';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listIsinsInParts } from '../positions/deal-rows.store.ts';
import { loadDeals } from '../positions/load-positions.ts';
import { loadPaymentRecords, type PaymentRecords } from './load-payment-records.ts';
import { listBondOwners } from './missed-decisions.store.ts';

/** What tells the purchases of a bond apart. */
interface Purchase {
  readonly bank: string | null;
  readonly nominal: Decimal;
  /** Null if unknown. */
  readonly boughtOn: CalendarDate | null;
}

/** A missed payment with the owner and purchase of its bond. */
export interface LoadedMissed extends MissedPayment, Purchase {
  readonly owner: UserId;
  /** The last payment of the bond whose tax is known. */
  readonly lastTaxed: TaxedPayment | undefined;
}

function toPurchase(deal: DatedHolding): Purchase {
  const { bank, buyDate, settlementDate } = deal;
  const nominal = new Decimal(dealFromHolding(deal).quantity);
  return { bank: bank === '' ? null : bank, nominal, boughtOn: buyDate ?? settlementDate };
}

/** Finds the last taxed payment of a bond, once for all its missed payments. */
function lastTaxedOfBonds({ payments }: Pick<PaymentRecords, 'payments'>) {
  const found = new Map<number, TaxedPayment | undefined>();
  return (bondId: number) => {
    if (!found.has(bondId)) found.set(bondId, lastTaxedPayment(payments.get(bondId) ?? []));
    return found.get(bondId);
  };
}

function groupByOwner(
  deals: readonly DatedHolding[],
  owners: ReadonlyMap<number, UserId>,
): ReadonlyMap<UserId, readonly DatedHolding[]> {
  const groups = new Map<UserId, DatedHolding[]>();
  for (const deal of deals) {
    const owner = owners.get(deal.id);
    // The bond was deleted between the two queries.
    if (owner === undefined) continue;
    const known = groups.get(owner);
    if (known === undefined) groups.set(owner, [deal]);
    else known.push(deal);
  }
  return groups;
}

/** The missed payments of the scope's bonds with these ISINs. Each owner's deals form separate positions. */
export async function loadMissedByIsin(
  source: PortfolioSource,
  isins: readonly string[],
  today: CalendarDate,
): Promise<LoadedMissed[]> {
  const bonds = { kind: 'bond', isins } as const;
  const [deals, recorded] = await Promise.all([loadDeals(source, bonds), loadPaymentRecords(source, bonds)]);
  const owners = await listBondOwners(
    source,
    deals.map(({ id }) => id),
  );
  const purchases = new Map(deals.map((deal) => [deal.id, toPurchase(deal)]));
  const lastTaxed = lastTaxedOfBonds(recorded);
  const missed: LoadedMissed[] = [];
  for (const [owner, ownDeals] of groupByOwner(deals, owners)) {
    await yieldToEventLoop();
    const terms = termsFromHoldings(ownDeals);
    for (const position of positionsInSteps(ownDeals.map(dealFromHolding), { asOf: today, terms })) {
      await yieldToEventLoop();
      if (position === undefined) continue;
      for (const one of missedPayments(position, { ...recorded, terms: terms.get(position.isin) }, today)) {
        const purchase = purchases.get(one.bondId);
        if (purchase !== undefined)
          missed.push({ owner, ...purchase, lastTaxed: lastTaxed(one.bondId), ...one });
      }
    }
  }
  return missed;
}

/** The missed payments of the scope's bonds. Only a part of the deals is in memory at a time. */
export async function* loadMissed(
  source: PortfolioSource,
  today: CalendarDate,
): AsyncGenerator<readonly LoadedMissed[], void> {
  for (const isins of await listIsinsInParts(source, 'bond'))
    yield await loadMissedByIsin(source, isins, today);
}
