import type { Page } from 'playwright-core';

/** Waits until every request that the page has sent is answered, also those that it sent meanwhile. */
export async function untilAnswered(page: Page): Promise<void> {
  const requests = await page.requests();
  await Promise.all(requests.map((request) => request.response()));
  if ((await page.requests()).at(-1) !== requests.at(-1)) await untilAnswered(page);
}
