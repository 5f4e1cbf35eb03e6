import type { Columns, ColumnKey } from '../columns/column.ts';
import { Decimal } from '../../money/decimal.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome } from '../entries/make-income.ts';
import { makePrice } from '../entries/make-price.ts';
import { makeUser } from '../entries/make-user.ts';
import { readDirection, readPaymentType, readSecurityClass } from '../entries/read-words.ts';
import { absoluteAmount } from '../entries/signed-amounts.ts';
import type { ImportFormat } from './import-format.ts';
import { isBlank, type ImportTable } from '../import-table.ts';
import type { ImportedEntry } from '../imported-row.ts';
import { fieldEntries, type ColumnMapping } from '../mapping/column-mapping.ts';
import { findHeaderLine } from '../mapping/find-header-line.ts';
import { MAPPING_FIELDS, type MappingTarget } from '../mapping/mapping-fields.ts';

/** Converts a mapping to a format for readRows. */
export function mappedFormat(mapping: ColumnMapping): Pick<ImportFormat, 'parts' | 'arrange'> {
  const { target, sheet, constants, footLines } = mapping;
  const columns: Columns = MAPPING_FIELDS[target];
  const positions = new Map<ColumnKey, number>();
  for (const [key] of fieldEntries(target)) {
    const at = mapping.columns[key];
    if (at !== undefined) positions.set(key, at);
  }
  const part = {
    ...{ columns, constants },
    decimalMark: null,
    joinKey: () => '',
    findHeader: (table: ImportTable) => {
      const at = headerIndex(table, mapping);
      return table.sheet === sheet && at >= 0 ? { at, positions } : undefined;
    },
    read: READERS[target],
  };
  return { parts: [part], arrange: (tables) => tables.map((table) => withoutFoot(table, footLines)) };
}

/** The index of the header in `table.lines`; -1 if the table has no such line. */
function headerIndex(table: ImportTable, { headerRow }: ColumnMapping): number {
  return headerRow === null ? findHeaderLine(table) : table.lines.findIndex(({ row }) => row === headerRow);
}

/** Removes the last `footLines` lines. Blank lines do not count, because many files end with some. */
function withoutFoot(table: ImportTable, footLines: number): ImportTable {
  if (footLines === 0) return table;
  const filled = table.lines.filter((line) => !isBlank(line));
  const first = filled.at(-footLines) ?? table.lines[0];
  return { ...table, lines: table.lines.filter(({ row }) => first === undefined || row < first.row) };
}

const READERS: Record<MappingTarget, (line: LineReader) => ImportedEntry | null> = {
  holding(line) {
    const [direction, securityClass] = [readDirection(line), readSecurityClass(line)];
    if (direction === null || securityClass === undefined) return null;
    return makeHolding(line, {
      ...{ direction, securityClass },
      priceScale: null,
      amount: cleanAmount(line),
      accruedInterest: readCost(line, 'accrued'),
      fee: readCost(line, 'fee'),
      tax: readCost(line, 'tax'),
    });
  },
  payment(line) {
    const paymentType = readPaymentType(line);
    if (paymentType === null) return null;
    const [gross, tax] = [line.decimal('amount'), readCost(line, 'tax')];
    return makeIncome(line, { securityClass: 'bond', paymentType, gross, tax });
  },
  distribution(line) {
    const [gross, tax] = [line.decimal('amount'), readCost(line, 'tax')];
    // Distributions of ETFs and shares are imported alike.
    return makeIncome(line, { securityClass: 'etf', paymentType: 'coupon', gross, tax });
  },
  price: makePrice,
  user: makeUser,
};

/** Some files write costs as negative amounts. */
const readCost = (line: LineReader, key: 'accrued' | 'fee' | 'tax') => absoluteAmount(line.decimal(key));

/** The amount without accrued interest, from which the scale of a bond's price is determined. */
function cleanAmount(line: LineReader): string | null {
  const [amount, accrued] = [line.decimal('amount'), line.decimal('accrued')];
  return amount === null || accrued === null
    ? amount
    : new Decimal(amount).abs().minus(new Decimal(accrued).abs()).toFixed();
}
