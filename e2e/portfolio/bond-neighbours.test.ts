import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bondAnalyticsTexts } from '../../src/web/platform/texts/portfolio/figures/bond-analytics.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const ISIN = 'BG2030126119';

test('a bond’s page leads to its neighbours in the list as it is sorted, and back to the list', async () => {
  const look = PHONE;
  const { inList: texts } = bondAnalyticsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.owner);
    await page.goto('/my-bonds?direction=descending');
    await page.getByRole('link', { name: ISIN, exact: true }).click();
    const inList = page.getByRole('navigation', { name: texts.label });
    // In this order the last but one of thirteen.
    await inList.getByText(texts.place('12', '13')).waitFor();
    await page.getByText(bondsTexts[look.language].history, { exact: true }).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await inList.getByRole('link', { name: texts.next }).click();
    await inList.getByText(texts.place('13', '13')).waitFor();
    expect(await inList.getByRole('link', { name: texts.next }).count()).toBe(0);
    await inList.getByRole('link', { name: texts.previous }).click();
    await inList.getByText(texts.place('12', '13')).waitFor();
    await page.goBack();
    await page.waitForURL(/my-bonds\?direction=descending/);
  });
});
