import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

async function openBonds(page: Page): Promise<void> {
  await page.goto('/my-bonds');
  await page.getByRole('row').nth(1).waitFor();
}

/** The paths of what the open page got from the server and not from the browser's cache. */
const listTransfers = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );

const isData = (path: string) => path.startsWith('/api/') || path === '/readyz';

test('a second visit loads only the page and its data', async () => {
  await visit({ browser, site: demo.site, isFirst: true }, async ({ page }) => {
    await page.goto('/login');
    expect((await listTransfers(page)).filter((path) => !isData(path))).not.toEqual([]);
    await signIn(page, demo.owner);
    await openBonds(page);
    await openBonds(page);
    // The browser lists a transfer a moment after the page has read it.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/ClientData/my-bonds')),
    );
    const transfers = await listTransfers(page);
    expect(transfers).toContain('/api/ClientData/my-bonds');
    expect(transfers.filter((path) => !isData(path))).toEqual([]);
  });
});

test('if the font cannot be loaded, the page appears in another one', async () => {
  await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
    await signIn(page, demo.owner);
    await openBonds(page);
    expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(false);
    const heading = page.getByRole('heading', { name: 'My Bonds Portfolio', level: 1 });
    expect((await heading.boundingBox())?.width).toBeGreaterThan(0);
    expectMissingScript('inter-');
  });
});
