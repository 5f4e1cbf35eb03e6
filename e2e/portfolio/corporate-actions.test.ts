import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEtfOrShare } from '../../src/testing/factories/an-etf-or-share.ts';
import { fieldRulesTexts } from '../../src/web/platform/texts/platform/field-rules.ts';
import { batchesTexts } from '../../src/web/platform/texts/portfolio/batches.ts';
import { corporateActionsTexts } from '../../src/web/platform/texts/portfolio/instruments/corporate-actions.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { aBond } from '../../src/testing/factories/a-bond.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { draftsTexts } from '../../src/web/platform/texts/platform/drafts.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { positionsTexts } from '../../src/web/platform/texts/portfolio/figures/positions.ts';
import { redenominationTexts } from '../../src/web/platform/texts/portfolio/instruments/redenomination.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { clickTwice } from '../support/click-twice.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DARK_PHONE, DESKTOP, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

test('an administrator previews a split, applies it, undoes it, spins a security off, and changes the ISIN', async () => {
  const texts = corporateActionsTexts.bg;
  const isin = 'BG1100017263';
  const owner = await findUserId(demo, demo.newcomer);
  const id = await anEtfOrShare(demo.site, owner, { kind: 'share', isin, buy_date: '2024-01-10' });
  const units = async () =>
    demo.site.db.selectFrom('etfs_and_shares').select('nominal').where('id', '=', id).executeTakeFirst();
  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, demo.administrator, `/admin/instruments/${isin}`);
    await page.getByRole('button', { name: texts.open }).click();
    await page.getByLabel(texts.fields.day, { exact: true }).fill('01.02.2026');
    await page.getByRole('button', { name: texts.preview }).click();
    await page.getByText(fieldRulesTexts.bg.required).first().waitFor();
    await page.getByLabel(texts.fields.newUnits).fill('4');
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.preview }).click();
    await page.getByRole('button', { name: texts.apply(1) }).waitFor();
    await page.getByText(`01.02.2026 г.: ${texts.summary(1, 1)}`).waitFor();
    // Enter that is held too long neither applies it nor discards it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.dialog(isin));
    await expectAccessible(page);
    expect(await units()).toEqual({ nominal: '100.00' });
    await clickTwice(page.getByRole('button', { name: texts.apply(1) }));
    await page.getByText(texts.applied(1)).waitFor();
    expect(await units()).toEqual({ nominal: '400.00' });

    await page.getByRole('button', { name: /^Отмяна на действието от/ }).click();
    const undo = page.getByRole('dialog').getByRole('button', { name: batchesTexts.bg.undo, exact: true });
    await clickTwice(undo);
    await page.getByText(texts.undone).waitFor();
    expect(await units()).toEqual({ nominal: '100.00' });

    await page.getByRole('button', { name: texts.open }).click();
    await page.getByLabel(texts.fields.kind, { exact: true }).selectOption('spin_off');
    await page.getByRole('button', { name: texts.preview }).click();
    const { day, newIsin, costPercent, newUnits } = texts.fields;
    const wrong = page.getByRole('dialog').getByRole('alert').getByRole('link');
    await expect.poll(() => wrong.allInnerTexts()).toEqual([day, newIsin, costPercent, newUnits]);
    // Only what the chosen action asks for is wrong.
    const kind = page.getByLabel(texts.fields.kind, { exact: true });
    await kind.selectOption('isin_change');
    await expect.poll(() => wrong.allInnerTexts()).toEqual([day, newIsin]);
    await kind.selectOption('spin_off');
    await page.getByLabel(texts.fields.day, { exact: true }).fill('01.02.2026');
    await page.getByLabel(texts.fields.newIsin).fill('BG1100088266');
    await page.getByLabel(texts.fields.newUnits).fill('1');
    await page.getByLabel(texts.fields.oldUnits).fill('2');
    await page.getByLabel(texts.fields.costPercent).fill('20');
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.preview }).click();
    await page.getByText(texts.spunOff(isin, 'BG1100088266')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.apply(1) }).click();
    await page.getByText(texts.spunOff(isin, 'BG1100088266')).waitFor();

    await page.getByRole('button', { name: texts.open }).click();
    await page.getByLabel(texts.fields.kind, { exact: true }).selectOption('isin_change');
    await page.getByLabel(texts.fields.day, { exact: true }).fill('02.02.2026');
    await page.getByLabel(texts.fields.newIsin).fill('BG1100099260');
    await page.getByRole('button', { name: texts.preview }).click();
    await page.getByText(fieldRulesTexts.bg.isin_check_digit).first().waitFor();
    await page.getByLabel(texts.fields.newIsin).fill('BG1100099263');
    await page.getByRole('button', { name: texts.preview }).click();
    await page.getByText(texts.newIsin(isin, 'BG1100099263')).waitFor();
    await page.getByRole('button', { name: texts.apply(1) }).click();
    await page.getByText(instrumentsTexts.bg.earlierIsins).waitFor();
    await expectAccessible(page);
  });
});

