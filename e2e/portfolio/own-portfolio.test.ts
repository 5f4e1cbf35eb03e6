import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatTexts } from '../../src/web/platform/texts/assistant/chat.ts';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { generateCashFlowsTexts } from '../../src/web/platform/texts/portfolio/generate-cash-flows.ts';
import { importsTexts } from '../../src/web/platform/texts/portfolio/imports.ts';
import { failuresTexts } from '../../src/web/platform/texts/platform/failures.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { overviewTexts } from '../../src/web/platform/texts/portfolio/figures/overview.ts';
import { recentlyDeletedTexts } from '../../src/web/platform/texts/portfolio/recently-deleted.ts';
import { signInTexts } from '../../src/web/platform/texts/people/sign-in.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { emptyDatabase, startSite, type Site } from '../support/site.ts';
import { visit } from '../support/visit.ts';
import { isFocused } from '../support/is-focused.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(emptyDatabase)]);
});
afterAll(() => site.stop());

const ISIN = 'BG2030026111';
const ETF = 'IE00B4L5Y983';
const PASSWORD = 'a lighthouse counts four waves';
const MAX_CLICKS = 12;
const form = bondFormTexts.en;
const bonds = bondsTexts.en;
const changes = bondChangesTexts.en;

/** Counts clicks. A field is clicked before it is filled, as by a person who does not use the Tab key. */
function countedClicks() {
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  const fill = async (field: Locator, text: string) => {
    await click(field);
    await field.fill(text);
  };
  return { click, fill, count: () => clicks };
}

const OWNER: Account = { username: 'Elena', email: 'own@example.com', password: PASSWORD };

test('from the set-up link to the first bond it takes at most twelve clicks', async () => {
  await visit({ browser, site }, async ({ page }) => {
    const { setup, username } = signInTexts.en;
    const { click, fill, count } = countedClicks();
    await page.goto(await site.setUpLink());
    await click(page.getByRole('button', { name: setup.whoFor.next }));
    await fill(page.getByLabel(username), OWNER.username);
    await fill(page.getByLabel('Email'), OWNER.email);
    await fill(page.getByLabel('Password', { exact: true }), PASSWORD);
    await click(page.getByRole('button', { name: setup.submit }));

    await page.getByText(bonds.noBondsText).waitFor();
    await expectAccessible(page);
    await click(page.getByRole('button', { name: bonds.addFirst }));
    const dialog = page.getByRole('dialog', { name: form.add });
    await fill(dialog.getByLabel(form.isin, { exact: true }), ISIN);
    await fill(dialog.getByLabel(form.nominal, { exact: true }), '10,000');
    await fill(dialog.getByLabel(form.buyPrice, { exact: true }), '99.80');
    await click(dialog.getByRole('button', { name: form.add, exact: true }));
    await page.getByRole('rowheader', { name: ISIN }).waitFor();
    expect(count()).toBeLessThanOrEqual(MAX_CLICKS);
  });
});

