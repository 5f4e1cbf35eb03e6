import type { Locator, Page } from 'playwright-core';

/** The visible text, all blanks alike. */
export async function readText(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** The value of a figure of this name that has its working behind it. */
export function workedValue(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('strong');
}

/** The value next to this name in a list of names and values. */
export function termValue(place: Page | Locator, name: string): Locator {
  return place
    .getByRole('term')
    .and(place.getByText(name, { exact: true }))
    .locator('xpath=following-sibling::dd[1]');
}
