import { gzipSync } from 'node:zlib';
import { figureRow, type BenchRow } from '../bench-row.ts';
import type { Holder } from '../kupon.ts';
import { BASELINE_ADDRESS } from './serve-baseline.ts';
import type { BrowserStage } from './stage.ts';

const ROUTES = [
  { address: '/login', atMost: 110, shown: 'All systems operational' },
  { address: '/my-bonds', atMost: 190, shown: 'Export to Excel' },
] as const;

/** Kilobytes of gzipped script that a first visit loads. */
export async function measureScripts(stage: BrowserStage, holder: Holder): Promise<BenchRow[]> {
  const empty = await sizeInKilobytes(stage, holder, {
    address: `${BASELINE_ADDRESS}/empty.html`,
    shown: 'Empty',
  });
  const rows: BenchRow[] = [];
  for (const { address, shown, atMost } of ROUTES) {
    const visitor = address === '/login' ? null : holder;
    const kilobytes = await sizeInKilobytes(stage, visitor, { address, shown });
    const row = figureRow({
      name: `scripts of ${address}, gzipped`,
      baseline: 'an empty page of React and a router',
      unit: 'kB',
      values: [kilobytes],
      ratios: [kilobytes / empty],
      limit: undefined,
    });
    rows.push({ ...row, limit: `at most ${atMost} kB`, ok: kilobytes <= atMost });
  }
  return rows;
}

async function sizeInKilobytes(
  { open }: BrowserStage,
  holder: Holder | null,
  { address, shown }: { readonly address: string; readonly shown: string },
): Promise<number> {
  const scripts: Promise<number>[] = [];
  await open(holder, async (page) => {
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        scripts.push(
          response.body().then((body) => {
            const size = gzipSync(body).length;
            return size;
          }),
        );
    });
    await page.goto(address);
    await page.getByText(shown).first().waitFor();
    await page.waitForTimeout(700);
    await Promise.all(scripts);
  });
  return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1000;
}
