import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBond } from '../../src/testing/factories/a-bond.ts';
import { accountTexts } from '../../src/web/platform/texts/people/account.ts';
import { signInTexts } from '../../src/web/platform/texts/people/sign-in.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { mailWith } from '../support/outbox.ts';
import { startSite, type Site } from '../support/site.ts';
import { changePassword, field, NEW_PASSWORD, press, aPerson } from '../support/a-person.ts';
import { DARK_PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

describe('the own account', () => {
  test('the profile is changed; a number that looks wrong is accepted with a warning', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, account);
      await page.getByRole('link', { name: 'Manage Account' }).click();
      await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
      expect(await field(page, 'Email').isEditable()).toBe(false);
      await field(page, 'Username').fill('Renamed');
      await field(page, 'Account Type').selectOption('company');
      await field(page, 'Company Bulstat').fill('175074753');
      await page.getByText('The check digit of this EIK (Bulstat) does not match.').waitFor();
      await press(page, 'Update Profile');
      await page.getByText('Profile updated successfully.').waitFor();
      await page.reload();
      await expect.poll(() => field(page, 'Username').inputValue()).toBe('Renamed');
      await expect.poll(() => field(page, 'Company Bulstat').inputValue()).toBe('175074753');
      const stored = await page.evaluate(() => localStorage.getItem('user'));
      expect(stored).toContain('Renamed');
      expect(stored).not.toContain('175074753');
    });
  });

  test('all four fields of the profile are required', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, account, '/account');
      for (const name of ['Username', 'Phone Number', 'Personal EGN']) await field(page, name).fill(' ');
      await press(page, 'Update Profile');
      await page.getByText('3 fields need another look:').waitFor();
    });
  });

  test('a language chosen there applies to the pages and to emails', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, account, '/account');
      await field(page, 'Language').selectOption({ label: 'Български' });
      await press(page, 'Update Profile');
      await page.getByText(accountTexts.bg.profileUpdated).waitFor();
      await page.goto('/forgot-password');
      await page.getByLabel('Имейл').fill(account.email);
      await press(page, 'Изпращане на връзка');
      await mailWith(site, account.email, /^Някой, вероятно вие, поиска нова парола/m);
    });
  });

  test('the password is changed if the current one is right and the new ones match', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page, expectRefusal }) => {
      await signIn(page, account, '/account');
      for (const tip of accountTexts.en.tips) await page.getByText(tip).waitFor();
      await changePassword(page, [account.password, NEW_PASSWORD, 'another one']);
      await page.getByText("New passwords don't match.", { exact: true }).waitFor();
      await changePassword(page, ['not my password', NEW_PASSWORD, NEW_PASSWORD]);
      await page.getByText('The current password is not right.').waitFor();
      const summary = page.getByRole('alert').filter({ hasText: 'The current password is not right.' });
      expect((await summary.innerText()).trim().split(/\s*\n\s*/)).toEqual([
        'The current password is not right.',
        'Current Password',
      ]);
      expectRefusal(400, '/api/account/change-password');
      const praise = page.getByText(signInTexts.en.strength.good);
      await field(page, 'New Password').fill('1qaz2wsx');
      await praise.waitFor();
      await changePassword(page, [account.password, '1qaz2wsx', '1qaz2wsx']);
      await page.getByText('The password is one of the most common passwords').waitFor();
      expect(await praise.count()).toBe(0);
      expectRefusal(400, '/api/account/change-password');
      await changePassword(page, [account.password, NEW_PASSWORD, NEW_PASSWORD]);
      await page.getByText('Password changed successfully.').waitFor();
      for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
        await expect.poll(() => field(page, name).inputValue()).toBe('');
      await signIn(page, { ...account, password: NEW_PASSWORD });
      expect(new URL(page.url()).pathname).toBe('/my-bonds');
    });
  });

  test('sessions elsewhere are listed and ended, one by one and all at once', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page: phone, expectRefusal }) => {
      await signIn(phone, account);
      await visit({ browser, site }, async ({ page }) => {
        await signIn(page, account, '/account');
        const others = page.getByRole('button', { name: /^Sign out Chrome/ });
        await page.getByText('This device').waitFor();
        await others.click();
        await page.getByText('Device signed out.').waitFor();
        await others.waitFor({ state: 'detached' });
        await phone.goto('/my-bonds');
        await phone.waitForURL('**/login');
        expectRefusal(401, '/api/');

        await signIn(phone, account);
        await press(page, 'Sign out everywhere');
        await page.waitForURL('**/login');
      });
      await phone.goto('/my-bonds');
      await phone.waitForURL('**/login');
      expectRefusal(401, '/api/');
    });
  });

  test('all data can be downloaded as one file, with what the account shows', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, account, '/account');
      const saving = page.waitForEvent('download');
      await press(page, 'Download my data');
      const download = await saving;
      expect(download.suggestedFilename()).toMatch(/^kupon-data-\d{4}-\d\d-\d\d\.json$/);
      const file: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
      expect(file).toMatchObject({
        profile: { username: account.username, email: account.email, bulstatOrEgn: '7523169263' },
        bonds: [],
        etfs: [],
        shares: [],
      });
      await page.getByText('Your data has been saved to a file.').waitFor();
    });
  });

  test('the portfolio is a file that another program imports', async () => {
    const account = await aPerson(site);
    const { id } = await site.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    await aBond(site, id, {
      isin: 'BG2030026111',
      nominal: '1000',
      buy_price: '98.45',
      buy_date: '2024-01-10',
    });
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, account, '/account');
      await page.getByLabel('File', { exact: true }).selectOption('hledger journal');
      const saving = page.waitForEvent('download');
      await press(page, 'Save the file');
      const download = await saving;
      expect(download.suggestedFilename()).toBe('kupon-portfolio.journal');
      expect(readFileSync(await download.path(), 'utf8')).toMatch(
        /2024-01-10 \* Buy \| BG2030026111\n {2}Assets:Portfolio:Bonds {2}1000 "BG2030026111" @@ \d+\.\d\d EUR/,
      );
      await page.getByText('The file was saved.').waitFor();
    });
  });

  test('says so if it cannot be loaded', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page, expectOffline }) => {
      await signIn(page, account);
      await page.route('**/api/account/me', (route) => route.abort('internetdisconnected'));
      await page.goto('/account');
      await page.getByText('Failed to load account info.').waitFor();
      expectOffline();
      await page.unroute('**/api/account/me');
      await press(page, 'Try again');
      await field(page, 'Username').waitFor();
    });
  });
});

test('the screens around the account are accessible, with their errors', async () => {
  const look = DARK_PHONE;
  const account = await aPerson(site);
  await visit({ browser, site, look }, async ({ page }) => {
    for (const path of ['/forgot-password', '/reset-password', '/reset-password?token=x']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleInBothLooks(page, look);
    }
    await page.locator('form button[type=submit]').click();
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, look);

    await signIn(page, account, '/account');
    await page.locator('time').first().waitFor();
    await page.locator('form button[type=submit]').last().click();
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, look);

    await signIn(page, ADMINISTRATOR, '/admin/add-user');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, look);
  });
});
