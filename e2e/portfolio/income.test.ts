import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { calendarFeedsTexts } from '../../src/web/platform/texts/portfolio/calendar-feeds.ts';
import { closingDayTexts } from '../../src/web/platform/texts/portfolio/instruments/closing-day.ts';
import { distributionsTexts } from '../../src/web/platform/texts/portfolio/distributions.ts';
import { fixingsTexts } from '../../src/web/platform/texts/portfolio/instruments/fixings.ts';
import { incomeTexts } from '../../src/web/platform/texts/portfolio/figures/income.ts';
import { missedPaymentsTexts } from '../../src/web/platform/texts/portfolio/missed-payments.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { holdBond } from '../support/hold-bond.ts';
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
import { readSheet } from '../support/spreadsheet-programs.ts';
import { startSite, type Site } from '../support/site.ts';
import { DARK_PHONE, DESKTOP, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let owner: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await aPerson(site);
  await holdBond(site, { ...BOND, user_id: owner.userId });
});
afterAll(() => site.stop());

const ISIN = 'BG2030026111';
const TODAY = calendarDate(new Date().toISOString().slice(0, 10));
/**
 * Nominal 10,000 at 2.25 %: a coupon of 112.50 was due twenty days ago and not recorded; the next is due with the capital in half
 * a year.
 */
const BOND = {
  isin: ISIN,
  buy_price: '99.8',
  market_price: '99.95',
  nominal: '10000',
  coupon_percent: '2.25',
  coupon_frequency: 2,
  day_count: '30E/360',
  buy_date: addDays(TODAY, -100),
  maturity_date: halfAYearAfter(addDays(TODAY, -20)),
} as const;

/** Half a year later, on a day that every month has, so that the previous coupon is due on the same day of the month. */
function halfAYearAfter(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const later = month + 6;
  const inYear =
    later > 12
      ? `${year + 1}-${String(later - 12).padStart(2, '0')}`
      : `${year}-${String(later).padStart(2, '0')}`;
  return calendarDate(`${inYear}-${String(Math.min(28, Number(day.slice(8)))).padStart(2, '0')}`);
}

const findTable = (page: Page, { language }: Look) =>
  page.getByRole('table', { name: incomeTexts[language].months });

test('the holder finds what is overdue and its bond, and hides the amounts', async () => {
  const [texts, navigation] = [incomeTexts.en, navigationTexts.en];
  await visit({ browser, site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, owner, '/my-bonds');
    await page.getByRole('link', { name: navigation.income, exact: true }).click();
    await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor();
    const table = findTable(page, DESKTOP);
    await table.waitFor();
    expect(await readText(page.locator('dl').first())).toContain('€112.50');
    expect(await readText(table)).toContain('10,000.00');
    await page.getByRole('heading', { name: texts.ladder }).waitFor();
    await expectAccessible(page);
    const month = table.getByRole('row').filter({ hasText: texts.overdue('112.50') });
    await month.getByRole('button').click();
    const owed = table.getByRole('row').filter({ hasText: texts.states.overdue }).filter({ hasText: ISIN });
    expect(await readText(owed)).toContain('112.50');
    await page.getByRole('button', { name: navigation.hideAmounts }).click();
    await expect.poll(() => readText(owed)).not.toContain('112.50');
    expect(await page.locator('main').innerText()).not.toMatch(/112\.50|10,000/);
    await page.getByRole('button', { name: navigation.showAmounts }).click();
    await owed.getByRole('link', { name: ISIN }).click();
    await page.getByRole('heading', { name: ISIN, level: 1 }).waitFor();
  });
});

