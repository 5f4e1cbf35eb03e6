import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { sanitizeAnswer } from '../../src/server/assistant/model/sanitize-answer.ts';
import { reportFault } from '../faults/fault-table.ts';
import { findExpressions, recordConstructed, SOURCE, type FoundExpression } from './collect-expressions.ts';
import { scaleFactor } from './scale-factor.ts';
import { attackTexts } from './attack-texts.ts';

/** `npm test` checks that everything is found and tried; only `npm run fuzz` judges the time. */
const LENGTHS = scaleFactor([10_000, 100_000], [100]);
const LIMIT_MS = scaleFactor(50, Infinity);

const { literals, constructing } = findExpressions();
let constructed: readonly FoundExpression[];
beforeAll(async () => {
  // An earlier file of this worker may have loaded them.
  vi.resetModules();
  constructed = await recordConstructed(async () => {
    for (const file of constructing) await import(path.join(SOURCE, file));
    // These construct their expressions when called.
    const { createRedactor } = await import('../../src/server/assistant/model/redact.ts');
    createRedactor({ username: 'Ana Maria', email: 'ana@example.test', phoneNumber: '+359 88 1234567', bulstatOrEgn: '1234567890' }, calendarDate('2026-01-01')); // prettier-ignore
    const { parseUnit } = await import('../../src/server/assistant/model/figure-check/units.ts');
    parseUnit('-');
    const { systemUserIn } = await import('../../src/server/platform/database/embedded/database-user.ts');
    systemUserIn('nobody:x:65534:65534:');
  });
});

/** Processor time, so that other work on the machine counts less. */
function measureMatch(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

/** Milliseconds for all matches in the text; the shortest of three tries if the first is long. */
function matchTime({ source, flags }: RegExp, text: string): number {
  const everywhere = new RegExp(source, `${flags.replace('g', '')}g`);
  const once = () => measureMatch(() => text.replaceAll(everywhere, ''));
  const first = once();
  return first <= LIMIT_MS ? first : Math.min(first, once(), once());
}

interface Time {
  readonly ms: number;
  readonly what: string;
}

/** What is fed to an expression, short texts first. */
function* textsFor(expression: RegExp) {
  const { before, repeated } = attackTexts(expression);
  for (const length of LENGTHS)
    for (const piece of repeated)
      for (const start of before) {
        const text = `${start}${piece.repeat(Math.ceil(length / piece.length))}\u0000`;
        yield { text, name: `${JSON.stringify(start)}, then ${JSON.stringify(piece)} up to ${length}` };
      }
}

/** The longest time that the expression takes; stops once that is too long. */
function slowest({ file, expression }: FoundExpression): Time {
  let longest: Time = { ms: 0, what: '' };
  for (const { text, name } of textsFor(expression)) {
    const ms = matchTime(expression, text);
    if (ms > longest.ms) longest = { ms, what: `${file}: ${expression} takes ${ms} ms for ${name}` };
    if (ms > LIMIT_MS) break;
  }
  return longest;
}

test('every file that constructs an expression is covered', () => {
  expect([...new Set(constructed.map(({ file }) => file))].sort()).toEqual(constructing);
});

test(
  'no regular expression takes more than 50 ms for 100 kB of a repeated text',
  { timeout: 900_000 },
  () => {
    const times = [...literals, ...constructed].map(slowest);
    expect(times.filter(({ ms }) => ms > LIMIT_MS).map(({ what }) => what)).toEqual([]);
    reportFault({
      fault: 'regular expressions on 100 kB of repeated pieces',
      rounds: times.length,
      result: `the longest took ${Math.ceil(Math.max(...times.map(({ ms }) => ms)))} ms`,
    });
  },
);

test.each([
  '<think>',
  '<think></think>',
  '<thinking><think>',
  '<untrusted',
  '</untrusted ',
  '\u200b',
  '. ',
  ' \n',
])('a model’s text is read within 50 ms, whatever it repeats: %j', (piece) => {
  const [length = 0] = LENGTHS.slice(-1);
  expect(measureMatch(() => sanitizeAnswer(piece.repeat(2 * length)))).toBeLessThanOrEqual(LIMIT_MS);
});
