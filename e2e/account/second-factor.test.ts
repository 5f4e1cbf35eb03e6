import type { Browser, Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '../../src/web/platform/texts/people/account.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';
import { secondFactorTexts } from '../../src/web/platform/texts/people/second-factor.ts';
import { userSecondFactorTexts } from '../../src/web/platform/texts/people/user-second-factor.ts';
import { addAdministrator, ADMINISTRATOR, signIn, signInByForm, type Account } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { mailWith } from '../support/outbox.ts';
import { portInSettings } from '../support/ports.ts';
import { startSite, type Site } from '../support/site.ts';
import { press, aPerson } from '../support/a-person.ts';
import { DESKTOP, DARK_PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  const port = await portInSettings();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), APP_URL: url };
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator, settings)]);
  site = { ...site, url };
});
afterAll(() => site.stop());

const en = secondFactorTexts.en;
const ofUser = userSecondFactorTexts.en;
const currentCode = (setupKey: string, steps = 0) =>
  new TOTP({ secret: setupKey }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The password step of the login. */
async function enterPassword(page: Page, { email, password }: Account, look = DESKTOP): Promise<void> {
  const texts = loginTexts[look.language];
  await page.goto('/login');
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Sets up an authenticator app on the account page. Returns the set-up key and the recovery codes. */
async function setUpApp(
  page: Page,
  { password }: Account,
  { look = DESKTOP, check = (_: Page) => Promise.resolve() } = {},
) {
  const texts = secondFactorTexts[look.language];
  await page.goto('/account');
  await press(page, texts.addApp);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.confirmPassword, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: texts.qrCode }).waitFor();
  await check(page);
  const setupKey = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(texts.appCode).fill(currentCode(setupKey));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').first().waitFor();
  await check(page);
  // The codes are shown only once: Escape does not close them.
  await page.keyboard.press('Escape');
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: texts.kept }).click();
  await page.getByText(texts.appOn).waitFor();
  return { setupKey, codes };
}

/** Adds a virtual platform authenticator to the browser. */
async function anAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an app is set up and asked for at the login; a recovery code works instead', async () => {
  const look = DARK_PHONE;
  const account = await aPerson(site);
  const texts = secondFactorTexts[look.language];
  await visit({ browser, site, look }, async ({ page, expectRefusal }) => {
    await signInByForm(page, account, look.language);
    const { setupKey, codes } = await setUpApp(page, account, { look, check: expectAccessible });
    expect(codes).toHaveLength(10);

    await enterPassword(page, account, look);
    const code = page.getByLabel(texts.appCode);
    await code.waitFor();
    await expectAccessible(page);
    expect([await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expectRefusal(401, '/api/auth/second-factor');
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    await code.fill(currentCode(setupKey, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/my-bonds');

    await enterPassword(page, account, look);
    await press(page, texts.use['recovery-code']);
    await page.getByLabel(texts.recoveryCode).fill(codes[0]!);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/my-bonds');
    await page.goto('/account');
    await page.getByText(texts.codesLeft(9)).waitFor();
    await expectAccessible(page);
  });
});

test('a passkey is added, named, used to sign in, and removed with its own confirmation', async () => {
  const account = await aPerson(site);
  await visit({ browser, site }, async ({ page }) => {
    await anAuthenticator(page);
    await signIn(page, account, '/account');
    await press(page, en.addPasskey);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.passkeyName).fill('Laptop');
    await dialog.getByLabel(en.confirmPassword, { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: en.kept }).click();
    await press(page, en.renameLabel('Laptop'));
    await dialog.getByLabel(en.passkeyName).fill('Work laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Work laptop' }).waitFor();
    await mailWith(site, account.email, /^Subject: A second factor was added/m);

    await enterPassword(page, account);
    await press(page, en.use.passkey);
    await page.waitForURL('**/my-bonds');

    await page.goto('/account');
    await press(page, en.removePasskey('Work laptop'));
    await page.getByText(en.lastOne).waitFor();
    await dialog.getByLabel(en.confirmPassword, { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: en.use.passkey }).click();
    await page.getByText(en.removed).waitFor();
    await signIn(page, account);
    expect(new URL(page.url()).pathname).toBe('/my-bonds');
  });
});

test('an administrator sees that a user has one, and removes it', async () => {
  const account = await aPerson(site);
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, account);
    await setUpApp(page, account);
    const user = await site.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    await signIn(page, ADMINISTRATOR, `/admin/users/${user.id}`);
    await press(page, ofUser.remove);
    await page.getByText(ofUser.removeQuestion(account.username)).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: ofUser.confirm }).click();
    await page.getByText(ofUser.removed).waitFor();
    await mailWith(site, account.email, /^Subject: The second factor of your Kupon account was removed/m);
    await signIn(page, account);
    expect(new URL(page.url()).pathname).toBe('/my-bonds');
  });
});

test('if administrators must have one, only the account page is available before it is set up', async () => {
  const strict = await startSite(addAdministrator, { SECOND_FACTOR: 'administrators' });
  try {
    await visit({ browser, site: strict }, async ({ page }) => {
      await signIn(page, ADMINISTRATOR);
      expect(new URL(page.url()).pathname).toBe('/account');
      await page.getByText(accountTexts.en.mustAddSecondFactor).waitFor();
      await page.getByText(en.notOffered.needs_name).waitFor();
      await page.goto('/admin');
      await page.waitForURL('**/account');
      await setUpApp(page, ADMINISTRATOR);
      await page.getByText(accountTexts.en.mustAddSecondFactor).waitFor({ state: 'detached' });
      await page.goto('/admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');
    });
  } finally {
    await strict.stop();
  }
});
