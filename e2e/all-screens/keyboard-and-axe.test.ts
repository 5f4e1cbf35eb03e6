import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';
import { signInTexts } from '../../src/web/platform/texts/people/sign-in.ts';
import { positionsTexts } from '../../src/web/platform/texts/portfolio/figures/positions.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite } from '../support/demo-site.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Site } from '../support/site.ts';
import { DARK_PHONE, DESKTOP, goOffline, setLook, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let administrator: Account;
let owner: Account;
let newcomer: Account;

beforeAll(async () => {
  browser = await startBrowser();
  ({ site, administrator, owner, newcomer } = await startDemoSite());
});
afterAll(() => site.stop());

/** Opens the page, and waits for all responses that it requested. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loading = page.getByRole('status').filter({ hasText: /Loading|зарежда/i });
  await expect.poll(() => loading.count()).toBe(0);
  // No skeleton is left waiting for its figures, either.
  await expect.poll(() => page.locator('.appear-late').count()).toBe(0);
}

/** Checks a screen that is open on the phone, as it is on a wide screen and then as it is there, with this part on it. */
async function expectAccessibleInBoth(page: Page, part = page.getByRole('heading', { level: 1 })) {
  await part.first().waitFor();
  for (const look of [DESKTOP, DARK_PHONE]) {
    await setLook(page, look);
    await settled(page);
    await part.first().waitFor();
    await expectAccessible(page);
  }
}

/** The owner's bond with this ISIN. The ISINs used here have payments and cash flows. */
async function bondId(isin: string): Promise<number> {
  const { id } = await site.db
    .selectFrom('bonds')
    .innerJoin('users', 'users.id', 'bonds.user_id')
    .select('bonds.id')
    .where('isin', '=', isin)
    .where('username', '=', owner.username)
    .executeTakeFirstOrThrow();
  return id;
}

describe('on a phone in the dark, and on a wide screen in the light', () => {
  test('the public pages are accessible, with their errors', async () => {
    const [register, texts] = [signInTexts.bg.register, loginTexts.bg];
    await visit({ browser, site, look: DARK_PHONE }, async ({ page, expectRefusal }) => {
      for (const path of ['/login', '/register', '/contacts', '/privacy', '/terms', '/setup', '/nowhere']) {
        await open(page, path);
        await expectAccessibleInBoth(page);
      }
      await open(page, '/register');
      await page.getByRole('button', { name: register.submit }).click();
      await expectAccessibleInBoth(page, page.getByRole('alert'));

      await open(page, '/login');
      await page.getByLabel(texts.email).fill('nobody@example.com');
      await page.getByLabel(texts.password, { exact: true }).fill('not the password');
      await page.getByRole('button', { name: texts.submit, exact: true }).click();
      await page.getByText(texts.failed).waitFor();
      expectRefusal(401, '/api/auth/login');
      await expectAccessibleInBoth(page, page.getByText(texts.failed));
    });
  });

  test('the pages of a user are accessible: full, searched, opened, with errors, not found, offline', async () => {
    const texts = bondsTexts.bg;
    await visit({ browser, site, look: DARK_PHONE }, async ({ page, expectRefusal, expectOffline }) => {
      await signIn(page, owner);
      const id = await bondId('BG2030026111');
      const paths = [
        '/my-bonds',
        '/my-bonds?show=expired',
        '/my-bonds?q=nothing%20has%20this',
        `/bond/${id}/payments`,
        `/bond/${id}/cashflows`,
        '/my/etfs',
        '/my/shares?show=expired',
        '/account',
      ];
      for (const path of paths) {
        await open(page, path);
        await expectAccessibleInBoth(page);
      }
      await open(page, '/my-bonds');
      await page.getByRole('button', { name: texts.more }).first().click();
      await expectAccessibleInBoth(page, page.getByText(texts.details.title));

      await open(page, '/my/imports');
      await expectAccessibleInBoth(page);
      await open(page, '/my/positions/bond');
      await page.getByRole('button', { name: positionsTexts.bg.how }).first().click();
      await expectAccessibleInBoth(page, page.getByText(positionsTexts.bg.workingNote.average));

      await open(page, `/bond/${id}/payments/add`);
      await page.getByRole('button', { name: paymentsTexts.bg.add }).click();
      await expectAccessibleInBoth(page, page.getByRole('alert'));

      await open(page, '/bond/999999/payments');
      await page.getByText(texts.notFoundTitle).waitFor();
      expectRefusal(404, '/api/');
      await expectAccessibleInBoth(page, page.getByText(texts.notFoundTitle));

      await open(page, '/my-bonds');
      await goOffline(page);
      await page.getByRole('button', { name: listsTexts.bg.showExpired }).click();
      await expectAccessibleInBoth(page, page.getByText(texts.errorTitle));
      // Requests repeated from here on succeed.
      await page.context().setOffline(false);
      expectOffline();
    });
  });

  test('the pages of a newcomer are accessible: empty', async () => {
    await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
      await signIn(page, newcomer);
      await expectAccessibleInBoth(page, page.getByText(bondsTexts.bg.noBonds));
      await open(page, '/my/etfs');
      await expectAccessibleInBoth(page);
    });
  });

  test('the pages of an administrator are accessible: full, opened, with each dialog', async () => {
    const [users, details] = [usersTexts.bg, userDetailsTexts.bg];
    await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
      await signIn(page, administrator);
      const dialog = page.getByRole('dialog');
      const closed = async () => {
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      };
      const paths = [
        '/admin',
        '/admin?q=nothing%20has%20this',
        '/admin/instruments',
        '/admin/instruments?q=nothing%20has%20this',
        '/admin/instruments/BG2030026111',
        '/admin/redenomination',
      ];
      for (const path of paths) {
        await open(page, path);
        await expectAccessibleInBoth(page);
      }
      await open(page, '/admin');
      await page.getByRole('button', { name: users.editUser(newcomer.username) }).click();
      await expectAccessibleInBoth(page, page.getByRole('button', { name: users.cancel }));
      await page.getByRole('button', { name: users.cancel }).click();
      await page.getByRole('button', { name: users.removeUser(newcomer.username) }).click();
      await expectAccessibleInBoth(page, dialog);
      await closed();

      await page.getByRole('link', { name: users.detailsLabel(owner.username) }).click();
      await page.getByRole('button', { name: 'BG2030026111' }).click();
      await expectAccessibleInBoth(page, page.getByText(details.paymentHistory));

      await page.getByRole('button', { name: bondChangesTexts.bg.addBond }).click();
      await dialog.getByRole('button', { name: bondFormTexts.bg.add, exact: true }).click();
      await expectAccessibleInBoth(page, dialog.getByRole('alert'));
      await closed();
      for (const name of [
        bondChangesTexts.bg.editBond,
        bondChangesTexts.bg.markExpired,
        bondChangesTexts.bg.deleteBond,
        details.addPayment,
      ]) {
        await page.getByRole('button', { name, exact: true }).first().click();
        await expectAccessibleInBoth(page, dialog);
        await closed();
      }
    });
  });

  test("the pages of a user's ETFs and shares are accessible: full, opened, with the dialog", async () => {
    const texts = etfsAndSharesTexts.bg.kinds.share.admin;
    await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
      await signIn(page, administrator);
      const users = page.getByRole('link', { name: usersTexts.bg.detailsLabel(owner.username) });
      const path = (await users.getAttribute('href')) ?? '';
      await open(page, `${path}/etfs`);
      await expectAccessibleInBoth(page);
      await open(page, `${path}/shares`);
      await page.getByRole('button', { name: 'US0378331005', exact: true }).click();
      await expectAccessibleInBoth(page);
      await page.getByRole('button', { name: texts.openAdd }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: texts.add, exact: true }).click();
      await expectAccessibleInBoth(page, dialog.getByRole('alert'));
    });
  });
});

/** The focused element, as its role would be read out. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });
}

describe('by keyboard alone', () => {
  test('a person skips to the content, signs in, and searches their bonds', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await open(page, '/login');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type(owner.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(owner.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/my-bonds');

      await page.getByRole('rowheader', { name: 'BG2030026111' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('JPY');
      await page.getByRole('rowheader', { name: 'BG2030026111' }).waitFor({ state: 'detached' });
      await page.getByRole('rowheader', { name: 'XSDEMO000046' }).waitFor();
    });
  });

  test('a dialog takes the focus, traps it, and returns it to its button', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, administrator);
      await page.getByRole('link', { name: usersTexts.en.detailsLabel(owner.username) }).focus();
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', { name: bondChangesTexts.en.addBond });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const element = document.activeElement;
          return element instanceof HTMLElement && element !== document.body && !element.closest('dialog');
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(bondChangesTexts.en.addBond);
    });
  });
});
