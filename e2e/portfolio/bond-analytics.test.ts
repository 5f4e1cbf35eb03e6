import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { toLocale } from '#domain/language';
import { dayInField } from '../../src/web/platform/forms/date-field/day-in-field.ts';
import { chartsTexts } from '../../src/web/platform/texts/platform/charts.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { bondAnalyticsTexts } from '../../src/web/platform/texts/portfolio/figures/bond-analytics.ts';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { generateCashFlowsTexts } from '../../src/web/platform/texts/portfolio/generate-cash-flows.ts';
import { missingFiguresTexts } from '../../src/web/platform/texts/portfolio/figures/missing-figures.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { proposedTermsTexts } from '../../src/web/platform/texts/portfolio/instruments/proposed-terms.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { aPerson, type Person } from '../support/a-person.ts';
import { addAdministrator, ADMINISTRATOR, signIn } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { holdBond } from '../support/hold-bond.ts';
import { readText, termValue, workedValue } from '../support/read-text.ts';
import { startSite, type Site } from '../support/site.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';
import { bondOn } from '../support/bond-on.ts';

let browser: Browser;
let site: Site;
/** Holds a bond with terms and one without. */
let owner: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite(addAdministrator)]);
  owner = await aPerson(site);
  await giveBond({ isin: ISIN });
  await giveBond({ isin: WITHOUT_TERMS, maturity_date: null });
});
afterAll(() => site.stop());

const ISIN = 'BG2030026111';
const WITHOUT_TERMS = 'XSDEMO000061';
const NAMED = 'BG2030128115';
const TODAY = calendarDate(new Date().toISOString().slice(0, 10));
/** One coupon since settlement was due, about five months ago. */
const TERMS = {
  buy_price: '99.8',
  market_price: '99.95',
  nominal: '10000',
  coupon_percent: '2.25',
  settlement_date: addDays(TODAY, -200),
  maturity_date: addDays(TODAY, 400),
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
} as const;

async function giveBond(bond: { isin: string; maturity_date?: null }): Promise<void> {
  await holdBond(site, { ...TERMS, ...bond, user_id: owner.userId });
}

async function openBond(page: Page, isin: string, look: Look): Promise<void> {
  await bondOn(page, isin, look).getByRole('link', { name: isin, exact: true }).click();
  await page.getByRole('heading', { name: bondAnalyticsTexts[look.language].bondTitle(isin) }).waitFor();
}

/** The texts of the screens in the language of this look. */
const readTexts = ({ language }: Look) => ({
  texts: bondAnalyticsTexts[language],
  list: bondsTexts[language],
  charts: chartsTexts[language],
});

test('a bond shows its figures when opened or, if they are not known, the reason', async () => {
  const look = PHONE;
  const { texts, list } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await bondOn(page, ISIN, look).getByRole('button', { name: list.more }).click();
    await termValue(page, texts.labels.soldToday).waitFor();
    const held = await readText(page.locator('dl').filter({ hasText: texts.labels.nextCoupon }));
    expect(held).toMatch(/112[.,]50 EUR/);
    expect(held).toMatch(/10.337[.,]50 EUR/);
    await expectAccessibleInBothLooks(page, look);
    await bondOn(page, ISIN, look).getByRole('button', { name: list.less }).click();
    await bondOn(page, WITHOUT_TERMS, look).getByRole('button', { name: list.more }).click();
    await page.getByText(missingFiguresTexts[look.language]['no-maturity-date']).waitFor();
  });
});

