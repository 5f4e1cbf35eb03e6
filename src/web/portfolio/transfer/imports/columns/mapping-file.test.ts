import { describe, expect, it } from 'vitest';
import { NO_MAPPING, type ColumnMapping } from '#domain/imports/mapping/column-mapping';
import { MAPPING_TARGETS } from '#domain/imports/mapping/mapping-fields';
import { readMappingFile, writeMappingFile } from './mapping-file.ts';

const HEADER = ['ISIN', 'Date', 'Price', 'Price'];
const mapping: ColumnMapping = {
  ...NO_MAPPING,
  ...{
    target: 'price',
    footLines: 2,
    columns: { isin: 0, day: 1, price: 3 },
    constants: { currency: 'EUR' },
  },
};
const here = { header: HEADER, targets: MAPPING_TARGETS, mapping: NO_MAPPING };
const file = writeMappingFile(HEADER, mapping);

describe('a mapping of columns as a file', () => {
  it('is read as it was written', () => {
    expect(readMappingFile(file, here)).toEqual(mapping);
  });
  it('finds the columns by their names in another order, on the sheet and below the header of the file here', () => {
    const header = ['date', ' price', 'Bank', 'isin ', 'PRICE'];
    const read = readMappingFile(file, {
      ...here,
      header,
      mapping: { ...NO_MAPPING, sheet: 'May', headerRow: 4 },
    });
    expect(read).toEqual({ ...mapping, sheet: 'May', headerRow: 4, columns: { isin: 3, day: 0, price: 4 } });
  });
  it('leaves fields without a column where this file has none of that name', () => {
    expect(readMappingFile(file, { ...here, header: ['ISIN', 'Price'] })?.columns).toEqual({ isin: 0 });
  });
  it.each([
    ['another text', 'ISIN;Date'],
    ['another JSON', '{"header": []}'],
    ['a target that does not exist', file.replace('"price"', '"prices"')],
  ])('is refused: %s', (_, text) => {
    expect(readMappingFile(text, here)).toBeUndefined();
  });
  it('is refused where such rows are not imported', () => {
    expect(readMappingFile(file, { ...here, targets: ['holding'] })).toBeUndefined();
  });
});
