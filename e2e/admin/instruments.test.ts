import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chartsTexts } from '../../src/web/platform/texts/platform/charts.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { batchesTexts } from '../../src/web/platform/texts/portfolio/batches.ts';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { priceHistoryTexts } from '../../src/web/platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../src/web/platform/texts/portfolio/instruments/prices.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite } from '../support/demo-site.ts';
import type { Site } from '../support/site.ts';
import { DARK_PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let administrator: Account;
let owner: Account;

beforeAll(async () => {
  browser = await startBrowser();
  ({ site, administrator, owner } = await startDemoSite());
});
afterAll(() => site.stop());

const ISIN = 'BG2030026111';
const texts = instrumentsTexts.en;

async function saveIssuer(page: Page, issuer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.fields.issuer, { exact: true }).fill(issuer);
  await dialog.getByRole('button', { name: texts.save }).click();
}

test('an administrator goes from a bond to its security, finds it in the list, and changes its issuer', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, administrator);
    await page.getByRole('link', { name: usersTexts.en.detailsLabel(owner.username) }).click();
    await page.getByRole('button', { name: ISIN }).click();
    await page.getByText(userDetailsTexts.en.paymentHistory).waitFor();
    await page.getByRole('link', { name: userDetailsTexts.en.showSecurity }).click();
    await page.getByRole('heading', { name: texts.prices }).waitFor();

    await page.getByRole('link', { name: texts.title }).click();
    await page.getByLabel(texts.search).fill(ISIN.toLowerCase());
    await page.waitForURL(/\?q=bg2030026111$/);
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual([ISIN]);
    await page.getByRole('link', { name: ISIN }).click();

    await page.getByRole('button', { name: texts.edit }).click();
    await saveIssuer(page, 'Ministry of Finance');
    await page.getByText(texts.saved(ISIN)).waitFor();
    await page.getByRole('definition').filter({ hasText: 'Ministry of Finance' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('row', { name: /Ministry of Finance/ }).waitFor();
  });
});

test('the terms of a security warn of an issue date not before maturity and of a redemption of 0', async () => {
  const { language } = DARK_PHONE;
  const [instruments, terms, { entryWarnings }] = [
    instrumentsTexts[language],
    bondFormTexts[language],
    formsTexts[language],
  ];
  await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, administrator);
    await page.goto(`/admin/instruments/${ISIN}`);
    await page.getByRole('button', { name: instruments.edit }).press('Enter');
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    await field(terms.maturityDate).fill('2030-03-12');
    await field(terms.issueDate).fill('2030-03-12');
    await dialog.getByText(entryWarnings['not-before-maturity']).waitFor();
    await field(terms.issueDate).fill('2030-03-11');
    await dialog.getByText(entryWarnings['not-before-maturity']).waitFor({ state: 'detached' });
    await field(terms.redemption).fill('0');
    await dialog.getByText(entryWarnings['nothing-repaid']).waitFor();
    await expectAccessible(page);
    await field(terms.redemption).fill('100');
    await dialog.getByText(entryWarnings['nothing-repaid']).waitFor({ state: 'detached' });
  });
});

test('a line shows the prices of a security; the arrow keys move from day to day', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, administrator);
    await page.goto(`/admin/instruments/${ISIN}`);
    const line = page.getByRole('figure', {
      name: /^Prices of the last year\. Price from [\d.]+% on .*; lowest .*; highest /,
    });
    await line.waitFor();
    const days = page.getByRole('slider', { name: chartsTexts.en.day });
    const table = page.getByRole('region', { name: texts.prices });
    const priceOfRow = async (row: number) => {
      const [day, price] = await table.getByRole('row').nth(row).locator('th, td').allTextContents();
      return `${day ?? ''}: ${price ?? ''}`;
    };
    expect(await days.getAttribute('aria-valuetext')).toBe(await priceOfRow(1));
    await days.press('ArrowLeft');
    expect(await days.getAttribute('aria-valuetext')).toBe(await priceOfRow(2));
  });
});

