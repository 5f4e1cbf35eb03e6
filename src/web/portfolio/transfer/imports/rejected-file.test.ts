import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { startWorkbook } from '../export-to-excel/spreadsheet/workbook.ts';
import { rejectedSheets, writeRejectedFile } from './rejected-file.ts';

const fault = (column: string | null, rule: string) => ({ column, rule, values: {} });

function rejectedLines(cells: string[], errors: ReturnType<typeof fault>[], delimiter = ';') {
  const text = writeRejectedFile({
    sheets: [{ sheet: null, header: ['ISIN', 'Name', 'Nominal'], rows: [{ cells, errors }] }],
    ...{ delimiter, texts: importsTexts.en, sentence: ({ rule }) => `is ${rule}` },
  });
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
}

describe('the file of rejected rows', () => {
  it('has the rows in the form of the file, and a column that says why', () => {
    const errors = [fault('Nominal', 'wrong'), fault(null, 'unheld')];
    expect(rejectedLines(['BG2030026111', 'A bond', 'many'], errors)).toEqual([
      'ISIN;Name;Nominal;why',
      'BG2030026111;A bond;many;"Nominal: is wrong; is unheld"',
    ]);
  });

  it('keeps the reason in its column where a line is short', () => {
    expect(rejectedLines(['BG2030026111'], [fault('Nominal', 'missing')])[1]).toBe(
      'BG2030026111;;;Nominal: is missing',
    );
  });

  it('names a field that has no column there by its label', () => {
    const errors = [fault('assetClass', 'unknown'), fault('currency', 'wrong')];
    expect(rejectedLines(['BG2030026111', 'A bond', '1'], errors)[1]).toBe(
      'BG2030026111;A bond;1;"Class (bond, ETF, share): is unknown; Currency: is wrong"',
    );
  });

  it('starts no formula in a spreadsheet program, and quotes what has the delimiter', () => {
    expect(rejectedLines(['=cmd|calc', 'A, B', '-5'], [fault('ISIN', 'wrong')], ',')[1]).toBe(
      `'=cmd|calc,"A, B",-5,ISIN: is wrong`,
    );
  });
});

describe('the workbook of rejected rows', () => {
  it('has a sheet for each sheet of the file, with its name, its header and the reasons', async () => {
    const wide = Array.from({ length: 30 }, (_, at) => `Column ${at + 1}`);
    const why = { texts: importsTexts.en, sentence: ({ rule }: { readonly rule: string }) => `is ${rule}` };
    const sheets = rejectedSheets({
      ...why,
      sheets: [
        {
          ...{ sheet: 'Bonds', header: ['ISIN', 'Nominal'] },
          rows: [{ cells: ['BG2030026111', 'many'], errors: [fault('Nominal', 'wrong')] }],
        },
        { sheet: 'Payments', header: wide, rows: [{ cells: ['=1+1'], errors: [fault(null, 'unheld')] }] },
      ],
    });
    const workbook = startWorkbook();
    for (const { head, rows } of sheets) {
      workbook.startSheet(head);
      workbook.add([...rows]);
    }
    const read = await readExcelFile(Buffer.from(await workbook.finish()));
    expect(read.map(({ sheet, data }) => [sheet, data])).toEqual([
      [
        'Bonds',
        [
          ['ISIN', 'Nominal', 'why'],
          ['BG2030026111', 'many', 'Nominal: is wrong'],
        ],
      ],
      [
        'Payments',
        [
          [...wide, 'why'],
          ['=1+1', ...wide.slice(1).map(() => null), 'is unheld'],
        ],
      ],
    ]);
  });
});
