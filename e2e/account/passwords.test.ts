import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { anSmtpServer } from '#testing/processes/an-smtp-server';
import { addAdministrator, ADMINISTRATOR, signIn, signInByForm } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { mailWith } from '../support/outbox.ts';
import { startSite, type Site } from '../support/site.ts';
import { changePassword, field, NEW_PASSWORD, press, aPerson } from '../support/a-person.ts';
import { goOffline, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

const ONE_TIME = /^[A-Za-z2-9]{20}$/m;
const RESET_LINK = /^\S+(\/reset-password\?token=\S+)$/m;

/** Returns the address of the link in the dialog, and closes the dialog. */
async function takeOneTimeLink(page: Page, username: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Pass this link on' });
  await dialog.getByText(`so no email was sent. Give this link to ${username}.`).waitFor();
  const link = new URL(await dialog.getByLabel('One-time link').inputValue());
  await dialog.getByRole('button', { name: 'I have passed it on' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The server runs on a random free port and does not know its own address.
  return link.pathname + link.search;
}

describe('a forgotten password', () => {
  test('is replaced through the link in the email, which works once and leaves no trace in the address', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page, expectRefusal }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
      await field(page, 'Email').fill(account.email);
      await press(page, 'Send Reset Link');
      await page.getByText('No email was sent, because no mail server is set up.').waitFor();

      const [, link = ''] = await mailWith(site, account.email, RESET_LINK);
      await page.goto(link);
      await field(page, 'New Password').fill(NEW_PASSWORD);
      expect(page.url()).toBe(`${site.url}/reset-password`);
      await field(page, 'Confirm Password').fill('another one');
      await press(page, 'Reset Password');
      await page.getByText("Passwords don't match.", { exact: true }).waitFor();
      await field(page, 'Confirm Password').fill(NEW_PASSWORD);
      await press(page, 'Reset Password');
      await page.getByText('Password successfully reset. You can now log in.').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

      await page.goto(link);
      await field(page, 'New Password').fill(NEW_PASSWORD);
      await field(page, 'Confirm Password').fill(NEW_PASSWORD);
      await press(page, 'Reset Password');
      await page
        .getByText('This link has been used, has expired or is incomplete. Ask for a new one.')
        .waitFor();
      expectRefusal(400, '/api/auth/reset-password');
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
      await signIn(page, { ...account, password: NEW_PASSWORD });
    });
  });

  test('of an unknown email gets the same answer', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await page.goto('/forgot-password');
      await field(page, 'Email').fill('nobody@');
      await press(page, 'Send Reset Link');
      await page.getByText('Enter an email address, like name@example.com.').first().waitFor();
      await field(page, 'Email').fill('nobody@example.com');
      await press(page, 'Send Reset Link');
      await page.getByText('No email was sent, because no mail server is set up.').waitFor();
    });
  });

  test('shows the sentence of the page if the server does not answer', async () => {
    await visit({ browser, site }, async ({ page, expectOffline }) => {
      await page.goto('/forgot-password');
      await field(page, 'Email').fill('somebody@example.com');
      await goOffline(page);
      await press(page, 'Send Reset Link');
      await page.getByText('Failed to send reset email.').waitFor();
      expectOffline();
    });
  });
});

