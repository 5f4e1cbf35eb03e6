import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatTexts } from '../../src/web/platform/texts/assistant/chat.ts';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { draftsTexts } from '../../src/web/platform/texts/platform/drafts.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';
import { pricesTexts } from '../../src/web/platform/texts/portfolio/instruments/prices.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { refusedPageTexts } from '../../src/web/platform/texts/platform/refused-page.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { untilAnswered } from './until-answered.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DARK_PHONE, DESKTOP, PHONE, visit, type Look, type Visitor } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('user'));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe.each([
  ['owner', '/my-bonds', 'My Bonds Portfolio'],
  ['administrator', '/admin', 'Admin Dashboard'],
] as const)('with a live session of the %s', (who, start, title) => {
  test('the logo and / lead to the user’s own list, and the session continues', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await signIn(page, demo[who]);
      const session = await storedSession(page);
      await page.getByRole('link', { name: 'Manage Account' }).click();
      await heading(page, 'Manage Account').waitFor();
      await page.getByRole('link', { name: 'Kupon, home' }).click();
      await heading(page, title).waitFor();
      await page.goto('/');
      await heading(page, title).waitFor();
      expect(new URL(page.url()).pathname).toBe(start);
      expect(await storedSession(page)).toBe(session);
    });
  });

  test('Back after the sign-in does not sign out again', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await page.goto('/contacts');
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByLabel('Email').fill(demo[who].email);
      await page.getByLabel('Password', { exact: true }).fill(demo[who].password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await heading(page, title).waitFor();
      await page.goBack();
      await heading(page, 'Contacts').waitFor();
      expect(await storedSession(page)).not.toBeNull();
    });
  });

  test('opening /login or /register by its address signs out', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      for (const path of ['/login', '/register']) {
        await signIn(page, demo[who], path);
        await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Login').waitFor();
        expect(await storedSession(page)).toBeNull();
      }
    });
  });
});

test('going back to /login leads a user who is signed in by now to their list', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create one here' }).click();
    await heading(page, 'Create Account').waitFor();
    const other = await page.context().newPage();
    await signIn(other, demo.owner);
    const session = await storedSession(other);
    await page.goBack();
    await heading(page, 'My Bonds Portfolio').waitFor();
    expect(await storedSession(page)).toBe(session);
  });
});

test('following a link to /login signs out', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await page.goto('/register');
    const other = await page.context().newPage();
    await signIn(other, demo.owner);
    expect(await storedSession(page)).not.toBeNull();
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await heading(page, 'Welcome Back').waitFor();
    expect(await storedSession(page)).toBeNull();
  });
});

test('if a password must be changed, / and the logo lead to the account', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.newcomer);
    await page.evaluate(() => {
      const session: unknown = JSON.parse(localStorage.getItem('user') ?? '');
      localStorage.setItem('user', JSON.stringify(Object.assign({}, session, { mustChangePassword: true })));
    });
    await page.goto('/');
    await heading(page, 'Manage Account').waitFor();
    await page.getByRole('link', { name: 'Kupon, home' }).click();
    await page.waitForURL('**/account');
    await expect.poll(() => page.getByRole('navigation', { name: 'Sections' }).count()).toBe(0);
  });
});

test('the sentence about a refused page disappears with the next navigation', async () => {
  await visit({ browser, site: demo.site, look: PHONE }, async ({ page }) => {
    const texts = navigationTexts.bg;
    await signIn(page, demo.owner, '/admin/users/1');
    const sentence = page.getByRole('status').getByText(refusedPageTexts.bg['of administrators']);
    await sentence.waitFor();
    await page.getByRole('link', { name: texts.shares, exact: true }).click();
    await page.waitForURL('**/my/shares');
    await sentence.waitFor({ state: 'detached' });
  });
});

test('signing out in one tab leads the other one to the login (SEC-50)', async () => {
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator);
    const other = await page.context().newPage();
    await other.goto('/account');
    await other.getByRole('button', { name: 'Logout' }).click();
    await heading(page, 'Welcome Back').waitFor();
  });
});

test('an administrator signs a user out everywhere (SEC-46)', async () => {
  const { signOutEverywhere, signedOutEverywhere } = userDetailsTexts.en;
  const id = await findUserId(demo, demo.newcomer);
  const sessions = demo.site.db.selectFrom('sessions').select('id').where('user_id', '=', id);
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator, `/admin/users/${id}`);
    expect((await sessions.execute()).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: signOutEverywhere }).click();
    await page.getByRole('dialog').getByRole('button', { name: signOutEverywhere }).click();
    await page.getByText(signedOutEverywhere(demo.newcomer.username)).waitFor();
    expect(await sessions.execute()).toEqual([]);
  });
});

/** All sessions end on the server, as they do after some idle time. A request that the page has sent already would notice it. */
async function endAllSessions(page: Page): Promise<void> {
  await untilAnswered(page);
  await demo.site.db.deleteFrom('sessions').execute();
}

