import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { closingDayTexts } from '../../src/web/platform/texts/portfolio/instruments/closing-day.ts';
import { cashFlowsTexts } from '../../src/web/platform/texts/portfolio/cash-flows.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';
import { signInTexts } from '../../src/web/platform/texts/people/sign-in.ts';
import { totalsTexts } from '../../src/web/platform/texts/portfolio/figures/totals.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { addAdministrator, ADMINISTRATOR, signIn, type Account } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { termValue, readText } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';
import { bondOn } from '../support/bond-on.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

const GOVERNMENT = 'BG2030026111';
const COMPANY = 'BGDEMO000012';
const OWNER: Account = {
  username: 'Owner',
  email: 'owner@example.com',
  password: 'seven green bottles on a wall',
};

/** Figures as the product shows them. */
const FIGURES = {
  en: {
    cards: ['2', '€10,490.00', '+€20.10', '2.37%'],
    bond: ['10,000.00', '99.8000', '99.9500', '2.37'],
    rest: ['0.00150', '2.25'],
    profit: '+15.00',
    amountPaid: '9,980.00 EUR',
    settlementDate: '16 Mar 2026',
  },
  bg: {
    cards: ['2', '10 490,00 €', '+20,10 €', '2,37%'],
    bond: ['10 000,00', '99,8000', '99,9500', '2,37'],
    rest: ['0,00150', '2,25'],
    profit: '+15,00',
    amountPaid: '9 980,00 EUR',
    settlementDate: '16.03.2026 г.',
  },
} as const;

async function addBonds(page: Page): Promise<void> {
  const form = bondFormTexts.en;
  const { isinWarnings: warnings, entryWarnings } = formsTexts.en;
  const dialog = page.getByRole('dialog', { name: form.add });
  const open = () => page.getByRole('button', { name: bondChangesTexts.en.addBond }).click();
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const save = () => dialog.getByRole('button', { name: form.add, exact: true }).click();

  await open();
  await field(form.isin).fill(`${GOVERNMENT.slice(0, -1)}2`);
  await dialog.getByText(warnings['isin-checksum']).waitFor();
  await field(form.isin).fill(GOVERNMENT.toLowerCase());
  await dialog.getByText(warnings['isin-checksum']).waitFor({ state: 'detached' });
  await field(form.nominal).fill('10,000');
  await field(form.buyPrice).fill('99.80');
  await field(form.marketPrice).fill('99.95');
  await field(form.coupon).fill('2.25');
  await field(form.yieldToMaturity).fill('2.37');
  await field(form.buyDate).fill('2026-03-12');
  await field(form.settlementDate).fill('2026-03-10');
  await dialog.getByText(entryWarnings['before-purchase']).waitFor();
  await field(form.settlementDate).fill('2026-03-16');
  await dialog.getByText(entryWarnings['before-purchase']).waitFor({ state: 'detached' });
  await field(form.maturityDate).fill('2030-03-12');
  await field(form.issueDate).fill('2031-03-12');
  await dialog.getByText(entryWarnings['not-before-maturity']).waitFor();
  await field(form.maturityDate).fill('');
  await field(form.issueDate).fill('');
  await dialog.getByText(entryWarnings['not-before-maturity']).waitFor({ state: 'detached' });
  await field(form.redemption).fill('0,00');
  await dialog.getByText(entryWarnings['nothing-repaid']).waitFor();
  await field(form.redemption).fill('100');
  await dialog.getByText(entryWarnings['nothing-repaid']).waitFor({ state: 'detached' });
  await save();
  await dialog.waitFor({ state: 'detached' });

  await open();
  await field(form.isin).fill(COMPANY);
  await field(form.currency).selectOption('BGN');
  await field(form.nominal).fill('1000');
  await field(form.buyPrice).fill('100');
  await field(form.marketPrice).fill('101');
  await save();
  await dialog.waitFor({ state: 'detached' });
}

test('a person registers and finds an empty list', async () => {
  const [form, login] = [signInTexts.bg, loginTexts.bg];
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel(form.username).fill(OWNER.username);
    await page.getByLabel(login.email).fill(OWNER.email);
    await page.getByLabel(login.password, { exact: true }).fill(OWNER.password);
    await page.getByLabel(form.register.phoneNumber).fill('+359 2 000 0004');
    await page.getByLabel(form.register.egn).fill('2530101000');
    await page.getByRole('button', { name: form.register.submit }).click();
    await page.waitForURL('**/my-bonds');
    await page.getByText(bondsTexts.bg.noBonds).waitFor();
  });
});

test('the administrator finds them, and adds two bonds in the dialog', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    await page.getByRole('link', { name: usersTexts.en.detailsLabel(OWNER.username) }).click();
    await page.getByRole('heading', { name: userDetailsTexts.en.title }).waitFor();
    await addBonds(page);
    for (const isin of [GOVERNMENT, COMPANY]) await page.getByRole('button', { name: isin }).waitFor();
  });
});

