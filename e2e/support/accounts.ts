import type { Page } from 'playwright-core';
import { SignedIn } from '#api/people/auth';
import type { Language } from '#domain/language';
import { createAdministrator } from '../../src/server/people/setup/create-administrator.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { testDataKeys } from '../../src/testing/app/test-data-keys.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export const ADMINISTRATOR: Account = {
  username: 'The Administrator',
  email: 'administrator@example.com',
  password: 'a lighthouse counts four waves',
};

export async function addAdministrator(db: Database): Promise<void> {
  await createAdministrator(db, { ...ADMINISTRATOR, now: new Date() }, testDataKeys());
}

/** Signs in on the login page, with this language chosen in the browser, and ends on this person's start page. */
export async function signInByForm(page: Page, account: Account, language: Language): Promise<void> {
  const texts = loginTexts[language];
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('kupon.language', value), language);
  await page.getByLabel(texts.email).fill(account.email);
  await page.getByLabel(texts.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Signs this browser in without the form, and opens a page; by default this person's start page. The browser's language is chosen,
 * so that the account's does not replace it.
 */
export async function signIn(page: Page, { email, password }: Account, path = '/'): Promise<void> {
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  const { user, token } = SignedIn.parse(await login.json());
  const session = JSON.stringify({ ...user, token });
  const stored = await page.addInitScript((value) => {
    localStorage.setItem('user', value);
    localStorage.setItem('kupon.language', navigator.language.slice(0, 2));
  }, session);
  await page.goto(path);
  await stored.dispose();
  await page.waitForURL((url) => url.pathname !== '/');
}
