import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { administratorsLists } from './groups/admin.ts';
import { interference } from './groups/interference.ts';
import { addBonds } from './groups/bonds.ts';
import { bondMathematics } from './groups/bond-mathematics.ts';
import { BROWSER_GROUPS, browserRows } from './groups/browser-rows.ts';
import { calendarFeed } from './groups/calendar-feed.ts';
import type { BenchRow } from './bench-row.ts';
import { SIZES, type Size } from './load-comparison.ts';
import { growth } from './groups/growth.ts';
import { imports } from './groups/imports.ts';
import { logIns } from './groups/log-ins.ts';
import { memory } from './groups/memory.ts';
import { freshMyBonds, unchangedMyBonds } from './groups/my-bonds.ts';
import { overview } from './groups/overview.ts';
import { addPayments } from './groups/payments.ts';
import { positions } from './groups/positions.ts';
import { savedPrices } from './groups/prices.ts';
import { starts } from './groups/starts.ts';
import { valueHistory } from './groups/value-history.ts';
import { withStage, type Bench, type Rows } from './stage.ts';

/**
 * npm run bench [-- --json FILE] [--only NAME [--screen TEXT]] [--small]: every figure as a ratio to a baseline measured in the same run.
 * Of the slow phone, --screen measures only the screens whose name includes the text, or the 'touches'.
 * Exits with 1 if a ratio misses its limit; never with --small, which only checks that everything runs.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    screen: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
  },
});
const size = values.small ? 'small' : 'full';

const GROUPS = {
  'my-bonds': freshMyBonds,
  unchanged: unchangedMyBonds,
  overview,
  calendar: calendarFeed,
  payments: addPayments,
  bonds: addBonds,
  prices: savedPrices,
  imports,
  login: logIns,
  start: starts,
  memory,
  interference,
  growth,
  admin: administratorsLists,
} satisfies Record<string, (bench: Bench, size: Size) => Rows>;

const names = ['bond-mathematics', 'positions', 'history', ...BROWSER_GROUPS, ...Object.keys(GROUPS)];
if (values.only !== undefined && !names.includes(values.only))
  throw new Error(`--only takes one of ${names.join(', ')}`);
const isSelected = (name: string) => values.only === undefined || values.only === name;

function line(row: BenchRow): string {
  const spread = `${row.lowest.toFixed(2)}…${row.highest.toFixed(2)}`;
  const figure = `${row.value.toLocaleString('en', { maximumSignificantDigits: 3 })} ${row.unit}`;
  return `${row.ok ? 'ok  ' : 'MISS'}  ${row.name}: ${row.ratio.toFixed(2)} × (${spread}), ${row.limit}; ${figure}; against ${row.baseline}`;
}

const rows: BenchRow[] = [];
function add(row: BenchRow): void {
  rows.push(row);
  process.stdout.write(`${line(row)}\n`);
}

if (isSelected('bond-mathematics')) bondMathematics(size).forEach(add);
if (isSelected('positions')) positions().forEach(add);
if (isSelected('history')) valueHistory().forEach(add);
const groups = Object.entries(GROUPS).filter(([name]) => isSelected(name));
if (groups.length > 0)
  await withStage(size, async (bench) => {
    for (const [, measure] of groups) for await (const row of measure(bench, SIZES[size])) add(row);
  });
for (const group of BROWSER_GROUPS)
  if (isSelected(group))
    for await (const row of browserRows(group, { size, screen: values.screen })) add(row);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every(({ ok }) => ok) || values.small ? 0 : 1;
