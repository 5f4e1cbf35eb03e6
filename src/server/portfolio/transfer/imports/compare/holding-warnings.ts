import type { ImportedHolding } from '#domain/imports/imported-row';
import { Decimal } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { warnOfFuture, type CompareContext, type ResolvedRow } from './compare-context.ts';
import { hasMorePlaces } from './rounded-number.ts';
import { isLevOrEuro } from './write-bond.ts';
import { rowError, type Errors } from './written-row.ts';

interface Security {
  readonly kind: string;
  readonly currency: string;
}

const areSameMoney = (one: string, other: string) =>
  one === other || (isLevOrEuro(one) && isLevOrEuro(other));

/**
 * Contradictions of a purchase or sale with what is known of its security. The currency is compared for bonds only: ETFs and shares are
 * traded in several.
 */
export function warnOfSecurity(
  entry: ImportedHolding,
  target: 'bond' | 'etf' | 'share',
  { security, today }: { readonly security: Security | undefined } & Pick<CompareContext, 'today'>,
): Errors {
  const { isin, currency, day } = entry;
  const isOther = security !== undefined && security.kind !== 'other' && security.kind !== target;
  const isOtherMoney =
    security?.kind === 'bond' && target === 'bond' && !areSameMoney(currency, security.currency);
  return [
    ...(isOther ? rowError('another_class', { isin, class: target, known: security.kind }) : []),
    ...(isOtherMoney
      ? rowError('another_currency_of_bond', { isin, currency, known: security.currency })
      : []),
    ...warnOfFuture(day, today),
  ];
}

/** `known` is the held ISIN one character away; '' if there is none. */
export function warnOfCheckDigit(isin: string, wrongIsins: ReadonlyMap<string, string | null>): Errors {
  const known = wrongIsins.get(isin);
  return known === undefined
    ? []
    : [{ column: 'isin', rule: 'isin_check_digit', values: { isin, known: known ?? '' } }];
}

/** Says that units are stored with 2 decimal places. */
export const noteRounding = ({ quantity }: ImportedHolding): Errors =>
  hasMorePlaces(quantity, AMOUNT_PLACES)
    ? [{ column: 'nominal', rule: 'rounded', values: { cell: quantity } }]
    : [];

const MAX_SHOWN_NOTES = 100;

/** Says that the notes of an ETF or share are not stored: only bonds have any. */
export const noteLostNotes = ({ securityClass, notes }: ImportedHolding): Errors =>
  securityClass === 'bond' || notes === null
    ? []
    : rowError('notes_of_bonds_only', { notes: notes.slice(0, MAX_SHOWN_NOTES) });

interface Deal {
  readonly userId: number | null;
  readonly isin: string;
  readonly isSale: boolean;
  readonly day: string | null;
  readonly quantity: string;
}

/** Purchases and sales of the file and of the database, to find sales of more than is held. */
export function createDealLedger() {
  const deals = new Map<string, (Deal & { readonly row: ResolvedRow | null })[]>();
  return {
    add(deal: Deal, row: ResolvedRow | null): void {
      const key = `${deal.userId} ${deal.isin}`;
      const known = deals.get(key);
      if (known === undefined) deals.set(key, [{ ...deal, row }]);
      else known.push({ ...deal, row });
    },
    /** The rows of the file that sell more than is held on their day, each with what is held. */
    oversold(): ReadonlyMap<ResolvedRow, Decimal> {
      const found = new Map<ResolvedRow, Decimal>();
      for (const ofSecurity of deals.values()) {
        if (!ofSecurity.some(({ row, isSale }) => isSale && row !== null)) continue;
        let held = new Decimal(0);
        for (const { row, isSale, quantity } of ofSecurity.toSorted(byDay)) {
          if (!isSale) held = held.plus(quantity);
          else if (row === null || held.gte(quantity)) held = held.minus(quantity);
          else found.set(row, held);
        }
      }
      return found;
    },
  };
}

/** Purchases come before the sales of their day. */
function byDay(one: Deal, other: Deal): number {
  const days = (one.day ?? '').localeCompare(other.day ?? '');
  return days === 0 ? Number(one.isSale) - Number(other.isSale) : days;
}
