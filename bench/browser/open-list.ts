import type { Page } from 'playwright-core';
import { figureRow, limitRow, type BenchRow } from '../bench-row.ts';
import { ACTIVE_SHARE, type Holder } from '../kupon.ts';
import { BASELINE_ADDRESS } from './serve-baseline.ts';
import type { BrowserStage } from './stage.ts';

const BASELINE = 'a bare windowed React list of the same JSON';

interface Opening {
  readonly rowsPainted: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly longestTask: number;
  readonly heap: number;
}

/** /my-bonds in a fresh browser, alternating with the baseline. */
export async function openList(stage: BrowserStage, holder: Holder, rounds: number): Promise<BenchRow[]> {
  const ours: Opening[] = [];
  const theirs: Opening[] = [];
  await opening(stage, holder, '/my-bonds');
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await opening(stage, holder, '/my-bonds'));
    theirs.push(await opening(stage, holder, `${BASELINE_ADDRESS}/list.html`));
  }
  const count = `my-bonds with ${Math.round(holder.bondIds.length * ACTIVE_SHARE).toLocaleString('en')} bonds, cold`;
  const row = (what: keyof Opening, name: string) => ({
    name: `${count}: ${name}`,
    values: ours.map((opened) => opened[what]),
  });
  const against = (what: keyof Opening, name: string) => ({
    ...row(what, name),
    baseline: BASELINE,
    ratios: ours.map((opened, round) => opened[what] / (theirs[round]?.[what] ?? Number.NaN)),
  });
  return [
    figureRow({ ...against('rowsPainted', 'rows painted'), unit: 'ms', limit: { atMost: 2.5 } }),
    figureRow({ ...against('largestPaint', 'largest paint'), unit: 'ms', limit: { atMost: 2.5 } }),
    figureRow({ ...against('heap', 'heap'), unit: 'MB', limit: { atMost: 4 } }),
    limitRow(0.05, { ...row('layoutShift', 'layout shift'), unit: '' }),
    limitRow(100, { ...row('longestTask', 'longest task'), unit: 'ms' }),
  ];
}

async function opening({ open }: BrowserStage, holder: Holder, address: string): Promise<Opening> {
  let opened: Opening | undefined;
  await open(holder, async (page) => {
    await page.goto(address);
    await page.waitForFunction(() => window.collected.rowsPainted !== null);
    // Parts that load later may still shift the rows.
    await page.waitForTimeout(700);
    const { rowsPainted, largestPaint, layoutShift, longTasks } = await page.evaluate(() => window.collected);
    opened = {
      rowsPainted: rowsPainted ?? Number.NaN,
      largestPaint,
      layoutShift,
      longestTask: Math.max(0, ...longTasks),
      heap: (await heapBytes(page)) / 1e6,
    };
  });
  if (opened === undefined) throw new Error(`${address} did not open`);
  return opened;
}

/** Heap in use after garbage collection. */
async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
