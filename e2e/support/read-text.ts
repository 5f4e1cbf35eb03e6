import type { Locator, Page } from 'playwright-core';

/** The visible text, with normalised whitespace. */
export async function readText(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** The value of the figure with this name, which opens its working. */
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
