import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import { distributionsTexts } from '../../src/web/platform/texts/portfolio/distributions.ts';
import { missedPaymentsTexts } from '../../src/web/platform/texts/portfolio/missed-payments.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { holdBond } from '../support/hold-bond.ts';
import { addLongLists, rowIsin, scrollBy } from '../support/long-lists.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, setLook, visit, type Visitor } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

const TODAY = calendarDate(new Date().toISOString().slice(0, 10));
const ISIN = 'XSDEMO000061';

/** Somebody with one bond, whose coupon of 112.50 was due about eighty days ago. */
async function aHolder() {
  const owner = await aPerson(site);
  await holdBond(site, {
    ...{ user_id: owner.userId, isin: ISIN, buy_price: '99.8', market_price: '99.95', nominal: '10000' },
    ...{ coupon_percent: '2.25', coupon_frequency: 2, day_count: '30E/360' },
    ...{ settlement_date: addDays(TODAY, -200), maturity_date: addDays(TODAY, 100) },
  });
  const bonds = site.db.selectFrom('bonds').select('id').where('user_id', '=', owner.userId);
  return { owner, bondId: (await bonds.executeTakeFirstOrThrow()).id };
}

/** What is out of date, or could not be loaded, is fetched again, as when somebody returns to the window. */
const returnToWindow = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });

/** Refuses these requests until the returned function is called. */
async function refuse({ page, expectRefusal }: Visitor, path: string) {
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 404, json: {} }));
  return {
    answerAgain: () => page.unroute(`**/api/${path}`),
    expectRefused: () => expectRefusal(404, path.slice(path.lastIndexOf('/'))),
  };
}

test.each(['holder', 'administrator'] as const)(
  'a payment typed by the %s while those due could not be loaded stays when they are',
  async (who) => {
    const [texts, missed] = [paymentsTexts.en, missedPaymentsTexts.en];
    const { owner, bondId } = await aHolder();
    await visit({ browser, site }, async (visitor) => {
      const { page } = visitor;
      const isOwn = who === 'holder';
      const { answerAgain, expectRefused } = await refuse(
        visitor,
        isOwn ? 'Payments/bond/*/due' : 'admin/bonds/*/payments/due',
      );
      if (isOwn) {
        await signIn(page, owner, `/bond/${bondId}/payments/add`);
      } else {
        await signIn(page, ADMINISTRATOR, `/admin/users/${owner.userId}/income`);
        await page.getByRole('button', { name: missed.record }).click();
      }
      await page.getByText(texts.due.loadFailed).waitFor();
      expectRefused();
      await page.getByLabel(texts.profit).fill('99');
      await answerAgain();
      await returnToWindow(page);
      await page.getByLabel(texts.due.payment).waitFor();
      expect(await page.getByLabel(texts.profit).inputValue()).toBe('99');
    });
  },
);

/** Opens the form of a user in the administrator's list, and types a phone number. */
async function editPhone(page: Page, { username }: Person, phone: string) {
  await page.getByRole('button', { name: `${usersTexts.en.edit} ${username}`, exact: true }).click();
  const field = page.locator('form').getByLabel(usersTexts.en.phone);
  await field.fill(phone);
  return field;
}

test('the form of a user stays although it is not known how the server is set up', async () => {
  const user = await aPerson(site);
  await visit({ browser, site }, async (visitor) => {
    const { page } = visitor;
    const { expectRefused } = await refuse(visitor, 'admin/system');
    await signIn(page, ADMINISTRATOR, '/admin');
    const phone = await editPhone(page, user, '+359 2 000 0077');
    expectRefused();
    const answered = page.waitForResponse('**/api/admin/system');
    await returnToWindow(page);
    await answered;
    await page.getByRole('button', { name: usersTexts.en.save, exact: true }).click();
    await page.getByText(usersTexts.en.updated).waitFor();
    expect(await phone.count()).toBe(0);
  });
  const stored = site.db.selectFrom('users').select('phone_number').where('id', '=', user.userId);
  expect(await stored.executeTakeFirst()).toEqual({ phone_number: '+359 2 000 0077' });
});

test('the form of a user stays when the window becomes as narrow as a phone, and wide again', async () => {
  const user = await aPerson(site);
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, '/admin');
    const phone = await editPhone(page, user, '+359 2 000 0078');
    for (const width of [390, 1440] as const) {
      await setLook(page, { ...DESKTOP, width });
      expect(await phone.inputValue()).toBe('+359 2 000 0078');
    }
    await setLook(page, { ...DESKTOP, width: 390 });
    await page.getByRole('button', { name: usersTexts.en.cancel, exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: user.email }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

test('why a payment is not due can be typed on although somebody records it meanwhile', async () => {
  const texts = missedPaymentsTexts.en;
  const { owner, bondId } = await aHolder();
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, owner, '/income');
    await page.getByRole('button', { name: texts.notDue }).click();
    const reason = page.getByRole('dialog', { name: texts.notDueTitle }).getByLabel(texts.reason);
    await reason.fill('deferred by the issuer');
    await site.db
      .insertInto('payments')
      .values({
        ...{ user_id: owner.userId, bond_id: bondId },
        ...{ profit: '112.50', payment_date: addDays(TODAY, -82) },
      })
      .execute();
    await returnToWindow(page);
    await page.getByText(texts.none).waitFor();
    expect(await reason.inputValue()).toBe('deferred by the issuer');
  });
});

test('a distribution can be typed on although its card in a long list is scrolled out of view', async () => {
  const texts = distributionsTexts.en;
  const owner = await aPerson(site);
  await addLongLists(site.db, owner.userId);
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, owner, '/my/etfs');
    await page.getByRole('button', { name: rowIsin(1), exact: true }).click();
    await page.getByRole('button', { name: texts.addTo(rowIsin(1)) }).click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    await dialog.getByLabel(texts.gross).fill('12.5');
    await scrollBy(page, 9_000);
    await page.getByTitle('Fund 1', { exact: true }).waitFor({ state: 'detached' });
    await dialog.getByLabel(texts.payDay, { exact: true }).fill('2026-03-16');
    await dialog.getByRole('button', { name: texts.add, exact: true }).click();
    await page.getByText(texts.saved).waitFor();
  });
  expect(await site.db.selectFrom('distributions').select('gross').execute()).toEqual([{ gross: '12.50' }]);
});
