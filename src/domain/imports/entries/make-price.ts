import type { LineReader } from '../columns/import-line.ts';
import type { ImportedPrice } from '../imported-row.ts';
import { currencyUnit, readIsin } from './read-security.ts';
import { Decimal } from '../../money/decimal.ts';

/** Makes the price of a security on a day from the line; null if a required value is missing or invalid. */
export function makePrice(line: LineReader): ImportedPrice | null {
  const isin = readIsin(line);
  const day = line.day('day');
  const price = line.decimal('price');
  const cell = line.text('currency') || line.unit('price').replace('%', '');
  const unit = cell === '' ? null : currencyUnit(cell);
  if (unit === undefined) line.fail('currency', 'unknown_currency', { cell });
  if (day === null && line.isEmpty('day')) line.fail('day', 'missing');
  if (price === null && line.isEmpty('price')) line.fail('price', 'missing');
  if (price !== null && new Decimal(price).lte(0))
    line.fail('price', 'not_positive', { cell: line.text('price') });
  if (isin === null || day === null || price === null || line.errors.length > 0) return null;
  const isPence = unit?.isHundredths === true;
  return {
    kind: 'price',
    ...{ isin, day },
    price: isPence ? new Decimal(price).div(100).toFixed() : price,
    currency: unit?.currency ?? null,
  };
}
