import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { fieldRulesTexts } from '../../src/web/platform/texts/platform/field-rules.ts';
import { missedPaymentsTexts } from '../../src/web/platform/texts/portfolio/missed-payments.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { holdBond } from '../support/hold-bond.ts';
import { readText } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { DARK_PHONE, DESKTOP, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
});
afterAll(() => site.stop());

const TODAY = calendarDate(new Date().toISOString().slice(0, 10));
/** Half-yearly coupons of 112.50, the last of which was due about eighty days ago. */
const TERMS = {
  direction: 'Buy',
  buy_price: '99.8',
  market_price: '99.95',
  nominal: '10000',
  coupon_percent: '2.25',
  maturity_date: addDays(TODAY, 100),
  coupon_frequency: 2,
  day_count: '30E/360',
} as const;
/** Four coupons in euro are missing, and one in dollars. */
const BONDS = [
  { ...TERMS, isin: 'BG2030026111', currency: 'EUR', settlement_date: addDays(TODAY, -700) },
  { ...TERMS, isin: 'XSDEMO000061', currency: 'USD', settlement_date: addDays(TODAY, -200) },
] as const;

/** Coupon and capital were due twenty days ago. */
const MATURED = {
  ...TERMS,
  isin: 'BG2040015211',
  currency: 'EUR',
  settlement_date: addDays(TODAY, -100),
  maturity_date: addDays(TODAY, -20),
} as const;

type HeldBond = Omit<Parameters<typeof holdBond>[1], 'user_id'>;

async function aHolder(bonds: readonly HeldBond[]): Promise<Person> {
  const holder = await aPerson(site);
  for (const bond of bonds) await holdBond(site, { ...bond, user_id: holder.userId });
  return holder;
}

/** Somebody records the coupon in dollars elsewhere. */
async function recordDollars({ userId }: Person): Promise<void> {
  const { id } = await site.db
    .selectFrom('bonds')
    .select('id')
    .where('user_id', '=', userId)
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('payments')
    .values({ user_id: userId, bond_id: id, profit: '112.50', payment_date: addDays(TODAY, -82) })
    .execute();
}

const listProfits = async ({ userId }: Person) => {
  const rows = await site.db.selectFrom('payments').select('profit').where('user_id', '=', userId).execute();
  return rows.map(({ profit }) => profit);
};

function findParts(page: Page, { language }: Look) {
  const texts = missedPaymentsTexts[language];
  const dialog = page.getByRole('dialog', { name: texts.several.title });
  return {
    texts,
    missed: page.getByRole('region', { name: texts.title }),
    dialog,
    ticked: dialog.getByRole('listitem').getByRole('checkbox', { checked: true }),
    submit: (count: number) => dialog.getByRole('button', { name: texts.several.submit(count), exact: true }),
  };
}

test('the holder records several by keyboard; one that was recorded meanwhile is refused at its row', async () => {
  const look = DESKTOP;
  const owner = await aHolder(BONDS);
  await visit({ browser, site, look }, async ({ page, expectRefusal }) => {
    await signIn(page, owner, '/income');
    const { texts, missed, dialog, ticked, submit } = findParts(page, look);
    const { keyboard } = page;
    await missed.getByRole('button', { name: texts.several.open }).focus();
    await keyboard.press('Enter');
    await submit(5).waitFor();
    expect(await ticked.count()).toBe(5);
    expect(await readText(dialog)).toMatch(/Selected: ?450\.00 EUR ?112\.50 USD/);
    await expectAccessibleInBothLooks(page, look);

    // The keyboard begins at 'All'.
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await dialog.getByText(texts.several.noneSelected).waitFor();
    await page.getByLabel(texts.several.all, { exact: true }).focus();
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await submit(4).waitFor();

    await recordDollars(owner);
    await keyboard.press('Enter');
    const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    const refused = rows.filter({ hasText: fieldRulesTexts.en.not_missed });
    await refused.waitFor();
    expectRefusal(400, 'income/missed/record');
    expect(await readText(refused)).toContain('XSDEMO000061');
    expect([await ticked.count(), (await listProfits(owner)).length]).toEqual([4, 1]);
    await expectAccessibleInBothLooks(page, look);

    // The summary has the focus, and its link leads to the row.
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('Space');
    await dialog.getByText(fieldRulesTexts.en.not_missed).first().waitFor({ state: 'detached' });
    await submit(3).waitFor();
    await keyboard.press('Enter');
    const done = page.getByText(texts.several.recorded(3));
    await done.waitFor();
    await dialog.waitFor({ state: 'detached' });
    await missed.getByText(texts.missing('112.50 EUR')).waitFor();
    // With one payment left the button is gone; the keyboard continues at the message, or at the content with it.
    await missed.getByRole('button', { name: texts.several.open }).waitFor({ state: 'detached' });
    await page
      .locator(':focus')
      .filter({ hasText: texts.several.recorded(3) })
      .waitFor();
    expect(await listProfits(owner)).toEqual(Array.from({ length: 4 }, () => '112.50'));
  });
});

