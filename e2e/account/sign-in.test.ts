import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
});
afterAll(() => site.stop());

const EMAIL = 'mira@example.com';
const PASSWORD = 'three yellow horses';

async function storedSession(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate(() => localStorage.getItem('user'));
  const value: unknown = text === null ? null : JSON.parse(text);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The HTTP status of a request with this token. */
async function statusWithToken(token: unknown): Promise<number> {
  const response = await fetch(`${site.url}/api/account/me`, {
    headers: { authorization: `Bearer ${String(token)}` },
  });
  return response.status;
}

test('a company registers; errors are shown at their fields, and entries are kept (SEC-48)', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('5 fields need another look:').waitFor();
    await page.getByRole('link', { name: 'Phone Number' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phoneNumber');

    await page.getByLabel('Username').fill('Мира ЕООД');
    await page.getByLabel('Email').fill('mira@');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Phone Number').fill('+359 88 123 4567');
    await page.getByPlaceholder('Enter your EGN').waitFor();
    await page.getByLabel('Account Type').selectOption({ label: 'Company/Organization' });
    await page.getByPlaceholder('Enter company Bulstat').fill('175074752');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('One field needs another look:').waitFor();
    await expect.poll(() => page.getByLabel('Company Bulstat').inputValue()).toBe('175074752');

    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/my-bonds');
    const session = await storedSession(page);
    expect(Object.keys(session ?? {}).sort()).toEqual(
      [
        'demo',
        'email',
        'keepsOwnPortfolio',
        'language',
        'mustChangePassword',
        'personOrCompany',
        'role',
        'token',
        'userId',
        'username',
      ].sort(),
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('a taken email is refused with the sentence for every failed registration', async () => {
  await visit({ browser, site }, async ({ page, expectRefusal }) => {
    await page.goto('/register');
    await page.getByLabel('Username').fill('Somebody else');
    await page.getByLabel('Email').fill('MIRA@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Phone Number').fill('0888 123 456');
    await page.getByLabel('Personal EGN').fill('7523169263');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page
      .getByText('Registration failed. Email may already be registered or form data is invalid.')
      .waitFor();
    expectRefusal(400, '/api/auth/register');
  });
});

describe('at the login', () => {
  test('a wrong password and an unknown email get the same sentence', async () => {
    await visit({ browser, site }, async ({ page, expectRefusal }) => {
      await page.goto('/login');
      expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true);
      for (const email of [EMAIL, 'nobody@example.com']) {
        await page.getByLabel('Email').fill(email);
        const password = page.getByLabel('Password', { exact: true });
        await password.fill('not the password');
        await page.keyboard.press('Enter');
        await page.getByText('Invalid credentials. Please check your email and password.').waitFor();
        expectRefusal(401, '/api/auth/login');
        await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
      }
    });
  });

  test('the right password leads to the bonds, and opening /login again signs out, on the server too', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page);
      await page.waitForURL('**/my-bonds');
      const token = (await storedSession(page))?.['token'];
      expect(await statusWithToken(token)).toBe(200);
      const loggedOut = page.waitForResponse('**/api/auth/logout');
      await page.goto('/login');
      await loggedOut;
      expect(await storedSession(page)).toBeNull();
      expect(await statusWithToken(token)).toBe(401);
    });
  });

  test('a password can be shown, and hidden again', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await page.goto('/login');
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('horse');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      expect(await password.getAttribute('type')).toBe('password');
    });
  });

  test('the first load brings at most 110 kB of script', async () => {
    await visit({ browser, site, isFirst: true }, async ({ page }) => {
      const bytes = scriptBytes(page);
      await page.goto('/login');
      await page.getByText('All systems operational').waitFor();
      expect(await bytes()).toBeGreaterThan(50_000);
      expect(await bytes()).toBeLessThanOrEqual(110_000);
    });
  });

  test('the list of bonds brings at most 190 kB of script', async () => {
    await visit({ browser, site, isFirst: true }, async ({ page }) => {
      const isShown = async () => {
        await page.getByText('No bonds found').waitFor();
        await page.getByText('All systems operational').waitFor();
      };
      await signIn(page);
      await isShown();
      const bytes = scriptBytes(page);
      await page.goto('/my-bonds');
      await isShown();
      expect(await bytes()).toBeGreaterThan(100_000);
      expect(await bytes()).toBeLessThanOrEqual(190_000);
    });
  });

  test('files are compressed, and cached for ever if their name contains their hash', async () => {
    await visit({ browser, site }, async ({ page }) => {
      const script = page.waitForResponse(/\/assets\/framework-.*\.js$/);
      await page.goto('/login');
      const headers = (await script).headers();
      expect(['br', 'gzip']).toContain(headers['content-encoding']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['vary']).toMatch(/accept-encoding/i);
    });
  });
});