test('an action that is previewed is not lost: leaving asks first, Back has it, and so has the next sign-in', async () => {
  const [texts, { unsavedTitle, stay }, drafts] = [corporateActionsTexts.en, formsTexts.en, draftsTexts.en];
  const isin = 'US7561091049';
  const owner = await findUserId(demo, demo.newcomer);
  await anEtfOrShare(demo.site, owner, { kind: 'share', isin, buy_date: '2024-01-10' });
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page, expectRefusal }) => {
    await signIn(page, demo.administrator, `/admin/instruments/${isin}`);
    await page.getByRole('button', { name: texts.open }).click();
    const newUnits = page.getByLabel(texts.fields.newUnits);
    await page.getByLabel(texts.fields.day, { exact: true }).fill('2026-02-01');
    await newUnits.fill('4');
    const apply = page.getByRole('button', { name: texts.apply(1) });
    const expectQuestion = async () => {
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: unsavedTitle });
      await question.getByRole('button', { name: stay }).click();
      await question.waitFor({ state: 'detached' });
    };
    await page.getByRole('button', { name: texts.preview }).click();
    await apply.waitFor();
    await expectQuestion();
    await page.getByRole('dialog').getByRole('button', { name: texts.back, exact: true }).click();
    await expect.poll(() => newUnits.inputValue()).toBe('4');
    await expectQuestion();
    await page.getByRole('button', { name: texts.preview }).click();
    await apply.waitFor();
    await demo.site.db.deleteFrom('sessions').execute();
    await apply.click();
    await page.getByText(drafts.signInAgain).waitFor();
    expectRefusal(401, '/api/');
    await page.getByLabel(loginTexts.en.email).fill(demo.administrator.email);
    await page.getByLabel(loginTexts.en.password, { exact: true }).fill(demo.administrator.password);
    await page.getByRole('button', { name: loginTexts.en.submit, exact: true }).click();
    await page.getByText(drafts.kept).waitFor();
    await page.getByRole('button', { name: texts.open }).click();
    await page.getByText(drafts.restored).waitFor();
    await expect.poll(() => newUnits.inputValue()).toBe('4');
    await page.getByRole('button', { name: texts.preview }).click();
    await apply.click();
    await page.getByText(texts.applied(1)).waitFor();
  });
});

const countInLev = async () =>
  (await demo.site.db.selectFrom('bonds').select('id').where('currency', '=', 'BGN').execute()).length;

test('an administrator redenominates holdings in lev, and undoes that', async () => {
  const texts = redenominationTexts.en;
  const inLev = await countInLev();
  expect(inLev).toBeGreaterThan(0);
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts.en.prices, exact: true }).click();
    await page.getByRole('link', { name: instrumentsTexts.en.title, exact: true }).click();
    await page.getByRole('heading', { name: instrumentsTexts.en.title, level: 1 }).waitFor();
    await page.getByRole('link', { name: texts.link }).click();
    await page.getByRole('region', { name: texts.table }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Redenominate \d+ holdings/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Redenominate \d+ holdings/ })
      .click();
    await page.getByText(texts.none).waitFor();
    expect(await countInLev()).toBe(0);

    await page.getByRole('button', { name: commonTexts.en.undo, exact: true }).click();
    await page.getByText(corporateActionsTexts.en.undone).waitFor();
    expect(await countInLev()).toBe(inLev);
  });
});

test('after an undo in the list, the focus is on the row of what was undone', async () => {
  const texts = redenominationTexts.en;
  await visit({ browser, site: demo.site, look: DESKTOP }, async ({ page }) => {
    await signIn(page, demo.administrator, '/admin/redenomination');
    await page.getByRole('button', { name: /^Redenominate \d+ holdings/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Redenominate \d+ holdings/ }).click();
    await page.getByText(texts.none).waitFor();
    const list = page.getByRole('region', { name: corporateActionsTexts.en.past });
    await list.getByRole('button').first().press('Enter');
    await dialog.getByRole('button', { name: batchesTexts.en.undo, exact: true }).press('Enter');
    await page.getByText(corporateActionsTexts.en.undone).waitFor();
    const focused = page.locator(':focus');
    await expect.poll(() => focused.textContent()).toContain(batchesTexts.en.undoneAt);
    await page.getByText(corporateActionsTexts.en.undone).waitFor({ state: 'detached' });
    expect(await focused.textContent()).toContain(batchesTexts.en.undoneAt);
  });
});

test('a sale in euro of a security in lev leads an administrator to the redenomination, and a holder to an administrator', async () => {
  const isin = 'BGLEV0000001';
  const owner = await findUserId(demo, demo.newcomer);
  await aBond(demo.site, owner, { isin, currency: 'BGN', nominal: '1000', buy_date: '2024-01-10' });
  const sale = { direction: 'Sell', nominal: '511.29', buy_date: '2026-02-02' } as const;
  await aBond(demo.site, owner, { isin, ...sale });

  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, demo.newcomer);
    await page.getByRole('link', { name: listsTexts.bg.byPosition }).click();
    await page.getByText(positionsTexts.bg.askAdministrator).waitFor();
  });
  await visit({ browser, site: demo.site, look: DARK_PHONE }, async ({ page }) => {
    const texts = redenominationTexts.bg;
    await signIn(page, demo.administrator, `/admin/users/${owner}`);
    await page.getByRole('link', { name: listsTexts.bg.byPosition }).click();
    await page.getByRole('link', { name: texts.link }).click();
    await page.getByRole('heading', { name: texts.table }).waitFor();
    await page.getByText(texts.issue, { exact: true }).click();
    await page.getByLabel(texts.issueTotal).fill('1000000');
    await page.getByRole('button', { name: texts.useIssue }).click();
    await page.getByText(fieldRulesTexts.bg.required).first().waitFor();
    await page.getByLabel(texts.issueCount).fill('7');
    await page.getByRole('button', { name: texts.useIssue }).click();
    await page.getByText(texts.issueUsed).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.act(1), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.act(1), exact: true })
      .click();
    await page.getByText(texts.done(1)).waitFor();
    await page.getByText(texts.noneOfIsin(isin)).waitFor();
  });
});
