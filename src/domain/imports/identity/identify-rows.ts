import { Decimal } from '../../money/decimal.ts';
import type { ImportedEntry, ImportedRow } from '../imported-row.ts';

/**
 * Identifies a row if its file is imported again. `key` is text to be hashed: of the row's id in the file, otherwise of its values. Rows
 * with the same key are numbered from 1 within the file: if n are stored, those with an ordinal up to n are known. So importing the same
 * file twice changes nothing, but two equal fills of an order count as two.
 */
export interface RowIdentity {
  readonly key: string;
  readonly ordinal: number;
}

export interface IdentityScope {
  /** The id of the format, or the hash of the header of a file with a mapping. */
  readonly format: string;
  /**
   * Whether the file was mapped. Then its column of ids can be a running number, which begins again in the next file: a row is known by it
   * only together with its security and day.
   */
  readonly isMapped: boolean;
  /** Whose portfolio each row belongs to, in the order of the rows. */
  readonly holders: readonly string[];
}

/** Without leading and trailing zeros, as most decimals of a file are. */
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const plain = (decimal: string | null) =>
  decimal === null || PLAIN.test(decimal) ? decimal : new Decimal(decimal).toFixed();

/** The values that make two entries equal, without those that a user may add later; null if the entry imports nothing. */
function parts(entry: ImportedEntry): readonly (string | null)[] | null {
  switch (entry.kind) {
    case 'holding':
      return [
        entry.direction,
        entry.isin,
        entry.day,
        plain(entry.quantity),
        plain(entry.price),
        entry.currency,
        entry.bank,
      ];
    case 'payment':
      return [entry.paymentType, entry.isin, entry.day, plain(entry.amount), entry.currency, entry.bank];
    case 'distribution':
      return [entry.isin, entry.day, plain(entry.amount), entry.currency, entry.bank];
    case 'cashFlow':
      return [entry.isin, entry.day, ...Object.values(entry.amounts).map(plain), entry.bank];
    case 'price':
      return [entry.isin, entry.day];
    case 'user':
      return [entry.fields['email']?.toLowerCase() ?? null];
    case 'edited':
    case 'information':
      return null;
  }
}

/** What a transaction is about; a correction of its amounts leaves it as it is. */
function subject(entry: ImportedEntry): readonly (string | null)[] {
  if (entry.kind === 'holding') return [entry.isin, entry.day, entry.direction];
  return entry.kind === 'payment' || entry.kind === 'distribution' ? [entry.isin, entry.day] : [];
}

/** The identity of each row, in their order; null for rows that import nothing. */
export function identifyRows(rows: readonly ImportedRow[], scope: IdentityScope): (RowIdentity | null)[] {
  const counts = new Map<string, number>();
  return rows.map(({ entry, account, externalId }, at) => {
    const facts = entry === null ? null : parts(entry);
    if (entry === null || facts === null) return null;
    const owner = scope.holders[at] ?? '';
    const key = JSON.stringify(
      externalId === null
        ? [owner, account, entry.kind, ...facts]
        : [scope.format, owner, account, entry.kind, externalId, ...(scope.isMapped ? subject(entry) : [])],
    );
    const ordinal = (counts.get(key) ?? 0) + 1;
    counts.set(key, ordinal);
    return { key, ordinal };
  });
}
