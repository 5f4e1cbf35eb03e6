import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { proposedTermsTexts } from '../../src/web/platform/texts/portfolio/instruments/proposed-terms.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DESKTOP, PHONE, setLook, visit, type Look, type Visitor } from '../support/visit.ts';
import { isFocused } from '../support/is-focused.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

/** An ISIN of the demo data, with a coupon of 2.25 % and a maturity on 21 January 2028. */
const KNOWN_ISIN = 'BG2030026111';

/** The texts of the screens in the language of this look. */
const readTexts = ({ language }: Look) => ({
  changes: bondChangesTexts[language],
  form: bondFormTexts[language],
  forms: formsTexts[language],
});

/** Runs the journey as the administrator, on the page of the newcomer. */
async function atNewcomer(look: Look, journey: (visitor: Visitor) => Promise<void>): Promise<void> {
  await visit({ browser, site: demo.site, look }, async (visitor) => {
    const { page } = visitor;
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: demo.newcomer.username }).first().click();
    await journey(visitor);
  });
}

test('a bond: begins with the ISIN, marks what is required, and lists errors in the order of the form', async () => {
  const look = PHONE;
  const { changes, form } = readTexts(look);
  await atNewcomer(look, async ({ page }) => {
    await page.getByRole('button', { name: changes.addBond }).first().click();
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

test('a bond: fills in the known terms with keys only, and first says what they overwrite', async () => {
  const look = DESKTOP;
  const { changes, form } = readTexts(look);
  const proposed = proposedTermsTexts[look.language];
  await atNewcomer(look, async ({ page }) => {
    await page.getByRole('button', { name: changes.addBond }).first().click();
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

test('a bond: is saved, and the next one begins with the same bank, direction, currency and dates', async () => {
  const look = PHONE;
  const { changes, form, forms } = readTexts(look);
  const [first, second] = ['BGDEMO000111', 'BGDEMO000112'] as const;
  await atNewcomer(look, async ({ page }) => {
    await page.getByRole('button', { name: changes.addBond }).first().click();
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
      ['', 'Sell', 'Bank of the Example', 'BGN', '', '', '16.11.2026'],
    ); // prettier-ignore
    await page.keyboard.type(second);
    await field(form.nominal).fill('2000');
    await field(form.buyPrice).fill('100');
    await dialog.getByRole('button', { name: form.add, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const isin of [first, second]) await page.getByRole('button', { name: isin }).first().waitFor();
    await page.getByRole('button', { name: second }).first().click();
    await page.getByRole('button', { name: changes.editBond }).first().click();
    const edit = page.getByRole('dialog', { name: form.edit });
    await expect.poll(() => edit.getByLabel(form.marketPrice, { exact: true }).inputValue()).toBe('');
    await edit.getByText(form.derived).waitFor();
  });
});

test('a bond: instalments are pasted from a spreadsheet, refused at their row, corrected, saved, and shown again', async () => {
  const look = DESKTOP;
  const { changes, form, forms } = readTexts(look);
  await atNewcomer(look, async ({ page, expectRefusal }) => {
    await page.getByRole('button', { name: changes.addBond }).first().click();
    const dialog = page.getByRole('dialog', { name: form.add });
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    await field(form.isin).fill('BG2100099999');
    await field(form.nominal).fill('10000');
    await field(form.buyPrice).fill('100');
    await field(form.issueDate).fill('14.05.2026');
    await field(form.maturityDate).fill('14.05.2030');
    await dialog.getByText(form.features.title).click();
    const list = dialog.getByRole('group', { name: form.amortization });
    await list.getByRole('button', { name: forms.rows.add }).click();
    const [date, percent] = form.features.columns.amortization;
    const cell = (row: number, column: string) =>
      dialog.getByLabel(forms.rows.cell(form.amortization, row, column), { exact: true });
    await cell(1, date).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Date\tPercent\n14.05.2027\t12.5\n14.05.2028\t60\n14.05.2029\t40\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => cell(3, percent).inputValue()).toBe('40.00');
    await dialog.getByRole('button', { name: form.add, exact: true }).click();
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Row 3: Lower the instalments');
    expectRefusal(400, '/bonds');
    expect(await cell(3, percent).getAttribute('aria-invalid')).toBe('true');
    expect(await cell(1, date).getAttribute('aria-invalid')).toBeNull();
    await expectAccessible(page);
    await cell(3, percent).fill('20');
    await dialog.getByRole('button', { name: form.add, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'BG2100099999' }).first().click();
    await page.getByRole('button', { name: changes.editBond }).first().click();
    await expect
      .poll(() =>
        page.getByLabel(forms.rows.cell(form.amortization, 3, percent), { exact: true }).inputValue(),
      )
      .toBe('20.00');
  });
});

test('Escape and Cancel ask for confirmation before entries in a dialog are discarded', async () => {
  const look = DESKTOP;
  const { changes, forms } = readTexts(look);
  await atNewcomer(look, async ({ page }) => {
    const open = () => page.getByRole('button', { name: changes.addBond }).first().click();
    await open();
    const question = page.getByRole('dialog', { name: forms.unsavedTitle });
    const bank = page.getByLabel('Bank');
    await bank.fill('Bank of the Example');
    for (const back of ['key', 'button', 'key']) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      if (back === 'key') await page.keyboard.press('Escape');
      else await question.getByRole('button', { name: forms.stay }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => bank.inputValue()).toBe('Bank of the Example');
    }
    await page.getByRole('button', { name: commonTexts[look.language].cancel, exact: true }).last().click();
    await question.getByRole('button', { name: forms.leave }).click();
    await bank.waitFor({ state: 'detached' });
    await open();
    await bank.waitFor();
    await page.keyboard.press('Escape');
    await bank.waitFor({ state: 'detached' });
  });
});
