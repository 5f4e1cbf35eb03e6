import type { Locator, Page } from 'playwright-core';

/** The visible text, all blanks alike. */
export async function readText(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** The value next to this name in a list of names and values. */
export function termValue(place: Page | Locator, name: string): Locator {
  return place
    .getByRole('term')
    .and(place.getByText(name, { exact: true }))
    .locator('xpath=following-sibling::dd[1]');
}
