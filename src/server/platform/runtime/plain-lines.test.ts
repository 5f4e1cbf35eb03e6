import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { plainLines } from './plain-lines.ts';

function printed(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ logLevel: 'warn' }, plainLines({ write: (line) => (text += line) })));
  return text;
}

test('a warning in a terminal is a sentence, followed by the reason', () => {
  expect(printed((log) => log.warn({ err: new Error('no space left') }, 'could not back up'))).toBe(
    'Warning: could not back up: no space left\n',
  );
  expect(printed((log) => log.error('the database stopped'))).toBe('Error: the database stopped\n');
});

test('no character of a log line controls the terminal or reverses its text', () => {
  const text = printed((log) => log.warn('a\u001b[2Jb\rc\u009bd\u202ee\nf'));
  expect(text).toBe('Warning: a\uFFFD[2Jb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\n');
});
