import { isinFault } from '../../identifiers/isin.ts';
import { Decimal } from '../../money/decimal.ts';
import type { LineReader } from '../columns/import-line.ts';
import type { ImportedDistribution, ImportedInformation, ImportedPayment } from '../imported-row.ts';
import { absoluteAmount, isZero } from './signed-amounts.ts';
import { askSecurityClass, readCurrency, readIsin, type SecurityClass } from './read-security.ts';

export interface IncomeFacts {
  readonly securityClass: SecurityClass | null;
  readonly paymentType: 'coupon' | 'redemption';
  /** Before tax. Negative if it reverses an earlier payment. */
  readonly gross: string | null;
  readonly tax: string | null;
  /** The nominal that a redemption repays, with any sign. */
  readonly nominal?: string | null;
}

/** Makes a payment of a bond, or a distribution of an ETF or share, from the line; null if a required value is missing or invalid. */
export function makeIncome(
  line: LineReader,
  facts: IncomeFacts,
): ImportedPayment | ImportedDistribution | null {
  const isin = readIsin(line);
  const unit = readCurrency(line);
  const day = line.day('day');
  if (day === null && line.isEmpty('day')) line.fail('day', 'missing');
  const { gross } = facts;
  if (gross === null && line.isEmpty('amount')) line.fail('amount', 'missing');
  const securityClass = isin === null ? null : askSecurityClass(line, isin, facts.securityClass);
  if (isin === null || unit === null || day === null || gross === null || securityClass === null) return null;
  if (line.errors.length > 0) return null;
  const scaled = (amount: string) => (unit.isHundredths ? new Decimal(amount).div(100).toFixed() : amount);
  const shared = {
    isin,
    day,
    bank: line.text('bank') || null,
    amount: scaled(gross),
    tax: facts.tax === null ? null : scaled(facts.tax),
    currency: unit.currency,
  };
  if (securityClass !== 'bond')
    return { kind: 'distribution', ...shared, exDay: line.day('exDay'), units: null };
  const { paymentType, nominal = null } = facts;
  return {
    kind: 'payment',
    ...shared,
    paymentType,
    nominal: isZero(nominal) ? null : absoluteAmount(nominal),
    notes: line.text('notes') || null,
  };
}

/** Makes an entry that is shown but never written. */
export function makeInformation(
  line: LineReader,
  what: ImportedInformation['what'],
  words: string,
): ImportedInformation {
  const names = [line.text('isin'), line.text('symbol')].map((name) => name.toUpperCase());
  const isin = names.find((name) => isinFault(name) !== 'format') ?? null;
  return { kind: 'information', what, isin, day: line.day('day'), text: words };
}
