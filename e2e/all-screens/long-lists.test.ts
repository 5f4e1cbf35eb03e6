import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdministrator, ADMINISTRATOR, signIn, type Account } from '../support/accounts.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { startBrowser } from '../support/browser.ts';
import { addLongLists, countElements, rowIsin, scrollBy, findScrollers } from '../support/long-lists.ts';
import { startSite, type Site } from '../support/site.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

const MAX_ELEMENTS = 800;

let browser: Browser;
let site: Site;
let owner: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await aPerson(site);
  await addLongLists(site.db, owner.userId);
});
afterAll(() => site.stop());

const as = (account: Account, journey: (page: Page) => Promise<void>) =>
  visit({ browser, site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, account);
    await journey(page);
  });

const row = (page: Page, number: number) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: rowIsin(number) }) });

const readTop = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

async function expectInSight(place: Locator): Promise<void> {
  await place.waitFor();
  await expect.poll(() => readTop(place)).toBeGreaterThanOrEqual(0);
  expect(await readTop(place)).toBeLessThan(900);
}

/** The notes of the cards load late and move the list. */
async function untilListed(page: Page): Promise<void> {
  await row(page, 1).waitFor();
  await page.getByText(/^no accrued interest/).waitFor();
}

describe('a list of 400 bonds', () => {
  test('needs fewer than 800 elements, at its top and far below, and has its row count', async () => {
    await as(owner, async (page) => {
      await untilListed(page);
      expect(await countElements(page)).toBeLessThan(MAX_ELEMENTS);
      expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('401');
      await scrollBy(page, 9_000);
      await row(page, 1).waitFor({ state: 'detached' });
      expect(await countElements(page)).toBeLessThan(MAX_ELEMENTS);
      // Read at once: which row is the ninth changes when rows are measured.
      const shown = page.getByRole('row').nth(9);
      const { index, links } = await shown.evaluate((element) => ({
        index: element.getAttribute('aria-rowindex'),
        links: Array.from(element.querySelectorAll('th a'), (link) => link.textContent),
      }));
      const isin = links.find((text) => /^[A-Z]{2}\w+$/.test(text));
      expect(index).toBe(String(Number(isin?.slice(2)) + 1));
    });
  });

  test('scrolls with the page below the sticky header of its table', async () => {
    await as(owner, async (page) => {
      await untilListed(page);
      expect(await findScrollers(page)).toEqual([]);
      await scrollBy(page, 5_000);
      await expectInSight(page.getByRole('columnheader', { name: 'ISIN' }));
      await row(page, 1).waitFor({ state: 'detached' });
    });
  });

  test('returns to its first row when it is sorted or searched', async () => {
    await as(owner, async (page) => {
      await untilListed(page);
      await scrollBy(page, 5_000);
      await page.getByRole('columnheader', { name: 'ISIN' }).getByRole('button').click();
      await expectInSight(row(page, 400));
      await scrollBy(page, 5_000);
      await page.keyboard.press('/');
      await page.keyboard.type(rowIsin(37));
      await expectInSight(row(page, 37));
    });
  });

  test('keeps its scroll position when the user returns to it', async () => {
    await as(owner, async (page) => {
      await untilListed(page);
      await page.getByText('not recorded').first().waitFor();
      await scrollBy(page, 6_000);
      await row(page, 1).waitFor({ state: 'detached' });
      const isin = await page
        .getByRole('rowheader')
        .getByRole('link', { name: /^[A-Z]{2}\w+$/ })
        .nth(8)
        .innerText();
      const shown = page.getByRole('link', { name: isin, exact: true });
      const top = await readTop(shown);
      await shown.click();
      await page.getByRole('heading', { level: 1, name: isin }).waitFor();
      await page.goBack();
      await expect.poll(async () => Math.abs((await readTop(shown)) - top)).toBeLessThan(10);
    });
  });

  test('keeps the ISIN and the header in view if the page is narrower than the table', async () => {
    await as(owner, async (page) => {
      await page.setViewportSize({ width: 780, height: 800 });
      await untilListed(page);
      const frame = page.getByRole('region', { name: 'Bonds' });
      await page.evaluate(() => document.styleSheets[0]?.insertRule('tbody td { min-width: 200px }'));
      await expect
        .poll(() => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
        .toBe(true);
      await scrollBy(page, 3_000);
      await frame.evaluate((table) => table.scrollTo({ left: 500 }));
      const header = page.getByRole('columnheader', { name: 'ISIN' });
      await expectInSight(header);
      expect((await header.boundingBox())?.x).toBeGreaterThanOrEqual(0);
      const isin = page.getByRole('rowheader').nth(5);
      expect((await isin.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    });
  });
});

test('a phone shows the first bond without scrolling', async () => {
  await visit({ browser, site, look: { ...PHONE, language: 'en' } }, async ({ page }) => {
    await signIn(page, owner);
    const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: rowIsin(1) }) });
    await first.waitFor();
    await page.getByText('How these are calculated').waitFor();
    const notRecorded = page.getByRole('button', { name: /^Payments not recorded/ });
    await notRecorded.waitFor();
    expect(await readTop(first)).toBeLessThan(650);
  });
});

describe('the lists of an administrator', () => {
  test('focus their first new row when the last rows replace the button for more', async () => {
    await as(ADMINISTRATOR, async (page) => {
      await page.goto('/admin/prices');
      const more = page.getByRole('button', { name: listsTexts.en.more, exact: true });
      await more.waitFor();
      const pressMore = () =>
        more.evaluateAll((buttons) => {
          for (const button of buttons) {
            if (!(button instanceof HTMLButtonElement)) continue;
            button.focus();
            button.click();
          }
          return buttons.length;
        });
      await expect.poll(pressMore).toBe(0);
      // The header is the first row.
      expect(await page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(301);
    });
  });

  test.each([
    ['bonds', ''],
    ['ETFs', '/etfs'],
  ])('of a user’s %s scroll with the page and return to their first row', async (_what, path) => {
    await as(ADMINISTRATOR, async (page) => {
      await page.goto(`/admin/users/${owner.userId}${path}`);
      const item = (number: number) => page.getByRole('button', { name: rowIsin(number), expanded: false });
      await item(1).waitFor();
      expect(await countElements(page)).toBeLessThan(MAX_ELEMENTS);
      expect(await findScrollers(page)).toEqual([]);
      await scrollBy(page, 5_000);
      await page.keyboard.press('/');
      await page.keyboard.type(rowIsin(37));
      await expectInSight(item(37));
      await page.getByRole('button', { name: 'Ascending' }).click();
      await page.getByRole('searchbox').fill('');
      await expectInSight(item(400));
    });
  });
});
