import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDay,
  formatDayOfYear,
  formatFigure,
  formatInstant,
  formatMoney,
  formatPercent,
} from './format.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

describe('a figure', () => {
  it('has the separators of the language, also with four digits', () => {
    expect(formatFigure('1234.5', 'en-GB', { places: 2 })).toBe('1,234.50');
    expect(formatFigure('1234.5', 'bg-BG', { places: 2 })).toBe(`1${NBSP}234,50`);
  });

  it('is formatted exactly from decimal text, beyond the precision of a double', () => {
    expect(formatFigure('12345678901234567.89', 'en-GB', { places: 2 })).toBe('12,345,678,901,234,567.89');
  });

  it('is rounded half away from zero', () => {
    expect(formatFigure('1.005', 'en-GB', { places: 2 })).toBe('1.01');
    expect(formatFigure('-1.005', 'en-GB', { places: 2 })).toBe(`${MINUS}1.01`);
  });

  it('keeps more decimals on request', () => {
    expect(formatFigure('99.41', 'en-GB', { places: 4 })).toBe('99.4100');
    expect(formatFigure('99.41256', 'en-GB', { places: 2, maxPlaces: 20 })).toBe('99.41256');
  });

  it('has a sign if it is a profit, but not if it is zero', () => {
    expect(formatFigure(353.75, 'en-GB', { places: 2, signed: true })).toBe('+353.75');
    expect(formatFigure(-13.5, 'en-GB', { places: 2, signed: true })).toBe(`${MINUS}13.50`);
    expect(formatFigure(0, 'en-GB', { places: 2, signed: true })).toBe('0.00');
    expect(formatFigure('-0.001', 'en-GB', { places: 2 })).toBe('0.00');
  });

  it('is refused if it is not a decimal', () => {
    expect(() => formatFigure('1e5', 'en-GB')).toThrow(RangeError);
  });
});

describe('money', () => {
  it('has the symbol of its currency', () => {
    expect(formatMoney('148912.4', 'en-GB', { currency: 'EUR' })).toBe('€148,912.40');
    expect(formatMoney('148912.4', 'bg-BG', { currency: 'EUR' })).toBe(`148${NBSP}912,40${NBSP}€`);
    expect(formatMoney('-5', 'en-GB', { currency: 'EUR', signed: true })).toBe(`${MINUS}€5.00`);
  });

  it('has two decimals also in yen', () => {
    expect(formatMoney('5', 'en-GB', { currency: 'JPY' })).toBe('¥5.00');
  });

  it('has the code of its currency on request', () => {
    expect(formatMoney('25000', 'en-GB', { currency: 'EUR', code: true })).toBe(`25,000.00${NBSP}EUR`);
  });
});

describe('a percentage', () => {
  it('is given in percent', () => {
    expect(formatPercent(3.42, 'en-GB', { places: 2 })).toBe('3.42%');
    expect(formatPercent(3.42, 'bg-BG', { places: 2 })).toBe('3,42%');
  });
});

describe('a day', () => {
  it('is in the format of the language, in every time zone', () => {
    expect(formatDay('2026-11-20', 'en-GB')).toBe('20 Nov 2026');
    expect(formatDay('2026-11-20', 'bg-BG')).toMatch(/^20\.11\.2026\sг\.$/);
  });

  it('has two digits in Bulgarian, with the year and without', () => {
    expect(formatDay('2026-05-04', 'bg-BG')).toMatch(/^04\.05\.2026\sг\.$/);
    expect(formatDayOfYear('2026-05-04', 'bg-BG')).toBe('04.05');
    expect(formatDayOfYear('2026-05-04', 'en-GB')).toBe('4 May');
    expect(formatInstant('2026-05-04T12:05:00Z', 'bg-BG')).toMatch(/^04\.05\.2026\sг\., \d\d:05$/);
    expect(formatInstant('2026-05-04T12:05:00Z', 'en-GB')).toMatch(/^4 May 2026, \d\d:05$/);
  });
});

it('a size has a unit that leaves up to three digits', () => {
  const sizes = [0, 999, 1_000, 12_345, 1_250_000, 3_000_000_000].map((bytes) => formatBytes(bytes, 'en-GB'));
  expect(sizes).toEqual(['0 byte', '999 byte', '1 kB', '12 kB', '1.3 MB', '3 GB']);
});
