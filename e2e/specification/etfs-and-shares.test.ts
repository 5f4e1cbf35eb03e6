import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { delayAnswer, startDemoSite, findUserId, type DemoSite } from '../support/demo-site.ts';
import { visit } from '../support/visit.ts';
import { listOptions } from './list-options.ts';

let browser: Browser;
let demo: DemoSite;
let owner: number;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
  owner = await findUserId(demo, demo.owner);
});
afterAll(() => demo.site.stop());

const DETAILS = [
  'ISIN', 'Name', 'Bank', 'Direction', 'Currency', 'Buy Price', 'Market Price', 'Nominal', 'Amount Paid', 'Result',
  'Profit', 'Years Since Buy', 'Fees Paid 1', 'Fees Paid 2', 'Dividend', 'Buy Date', 'Settlement Date',
]; // prettier-ignore
const SORTS = [
  'ISIN', 'Name', 'Bank', 'Direction', 'Currency', 'Buy Price', 'Market Price', 'Nominal', 'Amount Paid', 'Result',
  'Profit', 'Years Since Buy', 'Fees Paid 1', 'Fees Paid 2', 'Dividend', 'Buy Date', 'Settlement Date', 'Expired',
]; // prettier-ignore
const FIELDS = [
  'ISIN', 'Bank', 'Direction', 'Name', 'Currency', 'Market Price', 'Buy Price', 'Nominal', 'Fees Paid 1', 'Fees Paid 2',
  'Dividend', 'Buy Date', 'Settlement Date', 'Expired',
]; // prettier-ignore
const NOTHING: readonly string[] = [];
const CALCULATED = ['Amount Paid', 'Result', 'Profit', 'Years Since Buy'];

const termsIn = (place: Locator) => place.getByRole('term').allInnerTexts();

describe.each([
  {
    path: 'etfs',
    title: 'My ETFs',
    manage: 'Manage ETFs',
    add: { button: 'Add ETF', title: 'Add ETF' },
    edit: { title: 'Edit ETF', calculated: NOTHING },
    links: ['My Bonds'],
    loading: 'Loading your ETFs...',
    calls: '**/api/etfs/my-etfs*',
  },
  {
    path: 'shares',
    title: 'My Shares',
    manage: 'Manage Shares',
    add: { button: 'Add Share', title: 'Add Shares' },
    edit: { title: 'Edit Shares', calculated: CALCULATED },
    links: ['My Bonds', 'My ETFs'],
    loading: 'Loading your shares...',
    calls: '**/api/my/shares*',
  },
])('$title', (specified) => {
  test('can be searched and sorted by each field, exported and opened, but not changed by their owner', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await signIn(page, demo.owner);
      const letThrough = await delayAnswer(page, specified.calls);
      await page.goto(`/my/${specified.path}`);
      await page.getByText(specified.loading).waitFor();
      letThrough();
      await page.getByRole('heading', { name: specified.title, level: 1 }).waitFor();
      await page.getByPlaceholder('Search ISIN, Currency, Name, Bank, Direction').waitFor();
      expect(await listOptions(page.getByLabel('Sort by'))).toEqual(SORTS);
      await page.getByRole('button', { name: 'Ascending' }).waitFor();
      await expect
        .poll(() => page.getByRole('group', { name: 'Show' }).getByRole('button').allInnerTexts())
        .toEqual(['Show Active', 'Show Expired']);
      await page.getByRole('button', { name: 'Export to Excel' }).waitFor();
      const links = page.getByRole('main').getByRole('link');
      await expect
        .poll(() => links.allInnerTexts())
        .toEqual([...specified.links, 'By deal', 'By position', 'Import a file']);
      const card = page.getByRole('listitem').first();
      const head = card.getByRole('heading').first().getByRole('button');
      await head.click();
      expect(await termsIn(card)).toEqual([...DETAILS, 'Status']);
      await head.click();
      expect(await page.getByRole('group', { name: 'Actions' }).count()).toBe(0);
    });
  });

  test('are managed by an administrator: added, edited, expired and deleted from a card', async () => {
    await visit({ browser, site: demo.site }, async ({ page }) => {
      await signIn(page, demo.administrator, `/admin/users/${owner}/${specified.path}`);
      await page
        .getByRole('heading', { name: `${specified.manage} \u2014 ${demo.owner.username}`, level: 1 })
        .waitFor();
      await page.getByRole('button', { name: 'Back' }).waitFor();
      await page.getByRole('button', { name: specified.add.button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: specified.add.title, exact: true });
      await expect.poll(() => dialog.locator('label').allInnerTexts()).toEqual(FIELDS);
      expect(await listOptions(dialog.getByLabel('Direction'))).toEqual(['Bid', 'Ask']);
      await expect.poll(() => dialog.getByLabel('Currency').inputValue()).toBe('EUR');
      expect(await dialog.getByLabel('Bank').getAttribute('placeholder')).toBe('Unknown Bank');
      expect(await termsIn(dialog)).toEqual([]);
      await dialog.getByRole('button', { name: specified.add.title, exact: true }).waitFor();
      await page.keyboard.press('Escape');

      const actions = page.getByRole('group', { name: 'Admin Actions' }).first();
      await actions.getByRole('button', { name: 'Expire' }).waitFor();
      await actions.getByRole('button', { name: 'Delete' }).waitFor();
      await actions.getByRole('button', { name: 'Edit' }).click();
      const edit = page.getByRole('dialog', { name: specified.edit.title, exact: true });
      expect(await termsIn(edit)).toEqual(specified.edit.calculated);
      await edit.getByRole('button', { name: 'Save changes' }).waitFor();
      await edit.getByRole('button', { name: 'Cancel' }).last().click();
      await edit.waitFor({ state: 'detached' });
      await actions.getByRole('button', { name: 'Expire' }).click();
      await page.getByRole('button', { name: 'Show Expired' }).click();
      await page
        .getByRole('button', { name: /^Unexpire/ })
        .first()
        .waitFor();
    });
  });
});
