import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const [form, forms, details] = [bondFormTexts.en, formsTexts.en, userDetailsTexts.en];

test('instalments are pasted from a spreadsheet, refused at their row, corrected, saved, and shown again', async () => {
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page, expectRefusal }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: demo.newcomer.username }).first().click();
    await page.getByRole('button', { name: details.addBond }).first().click();
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
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Row 3: The instalments add up');
    expectRefusal(400, '/bonds');
    expect(await cell(3, percent).getAttribute('aria-invalid')).toBe('true');
    expect(await cell(1, date).getAttribute('aria-invalid')).toBeNull();
    await expectAccessible(page);
    await cell(3, percent).fill('20');
    await dialog.getByRole('button', { name: form.add, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'BG2100099999' }).first().click();
    await page.getByRole('button', { name: details.editBond }).first().click();
    await expect
      .poll(() =>
        page.getByLabel(forms.rows.cell(form.amortization, 3, percent), { exact: true }).inputValue(),
      )
      .toBe('20.00');
  });
});
