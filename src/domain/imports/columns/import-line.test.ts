import { expect, it } from 'vitest';
import { createQuestions } from '../questions.ts';
import { readLine } from './import-line.ts';

it('a text with several lines becomes one line, except in notes', () => {
  const line = readLine(
    { row: 2, cells: ['  Bulgarian Energy \r\n Holding\tEAD ', 'first\r\nsecond'] },
    {
      header: ['Name', 'Notes'],
      positions: new Map([
        ['name', 0],
        ['notes', 1],
      ]),
      notations: new Map(),
      constants: {},
      questions: createQuestions({}),
    },
  );
  expect(line.text('name')).toBe('Bulgarian Energy Holding EAD');
  expect(line.text('notes')).toBe('first\r\nsecond');
});
