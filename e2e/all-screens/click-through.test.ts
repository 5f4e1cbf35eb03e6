import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { startBrowser, startOwnBrowser } from '../support/browser.ts';
import { startChromium } from '../browsers/chromium.ts';
import type { BrowserDriver } from '../browsers/driver.ts';
import { administratorJourney, userJourney } from '../browsers/journeys.ts';
import { problemsOfVisit } from '../browsers/visit-in.ts';
import { delayAnswer, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { visit } from '../support/visit.ts';

/** The journeys of `npm run browsers`, on a wide screen and on a phone. */
let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

test('a link that is followed right after typing into a search field works', async () => {
  const browser = await startBrowser();
  await visit({ browser, site: demo.site, isFirst: true }, async ({ page }) => {
    await page.clock.install();
    await signIn(page, demo.administrator);
    const letThrough = await delayAnswer(page, '**/assets/account*.js');
    await page.getByRole('searchbox', { name: 'Search users' }).fill('Demo');
    await page.getByRole('link', { name: 'Manage Account' }).click();
    await page.clock.runFor(1_000);
    letThrough();
    await page.getByRole('heading', { name: 'Manage Account', level: 1 }).waitFor();
  });
});

/** The wide screen is covered by e2e/browsers, which runs the same journeys in Chromium, too. */
describe('at 390 pixels', () => {
  let driver: BrowserDriver;
  beforeAll(async () => {
    driver = await startChromium(390, startOwnBrowser);
  });
  afterAll(() => driver.close());

  test('a user goes through their screens by clicks', async () => {
    const { site, owner } = demo;
    const journey = { url: site.url, account: owner };
    expect(await problemsOfVisit(driver, (visitor) => userJourney(visitor, journey))).toEqual([]);
  });

  test('an administrator goes through their screens by clicks', async () => {
    const { site, administrator, owner } = demo;
    const journey = { url: site.url, account: administrator, client: owner.username };
    expect(await problemsOfVisit(driver, (visitor) => administratorJourney(visitor, journey))).toEqual([]);
  });
});
