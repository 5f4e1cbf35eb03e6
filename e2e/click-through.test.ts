import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from './accounts.ts';
import { startBrowser } from './browser.ts';
import { startChromium } from './browsers/chromium.ts';
import { administratorJourney, userJourney } from './browsers/journeys.ts';
import { problemsOfVisit } from './browsers/visit-in.ts';
import { holdBack, startDemoSite, type DemoSite } from './demo-site.ts';
import { AT_THE_DESK, visit } from './visit.ts';

/** The journeys of `npm run browsers`, on a wide screen and on a phone. */
let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

test('a link that is followed right after typing into a search opens', async () => {
  const browser = await startBrowser();
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await page.clock.install();
    await signIn(page, demo.administrator, AT_THE_DESK);
    const letThrough = await holdBack(page, '**/assets/account*.js');
    await page.getByRole('searchbox', { name: 'Search users' }).fill('Demo');
    await page.getByRole('link', { name: 'Manage Account' }).click();
    await page.clock.runFor(1_000);
    letThrough();
    await page.getByRole('heading', { name: 'Manage Account', level: 1 }).waitFor();
  });
  await browser.close();
});

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  const start = () => startChromium(width);

  test('a user goes through their screens by clicks', async () => {
    const { site, owner } = demo;
    const journey = { url: site.url, account: owner };
    expect(await problemsOfVisit(start, (visitor) => userJourney(visitor, journey))).toEqual([]);
  });

  test('an administrator goes through their screens by clicks', async () => {
    const { site, administrator, owner } = demo;
    const journey = { url: site.url, account: administrator, client: owner.username };
    expect(await problemsOfVisit(start, (visitor) => administratorJourney(visitor, journey))).toEqual([]);
  });
});
