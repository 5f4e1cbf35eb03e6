import { describe, expect, it } from 'vitest';
import type { ImportTable } from '../import-table.ts';
import { suggestMapping } from '../mapping/suggest-mapping.ts';
import { readImport } from './read-import.ts';

const table = (text: string, sheet: string): ImportTable => ({
  sheet,
  lines: text.split('\n').map((line, i) => ({ row: i + 1, cells: line.split(';') })),
});
const options = { answers: {}, timeZone: 'Europe/Sofia' };

describe('a workbook of several sheets', () => {
  const deals = table(
    'ISIN;Class;Quantity;Price;Currency;Date\nIE00B4L5Y983;etf;1;80;EUR;2026-11-20',
    'Deals',
  );
  const notes = table('Remarks\nnone', 'Remarks');
  const readSheets = (tables: readonly ImportTable[], mapping: ReturnType<typeof suggestMapping> | null) =>
    readImport(tables, { ...options, mapping }).sheets.map(({ name, isRead }) => [name, isRead]);

  it('says which sheet of a mapping is not read', () => {
    const mapping = suggestMapping(deals.lines[0]?.cells ?? [], 'Deals');
    expect(readSheets([notes, deals], mapping)).toEqual([
      ['Remarks', false],
      ['Deals', true],
    ]);
    expect(readSheets([notes, deals], null)).toEqual([
      ['Remarks', true],
      ['Deals', true],
    ]);
  });

  it('says which sheet is not of its format', () => {
    const quotes = (sheet: string) => table('Date;DE0007164600\n2026-11-20;201.5', sheet);
    expect(readSheets([quotes('A'), notes, quotes('B')], null)).toEqual([
      ['A', true],
      ['Remarks', false],
      ['B', true],
    ]);
  });
});
