import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { layoutTexts } from '../../src/web/platform/texts/platform/layout.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleInBothLooks } from '../support/axe.ts';
import { totalsTexts } from '../../src/web/platform/texts/portfolio/figures/totals.ts';
import { startBrowser } from '../support/browser.ts';
import {
  act,
  asAdministrator,
  asOwner,
  callElsewhere,
  findCard,
  registerOwner,
  LOOKS,
  PATHS,
  readTexts,
  type Owner,
} from '../support/etfs-and-shares.ts';
import { termValue, readText } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

/** The entrances (a tab, and a button on two other pages), and the targets of the buttons above the user's own list. */
const LINKS = {
  etf: { tab: 'etfs', view: 'viewEtfs', manage: 'manageEtfs', onward: ['myBonds'] },
  share: { tab: 'shares', view: 'viewShares', manage: 'manageShares', onward: ['myBonds', 'myEtfs'] },
} as const satisfies Record<Kind, object>;

const WORLD = 'BGDEMO000012';
const SOFIA = 'XSDEMO000046';

/** Figures as a person types them in Bulgarian. */
const TYPED = { marketPrice: '109,455', buyPrice: '84,12', nominal: '1 200' };

/** How the product shows those of the same holding in English. */
const FIGURES = {
  profit: '+30,402.00 EUR',
  row: ['1,200.00', '109.4550', '131,346.00 EUR', '+30.12%'],
  details: ['84.1200%', '109.4550%', '1,200.00', '100,944.00 EUR', '+25.3350', '4.90 EUR', '15 Jan 2024'],
};

