import type { CalendarDate } from '#domain/calendar-date';
import { valueBond } from '#domain/portfolio/value-bond';
import { valueEtfOrShare } from '#domain/portfolio/value-etf-or-share';
import type { ValuedHolding } from '#domain/portfolio/valued-holding';
import type { TotalsKind } from '#api/portfolio/totals';
import { yieldToEventLoop } from '../../platform/runtime/yield-to-event-loop.ts';
import { loadBondsWithPayments, loadEtfsOrShares, type PortfolioSource } from '../holdings/load-portfolio.ts';

/** All that the scope's owner holds of a kind on a day, active and expired. A bond may have thousands of payments. */
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
  for (const holding of await loadEtfsOrShares(source, kind)) {
    await yieldToEventLoop();
    valued.push(valueEtfOrShare(holding));
  }
  return valued;
}
