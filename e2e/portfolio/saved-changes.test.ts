import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { act, callElsewhere } from '../support/etfs-and-shares.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { startSite, type Site } from '../support/site.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let owner: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await aPerson(site);
});
afterAll(() => site.stop());

const HELD = { isin: 'BGDEMO000012', nominal: 1000, currency: 'EUR' } as const;

/** Saves the open dialog while the list's next answer is held back. By the time it is closed, nothing is left to move. */
async function expectClosedWithMessage(page: Page, { list, saved }: { list: string; saved: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(bondFormTexts.en.nominal, { exact: true }).fill('1234');
  const letThrough = await holdAnswers(page, list);
  const isRequested = page.waitForRequest((request) => request.method() === 'GET');
  await dialog.getByRole('button', { name: bondFormTexts.en.save }).click();
  await isRequested;
  expect(await page.getByText(saved).count()).toBe(0);
  expect(await dialog.count()).toBe(1);
  letThrough();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByText(saved).count()).toBe(1);
}

test('the dialog of a bond closes when the list shows the change and the message is there', async () => {
  const texts = bondChangesTexts.en;
  const body = { ...HELD, direction: 'Buy', buyPrice: 99 };
  await callElsewhere(site, `/admin/users/${owner.userId}/bonds`, { method: 'POST', body });
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner.userId}`);
    await page.getByRole('button', { name: HELD.isin }).click();
    await page.getByRole('button', { name: texts.editBond }).click();
    const list = `**/api/admin/users/${owner.userId}`;
    await expectClosedWithMessage(page, { list, saved: texts.savedBond(HELD.isin) });
  });
});

test('the dialog of an ETF closes when its card shows the change and the message is there', async () => {
  const texts = etfsAndSharesTexts.en;
  const body = { ...HELD, name: 'World index', direction: 'Bid' };
  await callElsewhere(site, `/admin/users/${owner.userId}/etfs`, { method: 'POST', body });
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner.userId}/etfs`);
    await act(page, HELD.isin, texts.edit);
    const list = `**/api/admin/users/${owner.userId}/etfs?*`;
    await expectClosedWithMessage(page, { list, saved: texts.wasSaved(HELD.isin) });
  });
});
