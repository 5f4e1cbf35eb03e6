import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import {
  act,
  asAdministrator,
  asOwner,
  callElsewhere,
  findCard,
  PATHS,
  registerOwner,
  LOOKS,
  readTexts,
  type Owner,
} from '../support/etfs-and-shares.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { failuresTexts } from '../../src/web/platform/texts/platform/failures.ts';
import { startSite, type Site } from '../support/site.ts';
import { goOffline, goOnline, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

const WORLD = 'BGDEMO000012';
const [ETFS_AT_THE_DESK, SHARES_ON_THE_PHONE] = LOOKS;

/** A user with one ETF or share. ETFs and shares have the same code, so each journey covers only one of them. */
function prepareOne({ kind, look }: (typeof LOOKS)[number]) {
  let owner: Owner;
  let id: number;
  beforeAll(async () => {
    owner = await registerOwner(site, kind);
    const body = { isin: WORLD, name: 'World index', direction: 'Bid', currency: 'EUR' };
    const path = `/admin/users/${owner.userId}/${PATHS[kind].ofUser}`;
    ({ id } = await callElsewhere(site, path, { method: 'POST', body }));
  });
  return {
    ...readTexts(look, kind),
    sitting: () => ({ browser, site, look, kind, owner }),
    changeElsewhere: (body: object) =>
      callElsewhere(site, `/admin/${PATHS[kind].ofUser}/${id}`, { method: 'PUT', body }),
  };
}

describe('ETFs on a desktop', () => {
  const { texts, ofKind, forms, lists, common, sitting, changeElsewhere } = prepareOne(ETFS_AT_THE_DESK);
  const { fields } = texts;
  const { admin } = ofKind;

  test('a deleted one can be restored', async () => {
    await asAdministrator(sitting(), async ({ page }) => {
      await act(page, WORLD, texts.remove);
      const dialog = page.getByRole('dialog', { name: admin.removeTitle });
      await dialog.getByText(admin.removeQuestion).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: common.cancel, exact: true }).last().click();
      await dialog.waitFor({ state: 'detached' });
      await act(page, WORLD, texts.remove);
      await dialog.getByRole('button', { name: texts.remove, exact: true }).click();
      await page.getByText(texts.wasRemoved(WORLD)).waitFor();
      await page.getByText(admin.none).waitFor();
      await page.getByRole('button', { name: common.undo }).click();
      await findCard(page, WORLD).waitFor();
    });
  });

  test('an edit conflict shows both versions', async () => {
    await asAdministrator(sitting(), async ({ page, expectRefusal }) => {
      await act(page, WORLD, texts.edit);
      const dialog = page.getByRole('dialog', { name: admin.edit });
      const calculated = dialog.getByRole('heading', { name: texts.calculated });
      expect(await calculated.count()).toBe(0);
      await expectAccessible(page);
      await dialog.getByLabel(fields.name, { exact: true }).fill('World index, accumulating');
      await changeElsewhere({ name: 'Renamed elsewhere' });
      await dialog.getByRole('button', { name: texts.save }).click();
      await dialog.getByText(forms.conflictTitle).waitFor();
      expectRefusal(409, '/api/admin/');
      await dialog.getByRole('cell', { name: 'Renamed elsewhere' }).waitFor();
      await dialog.getByRole('button', { name: forms.keepMine }).click();
      await dialog.waitFor({ state: 'detached' });
      await findCard(page, WORLD).getByText('World index, accumulating').waitFor();
    });
  });

  test('what was changed elsewhere stays in the fields that were left alone; only the others are asked about', async () => {
    const figures = () =>
      site.db
        .selectFrom('etfs_and_shares')
        .select(['nominal', 'market_price'])
        .where('isin', '=', WORLD)
        .executeTakeFirstOrThrow();
    await asAdministrator(sitting(), async ({ page, expectRefusal }) => {
      const dialog = page.getByRole('dialog', { name: admin.edit });
      const save = dialog.getByRole('button', { name: texts.save });
      await act(page, WORLD, texts.edit);
      await dialog.getByLabel(fields.nominal, { exact: true }).fill('11');
      await changeElsewhere({ marketPrice: 240 });
      await save.click();
      await dialog.waitFor({ state: 'detached' });
      expectRefusal(409, '/api/admin/');
      expect(await figures()).toEqual({ nominal: '11.00', market_price: '240.000000000000' });
      // By then its card has the new version.
      await page.getByText(texts.wasSaved(WORLD)).waitFor();

      await act(page, WORLD, texts.edit);
      await dialog.getByLabel(fields.nominal, { exact: true }).fill('12');
      await dialog.getByLabel(fields.marketPrice, { exact: true }).fill('250');
      await changeElsewhere({ marketPrice: 230, buyPrice: 200 });
      await save.click();
      await dialog.getByRole('row', { name: `${fields.marketPrice} 250.0000 230.0000` }).waitFor();
      expect(await dialog.getByRole('row').count()).toBe(2);
      await dialog.getByRole('button', { name: forms.takeStored }).click();
      const buyPrice = dialog.getByLabel(fields.buyPrice, { exact: true });
      await expect.poll(() => buyPrice.inputValue()).toBe('200.0000');
      await save.click();
      await dialog.waitFor({ state: 'detached' });
      expect(await figures()).toEqual({ nominal: '12.00', market_price: '230.000000000000' });
    });
  });

  test('an expired one is among the expired, even if these were requested before the change', async () => {
    await asAdministrator(sitting(), async ({ page }) => {
      // The list, empty now, requests the other part while the change is on its way.
      const isChanged = page.getByText(texts.wasExpired(WORLD));
      let isFirst = true;
      const read = new Promise<void>((resolve) => {
        void page.route('**/etfs?expired=true', async (route) => {
          if (!isFirst) return route.continue();
          isFirst = false;
          const response = await route.fetch();
          resolve();
          await isChanged.waitFor();
          if (route.request().failure() === null) await route.fulfill({ response });
        });
      });
      await page.route('**/api/admin/etfs/*', (route) => read.then(() => route.continue()));
      await act(page, WORLD, texts.expire);
      await isChanged.waitFor();
      await page.getByRole('button', { name: lists.showExpired }).click();
      await findCard(page, WORLD).waitFor();
      await act(page, WORLD, texts.unexpire);
    });
  });
});

