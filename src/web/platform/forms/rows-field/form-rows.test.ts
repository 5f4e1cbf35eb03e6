import { describe, expect, it } from 'vitest';
import { joinRows, NO_ROWS, pastedRows, splitRows } from './form-rows.ts';

describe('rows copied from a spreadsheet', () => {
  it('are read in the formats of either language, without their header', () => {
    expect(pastedRows('Date\tInstalment %\n01.03.2027\t12,5 %\r\n1 Mar 2028\t33.33333333\n\n', 'bg')).toEqual(
      [
        ['2027-03-01', '12.5'],
        ['2028-03-01', '33.33333333'],
      ],
    );
  });

  it('stay unchanged if they are not days or numbers; a single cell is not a table', () => {
    expect(pastedRows('2027-02-30\ttwelve 5', 'en')).toEqual([['2027-02-30', 'twelve 5']]);
    expect(pastedRows('2027-03-01', 'en')).toBeNull();
  });

  it('can be read back from their text', () => {
    const rows = [
      ['2027-03-01', '12.5'],
      ['', ''],
    ] as const;
    expect(splitRows(joinRows(rows))).toEqual(rows);
    expect(splitRows(NO_ROWS)).toEqual([]);
  });
});
