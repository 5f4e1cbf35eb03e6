import type { ImportAnswers } from '#domain/imports/import-table';
import type { ImportedRow } from '#domain/imports/imported-row';
import { readImportFile } from '../../../server/portfolio/transfer/imports/reading/read-import-file.ts';
import { readSample, SAMPLE_ANSWERS } from './import-samples.ts';

/** Reads a file of which nothing is known but the answers. */
export function readText(content: string | Buffer, answers: ImportAnswers = SAMPLE_ANSWERS) {
  const nothing = () => Promise.resolve({});
  const known = { findKnownClasses: nothing, findSavedIsins: nothing };
  const request = { mapping: null, answers, timeZone: 'Europe/Sofia', corrections: [], ...known };
  return readImportFile(Buffer.from(content), request);
}
export const readFixture = (name: string) => readText(readSample(name));
const FIELDS = ['currency', 'quantity', 'price', 'amount', 'fee', 'tax', 'accruedInterest'] as const;

/** A row in one line: what it was joined from, what it is, and its figures. */
function inOneLine({ row, joinedRows, entry, errors }: ImportedRow): string {
  const rows = [row, ...joinedRows].join('+');
  if (entry === null)
    return `${rows} ${errors.map(({ column, rule }) => `${String(column)}: ${rule}`).join(', ')}`;
  if (entry.kind === 'information') {
    return `${rows} ${entry.what}${entry.what === 'split' ? ` ${String(entry.isin)} ${entry.text}` : ''}`;
  }
  const kind = entry.kind === 'holding' ? `${entry.direction} ${entry.securityClass}` : entry.kind;
  const figures = FIELDS.flatMap((name) => {
    const value: unknown = Object.entries(entry).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? [`${name} ${value}`] : [];
  });
  const words = 'isin' in entry && 'day' in entry ? `${entry.isin} ${entry.day}` : '';
  const type = entry.kind === 'payment' ? ` ${entry.paymentType}` : '';
  return `${rows} ${kind}${type} ${words} ${figures.join(' ')}`.replace('currency ', '');
}
export const linesOf = (rows: readonly ImportedRow[]) => rows.map(inOneLine);
