import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFault, hasTestNamed, testsNamedIn } from './named-tests.ts';

const project = path.join(import.meta.dirname, '..', '..');
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const page = readFileSync(path.join(project, 'docs', 'specification.md'), 'utf8');

/** A sentence of the specification: | 2.14 | what it says | `file` › "test" | what was chosen | */
interface Row {
  readonly number: string;
  readonly sentence: string;
  readonly heldBy: string;
}

const rows: readonly Row[] = page.split('\n').flatMap((line) => {
  const [, number = '', sentence = '', heldBy = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+$/.test(number) ? [{ number, sentence, heldBy }] : [];
});

describe('the page of the specification', () => {
  it('names an existing test for each sentence', () => {
    const faults = rows.flatMap(({ number, heldBy }) =>
      testsNamedIn(heldBy).flatMap((named) => {
        const fault = findFault(named);
        return fault === null ? [] : [`${number} ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has all nine sections, with sentences numbered without gaps', () => {
    const inOrder = SECTIONS.flatMap((section) => {
      const ofSection = rows.filter(({ number }) => number.startsWith(`${section}.`));
      expect(ofSection, `section ${section}`).not.toEqual([]);
      return ofSection.map((_, row) => `${section}.${row + 1}`);
    });
    expect(rows.map(({ number }) => number)).toEqual(inOrder);
  });

  it('has no empty and no repeated row', () => {
    const sentences = rows.map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => sentence === '')).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('counts every table row', () => {
    const lines = page.split('\n').filter((line) => line.startsWith('|') && !/^\| (?:No\.|-+) /.test(line));
    expect(lines).toHaveLength(rows.length);
  });
});

describe('finding a test', () => {
  it.each([
    ["test('a bond is added', () => {})", 'a bond is added', true],
    ["it.each([['a', 1]])('takes %s as %s', () => {})", 'takes %s', true],
    ["describe.each(kinds)(\n  'lists of kind %s', () => {})", 'lists of kind %s', true],
    ['it("of somebody else\'s bond is not found", f)', "of somebody else's bond is not found", true],
    ["test('a bond is added', () => {})", 'bond is added', false],
    ["expect(text).toBe('a bond is added')", 'another bond', false],
    ['// a bond is added', 'a bond is added', false],
  ])('reads %j for %j: %s', (source, name, found) => {
    expect(hasTestNamed(source, name)).toBe(found);
  });
});
