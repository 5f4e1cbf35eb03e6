import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closingDayTexts } from '../../src/web/platform/texts/portfolio/instruments/closing-day.ts';
import { distributionsTexts } from '../../src/web/platform/texts/portfolio/distributions.ts';
import { addAdministrator } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
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
  type Owner,
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

/** Values as a person types them, and as the product then shows them. */
const READ = {
  en: {
    typed: { payDay: '15 Jan 2026', gross: '118.40', tax: '5.92' },
    row: '15 Jan 2026',
    amounts: ['118.40 EUR', '5.92 EUR', '112.48 EUR'],
    dividend: '120.00 EUR (typed) · 118.40 EUR from 1 distribution',
    closed: ['20 Feb 2026', '20 Feb 2026'],
  },
  bg: {
    typed: { payDay: '15.01.2026', gross: '118,40', tax: '5,92' },
    row: '15.01.2026 г.',
    amounts: ['118,40 EUR', '5,92 EUR', '112,48 EUR'],
    dividend: '120,00 EUR (въведено) · 118,40 EUR от 1 разпределение',
    closed: ['20.02.2026', '20.02.2026 г.'],
  },
} as const;

describe.each(LOOKS)('distributions of a holding of kind $kind at $width pixels', ({ kind, look }) => {
  const { language } = look;
  const { texts: list, common, lists } = readTexts(look, kind);
  const [texts, closing, read] = [distributionsTexts[language], closingDayTexts[language], READ[language]];
  let owner: Owner;
  const sitting = () => ({ browser, site, look, kind, owner });
  const open = (page: Page) => page.getByRole('button', { name: ISIN, exact: true }).click();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  beforeAll(async () => {
    owner = await registerOwner(site, kind);
    const body = { isin: ISIN, direction: 'Bid', name: 'World', currency: 'EUR', buyPrice: 80, nominal: 10 };
    await callElsewhere(site, `/admin/users/${owner.userId}/${PATHS[kind].ofUser}`, {
      method: 'POST',
      body: { ...body, dividend: 120, buyDate: '2025-01-15' },
    });
  });

  test('an administrator records one; the holder sees it next to the entered dividend', async () => {
    await asAdministrator(sitting(), async ({ page }) => {
      await open(page);
      await page.getByText(texts.none).waitFor();
      await press(page, texts.addTo(ISIN));
      const dialog = page.getByRole('dialog', { name: texts.add });
      const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}(?: \\(|$)`)).first();
      await field(texts.payDay).fill(read.typed.payDay);
      await field(texts.gross).fill(read.typed.gross);
      await field(texts.taxWithheld).fill(read.typed.tax);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.add, exact: true }).click();
      await page.getByText(texts.saved).waitFor();
      await press(page, texts.deleteLabel(read.row));
      await page.getByText(texts.none).waitFor();
      await press(page, common.undo);
      await page.getByText(texts.restored).waitFor();
    });
    await asOwner(sitting(), async ({ page }) => {
      await open(page);
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: read.row }) });
      for (const amount of read.amounts) expect(await readText(row)).toContain(amount);
      expect(await readText(termValue(findCard(page, ISIN), list.fields.dividend))).toBe(read.dividend);
      await expectAccessible(page);
    });
  });

  test('an administrator changes the closing day, and the holder sees it', async () => {
    await asAdministrator(sitting(), async ({ page }) => {
      await act(page, ISIN, list.expire);
      await page.getByText(list.wasExpired(ISIN)).waitFor();
      await page.getByRole('button', { name: lists.showExpired }).click();
      await open(page);
      await press(page, closing.changeLabel(ISIN));
      const dialog = page.getByRole('dialog', { name: closing.title });
      await dialog.getByLabel(closing.closedOn).first().fill(read.closed[0]);
      await dialog.getByRole('button', { name: closing.save, exact: true }).click();
      await page.getByText(closing.saved(ISIN)).waitFor();
    });
    await asOwner(sitting(), async ({ page }) => {
      await page.getByRole('button', { name: lists.showExpired }).click();
      await open(page);
      expect(await readText(termValue(findCard(page, ISIN), closing.closedOn))).toBe(read.closed[1]);
    });
  });
});
