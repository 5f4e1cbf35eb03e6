import { describe, expect, it } from 'vitest';
import { NO_MAPPING } from '#domain/imports/mapping/column-mapping';
import type { Import, ImportRow } from '#api/portfolio/imports/import-fields';
import { countWaiting, groupErrors } from './group-errors.ts';

const header = ['ISIN', 'Nominal'];
const sheets = [
  { name: 'Bonds', headerRow: 1, header, sample: [], firstLines: [], rowCount: 3, isRead: true },
  {
    name: 'ETFs',
    headerRow: 1,
    header: ['Units', ...header],
    sample: [],
    firstLines: [],
    rowCount: 1,
    isRead: true,
  },
];

interface Fault {
  readonly sheet: string;
  readonly cells: string[] | null;
  readonly faults: readonly (readonly [string | null, string])[];
}

function aRow(place: number, { sheet, cells, faults }: Fault) {
  return {
    ...{
      place,
      row: place + 1,
      joinedRows: [],
      sheet,
      kind: 'error',
      target: null,
      holder: null,
      isin: null,
    },
    ...{
      before: null,
      after: null,
      earlierIsin: null,
      securityName: null,
      asWritten: null,
      known: null,
      cells,
      isIncluded: false,
    },
    errors: faults.map(([column, rule]) => ({ column, rule, values: {} })),
  } satisfies ImportRow;
}
const ofBonds = (place: number, cells: Fault['cells'], ...faults: Fault['faults'][number][]) =>
  aRow(place, { sheet: 'Bonds', cells, faults });

const grouped = (rows: readonly ImportRow[], mapping: Import['mapping'] = null) =>
  groupErrors(rows, { sheets, mapping, questions: [] }, ({ rule }) => rule);

describe('rows in error', () => {
  it('are grouped by what is wrong, the most frequent first', () => {
    const groups = grouped([
      ofBonds(1, ['x', 'y'], ['Nominal', 'not_a_number'], ['ISIN', 'not_an_isin']),
      ofBonds(2, ['x', '1'], ['ISIN', 'not_an_isin']),
    ]);
    expect(groups.map(({ title, cells }) => [title, cells.map(({ row }) => row)])).toEqual([
      ['not_an_isin', [2, 3]],
      ['not_a_number', [2]],
    ]);
    // Each cell of a row is corrected by itself.
    expect(new Set(groups.flatMap(({ cells }) => cells.map(({ key }) => key))).size).toBe(3);
  });

  it('name the cell by the header of their own sheet', () => {
    const row = aRow(1, { sheet: 'ETFs', cells: ['5', 'x', 'many'], faults: [['Nominal', 'not_a_number']] });
    expect(grouped([row])[0]?.cells).toMatchObject([
      { sheet: 'ETFs', column: 2, columnName: 'Nominal', text: 'many' },
    ]);
  });

  it.each<[string, ImportRow]>([
    ['a fault of the whole row', ofBonds(1, ['x', '1'], [null, 'nothing_held'])],
    ['a column that the file does not have', ofBonds(1, ['x', '1'], ['Price', 'missing'])],
    ['a row whose cells are not at hand', ofBonds(1, null, ['ISIN', 'not_an_isin'])],
  ])('offer no cell to correct for %s', (_, row) => {
    expect(grouped([row])[0]?.cells).toMatchObject([{ column: null, text: '' }]);
  });

  it('name the cell by the column that its field was mapped to', () => {
    const row = aRow(1, { sheet: 'Bonds', cells: ['x', 'nobody'], faults: [['email', 'email']] });
    const mapping = { ...NO_MAPPING, target: 'user', columns: { username: 0, email: 1 } } as const;
    expect(grouped([row], mapping)[0]?.cells).toMatchObject([
      { column: 1, columnName: 'Nominal', text: 'nobody' },
    ]);
  });

  it('offer an empty cell where the line is shorter than the header', () => {
    expect(grouped([ofBonds(1, ['x'], ['Nominal', 'missing'])])[0]?.cells).toMatchObject([
      { column: 1, text: '' },
    ]);
  });

  it('that wait for an answer are counted, not listed', () => {
    const question = { key: 'scale:X', rule: 'price_scale_unclear', values: {}, choices: [], rows: [2, 3], rowCount: 2 }; // prettier-ignore
    const rows = [
      ofBonds(1, ['x', 'y'], ['Nominal', 'price_scale_unclear'], ['ISIN', 'not_an_isin']),
      ofBonds(2, ['x', '1'], ['Nominal', 'price_scale_unclear']),
      ofBonds(3, ['x', '1'], ['ISIN', 'not_an_isin']),
    ];
    expect(countWaiting(rows, { questions: [question] })).toBe(2);
    const groups = groupErrors(rows, { sheets, mapping: null, questions: [question] }, ({ rule }) => rule);
    expect(groups.map(({ title, cells }) => [title, cells.length])).toEqual([['not_an_isin', 2]]);
    expect(countWaiting(rows, { questions: [] })).toBe(0);
  });
});
