import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BondId } from '#api/platform/ids';
import { removeBond, restoreBond } from '#api/portfolio/bonds';
import { listMyCashFlows } from '#api/portfolio/cash-flows';
import {
  actOnInstrument,
  findInstrumentAction,
  undoInstrumentAction,
} from '#api/portfolio/instruments/instrument-actions';
import { findInstrument } from '#api/portfolio/instruments/instruments';
import { listMyPayments } from '#api/portfolio/payments';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aPriceDesk } from '../../../../testing/factories/a-price-desk.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

const LEV = { currency: 'BGN', buy_date: '2024-01-10' } as const;

async function act(isin: string, body: { readonly kind: string; readonly [field: string]: unknown }) {
  const { batch } = await app.answer(actOnInstrument, {
    ...{ token: desk.admin.token, params: { isin } },
    body,
  });
  return { params: { batch: batch ?? 0 }, token: desk.admin.token };
}
const redenominate = (isin: string) => act(isin, { kind: 'redenomination' });
const undo = async (action: Awaited<ReturnType<typeof act>>) =>
  (await app.request(undoInstrumentAction, action)).status;
const refusedUndo = async (action: Awaited<ReturnType<typeof act>>) =>
  (await app.refusal(undoInstrumentAction, action)).code;

describe('the payments and cash flows of a bond that stays in euro', () => {
  const ofBond = (bondId: BondId) => ({ token: desk.owner.token, params: { bondId } });
  const amounts = async (bondId: BondId) => ({
    payments: await app.answer(listMyPayments, ofBond(bondId)),
    cashFlows: await app.answer(listMyCashFlows, ofBond(bondId)),
  });

  async function aBondInLev(isin: string) {
    const id = await aBond(app, desk.owner.userId, { ...LEV, isin });
    await aPayment(app, id, { profit: '195.58', payment_date: '2025-12-31' });
    await aPayment(app, id, { profit: '195.58', payment_date: '2026-01-15' });
    await aCashFlow(app, id, { position: '10000', interim_cash_flow: '195.58', total_cash_flows: '195.58' });
    return id;
  }

  const IN_EURO = {
    payments: [
      { profit: 195.58, currency: 'BGN' },
      { profit: 100, currency: 'EUR' },
    ],
    cashFlows: [{ position: 5_112.92, interimCashFlow: 100, totalCashFlows: 100 }],
  };

  it('stay in euro if its price was saved since, while those of others go back to lev', async () => {
    const isin = desk.newIsin();
    const id = await aBondInLev(isin);
    const other = await aBondInLev(isin);
    await app.db.updateTable('bonds').set({ has_own_price: true }).where('id', '=', other).execute();
    const action = await redenominate(isin);
    await desk.save([{ isin, price: 101 }]);
    expect(await undo(action)).toBe(204);
    expect(await desk.find(id)).toMatchObject({ currency: 'EUR', nominal: 5_112.92 });
    expect(await amounts(id)).toMatchObject(IN_EURO);
    expect(await desk.find(other)).toMatchObject({ currency: 'BGN', nominal: 10_000 });
    expect(await amounts(other)).toMatchObject({
      payments: [{ profit: 195.58 }, { profit: 195.58 }],
      cashFlows: [{ position: 10_000, totalCashFlows: 195.58 }],
    });
    const { left } = await app.answer(findInstrumentAction, action);
    expect(left).toMatchObject([{ holding: 'bond', holdingId: id, state: 'active' }]);
  });

  it('stay in euro if it was deleted meanwhile, and is restored after the undo', async () => {
    const isin = desk.newIsin();
    const id = await aBondInLev(isin);
    const action = await redenominate(isin);
    const ofOffice = { token: desk.admin.token, params: { id } };
    await app.answer(removeBond, ofOffice);
    expect(await undo(action)).toBe(204);
    await app.answer(restoreBond, ofOffice);
    expect(await desk.find(id)).toMatchObject({ currency: 'EUR', nominal: 5_112.92 });
    expect(await amounts(id)).toMatchObject(IN_EURO);
  });
});

describe('after another action on the security', () => {
  const security = async (isin: string) => {
    const { currency, prices } = await app.answer(findInstrument, {
      ...{ token: desk.admin.token, params: { isin } },
    });
    return [currency, ...prices.map(({ price }) => price)];
  };
  const aShareInLev = async () => {
    const isin = desk.newIsin();
    await anEtfOrShare(app, desk.owner.userId, { ...LEV, kind: 'share', isin });
    await desk.save([{ isin, price: 195.583, day: '2026-01-15' }]);
    return isin;
  };
  const SPLIT = { kind: 'split', day: '2026-02-02', newUnits: 4, oldUnits: 1 };

  it('is refused until that one is undone, and keeps the prices of before a split', async () => {
    const isin = await aShareInLev();
    const redenomination = await redenominate(isin);
    const split = await act(isin, SPLIT);
    expect(await security(isin)).toEqual(['EUR', 25]);
    expect(await refusedUndo(redenomination)).toBe('later_action');
    expect(await security(isin)).toEqual(['EUR', 25]);
    expect(await undo(split)).toBe(204);
    expect(await security(isin)).toEqual(['EUR', 100]);
    expect(await undo(redenomination)).toBe(204);
    expect(await security(isin)).toEqual(['BGN', 195.583]);
  });

  it('is refused under a new ISIN, too, but not because of it', async () => {
    const [isin, newIsin] = [await aShareInLev(), aNewIsin()];
    const redenomination = await redenominate(isin);
    const split = await act(isin, SPLIT);
    await act(isin, { kind: 'isin_change', day: '2026-02-16', newIsin });
    expect(await refusedUndo(redenomination)).toBe('later_action');

    const [other, newOther] = [await aShareInLev(), aNewIsin()];
    const otherRedenomination = await redenominate(other);
    await act(other, { kind: 'isin_change', day: '2026-02-16', newIsin: newOther });
    expect(await undo(otherRedenomination)).toBe(204);
    expect(await security(newOther)).toEqual(['BGN', 195.583]);
    expect(await refusedUndo(split)).toBe('later_action');
  });

  it('is refused after a redemption of bonds without prices', async () => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { ...LEV, isin });
    const redenomination = await redenominate(isin);
    const redemption = await act(isin, { kind: 'partial_redemption', day: '2026-02-02', percent: 50 });
    expect(await refusedUndo(redenomination)).toBe('later_action');
    expect(await undo(redemption)).toBe(204);
    expect(await undo(redenomination)).toBe(204);
  });
});
