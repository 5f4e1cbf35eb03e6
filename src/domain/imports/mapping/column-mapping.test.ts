import { describe, expect, it } from 'vitest';
import { headerKey } from '../columns/header-key.ts';
import { mappingFaults, offeredFields } from './column-mapping.ts';
import { suggestMapping, suggestSheet } from './suggest-mapping.ts';

describe('a mapping', () => {
  const prices = { target: 'price', sheet: null, constants: {} } as const;
  it('is complete if each required field has a column or a constant', () => {
    expect(mappingFaults({ ...prices, columns: { isin: 0, day: 1, price: 2 } }, 3)).toEqual([]);
    const constants = { isin: 'BG2030026111' };
    expect(mappingFaults({ ...prices, constants, columns: { day: 0, price: 1 } }, 2)).toEqual([]);
  });
  it.each([
    [{ isin: 0, day: 1 }, [{ field: 'price', rule: 'mapping_missing' }]],
    [{ isin: 0, day: 1, price: 1 }, [{ field: 'price', rule: 'mapped_twice' }]],
    [{ isin: 0, day: 1, price: 3 }, [{ field: 'price', rule: 'no_such_column' }]],
  ])('is refused with the field: %j', (columns, faults) => {
    expect(mappingFaults({ ...prices, columns }, 3)).toEqual(faults);
  });
});

describe('the names of columns suggest', () => {
  it.each([
    ['prices', 'ISIN,Date,Close', { target: 'price', columns: { isin: 0, day: 1, price: 2 } }],
    ['quotes of one security, as Portfolio Performance writes them', 'Date,Quote', { target: 'price', columns: { day: 0, price: 1 } }],
    ['payments', 'Исин,Дата на плащане,Сума,Валута,Данък', { target: 'payment', columns: { isin: 0, day: 1, amount: 2, currency: 3, tax: 4 } }],
    ['French deals', "Code ISIN,Nom,Sens,Quantité,Prix,Devise,Date d'achat,Frais,Banque", { target: 'holding', columns: { isin: 0, name: 1, direction: 2, quantity: 3, price: 4, currency: 5, day: 6, fee: 7, bank: 8 } }],
    ['users', 'Име,Имейл,Телефон,ЕГН', { target: 'user', columns: { username: 0, email: 1, phoneNumber: 2, bulstatOrEgn: 3 } }],
    ['deals of many', 'Client,ISIN,Side,Nominal,Price,Currency,Trade date', { target: 'holding', columns: { holder: 0, isin: 1, direction: 2, quantity: 3, price: 4, currency: 5, day: 6 } }],
  ])('%s', (_, header, mapping) => {
    expect(suggestMapping(header.split(','))).toMatchObject(mapping);
  }); // prettier-ignore
});

it('notes are offered only for a file that can have bonds', () => {
  const offersNotes = (constants: Readonly<Record<string, string>>) =>
    offeredFields({ target: 'holding', constants }).some(({ key }) => key === 'notes');
  expect(offersNotes({})).toBe(true);
  expect(offersNotes({ assetClass: 'Облигация' })).toBe(true);
  expect(offersNotes({ assetClass: 'ETF' })).toBe(false);
  expect(offersNotes({ assetClass: 'акции' })).toBe(false);
});

it('of several sheets, the one with the fewest missing and the most known columns is suggested', () => {
  const sheets = [
    { name: 'Summary', header: ['ISIN', 'Currency', 'Fee', 'Tax', 'Bank'], sample: [] },
    { name: 'Prices', header: ['ISIN', 'Date', 'Price'], sample: [] },
    { name: 'Deals', header: ['ISIN', 'Side', 'Nominal', 'Price', 'Currency', 'Date'], sample: [] },
  ];
  expect(suggestSheet(sheets)).toMatchObject({ sheet: 'Deals', target: 'holding' });
  expect(suggestSheet(sheets.slice(0, 2))).toMatchObject({ sheet: 'Prices', target: 'price' });
});

it('a header is recognised whatever its blanks and capitals, but not in another order', () => {
  expect(headerKey([' ISIN ', 'Buy  Price'])).toBe(headerKey(['isin', 'buy price']));
  expect(headerKey(['isin', 'price', 'Why'])).toBe(headerKey(['isin', 'price']));
  expect(headerKey(['isin', 'price', 'причина'])).toBe(headerKey(['isin', 'price']));
  expect(headerKey(['why', 'isin', 'price'])).not.toBe(headerKey(['isin', 'price']));
  expect(headerKey(['isin', 'price'])).not.toBe(headerKey(['price', 'isin']));
});
