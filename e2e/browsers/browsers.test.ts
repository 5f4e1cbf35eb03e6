import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { startChromium } from './chromium.ts';
import { button, type BrowserDriver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { administratorJourney, userJourney } from './journeys.ts';
import { problemsOfVisit } from './visit-in.ts';
import { startWebKit } from './webkit.ts';

const { SKIPPED_BROWSERS = '' } = process.env;

/**
 * All three browsers, except those that scripts/run-tests.mjs leaves out because the machine lacks them. Any other missing
 * browser fails.
 */
const browsers = Object.entries({
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
}).filter(([name]) => !SKIPPED_BROWSERS.split(',').includes(name));

const FAULTY_PAGE = `data:text/html,
  <button onclick="console.error('said on the console')">Say</button>
  <button onclick="throw new Error('thrown by a script')">Throw</button>
  <button onclick="Promise.reject(new Error('rejected by a promise'))">Reject</button>`;

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

/** One person after the other in one browser, which takes longer to start than a journey in it. */
describe.each(browsers)('in %s', (_, start) => {
  let driver: BrowserDriver;
  beforeAll(async () => {
    driver = await start();
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

  // In a browser of its own, as an error can be reported after the visit.
  test('an error in a page is noticed', async () => {
    const own = await start();
    try {
      const soFar = await problemsOfVisit(own, async (visitor) => {
        await visitor.open(FAULTY_PAGE);
        for (const name of ['Say', 'Throw', 'Reject']) await visitor.click(button(name));
      });
      const problems = [...soFar];
      const takeAll = async () => {
        problems.push(...(await own.takeProblems()));
        return problems;
      };
      for (const problem of [/said on the console/, /thrown by a script/, /rejected by a promise/])
        await expect.poll(takeAll).toContainEqual(expect.stringMatching(problem));
    } finally {
      await own.close();
    }
  });
});
