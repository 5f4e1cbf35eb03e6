import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { batchesTexts } from '../../src/web/platform/texts/portfolio/batches.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { pricesTexts } from '../../src/web/platform/texts/portfolio/instruments/prices.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { clickTwice } from '../support/click-twice.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { readText } from '../support/read-text.ts';
import { DARK_PHONE, DESKTOP, PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

/** The prices in the history, in the order in which they were saved. */
async function savedPrices(isin: string): Promise<readonly number[]> {
  const saved = demo.site.db
    .selectFrom('prices')
    .select('price')
    .where('isin', '=', isin)
    .where('batch_id', 'is not', null)
    .where('undone', '=', false)
    .orderBy('id');
  return (await saved.execute()).map(({ price }) => Number(price));
}

/** Pastes text as a spreadsheet puts cells on the clipboard. */
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

/** The ETFs and shares of all users, each ISIN once. */
const etfsAndShares = () =>
  demo.site.db
    .selectFrom('etfs_and_shares')
    .select(['isin', 'market_price'])
    .distinctOn('isin')
    .where('expired', '=', false)
    .where('market_price', '>', '0')
    .where('currency', '=', 'EUR')
    .orderBy('isin')
    .execute();

/** A small change that needs no confirmation. */
const raised = (price: string | number) => Number((Number(price) * 1.0025).toFixed(4));

const marketPrice = async (isin: string) => {
  const bond = (await ownersBonds()).find((each) => each.isin === isin);
  return Number(bond?.market_price);
};

test('prices are pasted, a warning is answered, holders see them, and one Undo reverts all of them', async () => {
  const texts = pricesTexts.en;
  const [first, second] = await ownersBonds();
  const [one, other] = [first!, second!];
  const [onePrice, otherPrice] = [Number(one.market_price), Number(other.market_price)];
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts.en.prices, exact: true }).click();
    await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor();
    const changed = (onePrice + 0.25).toFixed(2);
    await paste(page, `${one.isin}\t${changed}\n${other.isin}\t${otherPrice / 100}`);
    await page.getByRole('button', { name: texts.save(1), exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByLabel(texts.retypeLabel(String(otherPrice / 100)), { exact: true }).waitFor();
    await page.getByRole('button', { name: texts.use(otherPrice.toFixed(4)), exact: true }).click();
    await clickTwice(page.getByRole('button', { name: texts.save(2), exact: true }));
    await page.getByText(texts.saved(2)).waitFor();
    expect(await savedPrices(one.isin)).toEqual([Number(changed)]);
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
    const holdings = Number(/(\d+) holdings?/.exec(await readText(saves.first()))?.[1]);
    expect(holdings).toBeGreaterThan(0);
    await demo.site.db
      .updateTable('bonds')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('isin', '=', one.isin)
      .where('user_id', '=', await findUserId(demo, demo.owner))
      .execute();
    await saves.first().getByRole('button').click();
    const question = page.getByRole('dialog', { name: texts.undoTitle });
    await question.getByText(batchesTexts.en.holdings(holdings)).waitFor();
    await question.getByRole('button', { name: commonTexts.en.cancel, exact: true }).click();
    expect(await marketPrice(one.isin)).toBe(Number(changed));
    await saves.first().getByRole('button').click();
    await question.getByRole('button', { name: batchesTexts.en.undo, exact: true }).click();
    await saves.first().getByText(batchesTexts.en.undoneAt).waitFor();
    await saves.first().getByText(batchesTexts.en.leftAfterUndo(1)).waitFor();
    await saves.first().getByRole('link', { name: demo.owner.username }).click();
    await page.getByRole('heading', { name: demo.owner.username }).waitFor();
    await page.getByRole('main').getByText(one.isin).first().waitFor();
    expect(await marketPrice(one.isin)).toBe(Number(changed));
  });
});

