import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { batchesTexts } from '../../src/web/platform/texts/portfolio/batches.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { priceHistoryTexts } from '../../src/web/platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../src/web/platform/texts/portfolio/instruments/prices.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DARK_PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const { language } = DARK_PHONE;
const texts = priceHistoryTexts[language];
const priceTexts = pricesTexts[language];

/** A bond that is held and quoted in euro. */
const heldBond = () =>
  demo.site.db
    .selectFrom('bonds')
    .innerJoin('users', 'users.id', 'bonds.user_id')
    .select(['isin', 'market_price'])
    .where('email', '=', demo.owner.email)
    .where('expired', '=', false)
    .where('market_price', '>', '0')
    .where('currency', '=', 'EUR')
    .orderBy('bonds.id')
    .executeTakeFirstOrThrow();

const DAY_MS = 86_400_000;
/** A file with prices of the last five days, of which the newest is unusual. */
function priceFile(last: number): readonly string[] {
  return [0.997, 0.998, 1.002, 1.003, 1.13].map((factor, i) => {
    const day = new Date(Date.now() - (4 - i) * DAY_MS).toISOString().slice(0, 10);
    return `${day};${(last * factor).toFixed(2)}`;
  });
}

const loadFile = (page: Page, lines: readonly string[]) =>
  page
    .getByLabel(priceTexts.file, { exact: true })
    .first()
    .setInputFiles({
      name: 'bond.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Date;Close', ...lines].join('\r\n')),
    });

test('a file with many days of one security is corrected, previewed, confirmed and saved; loading it again changes nothing; one Undo reverts all of it', async () => {
  const { isin, market_price } = await heldBond();
  const lines = priceFile(Number(market_price));
  const newest = Number(lines[4]!.split(';')[1]);
  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts[language].prices, exact: true }).click();
    await page.locator('[data-price-field]').first().waitFor();

    await loadFile(page, [...lines.slice(0, 3), '31.02.2026;x', ...lines.slice(3)]);
    await dialog.getByText(priceTexts.faultOfLine(5, texts.lineFaults.day({}))).waitFor();
    await dialog.getByText(priceTexts.faultOfLine(5, texts.lineFaults.price({}))).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(['Date;Close', ...lines].join('\n'));
    await press(texts.next);

    await dialog.getByRole('searchbox', { name: texts.security }).fill(isin);
    await expect
      .poll(() => dialog.getByRole('list', { name: texts.found }).getByRole('listitem').count())
      .toBe(1);
    await expectAccessible(page);
    await dialog.getByRole('list', { name: texts.found }).getByRole('button').click();
    const save = dialog.getByRole('button', { name: priceTexts.save(5), exact: true });
    await save.waitFor();
    expect(await save.isDisabled()).toBe(true);
    await expectAccessible(page);
    await dialog.getByLabel(texts.areRight(1)).check();
    await save.click();
    await page.getByText(priceTexts.saved(5)).waitFor();
    expect(Number((await heldBond()).market_price)).toBe(newest);

    await loadFile(page, lines);
    await dialog.getByRole('searchbox', { name: texts.security }).fill(isin);
    await expect
      .poll(() => dialog.getByRole('list', { name: texts.found }).getByRole('listitem').count())
      .toBe(1);
    await dialog.getByRole('list', { name: texts.found }).getByRole('button').click();
    await dialog.getByText(texts.nothingNew).waitFor();
    await press(commonTexts[language].close);

    const saves = page.getByRole('region', { name: priceTexts.past }).getByRole('listitem');
    await saves.first().getByText(priceTexts.prices(5)).waitFor();
    await saves.first().getByRole('button').click();
    await press(batchesTexts[language].undo);
    await saves.first().getByText(batchesTexts[language].undoneAt).waitFor();
    expect((await heldBond()).market_price).toBe(market_price);

    await page.getByRole('link', { name: instrumentsTexts[language].title, exact: true }).click();
    await page.getByLabel(instrumentsTexts[language].search).fill(isin);
    await page.getByRole('main').getByRole('link', { name: isin }).click();
    await page.getByRole('button', { name: texts.title, exact: true }).click();
    await dialog.getByRole('textbox', { name: texts.textLabel }).fill(lines.join('\n'));
    await press(texts.next);
    await dialog.getByRole('button', { name: priceTexts.save(5), exact: true }).waitFor();
  });
});
