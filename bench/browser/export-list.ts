import { figureRow, limitRow, type BenchRow } from '../bench-row.ts';
import { ACTIVE_SHARE, type Holder } from '../kupon.ts';
import { BASELINE_ADDRESS, serveBaseline } from './serve-baseline.ts';
import type { BrowserStage } from './stage.ts';

const PATIENCE = { timeout: 60_000 };

/** Export to Excel, from the click to the file, alternating with write-excel-file on the same rows. */
export async function exportList(stage: BrowserStage, holder: Holder, rounds: number): Promise<BenchRow[]> {
  const ours: number[] = [];
  const held: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const exported = await oursOnce(stage, holder);
    ours.push(exported.milliseconds);
    held.push(exported.longestTask);
    theirs.push(await theirsOnce(stage, holder));
  }
  const name = `export of ${Math.round(holder.bondIds.length * ACTIVE_SHARE).toLocaleString('en')} bonds`;
  const row = figureRow({
    name,
    baseline: 'write-excel-file in a worker',
    unit: 'ms',
    values: ours,
    ratios: ours.map((taken, round) => taken / (theirs[round] ?? Number.NaN)),
    limit: { atMost: 1.3 },
  });
  return [row, limitRow(50, { name: `${name}: longest task of the page`, unit: 'ms', values: held })];
}

async function oursOnce({ open }: BrowserStage, holder: Holder) {
  let exported = { milliseconds: Number.NaN, longestTask: Number.NaN };
  await open(holder, async (page) => {
    await page.goto('/my-bonds');
    await page.waitForFunction(() => window.collected.rowsPainted !== null);
    await page.waitForTimeout(1_500);
    await page.evaluate(() => {
      window.collected.longTasks.length = 0;
      addEventListener('click', ({ timeStamp }) => window.collected.filesMade.push(timeStamp), {
        capture: true,
        once: true,
      });
    });
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    await page.waitForFunction(() => window.collected.filesMade.length > 1, undefined, PATIENCE);
    await page.waitForTimeout(200);
    const { filesMade, longTasks } = await page.evaluate(() => window.collected);
    const [pressed = Number.NaN, made = Number.NaN] = filesMade;
    exported = { milliseconds: made - pressed, longestTask: Math.max(0, ...longTasks) };
  });
  return exported;
}

/** On its own origin: the library compresses in workers that the product's policy forbids. */
async function theirsOnce({ open, kupon, baseline }: BrowserStage, { token }: Holder): Promise<number> {
  const response = await fetch(`${kupon.url()}/api/ClientData/my-bonds?expired=false`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { url, close } = await serveBaseline(baseline, await response.text());
  let milliseconds = Number.NaN;
  await open(null, async (page) => {
    await page.goto(`${url}${BASELINE_ADDRESS}/export.html`);
    await page.waitForFunction(() => document.title.startsWith('written in'), undefined, PATIENCE);
    milliseconds = Number((await page.title()).slice('written in '.length));
  });
  close();
  return milliseconds;
}
