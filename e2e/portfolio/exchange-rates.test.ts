import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { benchmarksTexts } from '../../src/web/platform/texts/portfolio/figures/benchmarks.ts';
import { exchangeRatesTexts } from '../../src/web/platform/texts/portfolio/instruments/exchange-rates.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { fixingsTexts } from '../../src/web/platform/texts/portfolio/instruments/fixings.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite } from '../support/demo-site.ts';
import type { Site } from '../support/site.ts';
import { DARK_PHONE, DESKTOP, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let administrator: Account;
let owner: Account;

/** The server does not fetch these rates: it refuses addresses that are not on the public internet. */
const RATES_ON_THIS_MACHINE = { RATES_URL: 'https://localhost/eurofxref-hist.xml' };

beforeAll(async () => {
  browser = await startBrowser();
  ({ site, administrator, owner } = await startDemoSite(RATES_ON_THIS_MACHINE));
});
afterAll(() => site.stop());

const RATES = 'Date, USD, JPY, GBP, TRY, \n27 February 2026, 1.1753, 184.10, 0.87310, 51.2, \n';

/** Chooses a file of this text on the page of rates, and loads it. */
async function load(page: Page, look: Look, text: string): Promise<void> {
  const texts = exchangeRatesTexts[look.language];
  const file = { name: 'eurofxref.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(texts.file).setInputFiles(file);
  await page.getByRole('button', { name: texts.load }).click();
}

/** The tab in the header, or on phones in the bar at the bottom. */
const TAB = { en: /^(Exchange rates|Rates)$/, bg: /^(Валутни курсове|Курсове)$/ } as const;

test('an administrator loads official rates from a file, and sees the errors of another one', async () => {
  const look = DESKTOP;
  const texts = exchangeRatesTexts[look.language];
  await site.db.deleteFrom('exchange_rates').execute();
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, administrator);
    await page.getByRole('link', { name: TAB[look.language] }).click();
    await page.getByRole('heading', { name: texts.title }).waitFor();
    await page.getByText(texts.specification).waitFor();
    await page.getByText(texts.fetch.host('localhost')).waitFor();
    await page.getByText(texts.fetch.faults['private-address']()).waitFor();
    await expectAccessibleInBothLooks(page, look);

    await page.getByRole('button', { name: texts.load }).click();
    await page.getByText(texts.chooseFirst).waitFor();
    await load(page, look, '<html></html>');
    await page.getByText(texts.faults['not-an-ecb-file']).waitFor();
    expect(await page.getByLabel(texts.file).getAttribute('aria-invalid')).toBe('true');
    await expectAccessibleInBothLooks(page, look);

    await load(page, look, RATES);
    await page.getByText(texts.loaded(1)).waitFor();
    await page.getByText(texts.lev).waitFor();
    await page.getByText(texts.storedDays('1', '27 Feb 2026', '27 Feb 2026')).waitFor();
    await expectAccessibleInBothLooks(page, look);
  });
});

test('an administrator loads a benchmark from a file, sees the errors of another one, and removes it', async () => {
  const look = DARK_PHONE;
  const texts = benchmarksTexts[look.language];
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, administrator);
    await page.getByRole('link', { name: TAB[look.language] }).click();
    await page.getByText(texts.none).waitFor();
    const loadBenchmark = async (text: string) => {
      const file = { name: 'index.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.getByLabel(texts.file).setInputFiles(file);
      await page.getByRole('button', { name: texts.load }).click();
    };
    await loadBenchmark('day;value\n2026-02-27;100');
    await page.getByText(texts.nameNeeded).waitFor();
    await page.getByLabel(texts.name).fill('World');
    await loadBenchmark('day;value\n2026-02-30;100');
    await page.getByText(texts.placeInColumn('index.csv', 2, 'day')).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await loadBenchmark('day;value\n2026-02-27;100\n2026-02-28;101');
    await page.getByText(texts.loaded('World', 2)).waitFor();
    await page.getByRole('button', { name: texts.removeLabel('World') }).click();
    const question = page.getByRole('dialog');
    await question.getByText(texts.removeText('World')).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await question.getByRole('button', { name: texts.remove }).click();
    await page.getByText(texts.none).waitFor();
  });
});

test('the cards above the bonds name the loaded rates and their day', async () => {
  await site.db.deleteFrom('exchange_rates').execute();
  const rate = { day: '2026-02-27', currency: 'USD', units_per_euro: '1.1753' } as const;
  await site.db.insertInto('exchange_rates').values(rate).execute();
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, owner, '/my-bonds');
    await page.getByText('ECB rates of 27 Feb 2026').waitFor();
  });
});

test('an administrator saves fixings from a file, and with them the row that was typed before', async () => {
  const look = DESKTOP;
  const texts = fixingsTexts[look.language];
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, administrator, '/admin/exchange-rates');
    const save = page.getByRole('button', { name: texts.save });
    await save.click();
    const wrong = page.getByRole('alert').getByRole('link');
    await expect.poll(() => wrong.allInnerTexts()).toEqual([texts.index, texts.title]);

    const text = 'KEY,TIME_PERIOD,OBS_VALUE\nFM.D.A,2026-02-25,2.04\nFM.D.A,2026-02-26,2.05\n';
    const file = { name: 'fixings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').and(page.getByLabel(texts.file)).setInputFiles(file);
    await page.getByText(texts.fromFile(2, file.name)).waitFor();
    await expect.poll(() => wrong.allInnerTexts()).toEqual([texts.index]);
    await page.getByLabel(texts.index, { exact: true }).fill('DEMO 1M');
    const { cell } = formsTexts[look.language].rows;
    await page.getByLabel(cell(texts.title, 1, texts.day), { exact: true }).fill('2026-02-27');
    await page.getByLabel(cell(texts.title, 1, texts.rate), { exact: true }).fill('2.06');
    await expectAccessibleInBothLooks(page, look);
    await save.click();
    await page.getByText(texts.saved(3)).waitFor();
  });
});
