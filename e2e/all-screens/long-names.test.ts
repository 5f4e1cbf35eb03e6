import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBond } from '../../src/testing/factories/a-bond.ts';
import { anEtfOrShare } from '../../src/testing/factories/an-etf-or-share.ts';
import { ADMINISTRATOR, addAdministrator, signIn } from '../support/accounts.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { startBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';

/** As long as a name and a bank may be, and without a place to break. */
const NAME = 'Дълго'.repeat(40);
const BANK = 'Банка'.repeat(40);

let browser: Browser;
let site: Site;
let owner: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await aPerson(site);
  const deal = { bank: BANK, buy_date: '2026-01-12' };
  await aBond(site, owner.userId, { ...deal, notes: NAME });
  await anEtfOrShare(site, owner.userId, { ...deal, kind: 'etf', name: NAME });
  await anEtfOrShare(site, owner.userId, { ...deal, kind: 'share', name: NAME, isin: 'US0378331005' });
});
afterAll(() => site.stop());

/** How many pixels each address is wider than the screen; only those that are. */
async function tooWide(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page
      .getByText(/(?:Дълго|Банка){40}|^BG2040015211$/)
      .first()
      .waitFor();
    const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (pixels > 0) found.push(`${address}: ${pixels}`);
  }
  return found;
}

const LISTS = ['overview', 'etfs', 'shares', 'positions/etf', 'positions/share', 'returns'];

test.each<Look>([PHONE, DESKTOP])('long names make no screen wider than $width pixels', async (look) => {
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    const addresses = ['/overview', '/my-bonds', '/my/etfs', '/my/shares', '/my/positions/etf', '/returns'];
    expect(await tooWide(page, addresses)).toEqual([]);
  });
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    const ofOwner = `/admin/users/${owner.userId}`;
    const addresses = [ofOwner, ...LISTS.map((list) => `${ofOwner}/${list}`)];
    expect(await tooWide(page, addresses)).toEqual([]);
  });
});
