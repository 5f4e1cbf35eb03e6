import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInTexts } from '../../src/web/platform/texts/people/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { emptyDatabase, startSite, type Site } from '../support/site.ts';
import { PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(emptyDatabase)]);
});
afterAll(() => site.stop());

const PASSWORD = 'a lighthouse counts four waves';

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('First Administrator');
  await page.getByLabel('Email').fill('first@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const texts = { en: signInTexts.en.notSetUp, bg: signInTexts.bg.notSetUp };

describe('before there is an administrator', () => {
  const ADDRESSES = [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/my-bonds',
    '/admin',
    '/contacts',
    '/nowhere',
  ];

  test('every address leads to a page that says where to find the set-up link', async () => {
    await visit({ browser, site }, async ({ page }) => {
      for (const path of ADDRESSES) {
        await page.goto(path);
        await page.getByRole('heading', { name: texts.en.title }).waitFor();
        expect(new URL(page.url()).pathname, path).toBe('/setup');
        for (const way of texts.en.ways) await page.getByText(way.replaceAll('`', '')).waitFor();
      }
      await expectAccessible(page);
    });
  });

  test('so does a session of an earlier database', async () => {
    await visit({ browser, site }, async ({ page, expectRefusal }) => {
      await page.goto('/contacts');
      const user = { userId: 7, username: 'mira', email: 'mira@example.com', role: 'user' };
      const session = {
        ...user,
        personOrCompany: 'person',
        language: 'en',
        keepsOwnPortfolio: false,
        mustChangePassword: false,
        demo: false,
        token: 'old',
      };
      await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(session));
      await page.goto('/my-bonds');
      await page.getByRole('heading', { name: texts.en.title }).waitFor();
      expectRefusal(401, '/api/');
    });
  });

  test('on a phone in Bulgarian, the page checks again, and its links to text pages work', async () => {
    await visit({ browser, site, look: PHONE }, async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('heading', { name: texts.bg.title }).waitFor();
      const checked = page.waitForResponse('**/api/setup');
      await page.getByRole('button', { name: texts.bg.check }).click();
      expect(await (await checked).json()).toMatchObject({ open: true });
      await page.getByRole('heading', { name: texts.bg.title }).waitFor();

      await page.getByRole('link', { name: 'Поверителност' }).click();
      await page.getByRole('heading', { name: 'Поверителност', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Меню' }).click();
      await page.getByRole('link', { name: 'Вход' }).click();
      await page.getByRole('heading', { name: texts.bg.title }).waitFor();
    });
  });

  test('the link works if that page is already open, and its code can be typed', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: texts.en.enterCode }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Set-up code').waitFor();
      await page.goto(await site.setUpLink());
      await page.getByLabel('Username').waitFor();
      await page.getByLabel('Set-up code').waitFor({ state: 'detached' });
      expect(page.url(), 'the code stays in no history').toBe(`${site.url}/setup`);
    });
  });
});

test('the link that the server prints creates the first administrator and leads to the dashboard', async () => {
  await visit({ browser, site }, async ({ page, expectRefusal }) => {
    await page.goto(await site.setUpLink());
    await page.getByRole('heading', { name: 'Who is it for?' }).waitFor();
    await expectAccessible(page);
    await page.getByText('Step 1 of 2').waitFor();
    await page.getByLabel('People I look after').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByText('Step 2 of 2').waitFor();
    await page.getByRole('button', { name: 'Back to ‘Who is it for?’' }).click();
    expect(await page.getByLabel('People I look after').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    expect(page.url(), 'the code stays in no history').toBe(`${site.url}/setup`);

    await fillIn(page, 'too short');
    await page.getByRole('button', { name: 'Create Administrator' }).click();
    await page.getByRole('alert').first().waitFor();
    expectRefusal(400, '/api/setup');
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('First Administrator');

    await fillIn(page, PASSWORD);
    await page.getByLabel('Add demo data to explore').check();
    await page.getByRole('button', { name: 'Create Administrator' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
    for (const name of ['First Administrator', 'Demo Person', 'Демо ООД']) {
      await page.getByRole('rowheader', { name }).waitFor();
    }
  });
});

test('the link works only once', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await page.goto(await site.setUpLink());
    await page.getByRole('heading', { name: 'Kupon is already set up' }).waitFor();
    await page.getByRole('link', { name: 'Go to login' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });
});

test('the administrator signs in on a phone in Bulgarian, and removes the demo data in the language of the account', async () => {
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Имейл').fill('First@Example.com');
    await page.getByLabel('Парола', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Вход' }).click();
    await page.waitForURL('**/admin');
    await page.getByText('Демо ООД').waitFor();

    await page.getByRole('button', { name: 'Remove demo data' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove demo data' }).click();
    await page.getByText('Демо ООД').waitFor({ state: 'detached' });
    await page.getByText('First Administrator').waitFor();
  });
});
