import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSample } from '../../src/testing/factories/imports/import-samples.ts';
import { aWorkbook } from '../../src/testing/files/a-workbook.ts';
import { importsTexts } from '../../src/web/platform/texts/portfolio/imports.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { holdImport, readSlowly } from './slow-import.ts';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  browser = await startBrowser();
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A held bond, and its ISIN with a wrong check digit. */
async function aMistypedIsin() {
  const { isin } = await demo.site.db
    .selectFrom('bonds')
    .select('isin')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const digit = Number(isin.at(-1));
  return { isin, mistyped: `${isin.slice(0, -1)}${(digit + 1) % 10}` };
}

const aFile = (mistyped: string) =>
  aWorkbook({
    sheets: {
      Deals: [
        ['ISIN', 'Class', 'Direction', 'Units', 'Price', 'Currency', 'Date'],
        [mistyped, 'bond', 'buy', 5000, 0.921, 'EUR', '2025-03-14'],
        ['IE00BK5BQT80', 'etf', 'buy', 12, 148.2, 'EUR', '2026-03-16'],
        ['DE0007164600', 'share', 'buy', 'x', 99, 'EUR', '2026-03-16'],
      ],
      Remarks: [['none']],
    },
  });

test('an administrator answers by what a row costs, takes the held ISIN, corrects a good row and downloads the others', async () => {
  const look = DARK_PHONE;
  const texts = importsTexts[look.language];
  const { isin, mistyped } = await aMistypedIsin();
  const id = await findUserId(demo, demo.newcomer);
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto(`/admin/imports?holder=${id}`);
    await expect.poll(() => page.getByLabel(texts.holder).inputValue()).not.toBe('');
    await page
      .locator('input[type=file]')
      .and(page.getByLabel(texts.choose))
      .setInputFiles({ name: 'deals.xlsx', mimeType: XLSX, buffer: aFile(mistyped) });
    await page.getByRole('button', { name: texts.toPreview }).click();
    await page.getByText(texts.otherSheets(['Remarks'])).waitFor();

    const fraction = page.getByRole('button', { name: texts.choices['fraction']! });
    await expect.poll(() => fraction.textContent()).toMatch(/4.605[.,]00.EUR/);
    await expectAccessibleInBothLooks(page, look);
    await fraction.click();

    await page.getByRole('button', { name: texts.takeIsin(isin) }).click();
    await page.getByRole('button', { name: texts.takeIsin(isin) }).waitFor({ state: 'detached' });
    // How the price of a security is written is asked for each.
    await fraction.click();
    // Until the file is read again, the row of before is shown.
    await expect.poll(() => page.getByLabel(texts.includeRow(2)).isChecked()).toBe(true);

    const row = texts.inRow(3, null, null);
    await page.getByRole('button', { name: `${texts.correct}: ${row}`, exact: true }).click();
    await page.getByLabel('Units', { exact: true }).fill('15');
    await expectAccessibleInBothLooks(page, look);
    await page.getByRole('button', { name: texts.correct, exact: true }).first().click();
    await page.getByLabel('Units', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('15').first().waitFor();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.download(1) }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`deals-${texts.why}.xlsx`);
    await page.goto('/admin/imports');
    await page.getByRole('button', { name: `${texts.discard}: deals.xlsx` }).click();
    await page.getByRole('link', { name: 'deals.xlsx', exact: true }).waitFor({ state: 'detached' });
  });
});

test('the ISIN of a ticker is answered once, changed where it is remembered, and asked again once it is removed', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  const id = await findUserId(demo, demo.newcomer);
  await visit({ browser, site: demo.site, look }, async ({ page, expectRefusal }) => {
    const asked = texts.questionTexts['isin_unknown']!(() => 'O');
    const upload = async (name: string) => {
      await page.goto(`/admin/imports?holder=${id}`);
      await expect.poll(() => page.getByLabel(texts.holder).inputValue()).not.toBe('');
      await page
        .locator('input[type=file]')
        .and(page.getByLabel(texts.choose))
        .setInputFiles({ name, mimeType: 'text/csv', buffer: readSample('revolut.csv') });
      await page.getByRole('heading', { name: texts.questions }).waitFor();
    };
    await signIn(page, demo.administrator);
    await upload('first.csv');
    await page.getByLabel(asked).fill('US7561091049');
    await page.getByLabel(asked).press('Enter');
    await page.getByText('US7561091049').first().waitFor();
    expect(await page.getByLabel(asked).count()).toBe(0);

    await page.goto('/admin/imports');
    const change = page.getByRole('button', { name: `${texts.changeSymbol}: O`, exact: true });
    await change.click();
    const isin = page.getByLabel('ISIN: O', { exact: true });
    expect(await isin.inputValue()).toBe('US7561091049');
    await expectAccessibleInBothLooks(page, look);
    await isin.fill('not an ISIN');
    await page.getByRole('button', { name: texts.saveSymbol }).click();
    await page.getByText(texts.changeSymbolFailed).waitFor();
    expectRefusal(400, '/import-symbols/');
    await isin.fill('US5949181045');
    await page.getByRole('button', { name: texts.saveSymbol }).click();
    await page.getByText('O → US5949181045').waitFor();

    await upload('second.csv');
    expect(await page.getByLabel(asked).count()).toBe(0);
    await page.getByText('US5949181045').first().waitFor();

    await page.goto('/admin/imports');
    await page.getByRole('button', { name: `${texts.forget}: O`, exact: true }).click();
    await change.waitFor({ state: 'detached' });
    await upload('third.csv');
    await page.getByLabel(asked).waitFor();
  });
});

