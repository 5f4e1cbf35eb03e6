import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_UNDERSTANDING } from '../../../../testing/processes/built-program.ts';
import { temporaryFolder } from '../../../../testing/processes/temporary-folder.ts';
import { readUnderstanding } from './understanding.ts';

/** A place within the weights. */
const MIDDLE = 1_000_000;

test('a missing or damaged file is named, with what to do', () => {
  const damaged = path.join(temporaryFolder(), 'understanding.gz');
  expect(() => readUnderstanding(damaged)).toThrow(`${damaged} is missing or damaged`);
  const bytes = readFileSync(BUILT_UNDERSTANDING);
  writeFileSync(damaged, bytes.subarray(0, -1));
  expect(() => readUnderstanding(damaged)).toThrow('run npm run build');
  bytes.writeUInt8(bytes.readUInt8(MIDDLE) ^ 1, MIDDLE);
  writeFileSync(damaged, bytes);
  expect(() => readUnderstanding(damaged)).toThrow('run npm run build');
});
