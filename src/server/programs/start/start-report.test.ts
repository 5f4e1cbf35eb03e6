import { expect, test } from 'vitest';
import { startReport } from './start-report.ts';

function printed({ isTTY, logLevel }: { isTTY: boolean; logLevel?: 'info' }): string {
  let text = '';
  const output = { isTTY, write: (part: string) => (text += part) };
  const report = startReport({ dataDir: '/data', logLevel }, output);
  report.step('database');
  report.step('server');
  report.step('tables');
  report.step('keys');
  report.ready('http://127.0.0.1:3000', 'http://127.0.0.1:3000/setup#code');
  report.stopping();
  return text;
}

const FOR_SCRIPTS =
  'Kupon is ready: http://127.0.0.1:3000\n' +
  'Set up the first administrator (works once, for one hour): http://127.0.0.1:3000/setup#code\n';

test('on a terminal each step is a line, and address and set-up link are set apart', () => {
  const lines = printed({ isTTY: true }).split('\n');
  expect(lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())).toEqual([
    '1/4 Starting the database',
    '2/4 Opening the port',
    '3/4 Bringing the tables up to date',
    '4/4 Checking the encryption keys',
    'http://127.0.0.1:3000/setup#code',
  ]);
  const ready = lines.indexOf('Kupon is ready: http://127.0.0.1:3000');
  expect([lines[ready - 1], lines[ready + 1]]).toEqual(['', '']);
  expect(lines.at(-2)).toBe('Stopping…');
});

test('elsewhere only the address and the link are printed, for scripts', () => {
  expect(printed({ isTTY: false })).toBe(FOR_SCRIPTS);
});

test('with LOG_LEVEL the same applies on a terminal', () => {
  expect(printed({ isTTY: true, logLevel: 'info' })).toBe(FOR_SCRIPTS);
});
