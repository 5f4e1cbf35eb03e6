import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROWS_PER_PAGE } from '#api/portfolio/imports/row-kinds';
import { readSample } from '../../src/testing/factories/imports/import-samples.ts';
import { importsTexts } from '../../src/web/platform/texts/portfolio/imports.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  browser = await startBrowser();
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

/** A row of another holder than the one chosen for all rows. */
const OF_OWNER = (email: string) =>
  `ISIN;Class;Direction;Units;Price;Currency;Date;Holder\nDE0007164600;share;buy;1;99;EUR;2026-03-16;${email}`;

test('the holder of all rows of a recognised file is chosen without a second upload, or taken back', async () => {
  const look = DARK_PHONE;
  const texts = importsTexts[look.language];
  const id = await findUserId(demo, demo.newcomer);
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    const upload = (name: string, buffer: Buffer) =>
      page
        .locator('input[type=file]')
        .and(page.getByLabel(texts.choose))
        .setInputFiles({ name, mimeType: 'text/csv', buffer });
    const holder = page.getByLabel(texts.valueForAll(texts.holder));
    await signIn(page, demo.administrator, '/admin/imports');
    await upload('broker.csv', readSample('trading-212.csv'));
    await page.getByRole('heading', { name: texts.rules['holder_missing']!(() => '') }).waitFor();
    await holder.fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText(texts.holderUnknown).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await holder.fill(demo.newcomer.email);
    const option = `${demo.newcomer.username} · ${demo.newcomer.email}`;
    await page.locator(`option[value="${option}"]`).waitFor({ state: 'attached' });
    await holder.fill(option);
    await page.keyboard.press('Enter');
    await page
      .getByText(`Trading 212 · UTF-8 · ${texts.delimiters[',']} · ${demo.newcomer.username}`)
      .waitFor();

    await page.goto(`/admin/imports?holder=${id}`);
    await expect.poll(() => page.getByLabel(texts.holder, { exact: true }).inputValue()).not.toBe('');
    await upload('named.csv', Buffer.from(OF_OWNER(demo.owner.email)));
    await page.getByRole('button', { name: texts.toPreview }).click();
    await page
      .getByRole('heading', { name: texts.rules['another_holder']!(() => demo.owner.email) })
      .waitFor();
    expect(await holder.inputValue()).toBe(demo.newcomer.username);
    await holder.fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: texts.import(1) }).waitFor();
  });
});

/** A file of Trading 212 whose rows before the last are in error. */
const aBrokerFile = (wrongRows: number) =>
  [
    'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Total,Currency (Total),ID',
    ...Array.from(
      { length: wrongRows },
      () => 'Market buy,2025-03-14 10:00:00,DE0007164600,SAP,SAP,x,99,EUR,99,EUR,',
    ),
    'Market buy,2025-03-15 10:00:00,DE0007164600,SAP,SAP,2,101,EUR,202,EUR,',
  ].join('\n');

test('a wrong holder of a recognised file is changed in its preview, whatever its rows are', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  const owner = await findUserId(demo, demo.owner);
  const newcomer = await findUserId(demo, demo.newcomer);
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    const holder = page.getByLabel(texts.valueForAll(texts.holder));
    const upload = (text: string) =>
      page
        .locator('input[type=file]')
        .and(page.getByLabel(texts.choose))
        .setInputFiles({ name: 'broker.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await signIn(page, demo.administrator, '/admin/imports');
    // The last row lacks a holder, which is not among the first errors.
    await upload(aBrokerFile(ROWS_PER_PAGE));
    await page.getByText(texts.firstErrors(ROWS_PER_PAGE)).waitFor();
    expect(await holder.inputValue()).toBe('');

    await page.goto(`/admin/imports?holder=${owner}`);
    await expect.poll(() => page.getByLabel(texts.holder, { exact: true }).inputValue()).not.toBe('');
    await upload(aBrokerFile(0));
    await page.getByRole('button', { name: texts.import(1) }).waitFor();
    expect(await holder.inputValue()).toBe(demo.owner.username);
    await expectAccessibleInBothLooks(page, look);
    const option = `${demo.newcomer.username} · ${demo.newcomer.email}`;
    await holder.fill(demo.newcomer.email);
    await page.locator(`option[value="${option}"]`).waitFor({ state: 'attached' });
    await holder.fill(option);
    await page.getByRole('button', { name: texts.setHolder, exact: true }).click();
    await page.getByText(`DE0007164600 · ${demo.newcomer.username}`).waitFor();
    await page.getByRole('button', { name: texts.import(1) }).click();
    await page.getByText(texts.doneTitle(1)).waitFor();
    const bought = await demo.site.db
      .selectFrom('etfs_and_shares')
      .select('user_id')
      .where('isin', '=', 'DE0007164600')
      .where('nominal', '=', '2')
      .execute();
    expect(bought).toEqual([{ user_id: newcomer }]);
  });
});
