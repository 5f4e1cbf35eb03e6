import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OverviewHistory } from '#api/portfolio/figures/overview';
import { chartsTexts } from '../../src/web/platform/texts/platform/charts.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { overviewTexts } from '../../src/web/platform/texts/portfolio/figures/overview.ts';
import { formatDay } from '../../src/web/platform/ui/format.ts';
import { aPerson } from '../support/a-person.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { printedPages } from '../support/pdf.ts';
import { readText } from '../support/read-text.ts';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

const en = overviewTexts.en;
const bg = overviewTexts.bg;

/** What the slider reads out at its first two days, at the last one, and at the one before that. */
async function readEnds(page: Page, label: string): Promise<string[]> {
  const slider = page.getByRole('slider', { name: label });
  await slider.focus();
  const said: string[] = [];
  for (const key of ['Home', 'ArrowRight', 'End', 'ArrowLeft']) {
    await slider.press(key);
    said.push((await slider.getAttribute('aria-valuetext')) ?? '');
  }
  return said;
}

/** The places of the three parts of the second row among the headings. */
async function sectionPositions(page: Page, texts: typeof en | typeof bg): Promise<number[]> {
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  return [texts.incomeAhead, texts.payments, texts.attention].map(({ title }) => headings.indexOf(title));
}

test('a user opens the overview, moves along the chart, and sees the allocation and what to do', async () => {
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.owner);
    const answered = page.waitForResponse((response) => response.url().includes('/api/overview/history'));
    await page.getByRole('link', { name: navigationTexts.en.overview }).click();
    const { points } = OverviewHistory.parse(await (await answered).json());
    await page.getByText(en.totalValue).waitFor();
    const ends = [0, 1, -1, -2].map((at) => formatDay(points.at(at)!.day, 'en-GB'));
    await expect
      .poll(() => readEnds(page, chartsTexts.en.day))
      .toEqual(ends.map((day): unknown => expect.stringContaining(day)));
    await expectAccessible(page);

    await page.getByText(chartsTexts.en.showAsTable).click();
    const table = page.getByRole('table').filter({ hasText: chartsTexts.en.valueIn('EUR') });
    expect(await table.getByRole('row').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: en.history.ranges.all, exact: true }).click();
    await page.waitForURL(/range=all/);
    const slider = page.getByRole('slider', { name: chartsTexts.en.day });
    // The line starts with a purchase.
    await expect
      .poll(async () => {
        await slider.press('Home');
        return slider.getAttribute('aria-valuetext');
      })
      .toMatch(new RegExp(`${chartsTexts.en.deals.purchase} €\\d`));
    await page.getByRole('button', { name: en.allocation.columns.country }).click();
    await page.getByRole('rowheader', { name: 'Bulgaria', exact: true }).waitFor();
    await page.getByText(en.allocation.countryNote).waitFor();
    await page.getByRole('heading', { name: en.incomeAhead.title }).waitFor();
    await page.getByRole('list', { name: en.incomeAhead.byMonth }).waitFor();

    const [income, payments, attention] = await sectionPositions(page, en);
    expect([income! + 1, income! + 2]).toEqual([payments, attention]);

    const bankFlag = page.getByText(/ is at .*, above the limit/);
    await bankFlag.waitFor();
    await page.getByRole('button', { name: en.limits.title }).click();
    const bank = page.getByLabel(en.limits.fields.bank);
    await page.getByText(en.limits.general('50%')).waitFor();
    await bank.fill('101');
    await page.getByRole('button', { name: en.limits.save }).click();
    await page.getByText('Enter a number from 0 to 100.').first().waitFor();
    await bank.fill('99.5');
    await expectAccessible(page);
    await page.getByRole('button', { name: en.limits.save }).click();
    await bankFlag.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: navigationTexts.en.hideAmounts }).click();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^\d+ \w+ \d{4}: Hidden/);
    expect(await readText(page.getByRole('main'))).not.toMatch(/\d,\d{3}\.\d{2}/);
    await expectAccessible(page);
    await page.getByRole('button', { name: navigationTexts.en.showAmounts }).click();

    await page.getByRole('link', { name: en.attention.fixes.no_terms }).first().click();
    await page.waitForURL(/\/(bond\/|my-bonds\?q=)/);
  });
});

