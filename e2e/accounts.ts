import type { Page } from 'playwright-core';
import { createAdministrator } from '../src/server/setup/create-administrator.ts';
import type { Database } from '../src/server/database/schema.ts';
import { testDataKeys } from '../src/testing/test-data-keys.ts';
import { loginTexts } from '../src/web/texts/login.ts';
import type { Look } from './visit.ts';

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

/** Signs in through the login page; ends on the page where this person begins. */
export async function signIn(page: Page, account: Account, { language }: Look): Promise<void> {
  const texts = loginTexts[language];
  await page.goto('/login');
  await page.getByLabel(texts.email).fill(account.email);
  await page.getByLabel(texts.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