describe('an administrator', () => {
  test('adds a user, who must first choose their own password', async () => {
    const email = 'newcomer@example.com';
    await visit({ browser, site }, async ({ page, expectRefusal }) => {
      await signIn(page, ADMINISTRATOR);
      await page.getByText('No mail server is set up').waitFor();
      await page.getByRole('link', { name: 'Add New User' }).click();
      await field(page, 'Username').fill('Newcomer');
      await field(page, 'Email').fill(ADMINISTRATOR.email.toUpperCase());
      await field(page, 'Phone').fill('+359 88 765 4321');
      await field(page, 'ID Number').fill('7523169263');
      await press(page, 'Add User');
      await page.getByText('Email is already in use.', { exact: true }).waitFor();
      expectRefusal(409, '/api/admin/users');
      await field(page, 'Email').fill(email);
      await press(page, 'Add User');
      // It is there for 3 seconds only, behind the dialog.
      await page.getByText('User created successfully.', { exact: true }).waitFor();
      await takeOneTimeLink(page, 'Newcomer');
      for (const name of ['Username', 'Email', 'Phone', 'ID Number'])
        await expect.poll(() => field(page, name).inputValue()).toBe('');
      await press(page, 'Back');
      await page.getByRole('rowheader', { name: 'Newcomer' }).waitFor();
    });
    const [password] = await mailWith(site, email, ONE_TIME);
    await visit({ browser, site }, async ({ page }) => {
      await signInByForm(page, { username: 'Newcomer', email, password }, 'en');
      expect(new URL(page.url()).pathname).toBe('/account');
      await page.getByText('Your password can be used only once.').waitFor();
      await page.goto('/my-bonds');
      await page.waitForURL('**/account');
      await changePassword(page, [password, NEW_PASSWORD, NEW_PASSWORD]);
      await page.getByText('Password changed successfully.').waitFor();
      await field(page, 'Username').waitFor();
      await page.getByRole('link', { name: 'My Bonds' }).click();
      await page.waitForURL('**/my-bonds');
    });
  });

  test('resets a user’s password without a mail server, and gets a link that is shown once', async () => {
    const account = await aPerson(site);
    let link = '';
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, ADMINISTRATOR);
      await press(page, `Edit ${account.username}`);
      await field(page, 'Phone').fill('1');
      expect(await page.getByRole('button', { name: 'Reset Password' }).isDisabled()).toBe(true);
      await field(page, 'Phone').fill('+359 88 123 4567');
      await press(page, 'Reset Password');
      link = await takeOneTimeLink(page, account.username);
      await press(page, `Edit ${ADMINISTRATOR.username}`);
      await page.getByRole('button', { name: 'Save' }).waitFor();
      expect(await page.getByRole('button', { name: 'Reset Password' }).count()).toBe(0);
    });
    await visit({ browser, site }, async ({ page }) => {
      await page.goto(link);
      await field(page, 'New Password').fill(NEW_PASSWORD);
      await field(page, 'Confirm Password').fill(NEW_PASSWORD);
      await press(page, 'Reset Password');
      await page.getByText('Password successfully reset. You can now log in.').waitFor();
      await signIn(page, { ...account, password: NEW_PASSWORD });
    });
  });

  test('sees that an email was sent for a new user, a reset password and a forgotten password', async () => {
    const smtp = await anSmtpServer();
    const { smtpUrl, from } = smtp.mail;
    const office = await startSite(addAdministrator, { SMTP_URL: smtpUrl, MAIL_FROM: from });
    onTestFinished(() => office.stop());
    const account = await aPerson(office);
    await visit({ browser, site: office }, async ({ page }) => {
      await signIn(page, ADMINISTRATOR);
      await page.getByRole('link', { name: 'Add New User' }).click();
      await field(page, 'Username').fill('Newcomer');
      await field(page, 'Email').fill('newcomer@example.com');
      await field(page, 'Phone').fill('+359 88 765 4321');
      await field(page, 'ID Number').fill('7523169263');
      await press(page, 'Add User');
      await page.getByText('User created successfully and email sent.').waitFor();
      await press(page, 'Back');
      await press(page, `Edit ${account.username}`);
      await press(page, 'Reset Password');
      await page.getByText('Password reset and email sent successfully!').waitFor();
    });
    await visit({ browser, site: office }, async ({ page }) => {
      await page.goto('/forgot-password');
      await field(page, 'Email').fill(account.email);
      await press(page, 'Send Reset Link');
      await page.getByText('Password reset link sent. Please check your email.').waitFor();
    });
    const mailed = () => smtp.taken.flatMap(({ to }) => to).toSorted();
    const { email } = account;
    await expect.poll(mailed).toEqual(['newcomer@example.com', email, email]);
  });

  test('sees if a reset fails', async () => {
    const account = await aPerson(site);
    await visit({ browser, site }, async ({ page, expectOffline }) => {
      await signIn(page, ADMINISTRATOR);
      await press(page, `Edit ${account.username}`);
      await goOffline(page);
      await press(page, 'Reset Password');
      await page.getByText('Failed to reset password').waitFor();
      expectOffline();
    });
  });
});
