import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#api/people/auth';
import type { UserId } from '#api/platform/ids';
import { addBond } from '#api/portfolio/bonds';
import { expectSignedIn } from '#testing/app/expect-signed-in';
import { auditTexts } from '../../src/web/platform/texts/people/audit.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { addAdministrator, ADMINISTRATOR, signIn, type Account } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { aPerson } from '../support/a-person.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let holder: Account;
let bondId: number;

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
const BOND = { isin: 'BG2040015211', buyPrice: 98.1, marketPrice: 98.1, nominal: 1000, bank: HOSTILE };
const PAYMENTS = 60;

async function called(
  path: string,
  { method = 'POST', token = '', body }: { method?: string; token?: string; body: unknown },
): Promise<unknown> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  const answered: unknown = await answer.json();
  return answered;
}

async function findHolderId(): Promise<UserId> {
  const query = site.db.selectFrom('users').select('id').where('email', '=', holder.email);
  return (await query.executeTakeFirstOrThrow()).id;
}

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  holder = await aPerson(site);
  const { token } = expectSignedIn(login.answer.parse(await called('/auth/login', { body: ADMINISTRATOR })));
  const added = await called(`/admin/users/${await findHolderId()}/bonds`, { token, body: BOND });
  bondId = addBond.answer.parse(added).id;
  for (let made = 0; made < PAYMENTS; made += 1)
    await called(`/admin/bonds/${bondId}/payments`, { token, body: { profit: made } });
  await called(`/admin/bonds/${bondId}`, { method: 'PUT', token, body: { ...BOND, marketPrice: 98.4 } });
});
afterAll(() => site.stop());

/** Fails if a user's text has been interpreted as part of the page. */
async function expectTextsAsTexts(page: Page): Promise<void> {
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.locator('main script').count()).toBe(0);
}

describe('the history of a bond', () => {
  test('shows its holder who changed what, from what and to what', async () => {
    const texts = auditTexts.en;
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, holder, `/bond/${bondId}`);
      await page.locator('summary').filter({ hasText: bondsTexts.en.history }).click();
      const newest = page.getByRole('list', { name: texts.list }).getByRole('listitem').first();
      await newest.getByText('Administrator The Administrator changed the bond').waitFor();
      await expect
        .poll(async () => (await newest.getByRole('listitem').allInnerTexts()).join('; '))
        .toMatch(/^Market Price % 98\.1000 → .*98\.4000$/s);
      await expectAccessible(page);
    });
  });

  test('SEC-105: continues while scrolling, and shows hostile texts as texts', async () => {
    const texts = auditTexts.bg;
    await visit({ browser, site, look: PHONE }, async ({ page }) => {
      await signIn(page, holder, `/bond/${bondId}`);
      await page.locator('summary').filter({ hasText: bondsTexts.bg.history }).click();
      const entries = page.getByRole('list', { name: texts.list });
      const sentence = texts.sentence(
        texts.administrator(ADMINISTRATOR.username),
        texts.did.added(texts.theBond),
      );
      await page.getByRole('button', { name: listsTexts.bg.more }).scrollIntoViewIfNeeded();
      await entries.getByText(sentence).scrollIntoViewIfNeeded();
      await entries.getByText(HOSTILE).waitFor();
      await expectTextsAsTexts(page);
      await expectAccessible(page);
    });
  });
});