test.each([DESKTOP, PHONE])(
  'the user sees their totals, and the figures and details of each bond, at $width pixels, in $language',
  async (look) => {
    const [texts, figures] = [bondsTexts[look.language], FIGURES[look.language]];
    await visit({ browser, site, look }, async ({ page }) => {
      await signIn(page, OWNER);
      const bond = bondOn(page, GOVERNMENT, look);
      await bond.waitFor();
      const { titles, portfolioValue, totalProfit, averageYield } = totalsTexts[look.language];
      const cards = [titles.bond, portfolioValue, totalProfit, averageYield];
      expect(await Promise.all(cards.map((name) => readText(termValue(page, name))))).toEqual(figures.cards);
      const read = await readText(bond);
      for (const figure of [...figures.bond, figures.profit]) expect(read).toContain(figure);

      await bond.getByRole('button', { name: texts.more }).click();
      for (const figure of figures.rest) await expect.poll(() => readText(bond)).toContain(figure);
      await expect.poll(() => readText(termValue(page, texts.details.amountPaid))).toBe(figures.amountPaid);
      await expect
        .poll(() => readText(termValue(page, texts.details.settlementDate)))
        .toBe(figures.settlementDate);
      await bond.getByRole('button', { name: texts.less }).click();
      await page.getByText(texts.details.title).waitFor({ state: 'detached' });
    });
  },
);

test('long notes are cut after three lines, and shown in full by a key', async () => {
  const notes = 'Bought after the call with the bank. '.repeat(60);
  await site.db.updateTable('bonds').set({ notes }).where('isin', '=', GOVERNMENT).execute();
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    await signIn(page, OWNER);
    await bondOn(page, GOVERNMENT, PHONE).getByRole('button', { name: bondsTexts.bg.more }).click();
    const shown = termValue(page, bondsTexts.bg.details.notes);
    const height = async () => (await shown.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(50);
    expect(await height()).toBeLessThanOrEqual(60);
    await expectAccessibleInBothLooks(page, PHONE);
    await shown.locator('summary').press('Enter');
    await expect.poll(height).toBeGreaterThan(600);
  });
});

test('searching filters the list but not the totals, and is in the address', async () => {
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    await signIn(page, OWNER);
    await page.getByLabel(bondsTexts.bg.search).fill('bgn');
    await bondOn(page, GOVERNMENT, PHONE).waitFor({ state: 'detached' });
    await bondOn(page, COMPANY, PHONE).waitFor();
    await expect.poll(() => readText(termValue(page, totalsTexts.bg.titles.bond))).toBe('2');
    await page.waitForURL(/\?.*bgn/);
    await page.reload();
    await bondOn(page, COMPANY, PHONE).waitFor();
    await expect.poll(() => bondOn(page, GOVERNMENT, PHONE).count()).toBe(0);
  });
});

test('the user adds a payment, and finds it in the history', async () => {
  const [texts, form] = [bondsTexts.bg, paymentsTexts.bg];
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    await signIn(page, OWNER);
    const bond = bondOn(page, GOVERNMENT, PHONE);
    await bond.getByRole('link', { name: texts.paymentsLabel(GOVERNMENT) }).click();
    await page.getByText(form.none).waitFor();
    await page.getByRole('link', { name: form.add }).first().click();
    await page.getByRole('heading', { name: form.addFor(`(${GOVERNMENT})`) }).waitFor();
    await page.getByLabel(form.profit).fill('112,50');
    await page.getByLabel(form.taxesPaid).fill('11,25');
    await page.getByLabel(form.date).fill('2026-07-21');
    await page.getByRole('button', { name: form.add }).click();
    await page.waitForURL('**/my-bonds');

    await bond.getByRole('link', { name: texts.paymentsLabel(GOVERNMENT) }).click();
    await expect
      .poll(() => readText(page.getByRole('row').nth(1)))
      .toContain('21.07.2026 г. +112,50 EUR 11,25 €');
    await page.getByRole('link', { name: texts.backToBonds }).click();
    await bond.getByRole('link', { name: texts.cashFlowsLabel(GOVERNMENT) }).click();
    await page.getByText(cashFlowsTexts.bg.none).waitFor();
  });
});

test('the administrator marks a bond as expired, and enters the day it was closed on', async () => {
  const [changes, closing] = [bondChangesTexts.en, closingDayTexts.en];
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    await page.getByRole('link', { name: usersTexts.en.detailsLabel(OWNER.username) }).click();
    await page.getByRole('button', { name: COMPANY }).first().click();
    await page.getByRole('button', { name: changes.markExpired }).click();
    const dialog = page.getByRole('dialog', { name: changes.markExpired });
    await dialog.getByText(changes.markExpiredQuestion(COMPANY)).waitFor();
    await dialog.getByLabel(closing.closedOn).first().fill('20 Mar 2026');
    await expectAccessibleInBothLooks(page, DESKTOP);
    await dialog.getByRole('button', { name: changes.markExpired, exact: true }).press('Enter');
    await page.getByText(changes.markedExpired(COMPANY)).waitFor();
    // Its row is gone, and the message has the focus.
    const focused = page.locator(':focus');
    await expect.poll(() => focused.textContent()).toContain(changes.markedExpired(COMPANY));
    await page.getByRole('button', { name: userDetailsTexts.en.showExpired }).click();
    await page.getByRole('button', { name: COMPANY }).first().click();
    await expect.poll(() => readText(termValue(page, closing.closedOn))).toContain('20 Mar 2026');
  });
});
