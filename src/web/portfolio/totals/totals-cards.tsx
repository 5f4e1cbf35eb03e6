import type { BondsSummary } from '#api/portfolio/bonds';
import { useTotals, type TotalsOf } from '../../platform/queries/portfolio/figures/totals.ts';
import { BondTotalsCards } from './bond-totals-cards.tsx';
import { EtfOrShareTotalsCards } from './etf-or-share-totals-cards.tsx';

interface TotalsCardsProps {
  readonly of: TotalsOf;
  /** What came with the list of one's own bonds. */
  readonly summary?: BondsSummary | undefined;
  /** The list is there: only then are its totals asked for. */
  readonly listed: boolean;
}

/** The figures above a list of bonds, ETFs or shares, of who is signed in or for an administrator of a user. */
export function TotalsCards({ of, summary, listed }: TotalsCardsProps) {
  const { data, error } = useTotals(of, { enabled: listed });
  const totals = data ?? (error === null ? undefined : null);
  return of.kind === 'bond' ? (
    <BondTotalsCards summary={summary} totals={totals} />
  ) : (
    <EtfOrShareTotalsCards kind={of.kind} totals={totals} />
  );
}
