import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { returnsTexts } from '../../src/web/platform/texts/portfolio/figures/returns.ts';
import { riskTexts } from '../../src/web/platform/texts/portfolio/figures/risk.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { readText } from '../support/read-text.ts';
import { DARK_PHONE, DESKTOP, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openReturns(page: Page, { language }: Look): Promise<void> {
  await page.getByRole('link', { name: navigationTexts[language].overview, exact: true }).first().click();
  await page.getByRole('link', { name: listsTexts[language].returns, exact: true }).first().click();
  await heading(page, returnsTexts[language].title).waitFor();
  await page.getByText(returnsTexts[language].parts).waitFor();
}

test('a holder sees both returns of a year, the contributions, and the return of one security', async () => {
  const look = DESKTOP;
  const returns = returnsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.owner);
    await openReturns(page, look);
    await page.getByRole('button', { name: returns.periods['1-year'], exact: true }).click();
    await page.waitForURL(/period=1-year/);
    await page.getByText(returns.moneyWeighted, { exact: true }).waitFor();
    await page.getByText(returns.timeWeighted, { exact: true }).waitFor();
    await page.getByText(returns.working).click();
    const working = page.getByRole('region', { name: returns.working });
    await expect.poll(() => working.getByRole('row').count()).toBeGreaterThan(2);
    await expectAccessibleInBothLooks(page, look);
    const table = page.getByRole('region', { name: returns.contributions });
    const security = table.getByRole('link').first();
    const isin = await readText(security);
    await security.click();
    await page.waitForURL((url) => url.searchParams.get('isin') === isin);
    await expect.poll(() => table.getByRole('link').count()).toBe(1);
    await page.getByRole('link', { name: returns.allAgain }).click();
    await expect.poll(() => table.getByRole('link').count()).toBeGreaterThan(1);
  });
});

test('a holder compares the return with a deposit', async () => {
  const look = DARK_PHONE;
  const { benchmark } = returnsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.owner);
    await openReturns(page, look);
    await page.getByLabel(benchmark.label, { exact: true }).selectOption(benchmark.deposit);
    const compared = page.getByRole('region', { name: benchmark.title('') }).first();
    await compared.getByText(benchmark.answer).waitFor();
    const figure = compared.getByRole('cell').nth(1);
    const atTwo = await readText(figure);
    await page.getByLabel(benchmark.rate).fill('-100');
    await page.getByLabel(benchmark.rate).press('Enter');
    await page.getByText(benchmark.wrongRate).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await page.getByLabel(benchmark.rate).fill('3,5');
    await page.getByLabel(benchmark.rate).press('Enter');
    await expect.poll(() => readText(figure)).not.toBe(atTwo);
    await expectAccessibleInBothLooks(page, look);
  });
});

test('a holder sees the loss when rates rise, and tries a steeper curve', async () => {
  const look = DARK_PHONE;
  const risk = riskTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.owner);
    await openReturns(page, look);
    await page.getByRole('link', { name: listsTexts[look.language].risk, exact: true }).click();
    await heading(page, risk.title).waitFor();
    await page.getByText(risk.answer).waitFor();
    const keyRates = page.getByRole('region', { name: risk.keyRates }).first();
    await keyRates.getByRole('row').last().waitFor();
    const whatIf = page.getByRole('region', { name: risk.whatIf });
    const change = whatIf.getByRole('definition').first();
    await expect.poll(() => readText(change)).toMatch(/€/);
    const alike = await readText(change);
    await whatIf.getByRole('button', { name: risk.shapes.steeper }).click();
    await expect.poll(() => readText(change)).not.toBe(alike);
    const slider = whatIf.getByRole('slider');
    const steeper = await readText(change);
    await slider.press('End');
    await expect.poll(() => readText(change)).not.toBe(steeper);

    await whatIf.getByRole('button', { name: risk.shapes.own }).click();
    expect(await whatIf.getByLabel(risk.ofYears('0,25', 0.25)).inputValue()).toBe('−300');
    const tenYears = whatIf.getByLabel(risk.ofYears('10', 10), { exact: true });
    await tenYears.fill('1001');
    await tenYears.press('Enter');
    await expect.poll(() => tenYears.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => change.count()).toBe(0);
    await expectAccessibleInBothLooks(page, look);
    await tenYears.fill('−12,5');
    await tenYears.press('Enter');
    await expect.poll(() => readText(change)).toMatch(/€/);
    await whatIf.getByText(risk.perBond).click();
    await whatIf.getByRole('region', { name: risk.perBond }).waitFor();
    await expectAccessibleInBothLooks(page, look);
  });
});

test('an administrator sees the same for a user, and a new user sees why there is nothing', async () => {
  const { en } = returnsTexts;
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: demo.owner.username }).first().click();
    await page.getByRole('link', { name: navigationTexts.en.overview, exact: true }).first().click();
    await page.getByRole('link', { name: listsTexts.en.returns, exact: true }).click();
    await heading(page, en.userTitle(demo.owner.username)).waitFor();
    await page.getByText(en.parts).waitFor();
    const tab = page
      .getByRole('navigation', { name: userDetailsTexts.en.holdings })
      .getByRole('link', { name: navigationTexts.en.overview, exact: true });
    expect(await tab.getAttribute('aria-current')).toBe('true');
    await page.getByRole('link', { name: listsTexts.en.risk, exact: true }).click();
    await heading(page, riskTexts.en.userTitle(demo.owner.username)).waitFor();
    await page.getByText(riskTexts.en.answer).waitFor();
    expect(await tab.getAttribute('aria-current')).toBe('true');
  });
  await visit({ browser, site: demo.site }, async ({ page }) => {
    await signIn(page, demo.newcomer);
    await page.getByRole('link', { name: navigationTexts.en.overview, exact: true }).first().click();
    await page.getByRole('link', { name: listsTexts.en.returns, exact: true }).first().click();
    await page.getByText(en.none).waitFor();
    await page.getByRole('link', { name: listsTexts.en.risk, exact: true }).click();
    await page.getByText(riskTexts.en.none).waitFor();
  });
});