test('the holder saves the payments as an Excel file, and goes to the calendar addresses', async () => {
  await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, owner, '/income');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: incomeTexts.bg.exportToExcel }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Income_.*\.xlsx$/);
    const { rows } = await readSheet(await readFile(await download.path()));
    const [head] = rows;
    expect(head?.slice(0, 5)).toEqual(['Day', 'Credited On', 'Payment', 'State', 'ISIN']);
    const cells = rows.map((row) => [row[2], row[3], row[4], row[7], row[9]]);
    expect(cells).toContainEqual(['Coupon', 'overdue', ISIN, 112.5, 'EUR']);
    expect(cells).toContainEqual(['Redemption', 'expected', ISIN, 10_000, 'EUR']);
    const heading = page.getByRole('heading', { name: calendarFeedsTexts.bg.title });
    await heading.waitFor();
    await page.getByRole('button', { name: calendarFeedsTexts.bg.title }).click();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('an administrator sees the same for a client, on a dark phone in Bulgarian', async () => {
  const texts = incomeTexts.bg;
  await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner.userId}`);
    await page.getByRole('link', { name: navigationTexts.bg.income, exact: true }).click();
    await page.getByRole('heading', { name: texts.userTitle(owner.username), level: 1 }).waitFor();
    const table = findTable(page, DARK_PHONE);
    await table.waitFor();
    expect(await readText(table)).toContain(texts.principalBack('10 000,00'));
    await page.getByRole('heading', { name: texts.ladder }).waitFor();
    await expectAccessible(page);
  });
});

test('the holder sets a missed payment aside with a reason; an administrator undoes that and records it', async () => {
  const texts = missedPaymentsTexts.en;
  await visit({ browser, site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, owner, '/my-bonds');
    await page.getByRole('link', { name: navigationTexts.en.income, exact: true }).click();
    const missed = page.getByRole('region', { name: texts.title });
    await missed.getByText(texts.missing('112.50 EUR')).waitFor();
    await missed.getByRole('button', { name: texts.notDue }).click();
    await page.getByRole('textbox', { name: texts.reason }).fill('Deferred by the issuer');
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.markNotDue }).click();
    await missed.getByText(texts.setAside(1)).click();
    await missed.getByText(texts.isNotDue('Deferred by the issuer')).waitFor();
    await expectAccessible(page);
  });
  await visit({ browser, site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, '/admin');
    await page.getByText(texts.title).click();
    await page.getByText(texts.setAside(1)).click();
    await page.getByRole('button', { name: texts.reopen }).click();
    await page.getByText(texts.missing('112.50 EUR')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.record }).click();
    await page.getByRole('dialog').getByRole('button', { name: paymentsTexts.en.add }).click();
    await page.getByText(texts.none).waitFor();
  });
});

test('administrators see which fixing a floating coupon waits for, with a link to enter it', async () => {
  const floating = JSON.stringify({ index: 'EURIBOR 6M', margin: 3.5, floor: null, cap: null });
  await holdBond(site, {
    ...{ ...BOND, isin: 'XS0000000009', buy_date: TODAY, coupon_percent: null, floating },
    user_id: owner.userId,
  });
  await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, '/admin');
    await page.getByText(missedPaymentsTexts.bg.title).click();
    await page.getByText('EURIBOR 6M').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: fixingsTexts.bg.enter }).click();
    await page.getByRole('heading', { name: fixingsTexts.bg.title }).waitFor();
  });
});

const HELD = 'BGDEMO000012';
/** ETFs and shares have the same code, so each journey covers only one of them. */
const [ETF_AT_THE_DESK, SHARE_ON_THE_PHONE] = LOOKS;

/** A holding of this kind, its administrator and its holder with this look. */
async function aHolding({ kind, look }: (typeof LOOKS)[number]) {
  const owner = await registerOwner(site, kind);
  const body = { isin: HELD, direction: 'Bid', name: 'World', currency: 'EUR', buyPrice: 80, nominal: 10 };
  await callElsewhere(site, `/admin/users/${owner.userId}/${PATHS[kind].ofUser}`, {
    method: 'POST',
    body: { ...body, dividend: 120, buyDate: '2025-01-15' },
  });
  return { browser, site, look, kind, owner };
}

const open = (page: Page) => page.getByRole('button', { name: HELD, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an administrator records a distribution; the holder sees it next to the entered dividend', async () => {
  const sitting = await aHolding(SHARE_ON_THE_PHONE);
  const { look } = sitting;
  const { texts: list, common } = readTexts(look, sitting.kind);
  const texts = distributionsTexts[look.language];
  await asAdministrator(sitting, async ({ page }) => {
    await open(page);
    await page.getByText(texts.none).waitFor();
    await press(page, texts.addTo(HELD));
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
    expect(await readText(termValue(findCard(page, HELD), list.fields.dividend))).toBe(
      '120,00 EUR (въведено) · 118,40 EUR от 1 разпределение',
    );
    await expectAccessibleInBothLooks(page, look);
  });
});

test('an administrator changes the closing day of an ETF, and the holder sees it', async () => {
  const sitting = await aHolding(ETF_AT_THE_DESK);
  const { look } = sitting;
  const { texts: list, lists } = readTexts(look, sitting.kind);
  const closing = closingDayTexts[look.language];
  await asAdministrator(sitting, async ({ page }) => {
    await act(page, HELD, list.expire);
    await page.getByText(list.wasExpired(HELD)).waitFor();
    await page.getByRole('button', { name: lists.showExpired }).click();
    await open(page);
    await press(page, closing.changeLabel(HELD));
    const dialog = page.getByRole('dialog', { name: closing.title });
    await dialog.getByLabel(closing.closedOn).first().fill('20 Feb 2026');
    await dialog.getByRole('button', { name: closing.save, exact: true }).click();
    await page.getByText(closing.saved(HELD)).waitFor();
  });
  await asOwner(sitting, async ({ page }) => {
    await page.getByRole('button', { name: lists.showExpired }).click();
    await open(page);
    expect(await readText(termValue(findCard(page, HELD), closing.closedOn))).toBe('20 Feb 2026');
  });
});
