import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bondMathematics } from './bond-mathematics.ts';
import type { BenchRow } from './compare.ts';

/**
 * npm run bench [-- --json FILE] [--small]: every figure as a ratio to a yardstick measured in the same run.
 * Exits with 1 where a ratio misses its limit; with --small, which only shows that all of it runs, never.
 */
const { values } = parseArgs({
  options: { json: { type: 'string' }, small: { type: 'boolean', default: false } },
});
const rows = bondMathematics(values.small ? 'small' : 'full');

function line(row: BenchRow): string {
  const spread = `${row.lowest.toFixed(2)}…${row.highest.toFixed(2)}`;
  const figure = `${Math.round(row.value).toLocaleString('en')} ${row.unit}`;
  return `${row.ok ? 'ok  ' : 'MISS'}  ${row.name}: ${row.ratio.toFixed(2)} × (${spread}), ${row.limit}; ${figure}; against ${row.yardstick}`;
}

for (const row of rows) process.stdout.write(`${line(row)}\n`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every(({ ok }) => ok) || values.small ? 0 : 1;
