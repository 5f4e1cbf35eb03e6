import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What holds of every screen in every state: no violation that a program can find, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
}

/** No violation of WCAG 2.2 AA that a program can find, on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (levels) => window.axe.run(document, { runOnly: { type: 'tag', values: levels } }),
    LEVELS,
  );
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
  expect(said, `on ${page.url()}`).toEqual([]);
}