test('the purchases of one bond are told apart, in the list and in the dialog', async () => {
  const look = DESKTOP;
  const [march12, march13] = [calendarDate('2026-03-12'), calendarDate('2026-03-13')];
  const owner = await aHolder([
    { ...BONDS[1], buy_date: march12 },
    { ...BONDS[1], buy_date: march13 },
    { ...BONDS[1], buy_date: march13, nominal: '20000' },
  ]);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner, '/income');
    const { texts, missed, dialog, submit } = findParts(page, look);
    const purchases = (labels: readonly (string | null)[]) =>
      labels
        .map((label) => /^XSDEMO000061, .+ \((.+)\)$/.exec(label ?? '')?.[1]?.replace(/\s/g, ' '))
        .toSorted();
    const told = [
      '10,000.00 USD, bought on 12 Mar 2026',
      '10,000.00 USD, bought on 13 Mar 2026',
      '20,000.00 USD, bought on 13 Mar 2026',
    ];
    const record = missed.getByRole('link', { name: texts.record });
    await record.first().waitFor();
    const names = await record.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    expect(purchases(names.map((name) => name?.replace(`${texts.record}: `, '') ?? null))).toEqual(told);
    await missed.getByRole('button', { name: texts.several.open }).click();
    await submit(3).waitFor();
    expect(purchases(await dialog.getByRole('listitem').locator('label').allInnerTexts())).toEqual(told);
    await expectAccessibleInBothLooks(page, look);
  });
});

test('a holder who records all of them is told so, and nothing is missing', async () => {
  const look = DESKTOP;
  const owner = await aHolder(BONDS);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner, '/income');
    const { texts, missed, dialog, submit } = findParts(page, look);
    await missed.getByRole('button', { name: texts.several.open }).click();
    await submit(5).click();
    await page.getByText(texts.several.recorded(5)).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await missed.getByText(texts.none).waitFor();
  });
});

test('an administrator records all of a user, on a dark phone in Bulgarian', async () => {
  const look = DARK_PHONE;
  const owner = await aHolder([...BONDS, MATURED]);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, `/admin/users/${owner.userId}/income`);
    const { texts, missed, dialog, submit } = findParts(page, look);
    await missed.getByRole('button', { name: texts.several.open }).click();
    await submit(6).waitFor();
    // The capital is not profit: it comes with the coupon.
    expect(await readText(dialog)).toMatch(/112,50 EUR.*10.000,00 EUR.*Избрани: ?562,50 EUR/);
    await expectAccessibleInBothLooks(page, look);
    const [scrollWidth, clientWidth] = await dialog.evaluate((element) => [
      element.scrollWidth,
      element.clientWidth,
    ]);
    expect(scrollWidth).toBe(clientWidth);
    await submit(6).click();
    await page.getByText(texts.several.recorded(6)).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await missed.getByText(texts.none).waitFor();
    expect(await listProfits(owner)).toEqual(Array.from({ length: 6 }, () => '112.50'));
  });
});
