import { expect, it } from 'vitest';
import { ImportRow, RejectedRows } from '#api/portfolio/import-fields';
import { groupErrors } from './group-errors.ts';
import { writeRejectedFile } from './rejected-file.ts';

const HEADER = ['ISIN', 'Price', 'Currency'];
const sheets = [{ name: 'Deals', headerRow: 1, header: HEADER, sample: [], rowCount: 3 }];
const wrong = (column: string | null, rule: string) => ({ column, rule, values: {} });
const sentence = ({ rule }: { readonly rule: string }) => `It is ${rule}.`;

function aRow(given: object): ImportRow {
  const nothing = { target: null, holder: null, isin: null, before: null, after: null, asWritten: null };
  const where = { place: 1, row: 2, joinedRows: [], sheet: 'Deals', kind: 'error' };
  return ImportRow.parse({ ...nothing, ...where, known: null, cells: null, isIncluded: false, ...given });
}

it('rows in error are grouped by what is wrong, the most frequent first, each at its cell', () => {
  const rows = [
    aRow({
      place: 1,
      row: 2,
      cells: ['X', '', 'EUR'],
      errors: [wrong('ISIN', 'short'), wrong('Price', 'missing')],
    }),
    aRow({ place: 2, row: 3, cells: ['BG2030026111', '', 'EUR'], errors: [wrong('Price', 'missing')] }),
    aRow({
      place: 3,
      row: 4,
      cells: ['Y', '1'],
      errors: [wrong(null, 'alone'), wrong('Currency', 'missing')],
    }),
  ];
  const groups = groupErrors(rows, { sheets }, sentence);
  expect(groups.map(({ title, cells }) => [title, cells.map(({ row, column, text }) => [row, column, text])])).toEqual([
    ['It is missing.', [[2, 1, ''], [3, 1, ''], [4, 2, '']]],
    ['It is short.', [[2, 0, 'X']]],
    ['It is alone.', [[4, null, '']]],
  ]); // prettier-ignore
  const keys = groups.flatMap(({ cells }) => cells.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

it('a column that the file does not have has no cell to correct', () => {
  const row = aRow({ cells: ['X', '1', 'EUR'], errors: [wrong('Fee', 'missing')] });
  const [group] = groupErrors([row], { sheets }, sentence);
  expect(group?.cells).toMatchObject([{ columnName: 'Fee', column: null, text: '' }]);
});

it('the file of rejected rows has their cells, and in one more column what is wrong with each', () => {
  const rejected = RejectedRows.parse({
    sheet: 'Deals',
    header: HEADER,
    rows: [
      { cells: ['X', '1,5'], errors: [wrong('ISIN', 'short'), wrong(null, 'alone')] },
      { cells: ['=cmd|A1', '2', 'EUR'], errors: [wrong('ISIN', 'no ISIN; or "empty"')] },
    ],
  });
  const file = writeRejectedFile({ sheets: [rejected], delimiter: ';', why: 'What is wrong', sentence });
  expect(file).toBe(
    [
      '\uFEFFISIN;Price;Currency;What is wrong',
      'X;1,5;;"ISIN: It is short.; It is alone."',
      `'=cmd|A1;2;EUR;"ISIN: It is no ISIN; or ""empty""."`,
      '',
    ].join('\r\n'),
  );
});