test('a list of 14 prices is pasted; a holder sees them until one Undo reverts them', async () => {
  const [look, LINES] = [PHONE, 14];
  const texts = pricesTexts[look.language];
  const [held, other] = await ownersBonds();
  const lines = [held!, other!, ...(await etfsAndShares())].slice(0, LINES);
  expect(lines).toHaveLength(LINES);
  const before = await marketPrice(held!.isin);
  const inList = (price: number) => price.toFixed(4).replace('.', ',');
  const expectInHoldersList = (price: number) =>
    visit({ browser, site: demo.site, look }, async ({ page }) => {
      await signIn(page, demo.owner);
      await page.getByLabel(bondsTexts[look.language].search).fill(held!.isin);
      await expect.poll(() => readText(page.getByRole('main'))).toContain(inList(price));
    });
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts[look.language].prices, exact: true }).click();
    await paste(page, lines.map(({ isin, market_price }) => `${isin}\t${raised(market_price)}`).join('\n'));
    await page.getByRole('button', { name: texts.save(LINES), exact: true }).click();
    await page.getByText(texts.saved(LINES)).waitFor();
    await expectInHoldersList(raised(held!.market_price));
    const saves = page.getByRole('region', { name: texts.past }).getByRole('listitem');
    const save = saves.filter({ hasText: texts.prices(LINES) });
    await save.getByRole('button').click();
    const { undo, undoneAt } = batchesTexts[look.language];
    await page
      .getByRole('dialog', { name: texts.undoTitle })
      .getByRole('button', { name: undo, exact: true })
      .click();
    await save.getByText(undoneAt).waitFor();
    await expectInHoldersList(before);
  });
});

test('if two administrators save the same security, the second sees the price of the first, and both prices are kept', async () => {
  const texts = pricesTexts.en;
  await addAdministrator(demo.site.db);
  const [bond] = await ownersBonds();
  const [first, second] = [raised(bond!.market_price), raised(raised(bond!.market_price))];
  const place = { browser, site: demo.site, look: DESKTOP };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  await visit(place, async ({ page: one }) => {
    await visit(place, async ({ page: other }) => {
      await signIn(one, demo.administrator, '/admin/prices');
      await signIn(other, ADMINISTRATOR, '/admin/prices');
      await paste(one, `${bond!.isin}\t${first}\tEUR`);
      await other.locator('[data-price-field]').first().waitFor();
      await press(one, texts.save(1));
      await one.getByText(texts.saved(1)).waitFor();

      await paste(other, `${bond!.isin}\t${second}\tEUR`);
      await other.getByText(texts.notes.replaces_price).waitFor();
      await press(other, texts.save(1));
      await other.getByText(texts.saved(1)).waitFor();
      const saves = other.getByRole('region', { name: texts.past }).getByRole('listitem');
      await saves.first().getByText(ADMINISTRATOR.username).waitFor();
      await saves.nth(1).getByText('Demo Administrator').waitFor();
    });
  });
  expect(await marketPrice(bond!.isin)).toBe(second);
  expect(await savedPrices(bond!.isin)).toEqual([first, second]);
});

test('each wrong line of a list is named, and nothing is added until all are right', async () => {
  const texts = pricesTexts.bg;
  const [bond] = await ownersBonds();
  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, demo.administrator, '/admin/prices');
    await page.getByRole('button', { name: texts.paste }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: commonTexts.bg.cancel }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.paste }).click();
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

describe('a price of a future day', () => {
  test('is refused at its row, while the others can be saved', async () => {
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

test('the filters by age show each security once', async () => {
  const texts = pricesTexts.en;
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator, '/admin/prices');
    const filters = page.getByRole('group', { name: texts.show });
    await page.locator('[data-price-field]').first().waitFor();
    const options = await filters.getByRole('button').allInnerTexts();
    const [all, ...parts] = options.map((option) => Number(/\d+$/.exec(option)?.[0]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
    await filters.getByRole('button', { name: texts.filters.other }).click();
    await page
      .locator('[data-price-field]')
      .nth(parts.at(-1)! - 1)
      .waitFor();
    expect(await page.locator('[data-price-field]').count()).toBe(parts.at(-1));
  });
});

test('leaving with typed prices asks first: they stay, or the next screen opens', async () => {
  const [texts, forms] = [pricesTexts.en, formsTexts.en];
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts.en.prices, exact: true }).click();
    const price = page.getByLabel(texts.newPriceLabel('Apple'));
    await price.fill('231.5');
    const question = page.getByRole('dialog', { name: forms.unsavedTitle });
    await page.getByRole('searchbox', { name: texts.search }).fill('no such name');
    await page.waitForURL('**/admin/prices?q=no*');
    await expect.poll(() => page.locator('[data-price-field]').count()).toBe(1);
    expect(await question.count()).toBe(0);
    await page.goBack();
    await question.getByRole('button', { name: forms.stay }).click();
    expect(await price.inputValue()).toBe('231.5');
    await page.getByRole('link', { name: instrumentsTexts.en.title, exact: true }).click();
    await question.getByRole('button', { name: forms.leave }).click();
    await page.getByRole('heading', { name: instrumentsTexts.en.title, level: 1 }).waitFor();
  });
});
