import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { refusedPageTexts } from '../../src/web/platform/texts/platform/refused-page.ts';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('user'));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe.each([
  ['owner', '/my-bonds', 'My Bonds Portfolio'],
  ['administrator', '/admin', 'Admin Dashboard'],
] as const)('with a live session of the %s', (who, start, title) => {
  test('the logo and / lead to the user’s own list, and the session continues', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await signIn(page, demo[who]);
      const session = await storedSession(page);
      await page.getByRole('link', { name: 'Manage Account' }).click();
      await heading(page, 'Manage Account').waitFor();
      await page.getByRole('link', { name: 'Kupon, home' }).click();
      await heading(page, title).waitFor();
      await page.goto('/');
      await heading(page, title).waitFor();
      expect(new URL(page.url()).pathname).toBe(start);
      expect(await storedSession(page)).toBe(session);
    });
  });

  test('Back after the sign-in does not sign out again', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await page.goto('/contacts');
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByLabel('Email').fill(demo[who].email);
      await page.getByLabel('Password', { exact: true }).fill(demo[who].password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await heading(page, title).waitFor();
      await page.goBack();
      await heading(page, 'Contacts').waitFor();
      expect(await storedSession(page)).not.toBeNull();
    });
  });

  test('opening /login or /register by its address signs out', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      for (const path of ['/login', '/register']) {
        await signIn(page, demo[who], path);
        await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Login').waitFor();
        expect(await storedSession(page)).toBeNull();
      }
    });
  });
});

test('going back to /login leads a user who is signed in by now to their list', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create one here' }).click();
    await heading(page, 'Create Account').waitFor();
    const other = await page.context().newPage();
    await signIn(other, demo.owner);
    const session = await storedSession(other);
    await page.goBack();
    await heading(page, 'My Bonds Portfolio').waitFor();
    expect(await storedSession(page)).toBe(session);
  });
});

test('following a link to /login signs out', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await page.goto('/register');
    const other = await page.context().newPage();
    await signIn(other, demo.owner);
    expect(await storedSession(page)).not.toBeNull();
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await heading(page, 'Welcome Back').waitFor();
    expect(await storedSession(page)).toBeNull();
  });
});

test('if a password must be changed, / and the logo lead to the account', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.newcomer);
    await page.evaluate(() => {
      const session: unknown = JSON.parse(localStorage.getItem('user') ?? '');
      localStorage.setItem('user', JSON.stringify(Object.assign({}, session, { mustChangePassword: true })));
    });
    await page.goto('/');
    await heading(page, 'Manage Account').waitFor();
    await page.getByRole('link', { name: 'Kupon, home' }).click();
    await page.waitForURL('**/account');
    await expect.poll(() => page.getByRole('navigation', { name: 'Sections' }).count()).toBe(0);
  });
});

test('the sentence about a refused page disappears with the next navigation', async () => {
  await visit({ browser, site: demo.site, look: PHONE }, async ({ page }) => {
    const texts = navigationTexts.bg;
    await signIn(page, demo.owner, '/admin/users/1');
    const sentence = page.getByRole('status').getByText(refusedPageTexts.bg['of administrators']);
    await sentence.waitFor();
    await page.getByRole('link', { name: texts.shares, exact: true }).click();
    await page.waitForURL('**/my/shares');
    await sentence.waitFor({ state: 'detached' });
  });
});

test('signing out in one tab leads the other one to the login (SEC-50)', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator);
    const other = await page.context().newPage();
    await other.goto('/account');
    await other.getByRole('button', { name: 'Logout' }).click();
    await heading(page, 'Welcome Back').waitFor();
  });
});