/** ETFs and shares have the same code, so tests that do not depend on the look cover only one of them. */
describe.each(LOOKS)('$kind at $width pixels', ({ kind, look }) => {
  const { language } = look;
  const { texts, ofKind, forms, lists, common } = readTexts(look, kind);
  const { fields } = texts;
  const { mine, admin } = ofKind;
  let owner: Owner;
  const sitting = () => ({ browser, site, look, kind, owner });
  const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  beforeAll(async () => {
    owner = await registerOwner(site, kind);
  });

  if (kind === 'share') {
    test('an empty list says so', async () => {
      await asOwner(sitting(), async ({ page }) => {
        await page.getByRole('heading', { name: mine.title, level: 1 }).waitFor();
        await page.getByText(ofKind.noneTitle).waitFor();
        await page.getByText(mine.none).waitFor();
        await expectAccessible(page);
      });
    });
  }

  if (kind === 'etf') {
    test('the administrator comes from the details of the user, and sees the same', async () => {
      await visit({ browser, site, look }, async ({ page }) => {
        await signIn(page, ADMINISTRATOR, `/admin/users/${owner.userId}`);
        await page.getByRole('link', { name: userDetailsTexts[language][LINKS[kind].manage] }).click();
        await page.getByRole('heading', { name: admin.userTitle(owner.username), level: 1 }).waitFor();
        await page.getByText(admin.none).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: common.back, exact: true }).click();
        await page.getByRole('heading', { name: userDetailsTexts[language].title }).waitFor();
      });
    });
  }

  if (kind === 'share') {
    test('the administrator adds two; missing and suspicious values are pointed out at their fields', async () => {
      await asAdministrator(sitting(), async ({ page }) => {
        const open = () => page.getByRole('button', { name: admin.openAdd, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: admin.add });
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        const save = () => dialog.getByRole('button', { name: admin.add, exact: true }).click();

        await open();
        await save();
        await dialog.getByText(forms.summary(2)).waitFor();
        await expectAccessibleInBothLooks(page, look);
        await field(fields.isin).fill(`${WORLD.slice(0, -1)}3`);
        await dialog.getByText(forms.isinWarnings['isin-checksum']).waitFor();
        await field(fields.isin).fill(WORLD.toLowerCase());
        await dialog.getByText(forms.isinWarnings['isin-checksum']).waitFor({ state: 'detached' });
        await field(fields.name).fill('World index');
        for (const name of ['nominal', 'buyPrice', 'marketPrice'] as const)
          await field(fields[name]).fill(TYPED[name]);
        await expect
          .poll(() => readText(dialog.locator('section')))
          .toBe('1 200,00 × 84,1200 = 100 944,00 EUR');
        await field(fields.marketPrice).fill('8412');
        await dialog.getByText(texts.hundredTimesOff).waitFor();
        await field(fields.marketPrice).fill(TYPED.marketPrice);
        await dialog.getByText(texts.hundredTimesOff).waitFor({ state: 'detached' });
        await field(fields.feesPaid1).fill('4.9');
        await field(fields.buyDate).fill('2100-01-15');
        await dialog.getByText(forms.entryWarnings['in-future']).waitFor();
        await field(fields.buyDate).fill('2024-01-15');
        await save();
        await page.getByText(texts.wasSaved(WORLD)).waitFor();

        await open();
        await field(fields.isin).fill(SOFIA);
        await field(fields.name).fill('SOFIX');
        await field(fields.bank).fill('Bank of the Example');
        await field(fields.direction).selectOption('Ask');
        await field(fields.currency).selectOption('BGN');
        await field(fields.nominal).fill('100');
        await field(fields.buyPrice).fill('9.5');
        await field(fields.marketPrice).fill('9');
        await save();
        await page.getByText(texts.wasSaved(SOFIA)).waitFor();

        const headings = page.getByRole('listitem').getByRole('heading');
        await expect.poll(() => headings.allInnerTexts()).toEqual([WORLD, SOFIA]);
        await expect.poll(() => readText(findCard(page, SOFIA))).toContain('−50,00 BGN');
        const { profitWithout, leftSales } = totalsTexts[look.language];
        await page.getByText(profitWithout[kind](leftSales(1, '1'))).waitFor();
      });
    });
  }

  if (kind === 'etf') {
    test('the owner opens a card with all figures, and cannot change anything', async () => {
      const path = `/admin/users/${owner.userId}/${PATHS[kind].ofUser}`;
      const body = {
        isin: WORLD,
        name: 'World index',
        direction: 'Bid',
        currency: 'EUR',
        buyDate: '2024-01-15',
      };
      const figures = { nominal: 1200, buyPrice: 84.12, marketPrice: 109.455, feesPaid1: 4.9 };
      await callElsewhere(site, path, { method: 'POST', body: { ...body, ...figures } });
      await asOwner(sitting(), async ({ page }) => {
        const card = findCard(page, WORLD);
        await expect.poll(() => readText(card)).toContain(FIGURES.profit);
        const closed = await readText(card);
        for (const figure of FIGURES.row) expect(closed).toContain(figure);
        await card.getByRole('button', { name: WORLD }).click();
        const read = await readText(card);
        for (const figure of [
          ...FIGURES.details,
          'World index',
          'Unknown Bank',
          texts.directions.Bid,
          texts.active,
        ])
          expect(read).toContain(figure);
        await expect.poll(() => readText(termValue(card, fields.feesPaid2))).toBe('—');
        await expect.poll(() => readText(termValue(card, fields.yearsSinceBuy))).toMatch(/^\d+[.,]\d{4}$/);
        await expectAccessible(page);
        expect(await page.getByRole('group', { name: texts.actions }).count()).toBe(0);
        await card.getByRole('button', { name: WORLD, exact: true }).click();
        await card.getByRole('term').first().waitFor({ state: 'detached' });
      });
    });
  }

  if (kind === 'share') {
    test('search and order are in the address', async () => {
      await asOwner(sitting(), async ({ page }) => {
        const headings = page.getByRole('listitem').getByRole('heading');
        await page.getByLabel(lists.sortBy).selectOption({ label: fields.buyPrice });
        await expect.poll(() => headings.allInnerTexts()).toEqual([SOFIA, WORLD]);
        await page.getByRole('button', { name: lists.ascending }).click();
        await expect.poll(() => headings.allInnerTexts()).toEqual([WORLD, SOFIA]);

        await page.getByLabel(ofKind.search).fill('of the example');
        await expect.poll(() => headings.allInnerTexts()).toEqual([SOFIA]);
        await page.waitForURL(/q=of/);
        await page.reload();
        await expect.poll(() => headings.allInnerTexts()).toEqual([SOFIA]);
        await expect.poll(() => page.getByLabel(lists.sortBy).inputValue()).toBe('buyPrice');

        await page.getByLabel(ofKind.search).fill('nothing has this');
        await page.getByText(ofKind.noMatch).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: common.clearFilters }).click();
        await expect.poll(() => headings.allInnerTexts()).toEqual([WORLD, SOFIA]);
      });
    });
  }

  if (kind === 'share') {
    test('the administrator marks one as expired, undoes that, and marks it again', async () => {
      await asAdministrator(sitting(), async ({ page }) => {
        await act(page, SOFIA, texts.expire);
        await page.getByText(texts.wasExpired(SOFIA)).waitFor();
        await expect.poll(() => findCard(page, SOFIA).count()).toBe(0);
        await page.getByRole('button', { name: common.undo }).click();
        await findCard(page, SOFIA).waitFor();

        await act(page, SOFIA, texts.expire);
        await findCard(page, SOFIA).waitFor({ state: 'detached' });
        await expectAccessible(page);
        await show(page, lists.showExpired);
        await findCard(page, SOFIA).waitFor();
        await expect.poll(() => findCard(page, WORLD).count()).toBe(0);
        await act(page, SOFIA, texts.unexpire);
        await page.getByText(texts.wasUnexpired(SOFIA)).waitFor();
        await page.getByText(admin.noneExpired).waitFor();
        await page.getByRole('button', { name: common.undo }).click();
        await findCard(page, SOFIA).getByRole('button', { name: SOFIA, exact: true }).click();
        await expect.poll(() => readText(termValue(findCard(page, SOFIA), texts.status))).toBe(texts.expired);
      });
      await asOwner(sitting(), async ({ page }) => {
        await findCard(page, WORLD).waitFor();
        await expect.poll(() => findCard(page, SOFIA).count()).toBe(0);
        await show(page, lists.showExpired);
        await findCard(page, SOFIA).waitFor();
        await expect.poll(() => findCard(page, WORLD).count()).toBe(0);
      });
    });
  }

  test('buttons and tabs lead from one list to the next', async () => {
    await asOwner(sitting(), async ({ page }) => {
      for (const name of LINKS[kind].onward) {
        const link = page.getByRole('main').getByRole('link', { name: texts[name], exact: true });
        await link.waitFor();
      }
      if (look.width === 390) await page.getByRole('button', { name: layoutTexts[language].menu }).click();
      const tab = page.getByRole('link', { name: navigationTexts[language][LINKS[kind].tab], exact: true });
      expect(await tab.getAttribute('aria-current')).toBe('page');
      if (look.width === 390) await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('link', { name: texts.myBonds, exact: true }).click();
      await page.waitForURL('**/my-bonds');
      const back = page.getByRole('link', { name: bondsTexts[language][LINKS[kind].view], exact: true });
      await back.click();
      await page.getByRole('heading', { name: mine.title, level: 1 }).waitFor();
    });
  });
});
