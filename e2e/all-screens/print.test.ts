import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedUsers } from '../../bench/seed-users.ts';
import { testDataKeys } from '../../src/testing/app/test-data-keys.ts';
import { chartsTexts } from '../../src/web/platform/texts/platform/charts.ts';
import { bondAnalyticsTexts } from '../../src/web/platform/texts/portfolio/figures/bond-analytics.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { positionsTexts } from '../../src/web/platform/texts/portfolio/figures/positions.ts';
import { printTexts } from '../../src/web/platform/texts/platform/print.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { addAdministrator, ADMINISTRATOR, signIn, type Account } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { delayAnswer } from '../support/demo-site.ts';
import { countIn, printedPages } from '../support/pdf.ts';
import { expectWholeList } from './expect-whole-list.ts';
import { addPrintedHoldings, readIsins } from '../support/printed-holdings.ts';
import { startSite, type Site } from '../support/site.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { DESKTOP, DARK_PHONE, visit, type Look } from '../support/visit.ts';

const FEW = 3;
/** Enough rows for several printed pages. */
const SEVERAL = 40;
/** More than 200, so that the screen renders only the rows in sight. */
const MANY = 210;
const CLIENTS = 120;
/** The printed page does not depend on the look, so most are printed in only one of them: from a phone, which shows cards. */
const LOOKS = [
  { ...DESKTOP, etfs: FEW },
  { ...DARK_PHONE, etfs: MANY },
] as const;

let browser: Browser;
let site: Site;
let holders: Readonly<Record<typeof FEW | typeof SEVERAL | typeof MANY, Person>>;
let newcomer: Account;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  holders = { [FEW]: await aHolder(FEW), [SEVERAL]: await aHolder(SEVERAL), [MANY]: await aHolder(MANY) };
  newcomer = await aPerson(site);
});
afterAll(() => site.stop());

async function aHolder(count: number) {
  const account = await aPerson(site);
  await addPrintedHoldings(site.db, account.userId, count);
  return account;
}

interface Reader {
  readonly who: Account;
  readonly look?: Look;
}

const asReader = ({ who, look = DESKTOP }: Reader, journey: (page: Page) => Promise<void>) =>
  visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, who);
    await journey(page);
  });

/** Rendering for print brings the end of the list into sight. */
const FURTHER_PAGES = /[?&]cursor=/;

describe.each(LOOKS)('printed at $width pixels, $theme, in $language', (look) => {
  const texts = bondsTexts[look.language];
  const { active, sortedBy } = printTexts[look.language];
  const ascending = look.language === 'en' ? 'ascending' : 'възходящо';

  test('a list of bonds is complete, with every column', async () => {
    const who = holders[SEVERAL];
    await asReader({ who, look }, async (page) => {
      const isins = readIsins('bond', SEVERAL);
      await page.getByText(isins[0]!).waitFor();
      const pages = await printedPages(page);
      expectWholeList(pages, {
        isins,
        holder: who.username,
        title: texts.title,
        columns: Object.entries(texts.columns).flatMap(([name, text]) => (name === 'actions' ? [] : [text])),
      });
      expect(pages[0]).toContain(`${active} · ${sortedBy('ISIN', ascending)}`);
      for (const act of [texts.viewEtfs, texts.more]) expect(pages.join(' ')).not.toContain(act);
    });
  });

  test(`a list of ${look.etfs} ETFs is complete`, async () => {
    const { kinds } = etfsAndSharesTexts[look.language];
    const who = holders[look.etfs];
    await asReader({ who, look }, async (page) => {
      await page.goto('/my/etfs');
      await page.getByText(readIsins('etf', look.etfs)[0]!).first().waitFor();
      expectWholeList(await printedPages(page), {
        isins: readIsins('etf', look.etfs),
        holder: who.username,
        title: kinds.etf.mine.title,
        columns: [],
      });
    });
  });
});

