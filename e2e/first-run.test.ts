import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';
import { ON_THE_PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

const PASSWORD = 'a lighthouse counts four waves';

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('First Administrator');
  await page.getByLabel('Email').fill('first@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('the link that the server prints leads to the first administrator, and from there to the dashboard', async () => {
  await visit({ browser, site }, async ({ page, expectRefusal }) => {
    await page.goto(await site.setUpLink());
    await page.getByRole('heading', { name: 'Set up Kupon' }).waitFor();
    expect(page.url(), 'the code stays in no history').toBe(`${site.url}/setup`);

    await fillIn(page, 'too short');
    await page.getByRole('button', { name: 'Create Administrator' }).click();
    await page.getByRole('alert').first().waitFor();
    expectRefusal(400, '/api/setup');
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('First Administrator');

    await fillIn(page, PASSWORD);
    await page.getByLabel('Fill it with demo data to look around').check();
    await page.getByRole('button', { name: 'Create Administrator' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
    for (const name of ['First Administrator', 'Demo Person', 'Демо ООД']) {
      await page.getByRole('rowheader', { name }).waitFor();
    }
  });
});

test('the link has done its work then', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await page.goto(await site.setUpLink());
    await page.getByRole('heading', { name: 'Kupon is set up already' }).waitFor();
    await page.getByRole('link', { name: 'To the login' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });
});

test('the administrator signs in on a phone in Bulgarian, and removes the demo data', async () => {
  await visit({ browser, site, look: ON_THE_PHONE }, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Имейл').fill('First@Example.com');
    await page.getByLabel('Парола', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Вход' }).click();
    await page.waitForURL('**/admin');
    await page.getByText('Демо ООД').waitFor();

    await page.getByRole('button', { name: 'Премахване на демо данните' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Премахване на демо данните' }).click();
    await page.getByText('Демо ООД').waitFor({ state: 'detached' });
    await page.getByText('First Administrator').waitFor();
  });
});
