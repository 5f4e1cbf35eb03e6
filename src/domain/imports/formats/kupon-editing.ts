import { day, decimal, text, type Column, type Columns } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { hashCells, readEditingKey } from '../editing/editing-key.ts';
import {
  EDITING_KEY,
  EDITING_KINDS,
  EDITING_SHEETS,
  type EditingColumn,
  type EditingKind,
  type EditingSheet,
} from '../editing/editing-sheets.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome } from '../entries/make-income.ts';
import { readIsin } from '../entries/read-security.ts';
import { readTaxInEuro } from '../entries/read-tax-in-euro.ts';
import { readDirection, readYesOrNo } from '../entries/read-words.ts';
import type { EditedRow, ImportedCashFlow, ImportedEntry, ImportedHolding } from '../imported-row.ts';
import type { FormatPart, ImportFormat } from './import-format.ts';
import { makePart } from './make-part.ts';

const CONTENTS = { text, direction: text, flag: text, decimal, integer: decimal, day } as const;

function toColumns({ columns }: EditingSheet): Columns {
  const named = columns.map(({ key, header, content }): [string, Column] => [key, CONTENTS[content](header)]);
  return { ...Object.fromEntries(named), exportedFrom: text(EDITING_KEY) };
}

/** The value of a cell as the endpoint takes it; null if it is empty. */
function readCell(line: LineReader, { key, content }: EditingColumn, { directions }: EditingSheet) {
  const cell = line.text(key);
  if (content === 'flag') return readFlag(line, key);
  if (cell === '') return null;
  if (content === 'day') return line.day(key);
  if (content === 'direction') return directions?.[readDirection(line) ?? 'buy'] ?? null;
  if (content === 'text') return cell;
  const number = line.decimal(key);
  return number === null ? null : Number(number);
}

function readFlag(line: LineReader, key: EditingColumn['key']): boolean {
  const cell = line.text(key);
  const flag = cell === '' ? false : readYesOrNo(cell);
  if (flag === null) line.fail(key, 'not_yes_or_no', { cell });
  return flag ?? false;
}

/** Reads a line with a key, which edits an exported row. An empty cell clears the field. */
function readEdited(line: LineReader, kind: EditingKind): EditedRow | null {
  const sheet = EDITING_SHEETS[kind];
  const cell = line.text('exportedFrom');
  const key = readEditingKey(cell);
  if (key === null) {
    line.fail('exportedFrom', 'not_an_export_key', { cell });
    return null;
  }
  const { id, version, hash } = key;
  const isUntouched = hashCells(sheet.columns.map((column) => line.text(column.key))) === hash;
  const fields = isUntouched
    ? {}
    : Object.fromEntries(sheet.columns.map((column) => [column.field, readCell(line, column, sheet)]));
  return { kind: 'edited', target: kind, isin: line.text('isin'), id, version, isUntouched, fields };
}

/** Reads a line without a key, which adds a row. */
function readAdded(line: LineReader, kind: EditingKind): ImportedEntry | null {
  const tax = kind === 'bond' || kind === 'payment' ? readTaxInEuro(line) : line.decimal('tax');
  if (kind === 'payment' || kind === 'distribution') {
    const securityClass = kind === 'payment' ? 'bond' : 'etf';
    const gross = line.decimal('amount');
    const income = makeIncome(line, { securityClass, paymentType: 'coupon', gross, tax });
    return income?.kind === 'distribution' ? { ...income, units: line.decimal('quantity') } : income;
  }
  if (kind === 'cashFlow') return readAddedCashFlow(line);
  const direction = readDirection(line);
  if (direction === null) return null;
  const amounts = { amount: null, accruedInterest: null, fee: line.decimal('fee'), tax };
  const terms = kind === 'bond' ? readTerms(line) : null;
  const holding = makeHolding(line, { direction, securityClass: kind, priceScale: 'percent', ...amounts });
  return holding === null ? null : { ...holding, terms };
}

const readTerms = (line: LineReader): ImportedHolding['terms'] => ({
  couponFrequency: line.decimal('couponFrequency'),
  dayCount: line.text('dayCount') || null,
  issueDate: line.day('issueDate'),
  firstCouponDate: line.day('firstCouponDate'),
  redemption: line.decimal('redemption'),
  cleanPrice: line.decimal('cleanPrice'),
});

function readAddedCashFlow(line: LineReader): ImportedCashFlow | null {
  const [isin, day] = [readIsin(line), line.day('day')];
  if (day === null && line.isEmpty('day')) line.fail('day', 'missing');
  const decimals = EDITING_SHEETS.cashFlow.columns.filter(({ content }) => content === 'decimal');
  const amounts = Object.fromEntries(decimals.map(({ key, field }) => [field, line.decimal(key)]));
  if (isin === null || day === null || line.errors.length > 0) return null;
  return { kind: 'cashFlow', isin, bank: line.text('bank') || null, day, amounts };
}

function part(kind: EditingKind): FormatPart {
  const sheet = EDITING_SHEETS[kind];
  return makePart({
    columns: toColumns(sheet),
    sheets: [sheet.name.toLowerCase()],
    read: (line) => (line.text('exportedFrom') === '' ? readAdded(line, kind) : readEdited(line, kind)),
  });
}

/** Files from 'Export for editing', with the user's changes. */
export const KUPON_EDITING = {
  id: 'kupon-editing',
  arrange: null,
  parts: EDITING_KINDS.map(part),
} as const satisfies ImportFormat;