describe("the administrators' audit", () => {
  test('is reached from the dashboard; its search is in the address', async () => {
    const texts = auditTexts.en;
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, ADMINISTRATOR);
      await page.getByRole('link', { name: texts.title, exact: true }).click();
      const entries = page.getByRole('list', { name: texts.list });
      await page.getByLabel(texts.whose).fill(holder.username);
      await page.getByLabel(texts.kind).selectOption('bond');
      await page.waitForURL(/whose=Person.*target=bond/);
      await expect.poll(() => entries.locator('> li').count()).toBe(2);
      await entries.getByText('The Administrator added a bond').waitFor();
      await entries.getByText(HOSTILE).waitFor();
      await expectTextsAsTexts(page);
      await expectAccessible(page);

      await page.reload();
      await expect.poll(() => page.getByLabel(texts.whose).inputValue()).toBe(holder.username);
      await page.getByLabel(texts.who, { exact: true }).fill('nobody of this name');
      await page.getByText(texts.noneText).waitFor();
      await page.getByRole('button', { name: commonTexts.en.clearFilters }).click();
      await entries.getByText('The Administrator signed in').first().waitFor();
      expect(new URL(page.url()).search).toBe('');
    });
  });

  test('names choices and numbers as the screens do, the security, and a registration', async () => {
    const userId = await findHolderId();
    const imported = {
      action: 'import_confirmed',
      target_type: 'user',
      target_id: userId,
      holder_id: userId,
    };
    await site.db
      .insertInto('audit_entries')
      .values({ ...imported, changes: JSON.stringify({ import: 2, rows: 7 }) })
      .execute();
    for (const language of ['en', 'bg'] as const) {
      const [texts, users] = [auditTexts[language], usersTexts[language]];
      await visit({ browser, site, look: { ...DESKTOP, language } }, async ({ page }) => {
        await signIn(page, ADMINISTRATOR, '/admin/audit');
        const entry = (who: string, did: string) =>
          page
            .getByRole('list', { name: texts.list })
            .locator('> li')
            .filter({ hasText: texts.sentence(who, did) })
            .first();
        const imports = entry(texts.system, texts.did.import_confirmed(''));
        await imports.getByText(`${texts.fields.import} 2`, { exact: true }).waitFor();
        await imports.getByText(`${texts.fields.rows} 7`, { exact: true }).waitFor();
        await entry(ADMINISTRATOR.username, texts.did.changed(texts.targets.bond.one))
          .getByText(BOND.isin)
          .waitFor();
        await page.goto('/admin/audit?target=user&what=added');
        const registered = entry(texts.someone, texts.registered);
        for (const [label, choice] of [
          [users.role, users.roles.user],
          [users.type, users.types.person],
          [users.emailLanguage, users.languages.en],
        ] as const)
          await registered.getByText(`${label} ${choice}`, { exact: true }).waitFor();
      });
    }
  });

  test('names each holder of a security that was split', async () => {
    const [texts, isin] = [auditTexts.en, 'US0378331005'];
    const holders = [await aPerson(site), await aPerson(site)];
    const { token } = expectSignedIn(
      login.answer.parse(await called('/auth/login', { body: ADMINISTRATOR })),
    );
    const share = { isin, name: 'Apples', direction: 'Bid', currency: 'USD', nominal: 10, buyPrice: 8 };
    for (const { userId } of holders)
      await called(`/admin/users/${userId}/shares`, { token, body: { ...share, buyDate: '2025-01-15' } });
    const split = { kind: 'split', day: '2026-01-15', newUnits: 2, oldUnits: 1 };
    await called(`/admin/instruments/${isin}/actions`, { token, body: split });
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, ADMINISTRATOR, '/admin/audit?target=share&what=changed');
      const entry = page.getByRole('list', { name: texts.list }).locator('> li').first();
      await entry.getByText(texts.ofHolders('2')).waitFor();
      await entry.locator('summary').click();
      for (const { username } of holders) await entry.getByText(username, { exact: true }).waitFor();
      await expectAccessible(page);
    });
  });

  test('fits a phone', async () => {
    const look = { width: 390, theme: 'dark', language: 'bg' } as const;
    await visit({ browser, site, look }, async ({ page }) => {
      await signIn(page, ADMINISTRATOR, '/admin/audit');
      await page.getByRole('list', { name: auditTexts.bg.list }).getByRole('listitem').first().waitFor();
      await expectAccessible(page);
    });
  });
});
