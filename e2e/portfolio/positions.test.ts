import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { positionsTexts } from '../../src/web/platform/texts/portfolio/figures/positions.ts';
import { addAdministrator } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import {
  asAdministrator,
  asOwner,
  readTexts,
  registerOwner,
  type Owner,
} from '../support/etfs-and-shares.ts';
import { readText } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let owner: Owner;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await registerOwner(site, 'share');
});
afterAll(() => site.stop());

const ISIN = 'BGDEMO000012';
const kind = 'share';
const { texts, ofKind } = readTexts(DESKTOP, kind);
const en = positionsTexts.en;

interface TypedDeal {
  readonly direction: 'Bid' | 'Ask';
  readonly nominal: string;
  readonly buyPrice: string;
  readonly buyDate: string;
}

async function enter(page: Page, { direction, ...typed }: TypedDeal): Promise<void> {
  await page.getByRole('button', { name: ofKind.admin.openAdd, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: ofKind.admin.add });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await field(texts.fields.isin).fill(ISIN);
  await field(texts.fields.name).fill('A share');
  await field(texts.fields.direction).selectOption(direction);
  for (const name of ['nominal', 'buyPrice', 'buyDate'] as const)
    await field(texts.fields[name]).fill(typed[name]);
  await dialog.getByRole('button', { name: ofKind.admin.add, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const findRow = (page: Page) => page.getByRole('row').filter({ hasText: ISIN }).first();

// The published example of Portfolio Performance, with gains of 81.12 and 98.12.
test('the administrator enters purchases and a part sale, and sees the realised gain by both methods', async () => {
  await asAdministrator({ browser, site, look: DESKTOP, kind, owner }, async ({ page }) => {
    await enter(page, { direction: 'Bid', nominal: '109', buyPrice: '28.8917', buyDate: '2025-01-15' });
    await enter(page, { direction: 'Bid', nominal: '52', buyPrice: '32.4023', buyDate: '2025-02-17' });
    await enter(page, { direction: 'Ask', nominal: '15', buyPrice: '35.4333', buyDate: '2025-03-19' });
    await page.getByRole('link', { name: listsTexts.en.byPosition }).click();
    await expect.poll(() => readText(findRow(page))).toContain('+81.12 EUR');
    expect(await readText(findRow(page))).toContain('4,383.74 EUR');
    await page.getByRole('button', { name: en.methods.fifo }).click();
    await page.waitForURL(/method=fifo/);
    await expect.poll(() => readText(findRow(page))).toContain('+98.12 EUR');
    await page.getByRole('button', { name: en.how }).click();
    const working = page.getByRole('region', { name: en.workingLabel(ISIN) });
    await expect.poll(() => working.getByRole('row').count()).toBe(4);
    expect(await readText(working.getByRole('row').last())).toContain('4,400.74');
  });
});

test('the day is typed key by key, and the positions are shown once it is one', async () => {
  await asAdministrator({ browser, site, look: DESKTOP, kind, owner }, async ({ page }) => {
    await page.getByRole('link', { name: listsTexts.en.byPosition }).click();
    const day = page.getByLabel(en.on, { exact: true });
    await day.clear();
    await day.pressSequentially('01.02.2025');
    await expect.poll(() => readText(findRow(page))).toContain('109');
    await day.fill('31.02.2025');
    await day.blur();
    await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => findRow(page).count()).toBe(0);
  });
});

test('the owner sees the calculation on a phone, in their language', async () => {
  const bg = positionsTexts[PHONE.language];
  await asOwner({ browser, site, look: PHONE, kind, owner }, async ({ page }) => {
    await page.getByRole('link', { name: listsTexts[PHONE.language].byPosition }).click();
    await page.getByRole('heading', { name: bg.titles.share, level: 1 }).waitFor();
    await page.getByRole('button', { name: bg.how }).click();
    const working = page.getByRole('region', { name: bg.workingLabel(ISIN) });
    await expect.poll(() => readText(working)).toContain('81,12');
    await page.getByRole('button', { name: bg.methods.fifo }).click();
    await expect.poll(() => readText(working)).toContain('98,12');
    expect(
      await page
        .getByRole('link', { name: navigationTexts[PHONE.language].shares })
        .getAttribute('aria-current'),
    ).toBe('true');
  });
});

test('selling the rest leaves nothing, and selling more than that shows the problem in every figure', async () => {
  await asAdministrator({ browser, site, look: DESKTOP, kind, owner }, async ({ page }) => {
    await enter(page, { direction: 'Ask', nominal: '146', buyPrice: '30', buyDate: '2025-04-16' });
    await page.getByRole('link', { name: listsTexts.en.byPosition }).click();
    await expect.poll(() => readText(findRow(page))).toContain('+77.38 EUR');
    await page.getByRole('link', { name: listsTexts.en.byDeal }).click();
    await enter(page, { direction: 'Ask', nominal: '1', buyPrice: '30', buyDate: '2025-04-17' });
    await page.getByRole('link', { name: listsTexts.en.byPosition }).click();
    await page
      .getByText('More was sold than held: the sale of 17 Apr 2025 is of 1, but the holding was only 0.')
      .waitFor();
    await expect.poll(() => findRow(page).getByText(en.reasons.sold_more_than_held).count()).toBe(7);
  });
});
