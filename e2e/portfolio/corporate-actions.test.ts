import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserId } from '../../src/api/platform/ids.ts';
import { anEtfOrShare } from '../../src/testing/factories/an-etf-or-share.ts';
import { fieldRulesTexts } from '../../src/web/platform/texts/platform/field-rules.ts';
import { batchesTexts } from '../../src/web/platform/texts/portfolio/batches.ts';
import { corporateActionsTexts } from '../../src/web/platform/texts/portfolio/instruments/corporate-actions.ts';
import { instrumentsTexts } from '../../src/web/platform/texts/portfolio/instruments/instruments.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { DARK_PHONE, visit } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  [browser, demo] = await Promise.all([startBrowser(), startDemoSite()]);
});
afterAll(() => demo.site.stop());

test('an administrator previews a split, applies it, undoes it, spins a security off, and changes the ISIN', async () => {
  const texts = corporateActionsTexts.bg;
  const isin = 'BG1100017263';
  const owner = UserId.parse(await findUserId(demo, demo.newcomer));
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
    // Enter that is held too long neither applies it nor discards it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.dialog(isin));
    await expectAccessible(page);
    expect(await units()).toEqual({ nominal: '100.00' });
    await page.getByRole('button', { name: texts.apply(1) }).click();
    await page.getByText(texts.applied(1)).waitFor();
    expect(await units()).toEqual({ nominal: '400.00' });

    await page.getByRole('button', { name: /^Отмяна на действието от/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: batchesTexts.bg.undo, exact: true }).click();
    await page.getByText(texts.undone).waitFor();
    expect(await units()).toEqual({ nominal: '100.00' });

    await page.getByRole('button', { name: texts.open }).click();
    await page.getByLabel(texts.fields.kind, { exact: true }).selectOption('spin_off');
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
