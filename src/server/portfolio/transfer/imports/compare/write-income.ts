import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { ImportedDistribution, ImportedPayment } from '#domain/imports/imported-row';
import { Decimal } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundedParts } from '#domain/money/rounded-parts';
import type { Currency } from '#domain/money/currency';
import { DistributionFields } from '#api/portfolio/distributions';
import { PaymentFields } from '#api/portfolio/payments';
import { numeric, numericOrNull } from '../../../../platform/database/numeric.ts';
import type { PaymentsTable } from '../../../../platform/database/schema.ts';
import type { DistributionsTable } from '../../../../platform/database/tables/securities-tables.ts';
import { distributionOnWire } from '../../../records/distributions/distribution-on-wire.ts';
import { paymentOnWire } from '../../../records/payments/payment-on-wire.ts';
import { isLevOrEuro, taxInEuro } from './write-bond.ts';
import {
  validate,
  findChanges,
  rowError,
  omitMissing,
  keepSameCells,
  type Added,
  type Changed,
  type Validated,
  type Columns,
} from './written-row.ts';

/** A purchase that a payment or distribution belongs to, stored or added by the same file. */
export interface Lot {
  readonly id: number;
  readonly currency: Currency;
  readonly nominal: string;
}

/** Divides an amount among lots in proportion to their nominal; the parts have 2 decimal places and add up to the amount. */
function allocate(amount: string, lots: readonly Lot[]): readonly Decimal[] {
  if (lots.length === 1) return [new Decimal(amount)];
  const sum = Decimal.sum(...lots.map(({ nominal }) => nominal));
  const weights = lots.map(({ nominal }) =>
    sum.isZero() ? new Decimal(1).div(lots.length) : new Decimal(nominal).div(sum),
  );
  return roundedParts(
    weights.map((weight) => new Decimal(amount).times(weight)),
    AMOUNT_PLACES,
  );
}

/** One row for each lot, or the errors of the first that fails. */
function forLots(
  lots: readonly Lot[],
  make: (lot: Lot, at: number) => Validated<Added>,
): Validated<readonly Added[]> {
  const added: Added[] = [];
  for (const [at, lot] of lots.entries()) {
    const one = make(lot, at);
    if (!one.ok) return one;
    added.push(one.value);
  }
  return { ok: true, value: added };
}

/** The currency to store with a payment: null for the bond's own, undefined if the bond cannot pay in this one. */
function paymentCurrency(paid: Currency, bondCurrency: Currency): 'BGN' | 'EUR' | null | undefined {
  if (paid === bondCurrency) return null;
  return isLevOrEuro(bondCurrency) && (paid === 'BGN' || paid === 'EUR') ? paid : undefined;
}

/** A bond's payment, divided among its purchases. */
export function addedPayments(entry: ImportedPayment, lots: readonly Lot[]): Validated<readonly Added[]> {
  if (entry.tax !== null && Number(entry.tax) !== 0 && !isLevOrEuro(entry.currency)) {
    return { ok: false, errors: rowError('tax_not_in_euro', { currency: entry.currency }) };
  }
  const amounts = allocate(entry.amount, lots);
  const taxes = entry.tax === null ? null : allocate(String(taxInEuro(entry.tax, entry.currency)), lots);
  return forLots(lots, (lot, at) => {
    const currency = paymentCurrency(entry.currency, lot.currency);
    if (currency === undefined) {
      const values = { currency: entry.currency, expected: lot.currency };
      return { ok: false, errors: rowError('another_currency', values) };
    }
    const input = omitMissing({
      profit: amounts[at]?.toNumber(),
      taxesPaid: taxes?.[at]?.toNumber(),
      paymentDate: entry.day,
    });
    return validate(PaymentFields, input, (fields) => ({
      columns: {
        bond_id: lot.id,
        profit: numeric(fields.profit, AMOUNT_PLACES),
        taxes_paid: numericOrNull(fields.taxesPaid, AMOUNT_PLACES),
        payment_date: fields.paymentDate,
        currency,
      },
      after: { ...input, currency: entry.currency },
    }));
  });
}

/** A distribution of an ETF or share, divided among its purchases. */
export function addedDistributions(
  entry: ImportedDistribution,
  lots: readonly Lot[],
): Validated<readonly Added[]> {
  const amounts = allocate(entry.amount, lots);
  const taxes = entry.tax === null ? null : allocate(entry.tax, lots);
  return forLots(lots, (lot, at) => {
    const input = omitMissing({
      payDay: entry.day,
      exDay: entry.exDay,
      gross: amounts[at]?.toNumber(),
      taxWithheld: taxes?.[at]?.toNumber(),
      currency: entry.currency,
      nominal: entry.units === null || lots.length > 1 ? null : Number(entry.units),
    });
    return validate(DistributionFields, input, (fields) => ({
      columns: {
        etf_or_share_id: lot.id,
        pay_day: fields.payDay,
        ex_day: fields.exDay,
        gross: numeric(fields.gross, AMOUNT_PLACES),
        tax_withheld: numeric(fields.taxWithheld, AMOUNT_PLACES),
        currency: entry.currency,
        nominal: numericOrNull(fields.nominal, AMOUNT_PLACES),
      },
      after: input,
    }));
  });
}

/** The payment changed to these fields (under the endpoint's names); null if nothing differs. */
export function editedPayment(
  row: Selectable<PaymentsTable>,
  given: Readonly<Record<string, unknown>>,
): Validated<Changed | null> {
  const { profit, taxesPaid, paymentDate } = paymentOnWire(row);
  return edited(PaymentFields, { stored: { profit, taxesPaid, paymentDate }, given }, (fields) => ({
    bond_id: row.bond_id,
    profit: numeric(fields.profit, AMOUNT_PLACES),
    taxes_paid: numericOrNull(fields.taxesPaid, AMOUNT_PLACES),
    payment_date: fields.paymentDate,
    currency: row.currency,
  }));
}

/** The distribution changed to these fields (under the endpoint's names); null if nothing differs. */
export function editedDistribution(
  row: Selectable<DistributionsTable>,
  given: Readonly<Record<string, unknown>>,
): Validated<Changed | null> {
  return edited(DistributionFields, { stored: distributionOnWire(row), given }, (fields) => ({
    etf_or_share_id: row.etf_or_share_id,
    pay_day: fields.payDay,
    ex_day: fields.exDay,
    gross: numeric(fields.gross, AMOUNT_PLACES),
    tax_withheld: numeric(fields.taxWithheld, AMOUNT_PLACES),
    currency: row.currency,
    nominal: numericOrNull(fields.nominal, AMOUNT_PLACES),
  }));
}

/** A stored row with the given fields applied and checked; null if nothing differs. */
export function edited<S extends z.ZodType>(
  schema: S,
  row: { readonly stored: object; readonly given: Readonly<Record<string, unknown>> },
  columns: (fields: z.output<S>) => Columns,
): Validated<Changed | null> {
  const stored = { ...row.stored };
  const sent = keepSameCells(stored, row.given);
  const differing = findChanges(Object.keys(sent), stored, sent);
  if (differing === null) return { ok: true, value: null };
  return validate(schema, { ...stored, ...sent }, (fields) => ({ columns: columns(fields), ...differing }));
}