test('an administrator opens it from the list of users, on a dark phone in Bulgarian', async () => {
  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: demo.owner.username }).first().click();
    await page.getByRole('link', { name: bg.title, exact: true }).click();
    await page.getByRole('heading', { name: bg.userTitle(demo.owner.username), level: 1 }).waitFor();
    await page.getByRole('slider', { name: chartsTexts.bg.day }).waitFor();
    await page.getByRole('heading', { name: bg.incomeAhead.title }).waitFor();
    const [income, payments, attention] = await sectionPositions(page, bg);
    expect([attention! + 1, attention! + 2]).toEqual([income, payments]);
    await expectAccessible(page);
    await page.getByRole('link', { name: bg.attention.officeFixes.no_terms }).first().click();
    await page.waitForURL(/\/admin\/instruments\//);
  });
});

test('a user without holdings sees a sentence instead of an empty chart', async () => {
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.newcomer);
    await page.getByRole('link', { name: navigationTexts.en.overview }).click();
    await page.getByText(en.none).waitFor();
    expect(await page.getByRole('slider').count()).toBe(0);
    await expectAccessible(page);
  });
});

test('the value over time says when a price of the past changed it', async () => {
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.owner);
    await page.goto('/overview?range=all');
    await page.getByRole('slider', { name: chartsTexts.en.day }).waitFor();
    const note = page.getByText(/ recomputed on \d+ \w+ \d{4}, because a price,/);
    expect(await note.count()).toBe(0);
    await demo.site.db.updateTable('prices').set({ price: '55' }).execute();
    await page.reload();
    await note.waitFor();
    await expectAccessible(page);
  });
});

test('of more positions than it lists the overview says so, and links to all of them', async () => {
  const who = await aPerson(demo.site);
  const figures = { nominal: '10', result: '0', amount_paid: '100', profit: '0', market_price: '10' };
  const deal = {
    kind: 'etf',
    direction: 'Bid',
    bank: 'Demo Bank',
    currency: 'EUR',
    buy_price: '10',
  } as const;
  const funds = Array.from({ length: 103 }, (_, place) => ({
    ...{ user_id: who.userId, ...deal, ...figures, buy_date: '2024-03-01' },
    ...{ isin: `XS${String(place).padStart(10, '0')}`, name: `Fund ${place}` },
  }));
  await demo.site.db.insertInto('etfs_and_shares').values(funds).execute();
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, who);
    await page.goto('/overview');
    const positions = page.getByRole('region', { name: en.positions.title });
    const names = positions.getByRole('rowheader').getByRole('link');
    const showAll = positions.getByRole('button', { name: en.positions.more(100) });
    await showAll.waitFor();
    const listed = await names.count();
    expect(await positions.getByText(en.positions.largestOf(100, 103)).count()).toBe(0);
    await showAll.press('Enter');
    await positions.getByText(en.positions.largestOf(100, 103)).waitFor();
    expect(await names.count()).toBe(100);
    expect(await names.nth(listed).evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await positions.getByRole('link', { name: en.allocation.classes.etf, exact: true }).click();
    await page.waitForURL('**/my/positions/etf');
  });
});

test.each([DESKTOP, DARK_PHONE])(
  'the overview on paper names what its sums leave out and its cost, $width pixels, in $language',
  async (look) => {
    const who = await aPerson(demo.site);
    const texts = overviewTexts[look.language];
    const gift = { isin: 'IE00B5BMR087', name: 'A gift of 1999', buy_price: '0', market_price: '0' };
    const figures = { nominal: '10', result: '0', amount_paid: '15', profit: '0', fees_paid_1: '15' };
    const deal = {
      kind: 'etf',
      direction: 'Bid',
      bank: 'Demo Bank',
      currency: 'EUR',
      buy_date: '2024-03-01',
    } as const;
    await demo.site.db
      .insertInto('etfs_and_shares')
      .values({ user_id: who.userId, ...deal, ...gift, ...figures })
      .execute();
    await visit({ browser, site: demo.site, look }, async ({ page }) => {
      await signIn(page, who);
      await page.goto('/overview');
      const summary = page.locator('summary').filter({ hasText: texts.leftOut(1, 1) });
      await summary.waitFor();
      await page.getByText(texts.history.noneKnown).waitFor();
      expect(await page.getByText(texts.leftOutNote).isVisible()).toBe(false);
      const printed = (await printedPages(page)).join(' ');
      expect(printed).toContain(`${texts.leftOut(1, 1)}, ${texts.leftCost('')}`);
      for (const words of [texts.leftOutNote, gift.name]) expect(printed).toContain(words);
      await expect.poll(() => page.getByText(texts.leftOutNote).isVisible()).toBe(false);
    });
  },
);
