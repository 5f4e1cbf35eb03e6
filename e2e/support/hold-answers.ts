import type { Page } from 'playwright-core';

/** Holds back answers of this path; returns a function that lets them through. */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') await opened;
    await route.continue();
  });
  return open;
}
