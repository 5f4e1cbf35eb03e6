import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { ImportedDistribution, ImportedPayment } from '#domain/imports/imported-row';
import { Decimal } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundedParts } from '#domain/money/rounded-parts';
import type { Currency } from '#domain/money/currency';
import { DistributionFields } from '#api/portfolio/distributions';
import { PaymentFields } from '#api/portfolio/payments';
import { numeric, numericOrNull } from '../../../platform/database/numeric.ts';
import type { PaymentsTable } from '../../../platform/database/schema.ts';
import type { DistributionsTable } from '../../../platform/database/tables/securities-tables.ts';
import { distributionOnWire } from '../../distributions/distribution-on-wire.ts';
import { paymentOnWire } from '../../payments/payment-on-wire.ts';
import { taxInEuro } from './write-bond.ts';
import {
  checked,
  differences,
  rowError,
  said,
  shownFields,
  storedWhereSame,
  type Added,
  type Changed,
  type Checked,
  type Columns,
} from './written-row.ts';

/** A purchase that a payment or distribution belongs to, stored or of the same file. */
export interface Lot {
  readonly id: number;
  readonly currency: Currency;
  readonly nominal: string;
}

/** An amount for each lot, by its part of the position. */
function parts(amount: string, lots: readonly Lot[]): readonly Decimal[] {
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

/** The rows of all lots, or what is wrong with one of them. */
function forLots(
  lots: readonly Lot[],
  make: (lot: Lot, at: number) => Checked<Added>,
): Checked<readonly Added[]> {
  const added: Added[] = [];
  for (const [at, lot] of lots.entries()) {
    const one = make(lot, at);
    if (!one.ok) return one;
    added.push(one.value);
  }
  return { ok: true, value: added };
}

const LEV_OR_EURO: readonly string[] = ['BGN', 'EUR'];

/** Undefined where a bond in that currency cannot be paid in this one. */
function paymentCurrency(paid: Currency, ofBond: Currency): 'BGN' | 'EUR' | null | undefined {
  if (paid === ofBond) return null;
  return LEV_OR_EURO.includes(ofBond) && (paid === 'BGN' || paid === 'EUR') ? paid : undefined;
}

/** What a bond paid, divided among the purchases of it. */
export function addedPayments(entry: ImportedPayment, lots: readonly Lot[]): Checked<readonly Added[]> {
  if (entry.tax !== null && Number(entry.tax) !== 0 && !LEV_OR_EURO.includes(entry.currency)) {
    return { ok: false, errors: rowError('tax_not_in_euro', { currency: entry.currency }) };
  }
  const amounts = parts(entry.amount, lots);
  const taxes = entry.tax === null ? null : parts(String(taxInEuro(entry.tax, entry.currency)), lots);
  return forLots(lots, (lot, at) => {
    const currency = paymentCurrency(entry.currency, lot.currency);
    if (currency === undefined) {
      const values = { currency: entry.currency, expected: lot.currency };
      return { ok: false, errors: rowError('another_currency', values) };
    }
    const input = said({
      profit: amounts[at]?.toNumber(),
      taxesPaid: taxes?.[at]?.toNumber(),
      paymentDate: entry.day,
    });
    return checked(PaymentFields, input, (fields) => ({
      columns: {
        bond_id: lot.id,
        profit: numeric(fields.profit, AMOUNT_PLACES),
        taxes_paid: numericOrNull(fields.taxesPaid, AMOUNT_PLACES),
        payment_date: fields.paymentDate,
        currency,
      },
      after: shownFields({ ...input, currency: entry.currency }),
    }));
  });
}

/** What an ETF or a share paid out, divided among the purchases of it. */
export function addedDistributions(
  entry: ImportedDistribution,
  lots: readonly Lot[],
): Checked<readonly Added[]> {
  const amounts = parts(entry.amount, lots);
  const taxes = entry.tax === null ? null : parts(entry.tax, lots);
  return forLots(lots, (lot, at) => {
    const input = said({
      payDay: entry.day,
      exDay: entry.exDay,
      gross: amounts[at]?.toNumber(),
      taxWithheld: taxes?.[at]?.toNumber(),
      currency: entry.currency,
      nominal: entry.units === null || lots.length > 1 ? null : Number(entry.units),
    });
    return checked(DistributionFields, input, (fields) => ({
      columns: {
        etf_or_share_id: lot.id,
        pay_day: fields.payDay,
        ex_day: fields.exDay,
        gross: numeric(fields.gross, AMOUNT_PLACES),
        tax_withheld: numeric(fields.taxWithheld, AMOUNT_PLACES),
        currency: entry.currency,
        nominal: numericOrNull(fields.nominal, AMOUNT_PLACES),
      },
      after: shownFields(input),
    }));
  });
}

/** A payment with these fields, under the names of the endpoint; null where it has them. */
export function editedPayment(
  row: Selectable<PaymentsTable>,
  given: Readonly<Record<string, unknown>>,
): Checked<Changed | null> {
  const { profit, taxesPaid, paymentDate } = paymentOnWire(row);
  return edited(PaymentFields, { stored: { profit, taxesPaid, paymentDate }, given }, (fields) => ({
    bond_id: row.bond_id,
    profit: numeric(fields.profit, AMOUNT_PLACES),
    taxes_paid: numericOrNull(fields.taxesPaid, AMOUNT_PLACES),
    payment_date: fields.paymentDate,
    currency: row.currency,
  }));
}

/** A distribution with these fields, under the names of the endpoint; null where it has them. */
export function editedDistribution(
  row: Selectable<DistributionsTable>,
  given: Readonly<Record<string, unknown>>,
): Checked<Changed | null> {
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

/** A stored row with what was sent of it; null where it has that. */
export function edited<S extends z.ZodType>(
  schema: S,
  row: { readonly stored: object; readonly given: Readonly<Record<string, unknown>> },
  columns: (fields: z.output<S>) => Columns,
): Checked<Changed | null> {
  const stored = { ...row.stored };
  const sent = storedWhereSame(stored, row.given);
  const differing = differences(Object.keys(sent), stored, sent);
  if (differing === null) return { ok: true, value: null };
  return checked(schema, { ...stored, ...sent }, (fields) => ({ columns: columns(fields), ...differing }));
}
