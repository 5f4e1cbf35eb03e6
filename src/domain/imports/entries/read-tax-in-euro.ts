import { Decimal } from '../../money/decimal.ts';
import { convertLevAndEuro } from '../../money/lev.ts';
import type { LineReader } from '../columns/import-line.ts';
import { currencyUnit } from './read-security.ts';

/** The tax of a line converted from euro to the line's currency: Kupon's own files have bond taxes in euro. */
export function readTaxInEuro(line: LineReader): string | null {
  const tax = line.decimal('tax');
  const currency = currencyUnit(line.text('currency'))?.currency;
  return tax === null || currency === undefined
    ? tax
    : new Decimal(convertLevAndEuro(tax, 'EUR', currency)).toFixed();
}
