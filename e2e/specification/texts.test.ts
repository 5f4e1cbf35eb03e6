import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type Account } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import {
  findBond,
  cutConnection,
  expectTexts,
  delayAnswer,
  startDemoSite,
  type DemoSite,
} from '../support/demo-site.ts';
import { readText } from '../support/read-text.ts';
import { yearInSofia } from '../support/year-in-sofia.ts';
import { DESKTOP, visit, type Visitor } from '../support/visit.ts';
import { listOptions } from './list-options.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const open = (journey: (visitor: Visitor) => Promise<void>) => visit({ browser, site: demo.site }, journey);

async function as(account: Account, journey: (visitor: Visitor) => Promise<void>): Promise<void> {
  await open(async (visitor) => {
    await signIn(visitor.page, account);
    await journey(visitor);
  });
}

const currentAddress = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().getAttribute('href');

/** Whether the text, as drawn, has more red than green. */
async function isRed(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red > green;
  });
}

describe('the frame around every page', () => {
  test('has Contacts and Login for visitors', async () => {
    await open(async ({ page }) => {
      await page.goto('/contacts');
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await links.first().waitFor();
      await expect.poll(() => links.allInnerTexts()).toEqual(['Contacts', 'Login']);
      expect([await currentAddress(page, 'Contacts'), await currentAddress(page, 'Login')]).toEqual([
        '/contacts',
        '/login',
      ]);
      await page.getByRole('link', { name: 'Kupon, home' }).waitFor();
    });
  });

  test.each([
    ['owner', '/my-bonds', 'My Bonds'],
    ['administrator', '/admin', 'Admin Dashboard'],
  ] as const)('has Logout and one more link for the %s, depending on the page', async (who, start, name) => {
    await as(demo[who], async ({ page }) => {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await page.waitForURL(`**${start}`);
      await navigation.getByRole('link').first().waitFor();
      await expect.poll(() => navigation.getByRole('link').allInnerTexts()).toEqual(['Manage Account']);
      await navigation.getByRole('link', { name: 'Manage Account' }).click();
      await page.waitForURL('**/account');
      await expect.poll(() => navigation.getByRole('link').allInnerTexts()).toEqual([name]);
      expect(await currentAddress(page, name)).toBe(start);
      await navigation.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });
  });

  test('offers the same links in the menu of a phone', async () => {
    const look = { ...DESKTOP, width: 390 } as const;
    await visit({ browser, site: demo.site, look }, async ({ page }) => {
      await page.goto('/contacts');
      await page.getByRole('button', { name: 'Menu' }).click();
      for (const name of ['Contacts', 'Login']) await page.getByRole('link', { name, exact: true }).waitFor();
      await signIn(page, demo.owner);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Manage Account' }).waitFor();
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    });
  });

  test('has Privacy, Terms and Support in its footer, the year, and the status of the systems', async () => {
    await open(async ({ page }) => {
      await page.goto('/login');
      const foot = page.getByRole('contentinfo');
      await foot.getByText('All systems operational').waitFor();
      await expect
        .poll(() => foot.getByRole('link').allInnerTexts())
        .toEqual(['Privacy', 'Terms', 'Support']);
      await expect.poll(() => readText(foot)).toContain(`© ${yearInSofia()}`);
      for (const name of ['Privacy', 'Terms']) {
        await foot.getByRole('link', { name }).click();
        await page.getByRole('heading', { name, level: 1 }).waitFor();
      }
      await foot.getByRole('link', { name: 'Support' }).click();
      await page.waitForURL('**/contacts');
    });
  });
});

describe('the public pages', () => {
  test('/login is Welcome Back: it shows when it is busy, accepts no entries then, and requires a valid email', async () => {
    await open(async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
      const submit = page.getByRole('button', { name: 'Sign In', exact: true });
      await email.fill('nobody');
      expect(await submit.isDisabled()).toBe(true);
      await password.fill(demo.newcomer.password);
      await submit.click();
      expect(await email.evaluate((input) => input.matches(':invalid'))).toBe(true);

      const letThrough = await delayAnswer(page, '**/api/auth/login');
      await email.fill(demo.newcomer.email);
      await submit.click();
      const busy = page.getByRole('button', { name: 'Signing In...' });
      await busy.waitFor();
      expect(await Promise.all([busy, email, password].map((field) => field.isDisabled()))).toEqual([
        true,
        true,
        true,
      ]);
      letThrough();
      await page.waitForURL('**/my-bonds');
    });
  });

  test('/register is Create Account, and asks for an EGN or a Bulstat depending on the type of account', async () => {
    await open(async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('heading', { name: 'Create Account' }).waitFor();
      await page.getByPlaceholder('+359 88 123 4567').fill('+359 88 123 4567');
      const type = page.getByLabel('Account Type');
      expect(await listOptions(type)).toEqual(['Individual Person', 'Company/Organization']);
      expect(await page.getByLabel('Personal EGN').getAttribute('placeholder')).toBe('Enter your EGN');
      await type.selectOption('company');
      const bulstat = page.getByLabel('Company Bulstat');
      expect(await bulstat.getAttribute('placeholder')).toBe('Enter company Bulstat');
      expect(await currentAddress(page, 'Sign in here')).toBe('/login');

      await page.getByLabel('Username').fill('Example AD');
      await page.getByLabel('Email').fill('example-ad@example.com');
      await page.getByLabel('Password', { exact: true }).fill('four green lamps at the quay');
      await bulstat.fill('175074752');
      await page.getByRole('button', { name: 'Show password' }).click();
      const letThrough = await delayAnswer(page, '**/api/auth/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      const busy = page.getByRole('button', { name: 'Creating Account...' });
      await busy.waitFor();
      expect(await Promise.all([busy, bulstat].map((field) => field.isDisabled()))).toEqual([true, true]);
      letThrough();
      await page.waitForURL('**/my-bonds');
      await page.goto('/register');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });
  });

  test('/contacts has an email, a phone, an address in Sofia, the opening hours and the response time', async () => {
    await open(async ({ page }) => {
      await page.goto('/contacts');
      await expectTexts(page, 'Monday to Friday 09:00-17:00', 'We reply within 1-2 business days.');
      const read = await readText(page.getByRole('main'));
      expect(read).toMatch(/Support email \S+@\S+ Phone \+359 [\d ]+ Office .*Sofia/);
    });
  });
});

