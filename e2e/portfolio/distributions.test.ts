import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingDayTexts } from '../../src/web/platform/texts/portfolio/instruments/closing-day.ts';
import { distributionsTexts } from '../../src/web/platform/texts/portfolio/distributions.ts';
import { addAdministrator } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import {
  act,
  asAdministrator,
  asOwner,
  callElsewhere,
  findCard,
  LOOKS,
  PATHS,
  readTexts,
  registerOwner,
} from '../support/etfs-and-shares.ts';
import { readText, termValue } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

const ISIN = 'BGDEMO000012';
/** ETFs and shares have the same code, so each journey covers only one of them. */
const [ETF_AT_THE_DESK, SHARE_ON_THE_PHONE] = LOOKS;

/** A holding of this kind, its administrator and its holder with this look. */
async function aHolding({ kind, look }: (typeof LOOKS)[number]) {
  const owner = await registerOwner(site, kind);
  const body = { isin: ISIN, direction: 'Bid', name: 'World', currency: 'EUR', buyPrice: 80, nominal: 10 };
  await callElsewhere(site, `/admin/users/${owner.userId}/${PATHS[kind].ofUser}`, {
    method: 'POST',
    body: { ...body, dividend: 120, buyDate: '2025-01-15' },
  });
  return { browser, site, look, kind, owner };
}

const open = (page: Page) => page.getByRole('button', { name: ISIN, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an administrator records one; the holder sees it next to the entered dividend', async () => {
  const sitting = await aHolding(SHARE_ON_THE_PHONE);
  const { look } = sitting;
  const { texts: list, common } = readTexts(look, sitting.kind);
  const texts = distributionsTexts[look.language];
  await asAdministrator(sitting, async ({ page }) => {
    await open(page);
    await page.getByText(texts.none).waitFor();
    await press(page, texts.addTo(ISIN));
    const dialog = page.getByRole('dialog', { name: texts.add });
    const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}(?: \\(|$)`)).first();
    await field(texts.payDay).fill('15.01.2026');
    await field(texts.gross).fill('118,40');
    await field(texts.taxWithheld).fill('5,92');
    await expectAccessibleInBothLooks(page, look);
    await dialog.getByRole('button', { name: texts.add, exact: true }).click();
    await page.getByText(texts.saved).waitFor();
    await press(page, texts.deleteLabel('15.01.2026 г.'));
    await page.getByText(texts.none).waitFor();
    await press(page, common.undo);
    await page.getByText(texts.restored).waitFor();
  });
  await asOwner(sitting, async ({ page }) => {
    await open(page);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '15.01.2026 г.' }) });
    for (const amount of ['118,40 EUR', '5,92 EUR', '112,48 EUR'])
      expect(await readText(row)).toContain(amount);
    expect(await readText(termValue(findCard(page, ISIN), list.fields.dividend))).toBe(
      '120,00 EUR (въведено) · 118,40 EUR от 1 разпределение',
    );
    await expectAccessibleInBothLooks(page, look);
  });
});

test('an administrator changes the closing day, and the holder sees it', async () => {
  const sitting = await aHolding(ETF_AT_THE_DESK);
  const { look } = sitting;
  const { texts: list, lists } = readTexts(look, sitting.kind);
  const closing = closingDayTexts[look.language];
  await asAdministrator(sitting, async ({ page }) => {
    await act(page, ISIN, list.expire);
    await page.getByText(list.wasExpired(ISIN)).waitFor();
    await page.getByRole('button', { name: lists.showExpired }).click();
    await open(page);
    await press(page, closing.changeLabel(ISIN));
    const dialog = page.getByRole('dialog', { name: closing.title });
    await dialog.getByLabel(closing.closedOn).first().fill('20 Feb 2026');
    await dialog.getByRole('button', { name: closing.save, exact: true }).click();
    await page.getByText(closing.saved(ISIN)).waitFor();
  });
  await asOwner(sitting, async ({ page }) => {
    await page.getByRole('button', { name: lists.showExpired }).click();
    await open(page);
    expect(await readText(termValue(findCard(page, ISIN), closing.closedOn))).toBe('20 Feb 2026');
  });
});