test('two administrators change a security at once: the second one sees both versions and keeps theirs', async () => {
  await visit({ browser, site }, async ({ page: second, expectRefusal }) => {
    await signIn(second, administrator);
    await second.goto(`/admin/instruments/${ISIN}`);
    await second.getByRole('button', { name: texts.edit }).click();
    await visit({ browser, site }, async ({ page: first }) => {
      await signIn(first, administrator);
      await first.goto(`/admin/instruments/${ISIN}`);
      await first.getByRole('button', { name: texts.edit }).click();
      await saveIssuer(first, 'The first');
      await first.getByText(texts.saved(ISIN)).waitFor();
    });
    await saveIssuer(second, 'The second');
    await second.getByText(formsTexts.en.conflictTitle).waitFor();
    expectRefusal(409, `/api/admin/instruments/${ISIN}`);
    await second.getByRole('row', { name: /Issuer.*The second.*The first/ }).waitFor();
    await second.getByRole('button', { name: formsTexts.en.keepMine }).click();
    await second.getByText(texts.saved(ISIN)).waitFor();
    await second.getByRole('definition').filter({ hasText: 'The second' }).waitFor();
  });
});

/** A bond that is held and quoted in euro. */
const heldBond = () =>
  site.db
    .selectFrom('bonds')
    .innerJoin('users', 'users.id', 'bonds.user_id')
    .select(['isin', 'market_price'])
    .where('email', '=', owner.email)
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
    .getByLabel(pricesTexts[DARK_PHONE.language].file, { exact: true })
    .first()
    .setInputFiles({
      name: 'bond.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Date;Close', ...lines].join('\r\n')),
    });

test('a file with many days of one security is corrected, previewed, confirmed and saved; loading it again changes nothing; one Undo reverts all of it', async () => {
  const { language } = DARK_PHONE;
  const [instruments, prices, history] = [
    instrumentsTexts[language],
    pricesTexts[language],
    priceHistoryTexts[language],
  ];
  const { isin, market_price } = await heldBond();
  const lines = priceFile(Number(market_price));
  const newest = Number(lines[4]!.split(';')[1]);
  await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    await signIn(page, administrator);
    await page.getByRole('link', { name: navigationTexts[language].prices, exact: true }).click();
    await page.locator('[data-price-field]').first().waitFor();

    await loadFile(page, [...lines.slice(0, 3), '31.02.2026;x', ...lines.slice(3)]);
    await dialog.getByText(prices.faultOfLine(5, history.lineFaults.day({}))).waitFor();
    await dialog.getByText(prices.faultOfLine(5, history.lineFaults.price({}))).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(['Date;Close', ...lines].join('\n'));
    await press(history.next);

    await dialog.getByRole('searchbox', { name: history.security }).fill(isin);
    await expect
      .poll(() => dialog.getByRole('list', { name: history.found }).getByRole('listitem').count())
      .toBe(1);
    await expectAccessible(page);
    await dialog.getByRole('list', { name: history.found }).getByRole('button').click();
    const save = dialog.getByRole('button', { name: prices.save(5), exact: true });
    await save.waitFor();
    expect(await save.isDisabled()).toBe(true);
    await expectAccessible(page);
    await dialog.getByLabel(history.areRight(1)).check();
    await save.click();
    await page.getByText(prices.saved(5)).waitFor();
    expect(Number((await heldBond()).market_price)).toBe(newest);

    await loadFile(page, lines);
    await dialog.getByRole('searchbox', { name: history.security }).fill(isin);
    await expect
      .poll(() => dialog.getByRole('list', { name: history.found }).getByRole('listitem').count())
      .toBe(1);
    await dialog.getByRole('list', { name: history.found }).getByRole('button').click();
    await dialog.getByText(history.nothingNew).waitFor();
    await press(commonTexts[language].close);

    const saves = page.getByRole('region', { name: prices.past }).getByRole('listitem');
    await saves.first().getByText(prices.prices(5)).waitFor();
    await saves.first().getByRole('button').click();
    await press(batchesTexts[language].undo);
    await saves.first().getByText(batchesTexts[language].undoneAt).waitFor();
    expect((await heldBond()).market_price).toBe(market_price);

    await page.getByRole('link', { name: instruments.title, exact: true }).click();
    // The prices, which are shown until then, have a search of the same name.
    await page.getByRole('heading', { level: 1, name: instruments.title }).waitFor();
    await page.getByLabel(instruments.search).fill(isin);
    await page.getByRole('main').getByRole('link', { name: isin }).click();
    await page.getByRole('button', { name: history.title, exact: true }).click();
    await dialog.getByRole('textbox', { name: history.textLabel }).fill(lines.join('\n'));
    await press(history.next);
    await dialog.getByRole('button', { name: prices.save(5), exact: true }).waitFor();
  });
});
