import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserId } from '#api/platform/ids';
import { seedUsers } from '../../bench/seed-users.ts';
import { testDataKeys } from '../../src/testing/app/test-data-keys.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { countElements } from '../support/long-lists.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';

const CROWD = 2_000;
const BONDS = 10_000;
/** A page with all rows would have more than ten times as many. */
const MAX_NODES = 2_500;

let browser: Browser;
let site: Site;
let holder: UserId;
beforeAll(async () => {
  [browser, site] = await Promise.all([
    startBrowser(),
    startSite(async (db) => {
      await addAdministrator(db);
      const dataKeys = testDataKeys();
      await seedUsers(db, dataKeys, { users: CROWD, bonds: 1 });
      await seedUsers(db, dataKeys, { users: 1, bonds: BONDS });
      const newest = db.selectFrom('users').select('id').orderBy('id', 'desc').limit(1);
      holder = (await newest.executeTakeFirstOrThrow()).id;
    }),
  ]);
});
afterAll(() => site.stop());

const asAdministrator = (look: Look, journey: (page: Page) => Promise<void>) =>
  visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    await journey(page);
  });

const table = (page: Page) => page.getByRole('table');
const nameOfLast = async () =>
  (
    await site.db
      .selectFrom('users')
      .select('username')
      .orderBy('computed_sort_name', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).username;

const lowestIsin = async () =>
  (
    await site.db
      .selectFrom('bonds')
      .select('isin')
      .where('user_id', '=', holder)
      .orderBy('isin')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).isin;

/** Scrolls to the current end, again and again, until the text is in sight. */
async function scrollTo(page: Page, text: string): Promise<void> {
  const sought = page.getByText(text, { exact: true });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return sought.count();
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(1);
}

describe('/admin with thousands of users', () => {
  test.each([
    ['at the desk', DESKTOP],
    ['on the phone', { ...PHONE, language: 'en' }],
  ] as const)('loads them while scrolling, %s, to the last one', async (_where, look) => {
    await asAdministrator(look, async (page) => {
      await page.getByText('Anna Iliev 1005').first().waitFor();
      await page.getByText((CROWD + 2).toLocaleString('en'), { exact: true }).waitFor();
      await scrollTo(page, await nameOfLast());
      expect(await countElements(page)).toBeLessThan(MAX_NODES);
    });
  });

  test('keeps the entries of a row that is scrolled away', async () => {
    await asAdministrator(DESKTOP, async (page) => {
      await page.getByRole('button', { name: /^Edit Anna/ }).first().click(); // prettier-ignore
      const name = table(page).getByLabel('Username');
      await name.fill('Half a na');
      await scrollTo(page, await nameOfLast());
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => name.inputValue()).toBe('Half a na');
    });
  });

  test.each([
    ['at the desk', DESKTOP],
    ['on the phone', PHONE],
  ] as const)(
    'asks nothing and keeps the entries of a row that a search does not find, %s',
    async (_where, look) => {
      const texts = usersTexts[look.language];
      await visit({ browser, site, look }, async ({ page, expectRefusal }) => {
        await signIn(page, ADMINISTRATOR);
        await page.getByRole('button', { name: texts.editUser('Anna Iliev 1005') }).press('Enter');
        const name = page.getByLabel(texts.username);
        await name.fill('Half a na');
        const search = page.getByRole('searchbox', { name: texts.search });
        await search.fill('Vera Todorova 1654');
        await page.getByText('Vera Todorova 1654').first().waitFor();
        await search.fill('nobody has this name');
        await page.getByText(texts.noUsers).waitFor();
        await page.route(/users\?q=unanswered/, (route) => route.fulfill({ status: 500 }));
        await search.fill('unanswered');
        await page.getByText(texts.loadFailed).waitFor();
        expectRefusal(500, '/api/admin/users?q=unanswered');
        await search.fill('');
        await page.getByText('Anna Iliev 1065').first().waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(await name.inputValue()).toBe('Half a na');
        await page.getByRole('link', { name: navigationTexts[look.language].audit }).first().press('Enter');
        await page.getByRole('dialog', { name: formsTexts[look.language].unsavedTitle }).waitFor();
      });
    },
  );

  test('searches while typing: the address has the search, and the last one wins (REL-43)', async () => {
    await asAdministrator(DESKTOP, async (page) => {
      const rows = table(page).getByRole('rowheader');
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(/users\?q=vera&/i, async (route) => {
        const answer = await route.fetch();
        await held;
        // The page may have cancelled the request.
        await route.fulfill({ response: answer }).catch(() => undefined);
      });
      const search = page.getByRole('searchbox', { name: 'Search users' });
      const asked = page.waitForRequest(/users\?q=Vera&/);
      await search.pressSequentially('Vera');
      await asked;
      await search.pressSequentially(' Todorova 1654');
      await expect.poll(() => rows.allInnerTexts()).toEqual(['Vera Todorova 1654']);
      letThrough();
      await page.reload();
      await expect.poll(() => rows.allInnerTexts()).toEqual(['Vera Todorova 1654']);
      await expect.poll(() => search.inputValue()).toBe('Vera Todorova 1654');
      await search.fill('nobody has this name');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByText('Anna Iliev 1005').first().waitFor();
      expect(new URL(page.url()).search).toBe('');
    });
  });
});

describe('/admin with a name and an email of great length', () => {
  test('wraps them, and no row moves its buttons when another is edited', async () => {
    const name = { username: 'A'.repeat(200) };
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;
    await site.db
      .updateTable('users')
      .set({ ...name, email })
      .where('id', '=', holder)
      .execute();
    await asAdministrator(DESKTOP, async (page) => {
      const rows = table(page).getByRole('row');
      await page.getByText(name.username).waitFor();
      await page.getByText(email).waitFor();
      expect(
        await table(page).evaluate((element) => element.clientWidth - element.parentElement!.clientWidth),
      ).toBe(0);
      for (const row of [rows.nth(1), rows.nth(2)])
        for (const role of ['button', 'link'] as const)
          await row.getByRole(role).last().click({ trial: true });
      const height = async () => (await rows.nth(3).boundingBox())?.height;
      const before = await height();
      await rows.nth(2).getByRole('button', { name: /^Edit/ }).click(); // prettier-ignore
      await table(page).getByLabel('Username').waitFor();
      expect(await height()).toBe(before);
    });
  });
});

describe('/admin/users/{id} of a holder of 10,000 bonds', () => {
  test('renders only the visible rows, down to the last one, which opens', async () => {
    await asAdministrator(DESKTOP, async (page) => {
      await page.goto(`/admin/users/${holder}`);
      const bonds = page.getByRole('button', { expanded: false, name: /^BG0000/ });
      await bonds.first().waitFor();
      expect(await countElements(page)).toBeLessThan(MAX_NODES);
      await page.getByRole('button', { name: 'Ascending' }).click();
      await page.getByRole('button', { name: /^BG0000999/ }).first().waitFor(); // prettier-ignore
      const last = await lowestIsin();
      await scrollTo(page, last);
      await page.getByRole('button', { name: last }).click();
      await page.getByRole('heading', { name: 'Additional Bond Details' }).waitFor();
      expect(await countElements(page)).toBeLessThan(MAX_NODES);
    });
  });
});
