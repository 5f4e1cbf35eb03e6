import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overviewTexts } from '../../src/web/platform/texts/portfolio/figures/overview.ts';
import { aPerson } from '../support/a-person.ts';
import { addAdministrator, signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { printedPages } from '../support/pdf.ts';
import { startSite, type Site } from '../support/site.ts';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

test.each([DESKTOP, DARK_PHONE])(
  'the overview on paper names what its sums leave out and its cost, $width pixels, in $language',
  async (look) => {
    const who = await aPerson(site);
    const texts = overviewTexts[look.language];
    const gift = { isin: 'IE00B4L5Y983', name: 'A gift of 1999', buy_price: '0', market_price: '0' };
    const figures = { nominal: '10', result: '0', amount_paid: '15', profit: '0', fees_paid_1: '15' };
    const deal = {
      kind: 'etf',
      direction: 'Bid',
      bank: 'Demo Bank',
      currency: 'EUR',
      buy_date: '2024-03-01',
    } as const;
    await site.db
      .insertInto('etfs_and_shares')
      .values({ user_id: who.userId, ...deal, ...gift, ...figures })
      .execute();
    await visit({ browser, site, look }, async ({ page }) => {
      await signIn(page, who);
      await page.goto(`${site.url}/overview`);
      const summary = page.locator('summary').filter({ hasText: texts.leftOut(1, 1) });
      await summary.waitFor();
      expect(await page.getByText(texts.leftOutNote).isVisible()).toBe(false);
      const printed = (await printedPages(page)).join(' ');
      expect(printed).toContain(`${texts.leftOut(1, 1)}, ${texts.leftCost('')}`);
      for (const words of [texts.leftOutNote, gift.name]) expect(printed).toContain(words);
      await expect.poll(() => page.getByText(texts.leftOutNote).isVisible()).toBe(false);
    });
  },
);