describe('printed from a phone', () => {
  const [look, texts] = [DARK_PHONE, bondsTexts[DARK_PHONE.language]];

  test('the positions are complete, with method, day, and the opened calculation', async () => {
    const { titles, columns, methods, how, workingNote } = positionsTexts[look.language];
    const who = holders[SEVERAL];
    const isins = readIsins('bond', SEVERAL);
    await asReader({ who, look }, async (page) => {
      await page.getByRole('link', { name: listsTexts[look.language].byPosition }).click();
      await page.getByRole('heading', { name: titles.bond, level: 1 }).waitFor();
      await page.getByText(isins[0]!).first().waitFor();
      const pages = await printedPages(page);
      expectWholeList(pages, {
        isins,
        holder: who.username,
        title: titles.bond,
        columns: Object.values(columns),
      });
      expect(pages[0]).toContain(methods.average);
      expect(countIn(pages, workingNote.average)).toBe(0);
      await page.getByRole('button', { name: how }).first().click();
      await page.getByText(workingNote.average).waitFor();
      expect(countIn(await printedPages(page), workingNote.average)).toBe(1);
    });
  });

  test.each(['/overview', '/returns'])('%s prints all securities', async (path) => {
    const isins = readIsins('bond', SEVERAL);
    await asReader({ who: holders[SEVERAL], look }, async (page) => {
      await page.goto(path);
      // The largest of all comes first.
      await page.getByText(readIsins('etf', SEVERAL).at(-1)!).first().waitFor();
      const printed = (await printedPages(page)).join(' ');
      for (const isin of isins) expect(printed).toContain(isin);
    });
  });

  test('the search is named, and rows that do not match are not printed', async () => {
    const [sought, ...others] = readIsins('bond', FEW);
    await asReader({ who: holders[FEW], look }, async (page) => {
      await page.getByText(others[0]!).first().waitFor();
      await page.getByLabel(texts.search).fill(sought!);
      await page.getByText(others[0]!).waitFor({ state: 'detached' });
      const pages = await printedPages(page);
      expect(countIn(pages, printTexts[look.language].matching(sought!))).toBe(1);
      expect(countIn(pages, sought!)).toBe(2);
      for (const other of others) expect(pages.join(' ')).not.toContain(other);
    });
  });

  test('a search without results and an empty list print a sentence that says so', async () => {
    await asReader({ who: holders[FEW], look }, async (page) => {
      await page.getByLabel(texts.search).fill('nothing like it');
      await page.getByText(texts.noMatch).waitFor();
      const pages = await printedPages(page);
      expect(pages).toHaveLength(1);
      for (const words of [texts.title, holders[FEW].username, texts.noMatch])
        expect(pages[0]).toContain(words);
    });
    await asReader({ who: newcomer, look }, async (page) => {
      await page.getByText(texts.noBonds).waitFor();
      const pages = await printedPages(page);
      expect(pages).toHaveLength(1);
      for (const words of [texts.title, newcomer.username, texts.noBonds]) expect(pages[0]).toContain(words);
    });
  });
});