describe('/my-bonds', () => {
  test('has its buttons, its search, its sort fields and its four cards', async () => {
    await as(demo.owner, async ({ page }) => {
      await page.getByRole('heading', { name: 'My Bonds Portfolio' }).waitFor();
      expect([await currentAddress(page, 'View ETFs'), await currentAddress(page, 'View Shares')]).toEqual([
        '/my/etfs',
        '/my/shares',
      ]);
      await page.getByRole('button', { name: 'Export to Excel' }).waitFor();
      await page.getByPlaceholder('Search ISIN, Data, Bank, Currency, Direction').waitFor();
      const order = page.getByLabel('Sort by');
      expect(await listOptions(order)).toEqual([
        'ISIN', 'Data', 'Bank', 'Direction', 'Nominal', 'Buy Price', 'YTM', 'Profit',
      ]); // prettier-ignore
      await expect.poll(() => order.inputValue()).toBe('isin');
      const rows = await page.getByRole('rowheader').allInnerTexts();
      const isins = rows.map((text) => text.split('\n')[0]!);
      expect(isins).toEqual(isins.toSorted());
      await page.getByRole('button', { name: 'Ascending' }).click();
      await page.getByRole('button', { name: 'Descending' }).waitFor();
      await expect
        .poll(() => page.getByRole('group', { name: 'Show' }).getByRole('button').allInnerTexts())
        .toEqual(['Show Active', 'Show Expired']);
      await expect
        .poll(() => page.locator('dl').first().getByRole('term').allInnerTexts())
        .toEqual(['Total Bonds', 'Portfolio Value', 'Total Profit', 'Average YTM']);
    });
  });

  test('has twelve columns, Sell in red and Buy in green', async () => {
    await as(demo.owner, async ({ page }) => {
      const headers = page.getByRole('columnheader');
      await headers.first().waitFor();
      await expect.poll(() => headers.allInnerTexts()).toEqual([
        'ISIN', 'Data', 'Bank', 'Direction', 'Nominal', 'Buy Price %', 'Market Price %', 'Result', 'YTM %', 'Coupon %',
        'Profit', 'Actions',
      ]); // prettier-ignore
      const direction = (text: string) => page.getByRole('cell').getByText(text, { exact: true }).first();
      expect([await isRed(direction('Sell')), await isRed(direction('Buy'))]).toEqual([true, false]);
    });
  });

  test('opens more details of a bond with More, and links to its payments and cash flows', async () => {
    const bond = await findBond(demo, { paid: true });
    await as(demo.owner, async ({ page }) => {
      await page.getByRole('button', { name: `More details of ${bond.isin}` }).click();
      await page.getByRole('heading', { name: 'Additional Bond Details' }).waitFor();
      const details = page.locator('section', { has: page.getByText('Additional Bond Details') });
      await expect.poll(() => details.getByRole('term').allInnerTexts()).toEqual([
        'Clean Price', 'Amount Paid', 'Taxes Paid', 'Market Price', 'Buy Date', 'Settlement Date', 'Years Since Buy',
        'Data (Notes)',
      ]); // prettier-ignore
      await page.getByRole('button', { name: `Less details of ${bond.isin}` }).click();
      expect([
        await currentAddress(page, `Payments of ${bond.isin}`),
        await currentAddress(page, `Cash flows of ${bond.isin}`),
      ]).toEqual([`/bond/${bond.id}/payments`, `/bond/${bond.id}/cashflows`]);
    });
  });

  test('says while it loads, and tells a new user that there are no bonds', async () => {
    await open(async ({ page }) => {
      const letThrough = await delayAnswer(page, '**/api/ClientData/my-bonds*');
      await signIn(page, demo.newcomer);
      await page.getByText('Loading your bonds...').waitFor();
      letThrough();
      await expectTexts(page, 'No bonds found', 'Start building your portfolio by adding your first bond');
      expect(await page.getByText('Loading your bonds...').count()).toBe(0);
    });
  });

  test('says why the list could not be loaded, with the status, and clears that with the next attempt', async () => {
    await open(async ({ page, expectOffline, expectRefusal }) => {
      const calls = '**/api/ClientData/my-bonds*';
      const reconnect = await cutConnection(page, calls);
      await signIn(page, demo.newcomer);
      await expectTexts(page, 'Error Loading Bonds');
      await page.getByText(/^Failed to load bonds: .+\. Status: Unknown$/).waitFor();
      expectOffline();
      await reconnect();
      await page.route(calls, (route) => route.fulfill({ status: 503 }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(/^Failed to load bonds: .+\. Status: 503$/).waitFor();
      expectRefusal(503, '/api/ClientData/my-bonds');
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectTexts(page, 'No bonds found');
      expect(await page.getByText('Error Loading Bonds').count()).toBe(0);
    });
  });
});
