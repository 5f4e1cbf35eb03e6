import { expect, it } from 'vitest';
import { hashCells, isSameCell, readEditingKey, writeEditingKey } from './editing-key.ts';

it('a key is read as it was written, and nothing else is read as a key', () => {
  const key = { id: 12, version: 3, hash: hashCells(['BG2030026111', '98.5', '']) };
  expect(readEditingKey(writeEditingKey(key))).toEqual(key);
  for (const cell of ['', '12', '12:3', '12:3:xyz', `12:3:${key.hash}0`, `=12:3:${key.hash}`]) {
    expect(readEditingKey(cell)).toBeNull();
  }
});

it('the hash of the cells survives saving in a spreadsheet program, and changes with a cell', () => {
  const cells = ['Fibank', '98.5', '0.30000000000000004', 'two\r\nlines ', ''];
  expect(hashCells(['Fibank', '98.5000', '0.3', 'two\nlines', ''])).toBe(hashCells(cells));
  const changed = [
    ['Fibank', '98.51', '0.3', 'two\nlines', ''],
    ['', 'Fibank', '98.5', '0.3', 'two\nlines'],
    ['Fibank', '98.5', '0.3', 'two\nlines', '0'],
  ];
  expect(new Set([cells, ...changed].map(hashCells)).size).toBe(4);
});

it('an empty cell differs from one with 0 or a blank text', () => {
  expect(isSameCell(null, 0)).toBe(false);
  expect(isSameCell(null, '')).toBe(false);
  expect(isSameCell(12_345_678_901_234.56, 12_345_678_901_234.6)).toBe(true);
  expect(isSameCell(98.5, 98.51)).toBe(false);
});
