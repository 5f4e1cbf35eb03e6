import { describe, expect, it } from 'vitest';
import { suggestMapping } from '#domain/imports/mapping/suggest-mapping';
import { summariseSheet } from '#domain/imports/reading/sheet-summary';
import { keepEdits, mapTo, proposedMapping, suggestFor } from './proposed-mapping.ts';

const LINES = [
  ['Bank Ltd'],
  ['ISIN', 'Date', 'Price', 'Сделка'],
  ['IE00B4L5Y983', '2026-11-20', '80', 'Продажба'],
];
const table = { sheet: 'Deals', lines: LINES.map((cells, at) => ({ row: at + 1, cells })) };
const SHEET = { ...summariseSheet(table, false), isRead: false };
const PRICES = suggestMapping(SHEET.header, SHEET.name, SHEET.sample);

describe('the columns of a file', () => {
  it('stay known by their names when its rows are something else', () => {
    expect(PRICES).toMatchObject({ target: 'price', columns: { isin: 0, day: 1, price: 2 } });
    const mapping = { ...PRICES, headerRow: 2, footLines: 1 };
    expect(mapTo('holding', SHEET, mapping)).toEqual({
      ...{ target: 'holding', sheet: 'Deals', headerRow: 2, footLines: 1, constants: {} },
      columns: { isin: 0, day: 1, price: 2, direction: 3 },
    });
  });

  it('are mapped in their own sheet, to what the owner may import', () => {
    const upload = { mapping: PRICES, sheets: [{ ...SHEET, name: 'Summary', header: ['Total'] }, SHEET] };
    expect(proposedMapping('office', upload)).toBe(PRICES);
    const expected = {
      target: 'holding',
      sheet: 'Deals',
      columns: { isin: 0, day: 1, price: 2, direction: 3 },
    };
    expect(proposedMapping('me', upload)).toMatchObject(expected);
    expect(suggestFor('me', SHEET, null)).toMatchObject(expected);
  });

  it('keep what was chosen when the file is read with other letters, and are proposed again where nothing was', () => {
    const proposed = { ...PRICES, columns: { isin: 0, day: 1 } };
    const chosen = {
      ...proposed,
      columns: { isin: 0, day: 2 },
      constants: { currency: 'EUR' },
      footLines: 1,
    };
    const later = { ...PRICES, columns: { isin: 3, day: 1, price: 2, bank: 4 } };
    expect(keepEdits({ proposed, chosen }, later)).toEqual({
      ...chosen,
      columns: { isin: 3, day: 2, bank: 4 },
    });
    const ofHoldings = { ...chosen, target: 'holding' as const };
    expect(keepEdits({ proposed, chosen: ofHoldings }, later)).toBe(ofHoldings);
  });
});
