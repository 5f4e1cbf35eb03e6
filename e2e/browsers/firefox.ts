import puppeteer from 'puppeteer-core';
import { findFirefox, FIREFOX_INSTALL_HINT } from '../../scripts/find-browser.mjs';
import type { BrowserDriver } from './driver.ts';
import { describePage, findInPage } from './find-in-page.ts';

/** Starts stock Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<BrowserDriver> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(FIREFOX_INSTALL_HINT);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)));
  // Chromium reports failed requests on its console; here they are events of their own.
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status of ${response.status()} (${response.url()})`);
  });
  return {
    async open(url) {
      await page.goto(url);
    },
    find: async (wanted) => (await page.evaluateHandle(findInPage, wanted)).asElement(),
    describe: () => page.evaluate(describePage),
    takeProblems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}
