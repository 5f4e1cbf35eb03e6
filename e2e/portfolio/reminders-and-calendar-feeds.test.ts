import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aReminder } from '#testing/factories/a-reminder';
import { remindersTexts } from '../../src/web/platform/texts/portfolio/reminders.ts';
import { calendarFeedsTexts } from '../../src/web/platform/texts/portfolio/calendar-feeds.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { aPerson } from '../support/a-person.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site.ts';
import { aBond } from '#testing/factories/a-bond';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
});
afterAll(() => site.stop());

const COUPONS_AHEAD = {
  coupon_percent: '2.25',
  coupon_frequency: 2,
  settlement_date: calendarDate('2026-03-18'),
  maturity_date: calendarDate('2096-01-21'),
} as const;

/** Parts far down the page are drawn only when they come near. */
const scrollTo = (page: Page, title: string) =>
  page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();

describe('reminders by email', () => {
  test('are chosen on the income page, and saved', async () => {
    const person = await aPerson(site);
    await aBond(site, person.userId, COUPONS_AHEAD);
    const texts = remindersTexts.en;
    await visit({ browser, site, look: DESKTOP }, async ({ page }) => {
      await signIn(page, person);
      await page.getByRole('link', { name: navigationTexts.en.income, exact: true }).click();
      await scrollTo(page, texts.title);
      const coupons = page.getByLabel(texts.couponDays);
      await coupons.selectOption(texts.days[3]);
      await page.getByLabel(texts.freeMoneyFrom).fill('-1');
      await page
        .getByRole('heading', { name: texts.title })
        .locator('..')
        .getByRole('button', { name: texts.save })
        .click();
      await expect.poll(() => page.getByLabel(texts.freeMoneyFrom).getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel(texts.freeMoneyFrom).fill('5,000');
      await page
        .getByRole('heading', { name: texts.title })
        .locator('..')
        .getByRole('button', { name: texts.save })
        .click();
      await page.getByText(texts.saved).waitFor();
      await page.reload();
      await scrollTo(page, texts.title);
      await expect.poll(() => coupons.inputValue()).toBe('3');
      expect(await page.getByLabel(texts.freeMoneyFrom).inputValue()).toBe('5,000.00');
    });
  });

  test('stop through the link in the email, after a confirmation and without a login', async () => {
    const person = await aPerson(site);
    const token = await aReminder(site, person.userId);
    const texts = remindersTexts.bg;
    await visit({ browser, site, look: DARK_PHONE }, async ({ page, expectRefusal }) => {
      await page.goto(`/unsubscribe/${token}`);
      await page.getByRole('button', { name: texts.stop }).click();
      await page.getByText(texts.stopped).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
      const left = site.db.selectFrom('reminders').select('user_id').where('user_id', '=', person.userId);
      expect(await left.execute()).toEqual([]);
      await page.reload();
      await page.getByRole('button', { name: texts.stop }).click();
      await page.getByText(texts.alreadyStopped).waitFor();
      expectRefusal(404, '/api/reminders/stop');
    });
  });
});

test('an address for calendar programs is created, shown once, read by them, and revoked', async () => {
  const person = await aPerson(site);
  await aBond(site, person.userId, COUPONS_AHEAD);
  const texts = calendarFeedsTexts.en;
  await visit({ browser, site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, person, '/income');
    await scrollTo(page, texts.title);
    await page.getByLabel(texts.name).fill('Phone');
    await page.getByRole('button', { name: texts.make }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(texts.madeTitle);
    const shown = page.getByText(/^http.*\.ics$/);
    // The site chose its port itself, so its public address does not include it.
    const address = new URL(new URL(await shown.innerText()).pathname, site.url);
    await expectAccessible(page);
    const answer = await fetch(address);
    expect([answer.status, (await answer.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
    await page.getByRole('button', { name: texts.done }).click();
    await shown.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('feed');
    await page.getByRole('button', { name: texts.revokeLabel('Phone') }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.revoke }).click();
    await page.getByRole('button', { name: texts.revokeLabel('Phone') }).waitFor({ state: 'detached' });
    expect((await fetch(address)).status).toBe(404);
  });
});
