import type { CalendarDate } from '#domain/calendar-date';
import { paidDistributionSums } from '#domain/etfs-and-shares/distribution-sums';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { valueBond } from '#domain/portfolio/value-bond';
import { valueEtfOrShare } from '#domain/portfolio/value-etf-or-share';
import type { ValuedHolding } from '#domain/portfolio/valued-holding';
import { EtfOrShareId } from '#api/platform/ids';
import type { TotalsKind } from '#api/portfolio/figures/totals';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { DistributionRow } from '../../records/distributions/distribution-on-wire.ts';
import { listDistributionsByHolding } from '../../records/distributions/distributions.store.ts';
import {
  loadBondsWithPayments,
  loadEtfsOrShares,
  type PortfolioSource,
} from '../../records/holdings/load-portfolio.ts';

/**
 * All holdings of a kind, active and expired, with their values on a day. Bonds are read in parts, since each may have thousands
 * of payments.
 */
export async function loadValuedHoldings(
  source: PortfolioSource,
  { kind, today }: { readonly kind: TotalsKind; readonly today: CalendarDate },
): Promise<ValuedHolding[]> {
  const valued: ValuedHolding[] = [];
  if (kind === 'bond') {
    for await (const part of loadBondsWithPayments(source)) {
      for (const bond of part) {
        await yieldToEventLoop();
        valued.push(valueBond(bond, today));
      }
    }
    return valued;
  }
  const holdings = await loadEtfsOrShares(source, kind);
  const ids = holdings.map(({ id }) => EtfOrShareId.parse(id));
  const distributions = await listDistributionsByHolding(source.db, source.scope, ids);
  for (const holding of holdings) {
    await yieldToEventLoop();
    const ownDistributions = distributions.get(EtfOrShareId.parse(holding.id)) ?? [];
    valued.push(valueEtfOrShare(holding, paidBy(today, ownDistributions)));
  }
  return valued;
}

function paidBy(today: CalendarDate, distributions: readonly DistributionRow[]): CurrencyAmount[] {
  const dated = distributions.map(({ pay_day, currency, gross, tax_withheld }) => ({
    payDay: pay_day,
    currency,
    gross,
    taxWithheld: tax_withheld,
  }));
  return paidDistributionSums(dated, today).map(({ currency, gross }) => ({ currency, amount: gross }));
}
