import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserId } from '#api/platform/ids';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { aPerson } from '../support/a-person.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let owner: UserId;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  const { email } = await aPerson(site);
  const found = site.db.selectFrom('users').select('id').where('email', '=', email);
  owner = (await found.executeTakeFirstOrThrow()).id;
});
afterAll(() => site.stop());

const { addBond, signOutEverywhere, signedOutEverywhere } = userDetailsTexts.en;
const { cancel } = commonTexts.en;
const { unsavedTitle, stay, leave } = formsTexts.en;

test('Escape and Cancel ask for confirmation before entries in a dialog are discarded', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner}`);
    const open = () => page.getByRole('button', { name: addBond }).first().click();
    await open();
    const question = page.getByRole('dialog', { name: unsavedTitle });
    const bank = page.getByLabel('Bank');
    await bank.fill('Bank of the Example');
    for (const back of ['key', 'button', 'key']) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      if (back === 'key') await page.keyboard.press('Escape');
      else await question.getByRole('button', { name: stay }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => bank.inputValue()).toBe('Bank of the Example');
    }
    await page.getByRole('button', { name: cancel, exact: true }).last().click();
    await question.getByRole('button', { name: leave }).click();
    await bank.waitFor({ state: 'detached' });
    await open();
    await bank.waitFor();
    await page.keyboard.press('Escape');
    await bank.waitFor({ state: 'detached' });
  });
});

test('an administrator signs a user out everywhere (SEC-46)', async () => {
  const sessions = site.db.selectFrom('sessions').select('id').where('user_id', '=', owner);
  const { username } = await site.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner}`);
    expect((await sessions.execute()).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: signOutEverywhere }).click();
    await page.getByRole('dialog').getByRole('button', { name: signOutEverywhere }).click();
    await page.getByText(signedOutEverywhere(username)).waitFor();
    expect(await sessions.execute()).toEqual([]);
  });
});
