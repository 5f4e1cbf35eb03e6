import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { proposedTermsTexts } from '../../src/web/platform/texts/portfolio/instruments/proposed-terms.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DESKTOP, PHONE, setLook, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

/** An ISIN of the demo data, with a coupon of 2.25 % and a maturity on 21 January 2028. */
const KNOWN_ISIN = 'BG2030026111';
const FOCUSED_DAY = { en: '16 Nov 2026', bg: '16.11.2026' };

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

describe.each([DESKTOP, PHONE])('the dialogs that add in $language at $width pixels', (look) => {
  const { language } = look;
  const [details, form, forms] = [userDetailsTexts[language], bondFormTexts[language], formsTexts[language]];

  async function atNewcomer(journey: (page: Page) => Promise<void>): Promise<void> {
    await visit({ browser, site: demo.site, look }, async ({ page }) => {
      await signIn(page, demo.administrator);
      await page.getByRole('link', { name: demo.newcomer.username }).first().click();
      await journey(page);
    });
  }

  if (look.width === 390) {
    test('a bond: begins with the ISIN, marks what is required, and lists errors in the order of the form', async () => {
      await atNewcomer(async (page) => {
        await page.getByRole('button', { name: details.addBond }).first().click();
        const dialog = page.getByRole('dialog', { name: form.add });
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        await expect.poll(() => isFocused(field(form.isin))).toBe(true);
        for (const label of [form.isin, form.nominal, form.buyPrice])
          expect(await field(label).getAttribute('aria-required')).toBe('true');
        expect(await field(form.bank).getAttribute('aria-required')).toBeNull();
        await field(form.maturityDate).fill('31.02.2026');
        await field(form.coupon).fill('101');
        const save = dialog.getByRole('button', { name: form.add, exact: true });
        await save.click();
        const errors = dialog.getByRole('alert').getByRole('link');
        await expect
          .poll(() => errors.allInnerTexts())
          .toEqual([form.isin, form.nominal, form.buyPrice, form.coupon, form.maturityDate]);
        // The buttons stay in view, with errors above and at any scroll position of the form.
        for (const each of [DESKTOP, look]) {
          await setLook(page, each);
          for (const place of [dialog.getByRole('alert'), field(form.notes)]) {
            await place.scrollIntoViewIfNeeded();
            const box = await save.boundingBox();
            expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
            expect(box!.y).toBeGreaterThan(0);
          }
          await expectAccessible(page);
        }
        await errors.last().click();
        await expect.poll(() => isFocused(field(form.maturityDate))).toBe(true);
        await expect.poll(() => field(form.maturityDate).inputValue()).toBe('31.02.2026');
      });
    });
  }

  if (look.width === 1440) {
    test('a bond: fills in the known terms with keys only, and first says what they overwrite', async () => {
      const proposed = proposedTermsTexts[language];
      await atNewcomer(async (page) => {
        await page.getByRole('button', { name: details.addBond }).first().click();
        const dialog = page.getByRole('dialog', { name: form.add });
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        await field(form.coupon).fill('3');
        await field(form.isin).fill(KNOWN_ISIN);
        await dialog.getByText(proposed.replaces(form.coupon)).waitFor();
        const below = await dialog.getByRole('button', { name: proposed.take }).boundingBox();
        expect(below!.y - (await field(form.isin).boundingBox())!.y).toBeLessThan(200);
        await expectAccessible(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect.poll(() => field(form.coupon).inputValue()).toMatch(/^2[.,]25$/);
        await expect.poll(() => field(form.maturityDate).inputValue()).toMatch(/^21.*2028$/);
        await expect.poll(() => isFocused(field(form.direction))).toBe(true);
        expect(await dialog.getByRole('button', { name: proposed.take }).count()).toBe(0);
      });
    });
  }

  if (look.width === 390) {
    test('a bond: is saved, and the next one begins with the same bank, direction, currency and dates', async () => {
      const [first, second] = ['BGDEMO000111', 'BGDEMO000112'] as const;
      await atNewcomer(async (page) => {
        await page.getByRole('button', { name: details.addBond }).first().click();
        const dialog = page.getByRole('dialog', { name: form.add });
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        await dialog.waitFor();
        await page.keyboard.type(first);
        await field(form.direction).selectOption('Sell');
        await field(form.bank).fill('Bank of the Example');
        await field(form.currency).selectOption('BGN');
        await field(form.nominal).fill('1000');
        await field(form.buyPrice).fill('99,41');
        await field(form.buyDate).fill('16.11.2026');
        await dialog.getByRole('button', { name: forms.saveAndAddAnother }).click();
        await dialog.getByText(form.added(first)).waitFor();
        await expectAccessible(page);
        await expect.poll(() => isFocused(field(form.isin))).toBe(true);
        const kept = [
          form.isin,
          form.direction,
          form.bank,
          form.currency,
          form.nominal,
          form.buyPrice,
          form.buyDate,
        ];
        expect(await Promise.all(kept.map((label) => field(label).inputValue()))).toEqual(
          ['', 'Sell', 'Bank of the Example', 'BGN', '', '', FOCUSED_DAY[language]],
        ); // prettier-ignore
        await page.keyboard.type(second);
        await field(form.nominal).fill('2000');
        await field(form.buyPrice).fill('100');
        await dialog.getByRole('button', { name: form.add, exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
        for (const isin of [first, second]) await page.getByRole('button', { name: isin }).first().waitFor();
        await page.getByRole('button', { name: second }).first().click();
        await page.getByRole('button', { name: details.editBond }).first().click();
        const edit = page.getByRole('dialog', { name: form.edit });
        await expect.poll(() => edit.getByLabel(form.marketPrice, { exact: true }).inputValue()).toBe('');
        await edit.getByText(form.derived).waitFor();
      });
    });
  }

  if (look.width === 1440) {
    test('an ETF: begins with the ISIN, shows no sum of nothing, and is followed by another one', async () => {
      const texts = etfsAndSharesTexts[language];
      const { openAdd, add } = texts.kinds.etf.admin;
      const isin = 'IEDEMO000112';
      await atNewcomer(async (page) => {
        await page.getByRole('link', { name: details.manageEtfs }).click();
        await page.getByRole('button', { name: openAdd, exact: true }).first().click();
        const dialog = page.getByRole('dialog', { name: add, exact: true });
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        await expect.poll(() => isFocused(field(texts.fields.isin))).toBe(true);
        expect(await dialog.getByText('×').count()).toBe(0);
        expect(await field(texts.fields.direction).locator('option').allInnerTexts()).toEqual(
          Object.values(texts.directions),
        );
        for (const name of ['isin', 'name', 'direction', 'currency'] as const)
          expect(await field(texts.fields[name]).getAttribute('aria-required')).toBe('true');
        await page.keyboard.type(isin);
        await field(texts.fields.name).fill('World index');
        await field(texts.fields.buyPrice).fill('80.5');
        await field(texts.fields.nominal).fill('10');
        await dialog.getByText('×').waitFor();
        await dialog.getByRole('button', { name: forms.saveAndAddAnother }).click();
        await dialog.getByText(texts.wasAdded(isin)).waitFor();
        await expect.poll(() => isFocused(field(texts.fields.isin))).toBe(true);
        await expect.poll(() => field(texts.fields.name).inputValue()).toBe('');
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: isin }).first().waitFor();
      });
    });
  }
});
