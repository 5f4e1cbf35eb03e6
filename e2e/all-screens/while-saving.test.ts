import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '../../src/web/platform/texts/people/account.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { pricesTexts } from '../../src/web/platform/texts/portfolio/instruments/prices.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { field, press } from '../support/a-person.ts';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { delayAnswer, findBond, findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

test('nothing can be typed into a form while it is sent, and the keyboard is then where it was', async () => {
  const texts = accountTexts.en;
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.newcomer, '/account');
    const phone = field(page, 'Phone Number');
    await phone.fill('+359 2 000 0010');
    const letThrough = await delayAnswer(page, '**/api/account/me');
    await phone.press('Enter');
    await expect.poll(() => phone.isDisabled()).toBe(true);
    letThrough();
    await page.getByText(texts.profileUpdated).waitFor();
    await page.locator(':focus').and(phone).waitFor();
  });
});

test('an action that runs is no longer cancelled, and its result is said', async () => {
  const [changes, { cancel, undo }] = [bondChangesTexts.en, commonTexts.en];
  const { isin } = await findBond(demo, { paid: false });
  const path = `/admin/users/${await findUserId(demo, demo.owner)}`;
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator, path);
    await page.getByRole('button', { name: isin }).first().click();
    await press(page, changes.deleteBond);
    const dialog = page.getByRole('dialog', { name: changes.deleteBond });
    const letThrough = await delayAnswer(page, '**/api/admin/bonds/*');
    await dialog.getByRole('button', { name: changes.remove, exact: true }).click();
    await dialog.locator('[aria-busy]').waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: cancel }).and(page.locator('[aria-disabled]')).waitFor();
    letThrough();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(changes.deletedBond(isin)).waitFor();
    await press(page, undo);
    await page.getByText(changes.restoredBond(isin)).waitFor();
  });
});

test('a new password is handed over even if the form was closed meanwhile', async () => {
  const [texts, { username }] = [usersTexts.en, demo.newcomer];
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await press(page, texts.editUser(username));
    const letThrough = await delayAnswer(page, '**/reset-password');
    await press(page, texts.resetPassword);
    await expect.poll(() => field(page, 'Phone').isDisabled()).toBe(true);
    await press(page, texts.cancel);
    letThrough();
    await page.getByRole('dialog', { name: texts.oneTimeLink.title }).waitFor();
  });
});

/** Delays the save of prices, but not their preview, until the returned function is called. */
async function delaySave(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/admin/prices', async (route) => {
    const sent = route.request().postData();
    if (sent !== null && !sent.includes('"preview":true')) await held;
    await route.continue();
  });
  return letThrough;
}

test('a price that is typed while another is saved stays', async () => {
  const texts = pricesTexts.en;
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator, '/admin/prices');
    const [saved, typed] = ['Apple', 'SAP'].map((name) => page.getByLabel(texts.newPriceLabel(name)));
    await saved!.fill('231.5');
    const letThrough = await delaySave(page);
    await page.getByRole('button', { name: texts.save(1), exact: true }).click();
    await typed!.fill('99');
    letThrough();
    await page.getByText(texts.saved(1)).waitFor();
    await expect.poll(() => saved!.inputValue()).toBe('');
    expect(await typed!.inputValue()).toBe('99');
  });
});