describe('shares on a phone', () => {
  const { kind, look } = SHARES_ON_THE_PHONE;
  const { texts, ofKind, lists, common, sitting } = prepareOne(SHARES_ON_THE_PHONE);
  const { fields } = texts;
  const { mine, admin } = ofKind;

  test('failures are reported, and no entries or rows are lost', async () => {
    await asAdministrator(sitting(), async ({ page, expectOffline }) => {
      await findCard(page, WORLD).waitFor();
      // The script of the dialogs is loaded when the first one is opened.
      const dialog = page.getByRole('dialog');
      await act(page, WORLD, texts.remove);
      await dialog.getByRole('button', { name: texts.remove, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await goOffline(page);
      await act(page, WORLD, texts.expire);
      await page.getByText(texts.toggleFailed).waitFor();
      await findCard(page, WORLD).waitFor();
      await act(page, WORLD, texts.remove);
      await dialog.getByRole('button', { name: texts.remove, exact: true }).click();
      await dialog.getByText(texts.removeFailed).waitFor();
      await page.keyboard.press('Escape');
      await act(page, WORLD, texts.edit);
      await dialog.getByRole('heading', { name: texts.calculated }).waitFor();
      await dialog.getByLabel(fields.name, { exact: true }).fill('Typed while offline');
      await dialog.getByRole('button', { name: texts.save }).click();
      await dialog.getByText(texts.saveFailed).waitFor();
      expectOffline();
      await goOnline(page);
      await dialog.getByRole('button', { name: texts.save }).click();
      await findCard(page, WORLD).getByText('Typed while offline').waitFor();
    });
  });

  test('a list that cannot be loaded says why, and can be tried again', async () => {
    await asOwner(sitting(), async ({ page, expectOffline }) => {
      await findCard(page, WORLD).waitFor();
      await goOffline(page);
      await page.getByRole('button', { name: lists.showExpired, exact: true }).click();
      await page.getByText(mine.errorTitle).waitFor();
      const sentence = mine.failed(texts.unknownStatus).replace(/\.?$/, '.');
      const cause = failuresTexts[look.language].network;
      await page.getByText(`${sentence} ${cause}`, { exact: true }).waitFor();
      await expectAccessible(page);
      await goOnline(page);
      expectOffline();
      await page.getByRole('button', { name: common.retry }).click();
      await page.getByText(mine.noneExpired).waitFor();
    });
  });

  test('for an unknown user the title has only the number', async () => {
    await visit({ browser, site, look }, async ({ page, expectRefusal }) => {
      await signIn(page, ADMINISTRATOR);
      // One warning of the header, in addition to those of the failed requests.
      const warned = page.waitForEvent(
        'console',
        (message) => message.type() === 'warning' && message.text().includes('999999'),
      );
      await page.goto(`/admin/users/999999/${PATHS[kind].ofUser}`);
      const { userById } = userDetailsTexts[look.language];
      await page.getByRole('heading', { name: admin.userTitle(userById('999999')) }).waitFor();
      await page.getByText(admin.failed, { exact: true }).waitFor();
      await warned;
      expectRefusal(404, '/api/admin/users/999999');
      await expectAccessible(page);
    });
  });
});
