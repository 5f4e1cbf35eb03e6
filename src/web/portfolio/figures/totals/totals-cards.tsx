import type { BondsSummary } from '#api/portfolio/bonds';
import { useTotals, type TotalsQuery } from '../../../platform/queries/portfolio/figures/totals.ts';
import { BondTotalsCards } from './bond-totals-cards.tsx';
import { EtfOrShareTotalsCards } from './etf-or-share-totals-cards.tsx';

interface TotalsCardsProps {
  readonly of: TotalsQuery;
  /** The summary that comes with the list of the user's own bonds. */
  readonly summary?: BondsSummary | undefined;
  /** True once the list is loaded; only then are its totals requested. */
  readonly listed: boolean;
}

/** The figures above a list of bonds, ETFs or shares: the user's own or, for administrators, another user's. */
export function TotalsCards({ of, summary, listed }: TotalsCardsProps) {
  const { data, error } = useTotals(of, { enabled: listed });
  const totals = data ?? (error === null ? undefined : null);
  return of.kind === 'bond' ? (
    <BondTotalsCards summary={summary} totals={totals} />
  ) : (
    <EtfOrShareTotalsCards kind={of.kind} totals={totals} />
  );
}
