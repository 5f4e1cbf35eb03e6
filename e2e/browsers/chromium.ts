import type { ElementHandle } from 'playwright-core';
import { startWholeBrowser } from '../support/browser.ts';
import { collectProblems } from '../support/visit.ts';
import type { BrowserDriver, FoundElement } from './driver.ts';
import { describePage, findInPage } from './find-in-page.ts';

const HEIGHTS = { 390: 844, 1440: 900 } as const;

export async function startChromium(
  width: keyof typeof HEIGHTS = 1440,
  start = startWholeBrowser,
): Promise<BrowserDriver> {
  const browser = await start();
  const page = await browser.newPage({
    viewport: { width, height: HEIGHTS[width] },
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
  });
  const problems = collectProblems(page);
  const findElement = (handle: ElementHandle): FoundElement => ({
    click: () => handle.click(),
    async type(text) {
      await handle.focus();
      await page.keyboard.type(text);
    },
  });
  return {
    async open(url) {
      await page.goto(url);
    },
    async find(wanted) {
      const handle = (await page.evaluateHandle(findInPage, wanted)).asElement();
      return handle === null ? null : findElement(handle);
    },
    describe: () => page.evaluate(describePage),
    takeProblems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}
