import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** A slow phone as Lighthouse emulates it: 1.6 Mbit/s, 150 ms, a processor four times slower, nothing in the cache. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SLOWER = 4;
export const PHONE = { width: 390, height: 844 } as const;

/** A screen is complete after this time without requests and long tasks. */
const QUIET_MS = 1_500;
/** How often the page is checked. Checking at every frame would slow it down. */
const CHECK_INTERVAL_MS = 250;

export async function asSlowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Waits until the page has an element of this selector, and no request and no long task has ended for a while. */
export async function untilQuiet(page: Page, selector = 'body'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const isQuiet = (quiet: number, shown: string) => {
    if (document.querySelector(shown) === null) return false;
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    const last = Math.max(0, ...ends, window.collected.lastTaskEnd);
    return document.readyState === 'complete' && performance.now() - last > quiet;
  };
  // Playwright's own waiting would first run a large script in the page, which would count as blocked.
  const expression = `(${isQuiet.toString()})(${QUIET_MS}, ${JSON.stringify(selector)})`;
  for (let quiet = false; !quiet;) {
    await sleep(CHECK_INTERVAL_MS);
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    quiet = result.value === true;
  }
  await session.detach();
}
