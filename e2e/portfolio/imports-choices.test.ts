import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSample } from '../../src/testing/factories/imports/import-samples.ts';
import { importsTexts } from '../../src/web/platform/texts/portfolio/imports.ts';
import { signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { holdImport, readSlowly } from './slow-import.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  browser = await startBrowser();
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

const texts = importsTexts.en;

/** Signs in as an administrator, and uploads a file for the newcomer. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await signIn(page, demo.administrator, `/admin/imports?holder=${await findUserId(demo, demo.newcomer)}`);
  await expect.poll(() => page.getByLabel(texts.holder).inputValue()).not.toBe('');
  await page
    .locator('input[type=file]')
    .and(page.getByLabel(texts.choose))
    .setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('what is typed for one question and as the holder stays while a long file is read with the answer to another', async () => {
  const file = `${readSample('revolut.csv').toString().trim()}\n2023-10-14T13:30:00.797Z,KO,BUY - LIMIT,2,$51.00,$102.00,USD,1.05\n`;
  const asked = (symbol: string) => texts.questionTexts['isin_unknown']!(() => symbol);
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await upload(page, 'long.csv', Buffer.from(file));
    const answer = await holdImport(page, { method: 'PUT', of: 'mapping' });
    const finishReading = await readSlowly(page);
    const holder = page.getByLabel(texts.valueForAll(texts.holder));
    await holder.fill('somebody else');
    await page.getByLabel(asked('KO')).fill('US1912161007');
    await page.getByLabel(asked('O')).fill('US7561091049');
    await page.getByLabel(asked('O')).press('Enter');
    await page.getByText(texts.reading('long.csv')).first().waitFor();
    await finishReading();
    await page.getByLabel(asked('KO')).waitFor();
    expect(await page.getByLabel(asked('KO')).inputValue()).toBe('US1912161007');
    expect(await holder.inputValue()).toBe('somebody else');
    expect(await page.getByLabel(asked('O')).count()).toBe(0);
    answer();
    await page.getByLabel(asked('KO')).press('Enter');
    await page.getByLabel(asked('KO')).waitFor({ state: 'detached' });
  });
});

/** Cyrillic letters in one byte each. */
const inWindows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => letter.charCodeAt(0)).map((code) => (code < 0x400 ? code : code - 0x350)),
  );

test('the chosen columns stay when the file is read with other letters', async () => {
  const file = inWindows1251('Paper;Stand;Цена\nBG2030026111;16.03.2026;99,5\nОбщо;;99,5\n');
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await upload(page, 'letters.csv', file);
    await page.getByRole('heading', { name: texts.columnsTitle }).waitFor();
    const column = (key: string) => page.getByLabel(texts.columns[key]!, { exact: true }).first();
    const currency = page.getByLabel(texts.valueForAll(texts.columns['currency']!));
    await column('isin').selectOption({ label: '1 · Paper' });
    await column('day').selectOption({ label: '2 · Stand' });
    await currency.fill('EUR');
    await page.getByLabel(texts.remember).uncheck();
    await page.getByRole('button', { name: texts.readAsOther('windows-1252') }).click();
    await page.getByRole('button', { name: texts.readAsOther('windows-1251') }).waitFor();
    expect([await column('isin').inputValue(), await column('day').inputValue()]).toEqual(['0', '1']);
    expect(await currency.inputValue()).toBe('EUR');
    expect(await page.getByLabel(texts.remember).isChecked()).toBe(false);
  });
});

const GOOD_ROWS = [
  'ISIN;Class;Direction;Units;Price;Currency;Date',
  'IE00BK5BQT80;etf;buy;12;148.2;EUR;2026-03-16',
  'DE0007164600;share;buy;5;99;EUR;2026-03-16',
].join('\n');

test('of two rows unticked in quick succession, a failure of the first gives a message, and the second is left out', async () => {
  await visit({ browser, site: demo.site }, async ({ page, expectRefusal }) => {
    await upload(page, 'quick.csv', Buffer.from(GOOD_ROWS));
    await page.getByRole('button', { name: texts.toPreview }).click();
    const row = (number: number) => page.getByLabel(texts.includeRow(number));
    await page.getByRole('button', { name: texts.import(2) }).waitFor();

    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    let isFirst = true;
    await page.route('**/api/admin/imports/*/rows', async (route) => {
      if (route.request().method() !== 'PUT' || !isFirst) return route.fallback();
      isFirst = false;
      await held;
      await route.fulfill({ status: 404, json: {} });
    });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await row(2).click();
    await sent;
    await row(3).click();
    refuse();
    await page.getByText(texts.includeFailed).waitFor();
    expectRefusal(404, '/rows');
    await page.getByRole('button', { name: texts.import(1) }).waitFor();
    expect([await row(2).isChecked(), await row(3).isChecked()]).toEqual([true, false]);
  });
});
