import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '#domain/language';
import { cashFlowsTexts } from '../../src/web/platform/texts/portfolio/cash-flows.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { notFoundTexts } from '../../src/web/platform/texts/platform/not-found.ts';
import { adminCashFlowsTexts } from '../../src/web/platform/texts/portfolio/admin-cash-flows.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { recentlyDeletedTexts } from '../../src/web/platform/texts/portfolio/recently-deleted.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { callElsewhere } from '../support/etfs-and-shares.ts';
import { readText } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { aPerson } from '../support/a-person.ts';
import {
  DARK_PHONE,
  DESKTOP,
  goOffline,
  goOnline,
  visit,
  type Look,
  type Visitor,
} from '../support/visit.ts';

let browser: Browser;
let site: Site;
let owner: number;
let bond: number;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = (await aPerson(site)).userId;
});
afterAll(() => site.stop());
beforeEach(async () => {
  const trade = { isin: ISIN, nominal: 10_000, buyPrice: 100, marketPrice: 100 };
  bond = await add(`/admin/users/${owner}/bonds`, trade);
  return async () => {
    await site.db.deleteFrom('bonds').execute();
  };
});

const ISIN = 'BG2030026111';

/** 15 July 2026 in each language. */
const DUE = { en: '15 Jul 2026', bg: '15.07.2026 г.' } as const;

/** The texts of the screens in the language of this look. */
const readTexts = ({ language }: Look) => ({
  cashFlows: cashFlowsTexts[language],
  texts: adminCashFlowsTexts[language],
  details: userDetailsTexts[language],
  changes: bondChangesTexts[language],
  deleted: recentlyDeletedTexts[language],
  payment: paymentsTexts[language],
  common: commonTexts[language],
  forms: formsTexts[language],
  due: DUE[language],
});

const add = async (path: string, body: object) =>
  (await callElsewhere(site, path, { method: 'POST', body })).id;
const addFlow = (body: object) => add(`/admin/bonds/${bond}/cashflows`, body);
const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
/** The button is above the list, and replaces it while it is empty. */
const openNew = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const findFlow = (page: Page, look: Look, day: string = DUE[look.language]) =>
  look.width === 1440
    ? page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: day }) })
    : page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day }) });
type Column = keyof (typeof cashFlowsTexts)[Language]['columns'];
const findField = (dialog: Locator, look: Look) => (name: Column) =>
  dialog.getByLabel(new RegExp(`^${readTexts(look).cashFlows.columns[name]}(?: \\(|$)`));

/** Runs the journey as the administrator, on the cash flows of the bond. */
async function atCashFlows(look: Look, journey: (visitor: Visitor) => Promise<void>): Promise<void> {
  await visit({ browser, site, look }, async (visitor) => {
    await signIn(visitor.page, ADMINISTRATOR, `/admin/bonds/${bond}/cashflows`);
    await journey(visitor);
  });
}

