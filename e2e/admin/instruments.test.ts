import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chartsTexts } from '../../src/web/platform/texts/platform/charts.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite } from '../support/demo-site.ts';
import type { Site } from '../support/site.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let administrator: Account;
let owner: Account;

beforeAll(async () => {
  browser = await startBrowser();
  ({ site, administrator, owner } = await startDemoSite());
});
afterAll(() => site.stop());

const ISIN = 'BG2030026111';
const texts = instrumentsTexts.en;

async function saveIssuer(page: Page, issuer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.fields.issuer, { exact: true }).fill(issuer);
  await dialog.getByRole('button', { name: texts.save }).click();
}

test('an administrator goes from a bond to its security, finds it in the list, and changes its issuer', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, administrator);
    await page.getByRole('link', { name: usersTexts.en.detailsLabel(owner.username) }).click();
    await page.getByRole('button', { name: ISIN }).click();
    await page.getByText(userDetailsTexts.en.paymentHistory).waitFor();
    await page.getByRole('link', { name: userDetailsTexts.en.showSecurity }).click();
    await page.getByRole('heading', { name: texts.prices }).waitFor();

    await page.getByRole('link', { name: texts.title }).click();
    await page.getByLabel(texts.search).fill(ISIN.toLowerCase());
    await page.waitForURL(/\?q=bg2030026111$/);
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual([ISIN]);
    await page.getByRole('link', { name: ISIN }).click();

    await page.getByRole('button', { name: texts.edit }).click();
    await saveIssuer(page, 'Ministry of Finance');
    await page.getByText(texts.saved(ISIN)).waitFor();
    await page.getByRole('definition').filter({ hasText: 'Ministry of Finance' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('row', { name: /Ministry of Finance/ }).waitFor();
  });
});

test('a line shows the prices of a security; the arrow keys move from day to day', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, administrator);
    await page.goto(`/admin/instruments/${ISIN}`);
    const line = page.getByRole('figure', {
      name: /^Prices of the last year\. Price from [\d.]+% on .*; lowest .*; highest /,
    });
    await line.waitFor();
    const days = page.getByRole('slider', { name: chartsTexts.en.day });
    const table = page.getByRole('region', { name: texts.prices });
    const priceOfRow = async (row: number) => {
      const [day, price] = await table.getByRole('row').nth(row).locator('th, td').allTextContents();
      return `${day ?? ''}: ${price ?? ''}`;
    };
    expect(await days.getAttribute('aria-valuetext')).toBe(await priceOfRow(1));
    await days.press('ArrowLeft');
    expect(await days.getAttribute('aria-valuetext')).toBe(await priceOfRow(2));
  });
});

test('two administrators change a security at once: the second one sees both versions and keeps theirs', async () => {
  await visit({ browser, site }, async ({ page: second, expectRefusal }) => {
    await signIn(second, administrator);
    await second.goto(`/admin/instruments/${ISIN}`);
    await second.getByRole('button', { name: texts.edit }).click();
    await visit({ browser, site }, async ({ page: first }) => {
      await signIn(first, administrator);
      await first.goto(`/admin/instruments/${ISIN}`);
      await first.getByRole('button', { name: texts.edit }).click();
      await saveIssuer(first, 'The first');
      await first.getByText(texts.saved(ISIN)).waitFor();
    });
    await saveIssuer(second, 'The second');
    await second.getByText(formsTexts.en.conflictTitle).waitFor();
    expectRefusal(409, `/api/admin/instruments/${ISIN}`);
    await second.getByRole('row', { name: /Issuer.*The second.*The first/ }).waitFor();
    await second.getByRole('button', { name: formsTexts.en.keepMine }).click();
    await second.getByText(texts.saved(ISIN)).waitFor();
    await second.getByRole('definition').filter({ hasText: 'The second' }).waitFor();
  });
});