describe('printed by the administrator', () => {
  const asAdministrator = (journey: (page: Page) => Promise<void>) =>
    asReader({ who: ADMINISTRATOR }, journey);

  test(`a client's ${SEVERAL} bonds and ETFs are complete, with the client's name`, async () => {
    const { userId, username: holder } = holders[SEVERAL];
    await asAdministrator(async (page) => {
      await page.getByRole('link', { name: usersTexts.en.detailsLabel(holder), exact: true }).click();
      const bonds = readIsins('bond', SEVERAL);
      await page.getByText(bonds[0]!).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin/users/${userId}`);
      const { isin, nominal, ytm, profit } = bondsTexts.en.columns;
      const columns = [isin, nominal, ytm, profit];
      expectWholeList(await printedPages(page), { isins: bonds, holder, title: holder, columns });

      await page.goto(`/admin/users/${userId}/etfs`);
      const etfs = readIsins('etf', SEVERAL);
      await page.getByText(etfs[0]!).first().waitFor();
      await page.getByRole('heading', { name: holder }).waitFor();
      const title = etfsAndSharesTexts.en.kinds.etf.admin.userTitle(holder);
      expectWholeList(await printedPages(page), { isins: etfs, holder, title, columns: [] });
    });
  });

  test('Ctrl+P loads all pages of the list of users; printed in another way, it says that there are more', async () => {
    await seedUsers(site.db, testDataKeys(), { users: CLIENTS, bonds: 1 });
    const names = site.db.selectFrom('users').select('username').where('role', '=', 'user');
    const usernames = (await names.execute()).map(({ username }) => username);
    await asAdministrator(async (page) => {
      await page.reload();
      await page
        .getByText(/^Anna /)
        .first()
        .waitFor();
      const letFurtherPagesThrough = await delayAnswer(page, FURTHER_PAGES);
      expect(countIn(await printedPages(page), printTexts.en.goesOn)).toBe(1);
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.keyboard.press('Control+p');
      letFurtherPagesThrough();
      await page.locator('html[data-printed]').waitFor();
      const pages = await printedPages(page);
      expect(countIn(pages, printTexts.en.goesOn)).toBe(0);
      for (const username of usernames) expect(pages.join(' ')).toMatch(new RegExp(`${username}\\b`));
    });
  });
});

describe('as on screen', () => {
  test('hidden amounts are hidden on paper', async () => {
    await asReader({ who: holders[FEW] }, async (page) => {
      await page.getByText('2,001.00 EUR').waitFor();
      expect(countIn(await printedPages(page), '2,001.00')).toBe(1);
      await page.keyboard.press('Control+Shift+P');
      await page.getByText('2,001.00 EUR').waitFor({ state: 'detached' });
      const pages = await printedPages(page);
      expect(pages.join(' ')).not.toContain('2,001.00');
      expect(pages.join(' ')).toContain('•••••');
    });
  });

  test('a long list is complete, and afterwards renders only the visible rows again, at the same position', async () => {
    const isins = readIsins('bond', MANY);
    const who = holders[MANY];
    const { title, columns } = bondsTexts.en;
    await asReader({ who }, async (page) => {
      await page.getByText(isins[0]!).waitFor();
      // The notes of the cards push the list down.
      for (const note of [/with coupons/, 'not recorded']) await page.getByText(note).first().waitFor();
      const before = await page.evaluate(() => document.querySelectorAll('tr').length);
      expect(before).toBeLessThan(MANY);
      await page.getByRole('link', { name: isins[0]!, exact: true }).focus();
      const pages = await printedPages(page);
      expectWholeList(pages, { isins, holder: who.username, title, columns: [columns.isin] });
      await expect.poll(() => page.evaluate(() => document.querySelectorAll('tr').length)).toBe(before);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(isins[0]!);
    });
  });
});

describe("a bond's page on paper", () => {
  const { sections, position, due, working } = bondAnalyticsTexts.en;
  const { showAsTable } = chartsTexts.en;

  test('has its figures with their calculations and its bars, and the table of payments if it is open', async () => {
    await asReader({ who: holders[FEW] }, async (page) => {
      await page.getByRole('link', { name: readIsins('bond', FEW)[0]!, exact: true }).click();
      await page.getByRole('heading', { name: sections.outAndBack }).waitFor();
      const closed = await printedPages(page);
      for (const section of [sections.holdOrSell, sections.outAndBack, sections.profit, position.title])
        expect(countIn(closed, section)).toBe(1);
      expect(closed.join(' ').replaceAll(/\s+/g, ' ')).toContain(working.convexity);
      for (const fold of [showAsTable, due.received]) expect(closed.join(' ')).not.toContain(fold);
      expect(closed[0]).toContain(holders[FEW].username);

      await page.getByText(showAsTable).first().click();
      expect(countIn(await printedPages(page), due.received)).toBeGreaterThan(0);

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const bars = page.getByRole('figure', { name: sections.outAndBack }).locator('path.bar');
      const looks = await bars.evaluateAll((all) =>
        all.map((bar) => {
          const { fill, stroke, printColorAdjust } = getComputedStyle(bar);
          return { isDrawn: fill !== 'none' || stroke !== 'none', printColorAdjust };
        }),
      );
      expect(looks.length).toBeGreaterThan(1);
      for (const look of looks) expect(look).toEqual({ isDrawn: true, printColorAdjust: 'exact' });
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(23, 25, 28)');
    });
  });

  test.each(['Payments', 'Cash flows'])('so have its %s', async (name) => {
    const [isin] = readIsins('bond', FEW);
    await asReader({ who: holders[FEW] }, async (page) => {
      await page.getByRole('link', { name: new RegExp(`^${name} .*${isin!}`) }).click();
      await page.getByText('1 Mar 2024').first().waitFor();
      const pages = await printedPages(page);
      expect(countIn(pages, '1 Mar 2024')).toBe(1);
      expect(countIn(pages, '1 Sept 2024')).toBe(1);
      for (const words of [isin!, holders[FEW].username]) expect(pages[0]).toContain(words);
    });
  });
});
