import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { goOffline, goOnline, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

/** Opens the form for a payment, which has a calendar in its own script. */
async function openNewPayment(page: Page): Promise<void> {
  await signIn(page, demo.owner);
  await page
    .getByRole('link', { name: /^Payments of/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Add Payment' }).click();
}

/** Simulates an update: the server no longer has this script of the open page. */
async function remove(page: Page, script: string, times?: number): Promise<void> {
  await page.route(
    `**/assets/${script}`,
    (route) => route.fulfill({ status: 404 }),
    times === undefined ? {} : { times },
  );
}

describe('a script that cannot be loaded', () => {
  test('is loaded again on request, and what was typed is kept', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
      await openNewPayment(page);
      await page.route('**/assets/calendar-*.js', (route) => route.abort('connectionfailed'));
      await page.getByLabel('Profit').fill('12.34');
      await page.getByRole('button', { name: 'Open calendar' }).click();
      const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await message.waitFor();
      await page.unroute('**/assets/calendar-*.js');
      await message.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('grid').waitFor();
      expect(await message.count()).toBe(0);
      expect(await page.getByLabel('Profit').inputValue()).toBe('12.34');
      expectMissingScript('calendar-');
    });
  });

  test('for checking a form is loaded again when it is sent again', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
      await openNewPayment(page);
      await page.route('**/assets/schemas-*.js', (route) => route.abort('connectionfailed'));
      await page.getByLabel('Profit').fill('12.34');
      const add = page.getByRole('main').getByRole('button', { name: 'Add Payment' });
      await add.click();
      const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await message.waitFor();
      expect(await page.getByLabel('Profit').inputValue()).toBe('12.34');
      await page.unroute('**/assets/schemas-*.js');
      await add.click();
      await page.waitForURL('**/my-bonds');
      expectMissingScript('schemas-');
    });
  });

  test('of the next screen leaves the page open without a connection', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectOffline }) => {
      await signIn(page, demo.owner);
      await page.getByRole('heading', { name: 'My Bonds Portfolio', level: 1 }).waitFor();
      await goOffline(page);
      await page.getByRole('link', { name: 'Manage Account' }).click();
      await page.getByRole('heading', { name: 'Something went wrong', level: 1 }).waitFor();
      expectOffline();
      await goOnline(page);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Manage Account', level: 1 }).waitFor();
    });
  });
});

describe('a page that is older than the server', () => {
  test('opens the requested screen after one reload', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
      await signIn(page, demo.owner);
      await page.getByRole('heading', { name: 'My Bonds Portfolio', level: 1 }).waitFor();
      await remove(page, 'account.screen-*.js', 1);
      await page.getByRole('link', { name: 'Manage Account' }).click();
      await page.getByRole('heading', { name: 'Manage Account', level: 1 }).waitFor();
      expectMissingScript('account.screen-');
    });
  });

  test('does not reload repeatedly if the script remains unavailable', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
      await signIn(page, demo.owner);
      await page.getByRole('heading', { name: 'My Bonds Portfolio', level: 1 }).waitFor();
      const reloads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) reloads.push(request.url());
      });
      await remove(page, 'account.screen-*.js');
      await page.getByRole('link', { name: 'Manage Account' }).click();
      await page.getByRole('heading', { name: 'Something went wrong', level: 1 }).waitFor();
      expect(reloads).toHaveLength(1);
      expectMissingScript('account.screen-');
    });
  });

  test('keeps the entries, and says how to continue', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
      await page.goto('/login');
      await remove(page, 'sign-in-*.js');
      await page.getByLabel('Email').fill(demo.owner.email);
      await page.getByLabel('Password', { exact: true }).fill('typed already');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').getByRole('button', { name: 'Reload' }).waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(demo.owner.email);
      expectMissingScript('sign-in-');
    });
  });

  test('keeps a form whose calendar cannot be loaded', async () => {
    await visit({ browser, site: demo.site, isFirst: true }, async ({ page, expectMissingScript }) => {
      await openNewPayment(page);
      await remove(page, 'calendar-*.js');
      await page.getByLabel('Profit').fill('12.34');
      await page.getByRole('button', { name: 'Open calendar' }).click();
      await page.getByRole('alert').getByRole('button', { name: 'Reload' }).waitFor();
      expect(await page.getByLabel('Profit').inputValue()).toBe('12.34');
      expectMissingScript('calendar-');
    });
  });
});

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
    // A script that is still on its way would be loaded in the second visit.
    await page.waitForLoadState('networkidle');
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
