import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import {
  findBond,
  actWithStoppedClock,
  cutConnection,
  expectTexts,
  delayAnswer,
  startDemoSite,
  findUserId,
  type DemoSite,
} from '../support/demo-site.ts';
import { termValue, readText } from '../support/read-text.ts';
import { visit, type Visitor } from '../support/visit.ts';
import { listOptions } from './list-options.ts';

let browser: Browser;
let demo: DemoSite;
let details: string;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
  details = `/admin/users/${await findUserId(demo, demo.owner)}`;
});
afterAll(() => demo.site.stop());

/** A visit that stops the clock of the page. */
const STOPS_CLOCK = { stopsClock: true };

const asAdministrator = (
  journey: (visitor: Visitor) => Promise<void>,
  { stopsClock } = { stopsClock: false },
) =>
  visit({ browser, site: demo.site, isFirst: stopsClock }, async (visitor) => {
    if (stopsClock) await visitor.page.clock.install();
    await signIn(visitor.page, demo.administrator);
    await journey(visitor);
  });

const labelsIn = (place: Locator) => place.locator('label').allInnerTexts();

describe('/admin', () => {
  test('is online, counts the users by kind, and lists them with seven columns', async () => {
    await asAdministrator(async ({ page }) => {
      await page.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor();
      await expectTexts(page, 'System Online');
      const headers = page.getByRole('columnheader');
      await headers.first().waitFor();
      await expect.poll(() => headers.allInnerTexts()).toEqual([
        'Username', 'Email', 'Phone', 'Role', 'Type', 'ID Number', 'Actions',
      ]); // prettier-ignore
      const users = await demo.site.db.selectFrom('users').select(['role', 'person_or_company']).execute();
      const companies = users.filter((user) => user.person_or_company === 'company').length;
      for (const [name, count] of [
        ['Total Users', users.length],
        ['Administrators', users.filter(({ role }) => role === 'admin').length],
        ['Companies', companies],
        ['Individuals', users.length - companies],
      ] as const)
        await expect
          .poll(() => readText(termValue(page, name)), { message: name })
          .toMatch(new RegExp(`^${count}\\b`));
      await page.getByRole('link', { name: `Details of ${demo.owner.username}` }).click();
      await page.waitForURL(`**${details}`);
    });
  });

  test('edits a user in their row, and says so for 3 seconds', async () => {
    await asAdministrator(async ({ page, expectOffline }) => {
      await page.getByRole('button', { name: `Edit ${demo.newcomer.username}` }).click();
      const form = page.getByRole('row').locator('form');
      await form.waitFor();
      expect(await labelsIn(form)).toEqual([
        'Username', 'Email', 'Phone', 'Role', 'Type', 'ID Number', 'Keeps their own portfolio',
      ]); // prettier-ignore
      expect(await listOptions(form.getByLabel('Role'))).toEqual(['User', 'Administrator']);
      expect(await listOptions(form.getByLabel('Type'))).toEqual([
        'Individual Person',
        'Company/Organization',
      ]);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await form.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `Edit ${demo.newcomer.username}` }).click();
      await form.getByLabel('Phone').fill('+359 2 000 0010');
      const save = () => form.getByRole('button', { name: 'Save' }).click();
      const reconnect = await cutConnection(page, '**/api/admin/users/*');
      await save();
      await page.getByText(/^Failed to update user/).waitFor();
      expectOffline();
      await reconnect();
      await actWithStoppedClock(page, save, 'User updated successfully!');
      await page.clock.runFor(2900);
      expect(await page.getByText('User updated successfully!').count()).toBe(1);
      await page.clock.resume();
      await page.getByText('User updated successfully!').waitFor({ state: 'detached' });
    }, STOPS_CLOCK);
  });

  test('reveals the masked ID number of a person on request, and an edit keeps it', async () => {
    await asAdministrator(async ({ page }) => {
      const { username } = demo.newcomer;
      const row = page.getByRole('row', { name: username });
      await row.getByText('******1000').waitFor();
      await row.getByRole('button', { name: `Show the ID number of ${username}` }).press('Enter');
      await row.getByText('2530101000').waitFor();
      await row.getByRole('button', { name: `Hide the ID number of ${username}` }).press('Enter');
      await row.getByText('******1000').waitFor();
      await page.getByRole('button', { name: `Edit ${username}` }).click();
      const form = page.getByRole('row').locator('form');
      expect(await form.getByLabel('ID Number').inputValue()).toBe('******1000');
      await form.getByText('Leave it as it is to keep this number').waitFor();
      await form.getByLabel('Phone').fill('+359 2 000 0012');
      await form.getByRole('button', { name: 'Save' }).click();
      await page.getByText('User updated successfully!').waitFor();
      await row.getByRole('button', { name: `Show the ID number of ${username}` }).click();
      await row.getByText('2530101000').waitFor();
    });
  });

  test('asks for confirmation before a user is deleted, and reports the result', async () => {
    await asAdministrator(async ({ page, expectOffline }) => {
      const leaving = 'Leaving User';
      const answer = await fetch(`${demo.site.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: leaving,
          email: 'leaving@example.com',
          password: 'one white sail at noon',
          phoneNumber: '+359 2 000 0011',
          bulstatOrEgn: '2530101000',
        }),
      });
      expect(answer.status).toBe(201);
      await page.reload();
      await page.getByRole('button', { name: `Delete ${leaving}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByText(`Are you sure you want to delete user ${leaving}? This action cannot be undone.`)
        .waitFor();
      const reconnect = await cutConnection(page, '**/api/admin/users/*');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByText(/^Failed to delete user/).waitFor();
      expectOffline();
      await reconnect();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expectTexts(page, 'User deleted successfully!');
    });
  });

  test('says if the users could not be loaded, and if there are none', async () => {
    await asAdministrator(async ({ page, expectOffline }) => {
      const reconnect = await cutConnection(page, '**/api/admin/users*');
      await page.reload();
      await expectTexts(page, 'Failed to load users');
      expectOffline();
      await reconnect();
      await page.route('**/api/admin/users*', (route) => route.fulfill({ json: [] }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectTexts(page, 'No users found', 'There are no users in the system yet.');
    });
  });
});

describe('/admin/users/{id}', () => {
  test('has its links, the basic information, and the tools of the list of bonds', async () => {
    await asAdministrator(async ({ page }) => {
      const letThrough = await delayAnswer(page, '**/api/admin/users/*/details');
      await page.goto(details);
      await page.getByText('Loading user details...').waitFor();
      letThrough();
      await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
      await expect.poll(() => page.locator('dl').first().getByRole('term').allInnerTexts()).toEqual([
        'Username', 'Email', 'Phone', 'Role', 'Type', 'ID Number',
      ]); // prettier-ignore
      for (const [name, path] of [
        ['Manage ETFs', 'etfs'],
        ['Manage Shares', 'shares'],
      ] as const)
        expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(`${details}/${path}`);
      await page.getByPlaceholder('Search ISIN or Currency').waitFor();
      expect(await listOptions(page.getByLabel('Sort by'))).toEqual([
        'ISIN', 'Nominal', 'Buy Price', 'YTM', 'Profit',
      ]); // prettier-ignore
      await page.getByRole('button', { name: 'Ascending' }).waitFor();
      await expect
        .poll(() => page.getByRole('group', { name: 'Show' }).getByRole('button').allInnerTexts())
        .toEqual(['Show Active Bonds', 'Show Expired Bonds']);
      await page.getByRole('button', { name: '+ Add Bond' }).waitFor();
    });
  });

  test('opens a bond with its details, its payments and its actions', async () => {
    const bond = await findBond(demo, { paid: true });
    await asAdministrator(async ({ page }) => {
      await page.goto(details);
      await page.getByRole('button', { name: bond.isin }).first().click();
      await page.getByRole('heading', { name: 'Additional Bond Details' }).waitFor();
      await page.getByRole('heading', { name: 'Payment History' }).waitFor();
      const payments = page.getByRole('table');
      await expect.poll(() => readText(payments.getByRole('row').nth(1))).toMatch(/€[\d,.]+ [\d,.]+ BGN|—/);
      for (const name of ['Edit Bond', 'Mark as Expired', 'Delete Bond', 'Add Payment'])
        await page.getByRole('button', { name, exact: true }).waitFor();

      await payments.getByRole('button', { name: /^Edit the payment of/ }).first().click(); // prettier-ignore
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Edit Payment' }).waitFor();
      expect(await labelsIn(dialog)).toEqual(['Profit', 'Taxes Paid (optional)', 'Payment Date (optional)']);
      await page.keyboard.press('Escape');
      await payments.getByRole('button', { name: /^Delete the payment of/ }).first().click(); // prettier-ignore
      await dialog.getByText('Delete this payment?').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete Bond', exact: true }).click();
      await dialog.getByText(`Delete bond ${bond.isin} with its payments and cash flows?`).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add Payment', exact: true }).click();
      await dialog.getByRole('heading', { name: 'Add Payment' }).waitFor();
    });
  });

  test('marks a bond as expired after a confirmation, which only Undo reverts', async () => {
    const bond = await findBond(demo, { paid: false });
    await asAdministrator(async ({ page }) => {
      await page.goto(`${details}?q=${bond.isin}`);
      // The user has sold some of the same ISIN, too.
      const bought = page.getByRole('button', { name: `${bond.isin} matures` });
      const press = (name: string) => page.getByRole('button', { name }).first().click();
      const markAsExpired = async () => {
        await bought.click();
        await press('Mark as Expired');
        const dialog = page.getByRole('dialog');
        await dialog.getByText(`Mark bond ${bond.isin} as expired?`).waitFor();
        await dialog.getByRole('button', { name: 'Mark as Expired' }).click();
        await expectTexts(page, `Bond ${bond.isin} marked as expired.`);
        await bought.waitFor({ state: 'detached' });
      };
      await markAsExpired();
      await press('Undo');
      await bought.waitFor();
      await press('Show Expired Bonds');
      await expectTexts(page, 'No bonds found.');
      await press('Show Active Bonds');

      await markAsExpired();
      await press('Show Expired Bonds');
      await press(bond.isin);
      await page.getByRole('button', { name: 'Delete Bond' }).waitFor();
      expect(
        await page.getByRole('button', { name: /expire/i, includeHidden: false }).allInnerTexts(),
      ).toEqual(['Show Expired Bonds']);
    });
  });

  test('adds and edits a bond in a dialog with 20 currencies, Buy and EUR preselected', async () => {
    const bond = await findBond(demo, { paid: true });
    await asAdministrator(async ({ page, expectOffline }) => {
      await page.goto(details);
      await page.getByRole('button', { name: '+ Add Bond' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Bond' });
      await dialog.waitFor();
      const [direction, currency] = [dialog.getByLabel('Direction'), dialog.getByLabel('Currency')];
      expect([await listOptions(direction), await direction.inputValue()]).toEqual([['Buy', 'Sell'], 'Buy']);
      expect(await listOptions(currency)).toEqual([
        'USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'SEK', 'NOK', 'DKK', 'SGD', 'HKD', 'NZD', 'BGN', 'PLN',
        'CZK', 'HUF', 'RON', 'KRW',
      ]); // prettier-ignore
      await expect.poll(() => currency.inputValue()).toBe('EUR');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: bond.isin }).first().click();
      await page.getByRole('button', { name: 'Edit Bond' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Bond' });
      await edit.getByLabel('Bank').fill('Bank of the Example');
      const reconnect = await cutConnection(page, '**/api/admin/bonds/*');
      await edit.getByRole('button', { name: 'Save changes' }).click();
      await edit.getByRole('alert').getByText('The bond could not be saved.').waitFor();
      expectOffline();
      await expect.poll(() => edit.getByLabel('Bank').inputValue()).toBe('Bank of the Example');
      await reconnect();
      await edit.getByRole('button', { name: 'Save changes' }).click();
      await edit.waitFor({ state: 'detached' });
    });
  });

  test('says if there are no bonds, and if the user could not be loaded', async () => {
    await asAdministrator(async ({ page, expectRefusal }) => {
      await page.goto(`/admin/users/${await findUserId(demo, demo.newcomer)}`);
      await expectTexts(page, 'No bonds found.');
      await page.goto('/admin/users/999999');
      await expectTexts(page, 'Failed to load user details.');
      expectRefusal(404, '/api/admin/users/999999');
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL('**/admin');
    });
  });
});
