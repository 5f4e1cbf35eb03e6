import type { Currency } from '#domain/money/currency';
import type { DecimalLike } from '#domain/money/decimal';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import { listBonds } from '../../bonds/bonds.store.ts';
import type { EtfOrShareRow } from '../../etfs-and-shares/etf-or-share-on-wire.ts';
import * as etfsAndShares from '../../etfs-and-shares/etfs-and-shares.store.ts';
import type { Portfolio } from './tool.ts';

export const HOLDING_KINDS = ['bond', 'etf', 'share'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

export type HoldingRow =
  | { readonly kind: 'bond'; readonly row: BondRow }
  | { readonly kind: 'etf' | 'share'; readonly row: EtfOrShareRow };

/** The expired or the active ones of these kinds, all of them where `expired` is undefined. */
export async function listHoldings(
  { db, scope }: Portfolio,
  kinds: readonly HoldingKind[],
  expired: boolean | undefined,
): Promise<HoldingRow[]> {
  const lists = await Promise.all(
    kinds.map(async (kind): Promise<HoldingRow[]> => {
      if (kind === 'bond') return (await listBonds(db, scope, expired)).map((row) => ({ kind, row }));
      const rows = await etfsAndShares.list(db, scope, { kind, expired });
      return rows.map((row) => ({ kind, row }));
    }),
  );
  return lists.flat();
}

/** Euro; an amount in a currency that has no rate counts as if it were euro. */
export function inEuro({ rates }: Portfolio, amount: DecimalLike, currency: Currency): DecimalLike {
  return rates.toEuro(amount, currency) ?? amount;
}