/** Counts the gzipped bytes of all scripts loaded from now on, including those from the browser's memory cache. */
function scriptBytes(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.status() !== 304)
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
}

describe('a session', () => {
  test('that ends in one tab ends in the other', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page);
      await page.waitForURL('**/my-bonds');
      const other = await page.context().newPage();
      await other.goto('/account');
      await other.getByRole('link', { name: 'My Bonds' }).waitFor();
      await other.getByRole('button', { name: 'Logout' }).click();
      await other.waitForURL('**/login');
      await page.waitForURL('**/login');
    });
  });

  test('that the server no longer knows leads to the login', async () => {
    await visit({ browser, site }, async ({ page, expectRefusal }) => {
      await signIn(page);
      await page.waitForURL('**/my-bonds');
      await page.getByText('No bonds found').waitFor();
      // A request of this screen that is still to come would lead to the login, too.
      await page.waitForLoadState('networkidle');
      const token = (await storedSession(page))?.['token'];
      await fetch(`${site.url}/api/auth/logout-all`, {
        method: 'POST',
        headers: { authorization: `Bearer ${String(token)}` },
      });
      await page.getByRole('link', { name: 'ETFs', exact: true }).click();
      await page.waitForURL('**/login');
      expectRefusal(401, '/api/');
      expect(await storedSession(page)).toBeNull();
    });
  });

  test('that is stored in an unknown form means signed out', async () => {
    await visit({ browser, site }, async ({ page }) => {
      for (const text of ['null', '[]', '{"token":"x"}', 'x']) {
        await page.goto('/contacts');
        await page.evaluate((value) => localStorage.setItem('user', value), text);
        await page.goto('/my-bonds');
        await page.waitForURL('**/login');
      }
    });
  });
});

test('addresses lead to the right screens', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/login');
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await signIn(page);
    await page.waitForURL('**/my-bonds');
    await page.goto('/my/bonds');
    await page.waitForURL('**/my-bonds');
  });
});

test('language, theme and hidden amounts are kept across reloads', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page);
    await page.waitForURL('**/my-bonds');
    await page.keyboard.press('Control+Shift+P');
    await page.getByRole('button', { name: 'Български' }).click();
    await page.getByRole('button', { name: /^Тема/ }).click();
    await page.getByRole('button', { name: 'Тъмна' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^Показване на сумите/ }).waitFor();
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('data-theme')]).toEqual(['bg', 'dark']);
  });
});

describe('the language', () => {
  const readLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);
  const readsBulgarian = () =>
    site.db.updateTable('users').set({ language: 'bg' }).where('email', '=', EMAIL).execute();

  test('of the account applies after the sign-in, in every tab, and before the first paint of later pages', async () => {
    await readsBulgarian();
    await visit({ browser, site }, async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto('/contacts');
      expect(await readLanguage(other)).toBe('en');
      await signIn(page);
      await page.getByText('Няма намерени облигации').waitFor();
      await expect.poll(() => readLanguage(other)).toBe('bg');
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => readLanguage(page)).toBe('bg');
      expect(await page.evaluate(() => localStorage.getItem('kupon.language'))).toBeNull();
    });
  });

  test('chosen in the browser is kept after the sign-in, until another is saved in the account', async () => {
    await readsBulgarian();
    await visit({ browser, site, look: PHONE }, async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'English' }).click();
      await signIn(page);
      await page.getByText('No bonds found').waitFor();
      await page.goto('/account');
      await page.getByLabel('Language').selectOption({ label: 'English' });
      await page.getByRole('button', { name: 'Update Profile' }).click();
      await page.getByText('Profile updated successfully.').waitFor();
      await readsBulgarian();
      await signIn(page);
      await page.getByText('Няма намерени облигации').waitFor();
    });
  });
});
