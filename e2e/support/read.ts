import type { Locator, Page } from 'playwright-core';

/** What a person reads there, all blanks alike. */
export async function readText(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** What stands beside this name in a list of names and values. */
export function besideTerm(place: Page | Locator, name: string): Locator {
  return place
    .getByRole('term')
    .and(place.getByText(name, { exact: true }))
    .locator('xpath=following-sibling::dd[1]');
}
