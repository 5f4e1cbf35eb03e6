import type { Locator, Page } from 'playwright-core';
import type { Look } from './visit.ts';

/** The row of a bond on a wide screen, its card on a narrow one. */
export function bondOn(page: Page, isin: string, { width }: Look): Locator {
  return width === 1440
    ? page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: isin }) })
    : page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: isin }) });
}
