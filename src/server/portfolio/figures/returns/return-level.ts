import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listIsinsInParts } from '../positions/deal-rows.store.ts';
import type { Securities } from '../positions/load-positions.ts';

/** The part of the portfolio whose return is computed. */
export type ReturnLevel =
  | { readonly of: 'all' }
  | { readonly of: 'isin'; readonly isin: string }
  /** Null: holdings without a bank. */
  | { readonly of: 'bank'; readonly bank: string | null }
  | { readonly of: 'class'; readonly kind: HoldingKind };

export const levelKinds = (level: ReturnLevel) => (level.of === 'class' ? [level.kind] : HOLDING_KINDS);

/** The securities of a level in parts, each with a limited number of deals. */
export async function listSecurities(
  source: PortfolioSource,
  level: ReturnLevel,
): Promise<readonly Securities[]> {
  const parts: Securities[] = [];
  for (const kind of levelKinds(level)) {
    if (level.of === 'isin') parts.push({ kind, isins: [level.isin] });
    else for (const isins of await listIsinsInParts(source, kind)) parts.push({ kind, isins });
  }
  return parts;
}
