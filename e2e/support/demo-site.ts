import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { UserId } from '#api/platform/ids';
import type { Account } from './accounts.ts';
import { startSite, type Site } from './site.ts';

/** The built product with demo data, and one more user who has nothing yet. */
export interface DemoSite {
  readonly site: Site;
  readonly administrator: Account;
  readonly owner: Account;
  readonly newcomer: Account;
}

const NEWCOMER: Account = {
  username: 'Newcomer',
  email: 'newcomer@example.com',
  password: 'nothing in the drawers so far',
};

export async function startDemoSite(settings: Readonly<Record<string, string>> = {}): Promise<DemoSite> {
  const { template, accounts } = inject('demo');
  const site = await startSite(() => Promise.resolve(), settings, template);
  const answer = await fetch(`${site.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...NEWCOMER, phoneNumber: '+359 2 000 0009', bulstatOrEgn: '2530101000' }),
  });
  expect(answer.status).toBe(201);
  const [administrator, owner] = [accounts[0]!, accounts[1]!];
  return { site, administrator, owner, newcomer: NEWCOMER };
}

export async function findUserId({ site }: DemoSite, { email }: Account): Promise<UserId> {
  const query = site.db.selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** An active bond of the owner that has payments and cash flows, or one that has neither. */
export async function findBond({ site, owner }: DemoSite, { paid }: { readonly paid: boolean }) {
  const bonds = await site.db
    .selectFrom('bonds')
    .innerJoin('users', 'users.id', 'bonds.user_id')
    .leftJoin('payments', 'payments.bond_id', 'bonds.id')
    .leftJoin('cash_flows', 'cash_flows.bond_id', 'bonds.id')
    .select(['bonds.id', 'bonds.isin', 'payments.id as payment', 'cash_flows.id as flow'])
    .where('users.email', '=', owner.email)
    .where('bonds.expired', '=', false)
    .execute();
  return bonds.find(({ payment, flow }) => [payment, flow].every((id) => (id !== null) === paid))!;
}

/** Waits until the page has each of these texts exactly. */
export async function expectTexts(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
}

/** Delays these requests until the returned function is called. */
export async function delayAnswer(page: Page, calls: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Cuts the connection for these requests until the returned function is called. */
export async function cutConnection(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(calls);
}

/**
 * Pauses the page's installed clock and performs the action. Returns once the text is visible, at most 10 ms after it appeared.
 */
export async function actWithStoppedClock(page: Page, act: () => Promise<void>, text: string): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await act();
  const visible = page.getByText(text, { exact: true });
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return visible.count();
    })
    .toBe(1);
}
