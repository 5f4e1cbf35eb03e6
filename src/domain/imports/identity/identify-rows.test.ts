import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import type { ImportedPrice, ImportedRow } from '../imported-row.ts';
import { identifyRows } from './identify-rows.ts';

const price = (text: string): ImportedPrice => ({
  ...{ kind: 'price', isin: 'BG2030026111', day: calendarDate('2026-11-20'), price: text, currency: null },
});
const aRow = (facts: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ row: 2, sheet: null, joinedRows: [], holder: null, account: null, externalId: null, security: null },
  ...{ entry: { kind: 'distribution', isin: 'IE00B4L5Y983', bank: null, day: calendarDate('2026-11-20'), exDay: null, units: null, amount: '3.10', tax: null, currency: 'EUR' }, errors: [] },
  ...facts,
}); // prettier-ignore
const HOLDER = '7';
const scopeOf = (
  rows: readonly ImportedRow[],
  { format = 'wealthfolio', holder = HOLDER, isMapped = false } = {},
) => ({
  ...{ format, isMapped },
  holders: rows.map(() => holder),
});
const keysOf = (rows: readonly ImportedRow[], options: Parameters<typeof scopeOf>[1] = {}) =>
  identifyRows(rows, scopeOf(rows, options)).map((identity) =>
    identity === null ? null : `${identity.key} ${identity.ordinal}`,
  );

/** What an import of a file stores, where it knows what is stored already: for each key how many. */
function importInto(stored: Map<string, number>, rows: readonly ImportedRow[]): number {
  const fresh = identifyRows(rows, scopeOf(rows)).filter(
    (identity) => identity !== null && identity.ordinal > (stored.get(identity.key) ?? 0),
  );
  for (const identity of fresh) {
    if (identity !== null)
      stored.set(identity.key, Math.max(identity.ordinal, stored.get(identity.key) ?? 0));
  }
  return fresh.length;
}

describe('a row', () => {
  it('without an id is identified by its content, and its number among equal rows', () => {
    const [first, second, other] = keysOf([aRow(), aRow({ row: 3 }), aRow({ row: 4, account: 'B' })]);
    expect(new Set([first, second, other]).size).toBe(3);
    expect(keysOf([aRow({ row: 9 })])).toEqual([first]);
  });

  it('is the same however its decimals are written', () => {
    const entry = { ...aRow().entry, kind: 'distribution', amount: '3.1' } as const;
    expect(keysOf([aRow({ entry: { ...entry, isin: 'IE00B4L5Y983', bank: null, day: calendarDate('2026-11-20'), exDay: null, units: null, tax: '1', currency: 'EUR' } })])).toEqual(keysOf([aRow()]));
  }); // prettier-ignore

  it('with an id of its own is identified by it, within its format and account', () => {
    const withId = (facts: Partial<ImportedRow>) => keysOf([aRow({ externalId: 'T1', ...facts })])[0];
    expect(withId({ row: 5 })).toBe(withId({}));
    expect(withId({ account: 'B' })).not.toBe(withId({}));
    const [first, second] = keysOf([aRow({ externalId: 'T1' }), aRow({ externalId: 'T1', row: 3 })]);
    expect(second).toBe(first?.replace(/1$/, '2'));
    expect(keysOf([aRow({ externalId: 'T1' })], { format: 'scalable' })[0]).not.toBe(withId({}));
  });

  it('of a mapped file is identified by a running number only together with its security and day', () => {
    const entry = { ...aRow().entry, kind: 'distribution', isin: 'DE0007164600' } as const;
    const numbered = (facts: Partial<ImportedRow>) => keysOf([aRow({ externalId: '1', ...facts })], { isMapped: true });
    const other = { ...entry, bank: null, day: calendarDate('2026-11-20'), exDay: null, units: null, amount: '9', tax: null, currency: 'EUR' } as const;
    expect(numbered({ entry: other })).not.toEqual(numbered({}));
    expect(numbered({ entry: { ...other, amount: '8' } })).toEqual(numbered({ entry: other }));
  }); // prettier-ignore

  it('of another holder is a different row', () => {
    expect(keysOf([aRow()], { holder: '8' })).not.toEqual(keysOf([aRow()]));
    const [ofOne, ofAnother] = identifyRows([aRow(), aRow()], {
      format: 'mapping',
      isMapped: true,
      holders: ['7', '8'],
    });
    expect([ofOne?.ordinal, ofAnother?.ordinal]).toEqual([1, 1]);
  });

  it('with a price is identified by its day, so that another price changes it', () => {
    expect(keysOf([aRow({ entry: price('98') })])).toEqual(keysOf([aRow({ entry: price('99') })]));
  });

  it('that imports nothing has no identity', () => {
    expect(keysOf([aRow({ entry: null })])).toEqual([null]);
  });
});

it('the same file twice changes nothing, and a longer one adds its further rows', () => {
  const stored = new Map<string, number>();
  const file = [aRow(), aRow({ row: 3 })];
  expect(importInto(stored, file)).toBe(2);
  expect(importInto(stored, file)).toBe(0);
  expect(importInto(stored, [...file, aRow({ row: 4 })])).toBe(1);
});