/** Signs in on the page that the end of the session led to. */
async function signInAgain({ page, expectRefusal }: Visitor, account: Account, { language }: Look) {
  const texts = loginTexts[language];
  await page.getByText(draftsTexts[language].signInAgain).waitFor();
  expectRefusal(401, '/api/');
  await page.getByLabel(texts.email).fill(account.email);
  await page.getByLabel(texts.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
}

async function typeBond(page: Page, isin: string, { language }: Look) {
  const texts = bondFormTexts[language];
  await page.getByRole('button', { name: bondChangesTexts[language].addBond }).click();
  const dialog = page.getByRole('dialog', { name: texts.add });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const terms = page.waitForResponse(/\/api\/admin\/terms/);
  await field(texts.isin).fill(isin);
  await terms;
  await field(texts.nominal).fill('1000');
  await field(texts.buyPrice).fill('99');
  return dialog;
}

test('a bond typed when the session ends is there again after the sign-in, and is saved once (SEC-50)', async () => {
  const look = DARK_PHONE;
  const [form, texts] = [bondFormTexts[look.language], draftsTexts[look.language]];
  const isin = 'XS0000000139';
  const path = `/admin/users/${await findUserId(demo, demo.newcomer)}`;
  await visit({ browser, site: demo.site, look }, async (visitor) => {
    const { page } = visitor;
    await signIn(page, demo.administrator, path);
    const typed = await typeBond(page, isin, look);
    await endAllSessions(page);
    await typed.getByRole('button', { name: form.add, exact: true }).click();
    await page.getByText(texts.signInAgain).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await signInAgain(visitor, demo.administrator, look);
    await page.getByText(texts.kept).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('button', { name: bondChangesTexts[look.language].addBond }).click();
    const dialog = page.getByRole('dialog', { name: form.add });
    await dialog.getByText(texts.restored).waitFor();
    expect(await dialog.getByLabel(form.isin, { exact: true }).inputValue()).toBe(isin);
    await expectAccessibleInBothLooks(page, look);
    await dialog.getByRole('button', { name: form.add, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(isin).first().waitFor();
    expect(await page.getByText(texts.kept).count()).toBe(0);
  });
  const saved = demo.site.db.selectFrom('bonds').select('nominal').where('isin', '=', isin);
  expect(await saved.execute()).toEqual([{ nominal: '1000.00' }]);
});

test('what was typed is shown to nobody else', async () => {
  const texts = draftsTexts.en;
  const path = `/admin/users/${await findUserId(demo, demo.newcomer)}`;
  await visit({ browser, site: demo.site }, async (visitor) => {
    const { page } = visitor;
    await signIn(page, demo.administrator, path);
    const typed = await typeBond(page, 'XS0000000300', DESKTOP);
    await endAllSessions(page);
    await typed.getByRole('button', { name: bondFormTexts.en.add, exact: true }).click();
    await signInAgain(visitor, demo.owner, DESKTOP);
    await page.getByRole('heading', { name: 'My Bonds Portfolio', level: 1 }).waitFor();
    expect(await page.getByText(texts.kept).count()).toBe(0);
  });
});

test('prices typed into the grid are there again after the sign-in', async () => {
  const texts = pricesTexts.en;
  await visit({ browser, site: demo.site }, async (visitor) => {
    const { page } = visitor;
    const lastAnswer = page.waitForResponse(/\/api\/admin\/prices\/batches$/);
    await signIn(page, demo.administrator, '/admin/prices');
    const price = page.getByLabel(texts.newPriceLabel('Apple'));
    await price.waitFor();
    await lastAnswer;
    const dirty = page.getByRole('button', { name: texts.quotations.dirty, exact: true, pressed: true });
    await page.getByRole('button', { name: texts.quotations.dirty, exact: true }).click();
    await endAllSessions(page);
    // The preview finds that the session has ended.
    await price.fill('231.5');
    await signInAgain(visitor, demo.administrator, DESKTOP);
    await page.getByRole('button', { name: texts.save(1), exact: true }).waitFor();
    expect(await price.inputValue()).toBe('231.5');
    await dirty.waitFor();
    expect(await page.getByText(draftsTexts.en.kept).count()).toBe(0);
  });
});

test('a question to the assistant is there again after the sign-in', async () => {
  const [{ title, send }, question] = [chatTexts.en, 'How much are my bonds worth?'];
  await visit({ browser, site: demo.site }, async (visitor) => {
    const { page } = visitor;
    await signIn(page, demo.owner);
    await page.locator('#assistant').click();
    const panel = page.getByRole('dialog', { name: title });
    await panel.getByRole('textbox').fill(question);
    await endAllSessions(page);
    await panel.getByRole('button', { name: send }).click();
    await signInAgain(visitor, demo.owner, DESKTOP);
    await page.locator('#assistant').click();
    await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe(question);
  });
});