test('a bond’s page leads to its neighbours in the list as it is sorted, and back to the list', async () => {
  const look = PHONE;
  const { texts, list } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await page.goto('/my-bonds?direction=descending');
    await page.getByRole('link', { name: WITHOUT_TERMS, exact: true }).click();
    const inList = page.getByRole('navigation', { name: texts.inList.label });
    // In this order the last but one.
    await inList.getByText(texts.inList.place('1', '2')).waitFor();
    await page.getByText(list.history, { exact: true }).waitFor();
    await page.getByRole('heading', { name: texts.sections.profit }).waitFor();
    const reason = missingFiguresTexts[look.language]['no-maturity-date'];
    expect(await page.getByText(reason).count()).toBe(1);
    await expectAccessibleInBothLooks(page, look);
    await inList.getByRole('link', { name: texts.inList.next }).click();
    await inList.getByText(texts.inList.place('2', '2')).waitFor();
    expect(await inList.getByRole('link', { name: texts.inList.next }).count()).toBe(0);
    await inList.getByRole('link', { name: texts.inList.previous }).click();
    await inList.getByText(texts.inList.place('1', '2')).waitFor();
    await page.goBack();
    await page.waitForURL(/my-bonds\?direction=descending/);
  });
});

test('the page of a bond has its name, and no error if nothing is recorded about the security', async () => {
  const look = DESKTOP;
  const unknown = 'XS0000014400';
  await giveBond({ isin: unknown });
  await site.db.deleteFrom('instruments').where('isin', '=', unknown).execute();
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await openBond(page, unknown, look);
    await page.getByText(instrumentsTexts[look.language].noPrices).waitFor();
    await giveBond({ isin: NAMED });
    await site.db
      .updateTable('instruments')
      .set({ name: 'Bulgaria 2028' })
      .where('isin', '=', NAMED)
      .execute();
    await page.goto('/my-bonds');
    await bondOn(page, NAMED, look).getByRole('link', { name: NAMED, exact: true }).click();
    await page.getByRole('heading', { name: 'Bulgaria 2028', level: 1 }).waitFor();
    await page.getByText(`${NAMED} · `).waitFor();
  });
});

test('each figure on the page of a bond opens its calculation', async () => {
  const look = DESKTOP;
  const { texts, charts } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await openBond(page, ISIN, look);
    const market = page.getByRole('region', { name: texts.sections.market });
    const dirty = await readText(workedValue(page, texts.labels.dirtyPrice).first());
    await page.getByRole('switch', { name: texts.figures.showAll }).check();
    await page.getByText(charts.showAsTable).first().click();
    const sum = page.getByRole('row', { name: texts.flows.sum }).first();
    const last = await readText(sum.getByRole('cell').last());
    expect(Number(last.replace(',', '.'))).toBeCloseTo(Number(dirty.replace(',', '.')), 4);
    await expect.poll(() => readText(market)).toContain('ACT/ACT-ICMA');
    await expectAccessible(page);
  });
});

test('the chart reads out the purchase and each payment, also as a table, and hides the amounts', async () => {
  const look = DESKTOP;
  const { texts, charts } = readTexts(look);
  const [{ looks }, navigation] = [charts.payments, navigationTexts[look.language]];
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await openBond(page, ISIN, look);
    const chart = page.getByRole('figure', { name: texts.sections.outAndBack });
    const slider = chart.getByRole('slider', { name: charts.day });
    const reads = async (key: string) => {
      await slider.press(key);
      return (await slider.getAttribute('aria-valuetext'))?.replaceAll(/\s/g, ' ');
    };
    expect(await reads('Home')).toMatch(new RegExp(`−10,0\\d\\d\\.\\d\\d EUR, ${looks.paid}$`));
    expect(await reads('ArrowRight')).toContain(
      `${charts.payments.interest('112.50 EUR')}, ${looks.overdue}`,
    );
    const principal = charts.payments.withPrincipal('10,000.00 EUR');
    expect(await reads('End')).toContain(
      `${charts.payments.interest('112.50 EUR')}, ${principal}, ${looks.due}`,
    );
    await chart.getByText(charts.showAsTable).click();
    await expect.poll(() => chart.getByRole('row').count()).toBe(6);
    await page.getByRole('button', { name: navigation.hideAmounts }).click();
    await expect.poll(() => reads('Home')).not.toContain('EUR');
    expect(await chart.innerText()).not.toMatch(/\d[.,]\d\d/);
    await expectAccessible(page);
    await page.getByRole('button', { name: navigation.showAmounts }).click();
  });
});

