import type { Page } from 'playwright-core';
import { limitRow, type BenchRow } from '../bench-row.ts';
import { ACTIVE_SHARE, type Holder } from '../kupon.ts';
import type { BrowserStage } from './stage.ts';

interface ActionTimes {
  /** Milliseconds until the rows showed the result. */
  readonly rows: number;
  readonly longestTask: number;
}

/** What a person does with a long list: sort it, type into its search, scroll it. */
const ACTS = {
  sort: (page, round) =>
    actionRow(page, () =>
      page
        .locator('thead button')
        .nth(5 - (round % 2))
        .click(),
    ),
  'search keystroke': async (page, round) => {
    await page.getByRole('searchbox').fill('');
    await page.waitForTimeout(500);
    await page.getByRole('searchbox').focus();
    return actionRow(page, () => page.keyboard.press(`Digit${(round % 5) + 1}`));
  },
  scroll: async (page) => {
    await page.locator('tbody tr[data-index]').nth(5).hover();
    return actionRow(page, () => page.mouse.wheel(0, 1_500));
  },
} satisfies Record<string, (page: Page, round: number) => Promise<ActionTimes>>;

export async function useList({ open }: BrowserStage, holder: Holder, rounds: number): Promise<BenchRow[]> {
  const count = `${Math.round(holder.bondIds.length * ACTIVE_SHARE).toLocaleString('en')} bonds`;
  const rows: BenchRow[] = [];
  await open(holder, async (page) => {
    await page.goto('/my-bonds');
    await page.waitForFunction(() => window.collected.rowsPainted !== null);
    await page.waitForTimeout(1_500);
    const elements: number[] = [];
    for (const [name, act] of Object.entries(ACTS)) {
      const all: ActionTimes[] = [];
      for (let round = 0; round < rounds; round += 1) {
        all.push(await act(page, round));
        elements.push(await page.evaluate(() => document.querySelectorAll('*').length));
      }
      const [times, tasks] = [all.map((one) => one.rows), all.map((one) => one.longestTask)];
      rows.push(limitRow(100, { name: `${count}, ${name}: rows follow`, unit: 'ms', values: times }));
      rows.push(limitRow(50, { name: `${count}, ${name}: longest task`, unit: 'ms', values: tasks }));
    }
    const most = [Math.max(...elements)];
    rows.push(limitRow(800, { name: `${count}: elements of the page`, unit: 'elements', values: most }));
  });
  return rows;
}

/** From the input event until a painted frame shows other rows. */
async function actionRow(page: Page, act: () => Promise<void>): Promise<ActionTimes> {
  await page.evaluate(watchAct);
  await act();
  const rows = await page.evaluate(() => window.collected.acted);
  await page.waitForTimeout(700);
  const longTasks = await page.evaluate(() => window.collected.longTasks);
  return { rows, longestTask: Math.max(0, ...longTasks) };
}

/** In the page: prepares for the next event. */
function watchAct(): void {
  const shown = () =>
    Array.from(
      document.querySelectorAll('tbody [data-index], main [role=status]'),
      (part) => part.textContent,
    ).join();
  window.collected.longTasks.length = 0;
  window.collected.acted = new Promise((resolve) => {
    const before = shown();
    let began = 0;
    const begin = ({ timeStamp }: Event) => (began ||= timeStamp);
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, begin, { capture: true, once: true, passive: true });
    const look = () => {
      if (began === 0 || shown() === before) requestAnimationFrame(look);
      else requestAnimationFrame((now) => resolve(now - began));
    };
    requestAnimationFrame(look);
  });
}