/** Runs the journey as the administrator, on the owner's open bond. */
async function atBond(look: Look, journey: (page: Page) => Promise<void>): Promise<void> {
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner}`);
    await page.getByRole('button', { name: ISIN }).click();
    await journey(page);
  });
}

test('cash flows are added from the page of the bond, and their sums are filled in', async () => {
  const look = DARK_PHONE;
  const { cashFlows, texts, details, common } = readTexts(look);
  await atBond(look, async (page) => {
    await page.getByRole('link', { name: details.viewCashFlows }).click();
    await page.getByRole('heading', { level: 1, name: cashFlows.bondTitle(ISIN) }).waitFor();
    await page.getByText(texts.noneText).waitFor();
    await expectAccessibleInBothLooks(page, look);

    await openNew(page, texts.add);
    const dialog = findDialog(page, texts.add);
    const field = findField(dialog, look);
    await press(dialog, texts.add);
    await dialog.getByRole('alert').getByText(cashFlows.columns.date).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await field('date').fill('2026-03-16');
    await field('position').fill('10000');
    await field('interimCashFlow').fill('-22.75');
    await field('principalCashFlow').fill('-10000');
    await press(dialog, texts.add);
    await page.getByText(texts.saved).waitFor();
    await dialog.waitFor({ state: 'detached' });

    await openNew(page, texts.add);
    await field('date').fill('2026-07-15');
    await field('interimCashFlow').fill('112.5');
    await field('realCashFlows').fill('107.50');
    await press(dialog, texts.add);
    const coupon = await readText(findFlow(page, look));
    for (const figure of ['−9 910,25 EUR', '−5,00 EUR']) expect(coupon).toContain(figure);
    await findFlow(page, look, '16.03.2026 г.').waitFor();
    await expectAccessibleInBothLooks(page, look);
    await press(page, common.back);
    await page.getByRole('heading', { name: details.title }).waitFor();
  });
});

test('a manually changed sum stays, and the calculated one is still offered', async () => {
  const look = DESKTOP;
  const { texts, due } = readTexts(look);
  await addFlow({
    date: '2026-07-15',
    interimCashFlow: 100,
    totalCashFlows: 100,
    cumulativeCashFlows: 100,
  });
  await atCashFlows(look, async ({ page }) => {
    await press(page, texts.editLabel(due));
    const dialog = findDialog(page, texts.edit);
    const field = findField(dialog, look);
    await field('totalCashFlows').fill('99');
    await field('interimCashFlow').fill('112.5');
    await expect.poll(() => field('cumulativeCashFlows').inputValue()).toMatch(/^99[.,]00$/);
    await expect.poll(() => field('totalCashFlows').inputValue()).toMatch(/^99[.,]00$/);
    await expectAccessible(page);
    await press(dialog, `${texts.useSum} 112.50`);
    await expect.poll(() => field('totalCashFlows').inputValue()).toBe('112.50');
    await expect.poll(() => field('cumulativeCashFlows').inputValue()).toBe('112.50');
    await press(dialog, texts.save);
    await page.getByText(texts.saved).waitFor();
    await expect.poll(() => readText(findFlow(page, look))).toContain('112.50');
  });
});

test('entries that could not be saved stay in the form, and are saved once', async () => {
  const look = DARK_PHONE;
  const { texts } = readTexts(look);
  await atCashFlows(look, async ({ page, expectOffline }) => {
    await openNew(page, texts.add);
    const dialog = findDialog(page, texts.add);
    const field = findField(dialog, look);
    await field('date').fill('2026-07-15');
    await field('position').fill('10000');
    await goOffline(page);
    await press(dialog, texts.add);
    await dialog.getByRole('alert').getByText(texts.saveFailed).waitFor();
    expectOffline();
    await goOnline(page);
    await press(dialog, texts.add);
    await findFlow(page, look).waitFor();
    await expect.poll(() => findFlow(page, look).count()).toBe(1);
  });
});

test('an edit conflict shows both versions', async () => {
  const look = DESKTOP;
  const { texts, forms, due } = readTexts(look);
  const flow = await addFlow({ date: '2026-07-15', interimCashFlow: 100, totalCashFlows: 100 });
  await atCashFlows(look, async ({ page, expectRefusal }) => {
    await press(page, texts.editLabel(due));
    const dialog = findDialog(page, texts.edit);
    const field = findField(dialog, look);
    await field('interimCashFlow').fill('110');
    const body = { date: '2026-07-15', interimCashFlow: 90, totalCashFlows: 110 };
    await callElsewhere(site, `/admin/cashflows/${flow}`, { method: 'PUT', body });
    await press(dialog, texts.save);
    await dialog.getByText(forms.conflictTitle).waitFor();
    expectRefusal(409, '/api/admin/cashflows/');
    await expectAccessible(page);
    await press(dialog, forms.takeStored);
    await expect.poll(() => field('interimCashFlow').inputValue()).toMatch(/^90[.,]00$/);
    await expect.poll(() => field('totalCashFlows').inputValue()).toMatch(/^110[.,]00$/);
  });
});

test('a deleted cash flow is restored by Undo, and later from the recently deleted ones', async () => {
  const look = DARK_PHONE;
  const { cashFlows, texts, deleted, common, due } = readTexts(look);
  await addFlow({ date: '2026-07-15', interimCashFlow: 100 });
  await atCashFlows(look, async ({ page }) => {
    const remove = async () => {
      await press(page, texts.deleteLabel(due));
      const dialog = findDialog(page, texts.remove);
      await dialog.getByText(texts.removeQuestion).waitFor();
      await expectAccessible(page);
      await press(dialog, texts.removeButton);
      await page.getByText(texts.removed).waitFor();
      await page.getByText(texts.noneText).waitFor();
    };
    await remove();
    await press(page, common.undo);
    await page.getByText(texts.restored).waitFor();
    await remove();

    await page.goto(`/admin/users/${owner}`);
    await page.getByText(deleted.title).click();
    const name = deleted.names['cash-flow'](ISIN, due);
    await page.getByText(name).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `${deleted.restore} ${name}` }).click();
    await page.getByText(deleted.restored(name)).waitFor();
    await page.goto(`/admin/bonds/${bond}/cashflows`);
    await findFlow(page, look).waitFor();
    await page.getByRole('heading', { level: 1, name: cashFlows.bondTitle(ISIN) }).waitFor();
    await expectAccessible(page);
  });
});

test('Undo restores a deleted payment, a deleted bond and an expired one', async () => {
  const look = DESKTOP;
  const { details, changes, payment, common, due } = readTexts(look);
  await add(`/admin/bonds/${bond}/payments`, { profit: 125, paymentDate: '2026-07-15' });
  await atBond(look, async (page) => {
    await press(page, payment.deletePaymentLabel(due));
    await press(findDialog(page, payment.deletePayment), changes.remove);
    await page.getByText(payment.deletedPayment).waitFor();
    await page.getByText(details.noPayments).waitFor();
    await press(page, common.undo);
    await page.getByText(payment.restoredPayment).waitFor();
    await page.getByRole('button', { name: payment.editPaymentLabel(due) }).waitFor();

    await press(page, changes.deleteBond);
    await findDialog(page, changes.deleteBond).getByText(changes.deleteBondQuestion(ISIN)).waitFor();
    await press(findDialog(page, changes.deleteBond), changes.remove);
    await page.getByText(changes.deletedBond(ISIN)).waitFor();
    await page.getByText(details.noBonds).waitFor();
    await press(page, common.undo);
    await page.getByText(changes.restoredBond(ISIN)).waitFor();

    await page.getByRole('button', { name: payment.editPaymentLabel(due) }).waitFor();
    await press(page, changes.markExpired);
    await press(findDialog(page, changes.markExpired), changes.markExpired);
    await page.getByText(changes.markedExpired(ISIN)).waitFor();
    await press(page, common.undo);
    await page.getByText(changes.takenBack(ISIN)).waitFor();
    await page.getByRole('button', { name: ISIN }).waitFor();
  });
});

test('the list of recently deleted items is empty at first, and is updated while open', async () => {
  const look = DARK_PHONE;
  const { changes, deleted, payment } = readTexts(look);
  await add(`/admin/bonds/${bond}/payments`, { profit: 125 });
  await atBond(look, async (page) => {
    await page.getByText(deleted.title).click();
    await page.getByText(deleted.none).waitFor();
    await press(page, payment.deletePaymentLabel(payment.noDate));
    await press(findDialog(page, payment.deletePayment), changes.remove);
    await page.getByText(deleted.names.payment(ISIN, null)).first().waitFor();
  });
});

test('cash flows that cannot be loaded are tried again, and those of an unknown bond are not found', async () => {
  const look = DARK_PHONE;
  const { texts, common } = readTexts(look);
  await atCashFlows(look, async ({ page, expectOffline, expectRefusal }) => {
    await page.getByText(texts.noneText).waitFor();
    await page.route('**/api/admin/bonds/*/cashflows', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await page.getByText(texts.failed).waitFor();
    expectOffline();
    await expectAccessible(page);
    await page.unroute('**/api/admin/bonds/*/cashflows');
    await press(page, common.retry);
    await page.getByText(texts.noneText).waitFor();
    await page.goto('/admin/bonds/999999/cashflows');
    await page.getByRole('heading', { name: notFoundTexts[look.language].title }).waitFor();
    expectRefusal(404, '/api/admin/bonds/999999');
  });
});
