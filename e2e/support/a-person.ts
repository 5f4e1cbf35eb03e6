import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SignedIn } from '#api/people/auth';
import type { UserId } from '#api/platform/ids';
import type { Account } from './accounts.ts';
import type { Site } from './site.ts';

export const NEW_PASSWORD = 'two grey herons by the river';

let count = 0;

/** A registered user. */
export interface Person extends Account {
  readonly userId: UserId;
}

export async function aPerson({ url }: Site): Promise<Person> {
  count += 1;
  const account = {
    username: `Person ${count}`,
    email: `person${count}@example.com`,
    password: 'three yellow horses',
  };
  const body = JSON.stringify({ ...account, phoneNumber: '+359 88 123 4567', bulstatOrEgn: '7523169263' });
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const { user } = SignedIn.parse(await answer.json());
  return { ...account, userId: user.userId };
}

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Changes the user's own password on the account page: the current one, the new one, the new one again. */
export async function changePassword(
  page: Page,
  [current, next, again]: readonly [string, string, string],
): Promise<void> {
  await field(page, 'Current Password').fill(current);
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm New Password').fill(again);
  await press(page, 'Change Password');
}
