import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { auditTexts } from '../../src/web/platform/texts/people/audit.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { findBond, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
let bond: { readonly id: number; readonly isin: string };
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
  bond = await findBond(demo, { paid: false });
});
afterAll(() => demo.site.stop());

/** The texts of the form and of its field in the language of this look. */
const readTexts = ({ language }: Look) => ({
  payments: paymentsTexts[language],
  texts: formsTexts[language].date,
});

/** Runs the journey as the owner, at the form for a payment. */
async function atPaymentForm(look: Look, journey: (page: Page) => Promise<void>): Promise<void> {
  const { payments } = readTexts(look);
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.owner);
    await page
      .getByRole('link', { name: bondsTexts[look.language].paymentsLabel(bond.isin) })
      .first()
      .click();
    await page.getByRole('link', { name: payments.add }).first().click();
    await page.getByLabel(payments.date).waitFor();
    await journey(page);
  });
}

describe('a date field', () => {
  test('shows the day in the language of the page, however it was typed', async () => {
    const look = PHONE;
    const { payments } = readTexts(look);
    await atPaymentForm(look, async (page) => {
      const date = page.getByLabel(payments.date);
      for (const typed of ['16.11.2026', '16/11/2026', '2026-11-16', '16 Nov 2026', '16 ноември 2026']) {
        await date.fill(typed);
        await date.blur();
        await expect.poll(() => date.inputValue()).toBe('16.11.2026');
      }
    });
  });

  test('asks which day is meant, refuses one that does not exist, and keeps the entry', async () => {
    const look = PHONE;
    const { payments, texts } = readTexts(look);
    await atPaymentForm(look, async (page) => {
      const date = page.getByLabel(payments.date);
      await date.fill('31.02.2026');
      await date.blur();
      await page.getByText(texts.noSuchDay('Февруари 2026', '28')).waitFor();
      await page.getByRole('button', { name: payments.add, exact: true }).click();
      await page.getByRole('alert').getByText(texts.noSuchDay('Февруари 2026', '28')).waitFor();
      expect(await date.inputValue()).toBe('31.02.2026');
      await expectAccessible(page);

      await date.fill('3/4/26');
      await date.blur();
      await expectAccessible(page);
      await page.getByRole('button', { name: '4 март 2026 г.', exact: true }).click();
      await expect.poll(() => date.inputValue()).toBe('04.03.2026');
      await expect.poll(() => date.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await page.getByText('3/4/26').count()).toBe(0);
    });
  });

  test('has a calendar that works with keys only, and with clicks', async () => {
    const look = DESKTOP;
    const { payments, texts } = readTexts(look);
    await atPaymentForm(look, async (page) => {
      const date = page.getByLabel(payments.date);
      const open = page.getByRole('button', { name: texts.openCalendar });
      const calendar = page.getByRole('dialog', { name: texts.calendar(payments.date) });
      await date.fill('16.11.2026');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await calendar.waitFor();
      await expectAccessible(page);
      for (const key of ['PageDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowLeft', 'End'])
        await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await calendar.waitFor({ state: 'detached' });
      await expect.poll(() => date.inputValue()).toBe('16 Nov 2026');
      await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await calendar.waitFor();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await calendar.waitFor({ state: 'detached' });
      await expect.poll(() => date.inputValue()).toBe('17 Dec 2026');

      await open.click();
      await calendar.getByLabel(texts.year).selectOption('2031');
      await calendar.getByLabel(texts.month, { exact: true }).selectOption('3');
      await calendar.getByRole('button', { name: texts.previousMonth }).click();
      await calendar.getByRole('gridcell', { name: /28/ }).click();
      await calendar.waitFor({ state: 'detached' });
      await expect.poll(() => date.inputValue()).toMatch(/^28.*2031$/);
    });
  });
});

test('the audit is searched by days in any format, but not by incomplete ones', async () => {
  const { en: texts } = auditTexts;
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: texts.title }).click();
    const from = page.getByLabel(texts.from, { exact: true });
    await from.fill('16.11');
    await from.blur();
    await page.getByText(formsTexts.en.date.noDate).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await from.fill('16.11.2026');
    await page.waitForURL('**/admin/audit?from=2026-11-16');
    await from.blur();
    await expect.poll(() => from.inputValue()).toBe('16 Nov 2026');
  });
});
