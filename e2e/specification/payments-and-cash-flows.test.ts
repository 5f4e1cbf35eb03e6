import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import {
  findBond,
  actWithStoppedClock,
  cutConnection,
  expectTexts,
  delayAnswer,
  startDemoSite,
  type DemoSite,
} from '../support/demo-site.ts';
import { readText } from '../support/read-text.ts';
import { visit, type Visitor } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
let paid: Awaited<ReturnType<typeof findBond>>;
let unpaid: Awaited<ReturnType<typeof findBond>>;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
  [paid, unpaid] = [await findBond(demo, { paid: true }), await findBond(demo, { paid: false })];
});
afterAll(() => demo.site.stop());

/** A visit that stops the clock of the page. */
const STOPS_CLOCK = { stopsClock: true };

const asOwner = (journey: (visitor: Visitor) => Promise<void>, { stopsClock } = { stopsClock: false }) =>
  visit({ browser, site: demo.site, isFirst: stopsClock }, async (visitor) => {
    if (stopsClock) await visitor.page.clock.install();
    await signIn(visitor.page, demo.owner);
    await journey(visitor);
  });

describe('/bond/{bondId}/payments', () => {
  test('has the ISIN, a link back, and the history by date, with profit in the bond’s currency and taxes in euro', async () => {
    await asOwner(async ({ page }) => {
      await page.goto(`/bond/${paid.id}/payments`);
      await page.getByRole('heading', { name: paid.isin, level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'Payment History' }).waitFor();
      const table = page.getByRole('table');
      await table.waitFor();
      await expect
        .poll(() => table.getByRole('columnheader').allInnerTexts())
        .toEqual(['Payment Date', 'Profit', 'Taxes Paid', 'Actions']);
      await expect
        .poll(() => readText(table.getByRole('row').nth(1)))
        .toMatch(/^\d{1,2} \w+ \d{4} \+[\d,.]+ [A-Z]{3} (€[\d,.]+|—) Edit Delete$/);
      await page.getByRole('link', { name: 'Back to Bonds' }).click();
      await page.waitForURL('**/my-bonds');
    });
  });

  test('says if there are no payments, and what to do', async () => {
    await asOwner(async ({ page }) => {
      await page.goto(`/bond/${unpaid.id}/payments`);
      await expectTexts(page, 'No payments found', 'Add a payment to get started.');
    });
  });

  test('says if the payments could not be loaded', async () => {
    await asOwner(async ({ page, expectOffline }) => {
      await cutConnection(page, '**/api/Payments/bond/*');
      await page.goto(`/bond/${paid.id}/payments`);
      await expectTexts(page, 'Failed to load payments');
      expectOffline();
    });
  });
});

describe('/bond/{bondId}/payments/add', () => {
  test('has the number of the bond as its title until the ISIN is loaded', async () => {
    await asOwner(async ({ page }) => {
      const letThrough = await delayAnswer(page, `**/api/ClientData/${unpaid.id}`);
      await page.goto(`/bond/${unpaid.id}/payments/add`);
      await page.getByRole('heading', { name: `Add Payment for Bond #${unpaid.id}` }).waitFor();
      letThrough();
      await page.getByRole('heading', { name: `Add Payment for Bond (${unpaid.isin})` }).waitFor();
    });
  });

  test('accepts profit, taxes and date, reports a failure, and opens the bonds a second after a success', async () => {
    await asOwner(async ({ page, expectOffline }) => {
      await page.goto(`/bond/${unpaid.id}/payments/add`);
      await page.getByLabel('Profit').fill('112.50');
      await page.getByLabel(/^Taxes Paid/).fill('11.25');
      const date = page.getByLabel(/^Payment Date/);
      await page.getByRole('button', { name: formsTexts.en.date.openCalendar }).waitFor();
      await date.fill('2026-07-21');
      const add = () => page.getByRole('button', { name: 'Add Payment' }).click();

      const reconnect = await cutConnection(page, '**/api/Payments/bond/*');
      await add();
      await expectTexts(
        page,
        'Failed to add payment. The server could not be reached. Please check the connection and try again.',
      );
      expectOffline();
      await expect.poll(() => page.getByLabel('Profit').inputValue()).toBe('112.50');
      await reconnect();

      await actWithStoppedClock(page, add, 'Payment added!');
      await page.clock.runFor(900);
      expect(new URL(page.url()).pathname).toBe(`/bond/${unpaid.id}/payments/add`);
      await page.clock.runFor(100);
      await page.clock.resume();
      await page.waitForURL('**/my-bonds');
    }, STOPS_CLOCK);
  });
});

describe('/bond/{bondId}/cashflows', () => {
  test('has every field of a cash flow in the bond’s currency, a link back, and nothing to edit', async () => {
    await asOwner(async ({ page }) => {
      await page.goto(`/bond/${paid.id}/cashflows`);
      const table = page.getByRole('table');
      await table.waitFor();
      await expect.poll(() => table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Date', 'Position', 'Interim Cash Flow', 'Principal Cash Flow', 'Total Cash Flows', 'Cumulative Cash Flows',
        'Real Cash Flows', 'Diff',
      ]); // prettier-ignore
      await page.getByText(/^All figures in [A-Z]{3}$/).waitFor();
      expect(await table.getByRole('button').or(table.getByRole('textbox')).count()).toBe(0);
      await page.getByRole('link', { name: 'Back to Bonds' }).click();
      await page.waitForURL('**/my-bonds');
    });
  });

  test('says if the cash flows could not be loaded', async () => {
    await asOwner(async ({ page, expectOffline }) => {
      await cutConnection(page, '**/api/UserCashFlows/bond/*');
      await page.goto(`/bond/${paid.id}/cashflows`);
      await expectTexts(page, 'Failed to load cash flows for this bond.');
      expectOffline();
    });
  });
});
