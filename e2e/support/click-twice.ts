import type { Locator } from 'playwright-core';

/** Two clicks in one task: nothing is drawn between them. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
