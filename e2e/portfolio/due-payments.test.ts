import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { overduePaymentsTexts } from '../../src/web/platform/texts/portfolio/overdue-payments.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { holdBond } from '../support/hold-bond.ts';
import { readText } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';
import { bondOn } from '../support/bond-on.ts';

let browser: Browser;
let site: Site;
let owner: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await aHolder();
});
afterAll(() => site.stop());

const TODAY = calendarDate(new Date().toISOString().slice(0, 10));
const MATURED = 'BG2030026111';
const TWO_DUE = 'BG2040015211';
const RECORDED = 'XSDEMO000061';
/** Half-yearly coupons of 2.25 %. Coupon and capital were due 20 days ago. */
const TERMS = {
  buy_price: '99.8',
  market_price: '99.95',
  nominal: '10000',
  coupon_percent: '2.25',
  settlement_date: addDays(TODAY, -100),
  maturity_date: addDays(TODAY, -20),
  coupon_frequency: 2,
  day_count: '30E/360',
} as const;
const BONDS = [
  { ...TERMS, isin: MATURED },
  // Two coupons were due, and one is due in half a year.
  { ...TERMS, isin: TWO_DUE, settlement_date: addDays(TODAY, -280), maturity_date: addDays(TODAY, 700) },
  { ...TERMS, isin: RECORDED, maturity_date: null },
];

async function aHolder(): Promise<Person> {
  const holder = await aPerson(site);
  for (const bond of BONDS) await holdBond(site, { ...bond, user_id: holder.userId });
  return holder;
}

const openPayments = (page: Page, isin: string, look: Look) =>
  bondOn(page, isin, look)
    .getByRole('link', { name: bondsTexts[look.language].paymentsLabel(isin) })
    .click();

/** The texts of the screens in the language of this look. */
const readTexts = ({ language }: Look) => ({
  texts: paymentsTexts[language],
  overdue: overduePaymentsTexts[language],
  mark: bondsTexts[language].overdue.mark,
  common: commonTexts[language],
});

test('unrecorded payments are a filter with their sums, which is in the address', async () => {
  const look = PHONE;
  const { overdue } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await page.getByRole('button', { name: overdue.filter(3) }).click();
    await page.waitForURL('**/my-bonds?overdue=true');
    await bondOn(page, RECORDED, look).waitFor({ state: 'detached' });
    const sums = page.getByText(overdue.notRecorded(3));
    await expect.poll(() => readText(sums)).toMatch(/337[.,]50 EUR .* 10.000[.,]00 EUR/);
    await expectAccessibleInBothLooks(page, look);
    await page.reload();
    await bondOn(page, MATURED, look).waitFor();
    await bondOn(page, RECORDED, look).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: listsTexts[look.language].showExpired }).click();
    await page.waitForURL('**/my-bonds?show=expired');
    await sums.waitFor({ state: 'detached' });
  });
});

test('an administrator sees the same for a user, with a prefilled dialog', async () => {
  const look = DESKTOP;
  const { texts, overdue, mark, common } = readTexts(look);
  const details = userDetailsTexts[look.language];
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    await page.getByRole('link', { name: owner.username }).first().click();
    await page.getByRole('button', { name: overdue.filter(3) }).click();
    await page.waitForURL('**/admin/users/*?overdue=true');
    await page.getByText(overdue.notRecorded(3)).waitFor();
    const bond = page.getByRole('button', { name: MATURED });
    await bond.getByText(mark(1)).waitFor();
    await bond.click();
    await page.getByRole('button', { name: details.addPayment, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `${texts.add} · ${MATURED}` });
    await expect.poll(() => dialog.getByLabel(texts.profit).inputValue()).toMatch(/^112[.,]50$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: common.cancel }).last().click();
    await dialog.waitFor({ state: 'detached' });
  });
});

test('the form for a marked bond names coupon and capital of the same day and prefills the coupon', async () => {
  const look = PHONE;
  const { texts, mark } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await bondOn(page, MATURED, look).getByText(mark(1)).waitFor();
    await openPayments(page, MATURED, look);
    await page.getByRole('link', { name: texts.add }).first().click();
    const hint = page.getByLabel(texts.due.payment).locator('xpath=../..');
    await expect.poll(() => readText(hint)).toMatch(/112[.,]50 EUR.*10.000[.,]00 EUR/);
    expect(await page.getByLabel(texts.profit).inputValue()).toMatch(/^112[.,]50$/);
    await page.getByRole('button', { name: texts.add }).click();
    await page.waitForURL('**/my-bonds');
    await bondOn(page, MATURED, look).getByText(mark(1)).waitFor({ state: 'detached' });
  });
});

test('one of two due payments is chosen, another one typed, and a missing date causes a warning', async () => {
  const look = DESKTOP;
  const { texts, mark } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await openPayments(page, TWO_DUE, look);
    await page.getByRole('link', { name: texts.add }).first().click();
    const [which, date] = [page.getByLabel(texts.due.payment), page.getByLabel(texts.date).first()];
    const oldest = await date.inputValue();
    await which.selectOption({ index: 1 });
    await expect.poll(() => date.inputValue()).not.toBe(oldest);
    await which.selectOption(texts.due.other);
    await expect.poll(() => page.getByLabel(texts.profit).inputValue()).toBe('');
    await page.getByText(texts.due.noDate).waitFor();
    await which.selectOption({ index: 0 });
    await expect.poll(() => date.inputValue()).toBe(oldest);
    await page.getByText(texts.due.noDate).waitFor({ state: 'detached' });
    await date.fill('2100-01-01');
    await page.getByText(formsTexts.en.entryWarnings['in-future']).waitFor();
    await date.fill(oldest);
    await page.getByLabel(texts.taxesPaid).fill('11.25');
    await page.getByRole('button', { name: texts.add }).click();
    await page.waitForURL('**/my-bonds');

    await bondOn(page, TWO_DUE, look).getByText(mark(1)).waitFor();
    await openPayments(page, TWO_DUE, look);
    await page.getByRole('link', { name: texts.add }).first().click();
    await expect.poll(() => page.getByLabel(texts.taxesPaid).inputValue()).toMatch(/^11[.,]25$/);
    await page.getByText(texts.due.taxAsLastTime('', '', '').split(':')[0]!).waitFor();
  });
});

test('the user’s own payment is changed and deleted, and restored by Undo', async () => {
  const look = PHONE;
  const { texts, common } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await openPayments(page, MATURED, look);
    await page.getByRole('button', { name: texts.edit }).click();
    const dialog = page.getByRole('dialog', { name: `${texts.editPayment} · ${MATURED}` });
    await dialog.getByLabel(texts.profit).fill('113.75');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.save }).click();
    await page.getByText(texts.savedPayment).waitFor();
    const row = page
      .getByRole('row')
      .filter({ hasText: /113[.,]75/ })
      .first();
    await page.getByRole('button', { name: texts.remove }).click();
    await page.getByText(texts.none).waitFor();
    await page.getByRole('button', { name: common.undo }).click();
    await page.getByText(texts.restoredPayment).waitFor();
    await row.waitFor();

    await page.getByRole('button', { name: texts.remove }).click();
    await page.getByText(texts.none).waitFor();
    await expectAccessible(page);
  });
});