describe('a user who keeps their own portfolio', () => {
  test('changes a bond, generates its cash flows, deletes it and restores it', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, OWNER);
      const open = () =>
        page.getByRole('button', { name: `${bonds.more} ${bonds.detailsLabel(ISIN)}` }).click();
      await open();
      await page.getByRole('button', { name: changes.editBond }).click();
      const dialog = page.getByRole('dialog', { name: form.edit });
      const field = (label: string) => dialog.getByLabel(label, { exact: true });
      await field(form.nominal).fill('20,000');
      await field(form.coupon).fill('2.25');
      await field(form.buyDate).fill('16 Mar 2026');
      await field(form.maturityDate).fill('21 Jul 2028');
      await field(form.couponFrequency).selectOption('1');
      await field(form.dayCount).selectOption('ACT/ACT-ICMA');
      await dialog.getByRole('button', { name: form.save }).click();
      await page.getByText(changes.savedBond(ISIN)).waitFor();
      await page.getByRole('cell', { name: '20,000.00' }).first().waitFor();

      await page.getByRole('link', { name: bonds.cashFlowsLabel(ISIN) }).click();
      await page.getByRole('button', { name: generateCashFlowsTexts.en.generate }).click();
      await page.getByRole('dialog').getByRole('button', { name: generateCashFlowsTexts.en.write }).click();
      await page.getByRole('cell', { name: '21 Jul 2028' }).first().waitFor();
      await page.getByRole('link', { name: bonds.backToBonds }).click();

      await open();
      await page.getByRole('button', { name: changes.markExpired }).waitFor();
      await page.getByRole('button', { name: changes.deleteBond }).click();
      await page.getByRole('dialog').getByRole('button', { name: changes.remove }).click();
      await page.getByRole('button', { name: bonds.addFirst }).waitFor();
      await page.getByText(recentlyDeletedTexts.en.title).click();
      await page
        .getByRole('button', { name: `${recentlyDeletedTexts.en.restore} ` })
        .first()
        .click();
      await page.getByRole('rowheader', { name: ISIN }).waitFor();
    });
  });

  test('adds an ETF in a dialog that begins with the ISIN, shows no sum of nothing, and goes on to the next one', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, OWNER);
      await page.getByRole('link', { name: 'ETFs', exact: true }).click();
      const texts = etfsAndSharesTexts.en;
      const { openAdd, add } = texts.kinds.etf.admin;
      await page.getByRole('button', { name: openAdd }).click();
      const dialog = page.getByRole('dialog', { name: add, exact: true });
      const field = (label: string) => dialog.getByLabel(label, { exact: true });
      await expect.poll(() => isFocused(field(texts.fields.isin))).toBe(true);
      expect(await dialog.getByText('×').count()).toBe(0);
      expect(await field(texts.fields.direction).locator('option').allInnerTexts()).toEqual(
        Object.values(texts.directions),
      );
      for (const name of ['isin', 'name', 'direction', 'currency'] as const)
        expect(await field(texts.fields[name]).getAttribute('aria-required')).toBe('true');
      await page.keyboard.type(ETF);
      await field(texts.fields.name).fill('World index');
      await field(texts.fields.nominal).fill('12');
      await field(texts.fields.buyPrice).fill('80.50');
      await dialog.getByText('×').waitFor();
      await dialog.getByRole('button', { name: formsTexts.en.saveAndAddAnother }).click();
      await dialog.getByText(texts.wasAdded(ETF)).waitFor();
      await expect.poll(() => isFocused(field(texts.fields.isin))).toBe(true);
      await expect.poll(() => field(texts.fields.name).inputValue()).toBe('');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: ETF, exact: true }).waitFor();
    });
  });

  test('has the assistant, and as an administrator has the dashboard next to the portfolio', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, OWNER);
      await page.getByTitle(chatTexts.en.title).waitFor();
      await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link', { name: 'Dashboard' })
        .click();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      await page.getByRole('link', { name: 'My Bonds' }).click();
      await page.getByRole('rowheader', { name: ISIN }).waitFor();
      await expectAccessible(page);
    });
  });
});

test('a holder whose portfolio is kept by administrators reads so instead of finding buttons to change it', async () => {
  await visit({ browser, site }, async ({ page }) => {
    const reader: Account = { username: 'Boris', email: 'reader@example.com', password: PASSWORD };
    const profile = { phoneNumber: '+359 88 123 4567', bulstatOrEgn: '7523169263' };
    const registered = await page.request.post('/api/auth/register', { data: { ...reader, ...profile } });
    expect(registered.status()).toBe(201);
    await signIn(page, reader);
    await page.getByText(bonds.noBonds).waitFor();
    const enteredByAdministrator = page.getByText(failuresTexts.en.portfolio_read_only);
    await enteredByAdministrator.waitFor();
    expect(await page.getByRole('button', { name: bonds.addFirst }).count()).toBe(0);
    await page.getByRole('link', { name: listsTexts.en.importFile }).click();
    await page.getByText(importsTexts.en.introOfReader).waitFor();
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByText(overviewTexts.en.none).waitFor();
    await enteredByAdministrator.waitFor();
    expect(await page.getByRole('link', { name: overviewTexts.en.addFirst }).count()).toBe(0);
    expect(await page.getByText(recentlyDeletedTexts.en.title).count()).toBe(0);
    await page.getByRole('link', { name: 'ETFs', exact: true }).click();
    const { kinds } = etfsAndSharesTexts.en;
    await page.getByText(kinds.etf.noneTitle).waitFor();
    await enteredByAdministrator.waitFor();
    expect(await page.getByRole('button', { name: kinds.etf.admin.openAdd }).count()).toBe(0);
  });
});
