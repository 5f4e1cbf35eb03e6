import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { layoutTexts } from '../../src/web/platform/texts/platform/layout.ts';
import { batchesTexts } from '../../src/web/platform/texts/portfolio/batches.ts';
import { pricesTexts } from '../../src/web/platform/texts/portfolio/prices.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => Promise.all([browser.close(), demo.site.stop()]));

/** As a spreadsheet puts its cells on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator('[data-price-field]').first().waitFor();
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[data-price-field]')?.dispatchEvent(event);
  }, text);
}

/** Active bonds of the owner with a market price. */
async function ownersBonds() {
  return demo.site.db
    .selectFrom('bonds')
    .innerJoin('users', 'users.id', 'bonds.user_id')
    .select(['isin', 'market_price'])
    .where('email', '=', demo.owner.email)
    .where('expired', '=', false)
    .where('market_price', '>', '0')
    .where('currency', '=', 'EUR')
    .orderBy('bonds.id')
    .execute();
}

const marketPrice = async (isin: string) => {
  const bond = (await ownersBonds()).find((each) => each.isin === isin);
  return Number(bond?.market_price);
};

test('prices are pasted, a warning is answered, holders have them, and they are taken back as one', async () => {
  const texts = pricesTexts.en;
  const [first, second] = await ownersBonds();
  const [one, other] = [first!, second!];
  const [onePrice, otherPrice] = [Number(one.market_price), Number(other.market_price)];
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: layoutTexts.en.prices, exact: true }).click();
    await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor();
    const changed = (onePrice + 0.25).toFixed(2);
    await paste(page, `${one.isin}\t${changed}\n${other.isin}\t${otherPrice / 100}`);
    await page.getByRole('button', { name: texts.save(1), exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByLabel(texts.againOf(String(otherPrice / 100)), { exact: true }).waitFor();
    await page.getByRole('button', { name: texts.use(otherPrice.toFixed(4)), exact: true }).click();
    await page.getByRole('button', { name: texts.save(2), exact: true }).click();
    await page.getByText(texts.saved(2)).waitFor();
    expect(await marketPrice(one.isin)).toBe(Number(changed));

    await page.getByRole('button', { name: commonTexts.en.undo, exact: true }).click();
    await page.getByText(texts.undone).waitFor();
    expect(await marketPrice(one.isin)).toBe(onePrice);

    await paste(page, `${one.isin}\t${changed}\tEUR`);
    await page.getByRole('button', { name: texts.save(1), exact: true }).click();
    await page.getByText(texts.saved(1)).waitFor();
    const saves = page.getByRole('region', { name: texts.past }).getByRole('listitem');
    await saves.nth(1).getByText(batchesTexts.en.undoneAt).waitFor();
    await saves.first().getByText('Demo Administrator').waitFor();
    await saves.first().getByRole('button').click();
    await saves.first().getByText(batchesTexts.en.undoneAt).waitFor();
    expect(await marketPrice(one.isin)).toBe(onePrice);
  });
});

test('a list with wrong lines names each of them, and takes nothing over before all are right', async () => {
  const texts = pricesTexts.bg;
  const [bond] = await ownersBonds();
  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, demo.administrator, '/admin/prices');
    await page.getByRole('button', { name: texts.paste }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`${bond!.isin}\tсто\n!!\t98`);
    await dialog.getByRole('button', { name: texts.pasteDone }).click();
    await dialog.getByText(texts.faultOfLine(1, texts.lineFaults.price)).waitFor();
    await dialog.getByText(texts.faultOfLine(2, texts.lineFaults.isin)).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(`${bond!.isin}\t${bond!.market_price}`);
    await dialog.getByRole('button', { name: texts.pasteDone }).click();
    await page.getByRole('button', { name: texts.save(1), exact: true }).waitFor();
    await expectAccessible(page);
  });
});

describe('a price of a day that is still to come', () => {
  test('is refused at its row, and the others can be saved', async () => {
    const texts = pricesTexts.en;
    const [one, other] = await ownersBonds();
    await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page, expectRefusal }) => {
      await signIn(page, demo.administrator, '/admin/prices');
      await paste(
        page,
        `${one!.isin}\t${one!.market_price}\t2099-01-01\n${other!.isin}\t${other!.market_price}`,
      );
      await page.getByRole('button', { name: texts.save(1), exact: true }).waitFor();
      expectRefusal(400, '/api/admin/prices');
      await page.getByText(texts.left(0, 1)).waitFor();
      await expectAccessible(page);
    });
  });
});