test('the slider shows the value of the bond at another yield', async () => {
  const look = PHONE;
  const { texts } = readTexts(look);
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    await openBond(page, ISIN, look);
    const costs = await readText(workedValue(page, texts.labels.riseCosts));
    expect(costs).toMatch(/^−\d/);
    const slider = page.getByLabel(texts.whatIf.slider, { exact: true });
    for (let step = 0; step < 10; step += 1) await slider.press('ArrowRight');
    await expect.poll(() => readText(termValue(page, texts.whatIf.change))).toBe(costs);
  });
});

test('a coupon that was due and is not recorded is marked until its prefilled payment is added', async () => {
  const look = PHONE;
  const { texts, list } = readTexts(look);
  const form = paymentsTexts[look.language];
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, owner);
    const bond = bondOn(page, ISIN, look);
    await bond.getByText(list.overdue.mark(1)).waitFor();
    await bond.getByRole('button', { name: list.more }).click();
    await page.getByRole('img', { name: texts.due.summary(0, 1, 3) }).waitFor();
    await page.getByRole('link', { name: texts.due.add }).click();
    await page.waitForURL(/\/payments\/add\?due=\d{4}-\d{2}-\d{2}$/);
    await page.getByText(form.due.proposed).waitFor();
    await expect.poll(() => page.getByLabel(form.profit).inputValue()).toMatch(/^112[.,]50$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: form.add }).click();
    await page.waitForURL('**/my-bonds');
    await bond.waitFor();
    await bond.getByText(list.overdue.mark(1)).waitFor({ state: 'detached' });
    await bond.getByRole('button', { name: list.more }).click();
    await page.getByRole('img', { name: texts.due.summary(1, 0, 3) }).waitFor();
  });
});

test('the administrator uses the terms of another holding of the ISIN, and generates the cash flows from them', async () => {
  const look = DESKTOP;
  const [details, form] = [userDetailsTexts[look.language], bondFormTexts[look.language]];
  const [proposed, generated] = [proposedTermsTexts[look.language], generateCashFlowsTexts[look.language]];
  await visit({ browser, site, look }, async ({ page }) => {
    await signIn(page, ADMINISTRATOR);
    await page.getByRole('link', { name: owner.username }).first().click();
    await page.getByRole('button', { name: WITHOUT_TERMS }).click();
    await page.getByRole('button', { name: bondChangesTexts[look.language].editBond }).click();
    const dialog = page.getByRole('dialog', { name: form.edit });
    await dialog.getByLabel(form.isin, { exact: true }).fill(ISIN);
    await dialog.getByRole('button', { name: proposed.take }).click();
    const maturity = dialog.getByLabel(form.maturityDate, { exact: true });
    await expect
      .poll(() => maturity.inputValue())
      .toBe(dayInField(TERMS.maturity_date, toLocale(look.language)));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: form.save }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: details.viewCashFlows }).click();
    await page.getByRole('button', { name: generated.generate }).click();
    const preview = page.getByRole('dialog', { name: generated.title });
    await preview.getByText(generated.counts(5, 0, 0)).waitFor();
    await expectAccessible(page);
    await preview.getByRole('button', { name: generated.write }).click();
    await page.getByText(generated.written(generated.counts(5, 0, 0))).waitFor();
    await page.getByRole('button', { name: generated.generate }).click();
    await preview.getByText(generated.nothing).waitFor();
  });
});

test('cash flows of a bond without terms are refused with the reason', async () => {
  const look = PHONE;
  const generated = generateCashFlowsTexts[look.language];
  await site.db.updateTable('bonds').set({ maturity_date: null }).where('isin', '=', ISIN).execute();
  const { id } = await site.db
    .selectFrom('bonds')
    .select('id')
    .where('isin', '=', ISIN)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await visit({ browser, site, look }, async ({ page, expectRefusal }) => {
    await signIn(page, ADMINISTRATOR, `/admin/bonds/${id}/cashflows`);
    await page.getByRole('button', { name: generated.generate }).click();
    const preview = page.getByRole('dialog', { name: generated.title });
    await preview.getByText(missingFiguresTexts[look.language]['no-maturity-date']).waitFor();
    await expectAccessible(page);
    expectRefusal(409, 'generate');
  });
});
