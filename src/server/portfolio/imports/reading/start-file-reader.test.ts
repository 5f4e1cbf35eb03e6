import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suggestMapping } from '#domain/imports/mapping/suggest-mapping';
import { aWorkbook } from '../../../../testing/files/a-workbook.ts';
import { buildThread } from '../../../../testing/processes/built-thread.ts';
import { MAX_ROWS } from './limits.ts';
import { startFileReader } from './start-file-reader.ts';

let built: Awaited<ReturnType<typeof buildThread>>;
beforeAll(async () => {
  built = await buildThread('reading-thread');
});
afterAll(() => built.remove());

const running = () => new AbortController().signal;
const HEADER = ['ISIN', 'Class', 'Quantity', 'Price', 'Currency', 'Date', 'Fee', 'Bank'];
const request = { mapping: suggestMapping(HEADER), answers: {}, timeZone: 'Europe/Sofia' };
const cells = (i: number) => [
  'IE00B4L5Y983',
  'ETF',
  String(i + 1),
  '80,5',
  'EUR',
  '20.11.2026',
  '1,25',
  'A bank',
];

test('a file of 50,000 rows is read in a thread, and the rows arrive in their order', async () => {
  const lines = [HEADER, ...Array.from({ length: MAX_ROWS }, (_, i) => cells(i))];
  const bytes = Buffer.from(lines.map((line) => line.join(';')).join('\r\n'));
  const { rows, questions, form } = await startFileReader(built.file).readImport(bytes, request, running());
  expect(form).toEqual({ encoding: 'utf-8', delimiter: ';', sample: null });
  expect(questions).toEqual([]);
  expect(rows).toHaveLength(MAX_ROWS);
  expect(rows.every(({ row, errors }, i) => row === i + 2 && errors.length === 0)).toBe(true);
  expect(rows.at(-1)?.entry).toMatchObject({ isin: 'IE00B4L5Y983', quantity: '50000', price: '80.5' });
});

test('the cells of a file are read in a thread too', async () => {
  const workbook = aWorkbook({ sheets: { First: [['a', 'b']], Second: [['c', 'd']] } });
  const { tables } = await startFileReader(built.file).readTables(workbook, running());
  expect(tables).toEqual([
    { sheet: 'First', lines: [{ row: 1, cells: ['a', 'b'] }] },
    { sheet: 'Second', lines: [{ row: 1, cells: ['c', 'd'] }] },
  ]);
});

test('a file that is refused, or no longer wanted, leaves the next one its turn', async () => {
  const reader = startFileReader(built.file);
  const leaving = new AbortController();
  const refused = reader.readTables(Buffer.from('%PDF-1.7'), running());
  const left = reader.readTables(Buffer.from('a;b'), leaving.signal);
  const next = reader.readTables(Buffer.from('a;b'), running());
  leaving.abort();
  expect(await Promise.allSettled([refused, left, next])).toMatchObject([
    { reason: { fault: { rule: 'not_a_table', values: { found: 'pdf' } } } },
    { reason: { fault: { rule: 'cancelled' } } },
    { value: { tables: [{ lines: [{ cells: ['a', 'b'] }] }] } },
  ]);
});

test('a file that is being read can be cancelled', async () => {
  const leaving = new AbortController();
  const left = startFileReader(built.file).readTables(Buffer.from('a;b\n'.repeat(40_000)), leaving.signal);
  const cancelled = expect(left).rejects.toMatchObject({ fault: { rule: 'cancelled' } });
  await setImmediate();
  leaving.abort();
  await cancelled;
});

test('a workbook that is made to fill memory ends its thread, and nothing else', async () => {
  const sheet =
    '<worksheet><sheetData><row r="99999999999"><c r="A99999999999"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = aWorkbook({ sheets: { A: [['a']] }, more: { 'xl/worksheets/sheet1.xml': sheet } });
  const reader = startFileReader(built.file);
  await expect(reader.readTables(bytes, running())).rejects.toMatchObject({
    fault: { rule: 'too_much_memory' },
  });
  expect((await reader.readTables(Buffer.from('a;b'), running())).tables).toHaveLength(1);
});
