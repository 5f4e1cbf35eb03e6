import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { findBond, startDemoSite, findUserId, type DemoSite } from '../support/demo-site.ts';
import { refusedPageTexts } from '../../src/web/platform/texts/platform/refused-page.ts';
import { visit } from '../support/visit.ts';
import '../../src/web/platform/api-client/first-data.ts';

let browser: Browser;
let demo: DemoSite;
let bondId: string;
let userId: string;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
  bondId = String((await findBond(demo, { paid: true })).id);
  userId = String(await findUserId(demo, demo.owner));
});
afterAll(() => demo.site.stop());

const FOR_EVERYBODY = ['/contacts', '/login', '/register', '/forgot-password', '/reset-password'];
const OF_A_USER = [
  '/overview',
  '/income',
  '/my-bonds',
  '/my/shares',
  '/my/etfs',
  '/my/positions/bond',
  '/returns',
  '/risk',
  '/bond/{bondId}',
  '/bond/{bondId}/payments',
  '/bond/{bondId}/payments/add',
  '/bond/{bondId}/cashflows',
  '/account',
];
const OF_AN_ADMINISTRATOR = [
  '/admin',
  '/admin/audit',
  '/admin/prices',
  '/admin/imports',
  '/admin/instruments',
  '/admin/exchange-rates',
  '/admin/add-user',
  '/admin/users/{id}',
  '/admin/users/{id}/overview',
  '/admin/users/{id}/shares',
  '/admin/users/{id}/etfs',
  '/admin/users/{id}/income',
  '/admin/users/{id}/positions/share',
  '/admin/users/{id}/returns',
  '/admin/users/{id}/risk',
  '/admin/bonds/{bondId}/cashflows',
  '/account',
];

const currentAddress = (path: string) => path.replace('{bondId}', bondId).replace('{id}', userId);

test.each([
  ['everybody', FOR_EVERYBODY],
  ['owner', OF_A_USER],
  ['administrator', OF_AN_ADMINISTRATOR],
] as const)('the addresses of the %s lead to their screens', async (who, paths) => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    if (who !== 'everybody') await signIn(page, demo[who]);
    for (const path of paths) {
      await page.goto(currentAddress(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(currentAddress(path));
      expect(await page.getByRole('heading', { name: 'Page not found' }).count(), path).toBe(0);
      // The screen uses everything that the page preloaded besides its scripts.
      await expect.poll(() => readUntaken(page), { message: path }).toEqual([]);
    }
  });
});

const readUntaken = (page: Page) => page.evaluate(() => [...(globalThis.firstData?.responses.keys() ?? [])]);

/** Navigates within the open page, as Back and Forward do, without loading its scripts again. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, currentAddress(path));
}

test('pages for signed-in users redirect visitors to /login', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    for (const [place, path] of [...OF_A_USER, ...OF_AN_ADMINISTRATOR].entries()) {
      await (place === 0 ? page.goto(currentAddress(path)) : goWithin(page, path));
      await page.waitForURL((url) => url.pathname === '/login');
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    }
  });
});

test.each([
  { who: 'owner', paths: OF_AN_ADMINISTRATOR, start: '/my-bonds', whose: 'of administrators' },
  { who: 'administrator', paths: OF_A_USER, start: '/admin', whose: 'of users' },
] as const)(
  'pages that are not for the $who redirect to their own list, which says why',
  async ({ who, paths, start, whose }) => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await signIn(page, demo[who]);
      const refused = paths.filter((address) => address !== '/account');
      for (const [place, path] of refused.entries()) {
        await (place === 0 ? page.goto(currentAddress(path)) : goWithin(page, path));
        await page.waitForURL((url) => url.pathname === start);
        await page.getByRole('status').getByText(refusedPageTexts.en[whose]).waitFor();
      }
    });
  },
);