const WRONG_CELLS = [
  'ISIN;Class;Direction;Units;Price;Currency;Date',
  'IE00BK5BQT80;etf;buy;x;148.2;EUR;2026-03-16',
  'DE0007164600;share;buy;y;99;EUR;2026-03-16',
  'DE0007164600;share;sell;1;99.5;euros;2026-03-17',
].join('\n');

test('the keyboard stays at a corrected cell that is still wrong, and continues at the next wrong one', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin/imports');
    await page
      .locator('input[type=file]')
      .and(page.getByLabel(texts.choose))
      .setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from(WRONG_CELLS) });
    // Chosen with the columns, since the file names none and none was chosen before.
    const holder = page.getByLabel(texts.valueForAll(texts.holder));
    const option = `${demo.newcomer.username} · ${demo.newcomer.email}`;
    await holder.fill(demo.newcomer.email);
    await page.locator(`option[value="${option}"]`).waitFor({ state: 'attached' });
    await holder.fill(option);
    await expectAccessibleInBothLooks(page, look);
    await page.getByRole('button', { name: texts.toPreview }).click();

    const focused = page.locator(':focus');
    const cell = (row: number, column: string) => page.getByLabel(texts.inRow(row, column, null));
    await cell(2, 'Units').fill('5');
    await page.keyboard.press('Enter');
    await cell(2, 'Units').waitFor({ state: 'detached' });
    await focused.and(cell(3, 'Units')).waitFor();

    await cell(3, 'Units').fill('many');
    const correct = page.getByRole('button', { name: texts.correct, exact: true }).first();
    await correct.click();
    await page
      .locator('form')
      .getByRole('button', { name: texts.correct, exact: true })
      .waitFor({ state: 'detached' });
    await focused.and(cell(3, 'Units')).waitFor();
    expect(await focused.inputValue()).toBe('many');

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await focused.and(cell(4, 'Currency')).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('EUR');
    await page.keyboard.press('Enter');
    await cell(4, 'Currency').waitFor({ state: 'detached' });
    await focused.and(page.locator('#content')).waitFor();

    const open = page.getByRole('button', {
      name: `${texts.correct}: ${texts.inRow(2, null, null)}`,
      exact: true,
    });
    await open.press('Enter');
    await focused.and(page.getByLabel('ISIN', { exact: true })).waitFor();
    await page.getByLabel('Units', { exact: true }).fill('6');
    await page.keyboard.press('Enter');
    await focused.and(open).waitFor();

    // A long file takes longer to read again, so the rows are away meanwhile.
    const answer = await holdImport(page, { method: 'PUT', of: 'rows' });
    const finishReading = await readSlowly(page);
    await open.press('Enter');
    await page.getByLabel('Units', { exact: true }).fill('8');
    await page.keyboard.press('Enter');
    await page.getByText(texts.reading('wrong.csv')).first().waitFor();
    await finishReading();
    answer();
    await focused.and(open).waitFor();

    // What is left out can be downloaded after the import, too.
    await open.press('Enter');
    await page.getByLabel('Units', { exact: true }).fill('x');
    await page.keyboard.press('Enter');
    await page.getByLabel(texts.leaveErrors(1)).check();
    await page.getByRole('button', { name: texts.import(2) }).click();
    await page.getByText(texts.doneTitle(2)).waitFor();
    await page.getByText(texts.leftOut(1)).waitFor();
    await expectAccessibleInBothLooks(page, look);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.download(1) }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`wrong-${texts.why}.csv`);
  });
});

test('what is typed while corrections are read stays, also in a long file', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  const holder = await findUserId(demo, demo.newcomer);
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto(`/admin/imports?holder=${holder}`);
    await expect.poll(() => page.getByLabel(texts.holder).inputValue()).not.toBe('');
    await page
      .locator('input[type=file]')
      .and(page.getByLabel(texts.choose))
      .setInputFiles({ name: 'meanwhile.csv', mimeType: 'text/csv', buffer: Buffer.from(WRONG_CELLS) });
    await page.getByRole('button', { name: texts.toPreview }).click();

    const focused = page.locator(':focus');
    const cell = (row: number, column: string) => page.getByLabel(texts.inRow(row, column, null));
    const correct = (state: string) => page.locator(`form button${state}`, { hasText: texts.correct });

    const showAllRows = await holdImport(page, { method: 'GET', of: 'rows' });
    await cell(2, 'Units').fill('5');
    await page.keyboard.press('Enter');
    await cell(2, 'Units').waitFor({ state: 'detached' });
    await cell(3, 'Units').fill('many');
    showAllRows();
    await correct(':not([aria-disabled])').waitFor();
    expect(await cell(3, 'Units').inputValue()).toBe('many');

    const answer = await holdImport(page, { method: 'PUT', of: 'rows' });
    const finishReading = await readSlowly(page);
    await cell(4, 'Currency').fill('eurs');
    await cell(3, 'Units').press('Enter');
    await page.getByText(texts.reading('meanwhile.csv')).first().waitFor();
    await finishReading();
    await focused.and(cell(3, 'Units')).waitFor();
    expect(await focused.inputValue()).toBe('many');
    expect(await cell(4, 'Currency').inputValue()).toBe('eurs');
    answer();
  });
});
