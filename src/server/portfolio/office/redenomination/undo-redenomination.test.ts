import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BondId } from '#api/platform/ids';
import { removeBond, restoreBond } from '#api/portfolio/bonds';
import { listMyCashFlows } from '#api/portfolio/cash-flows';
import {
  actOnInstrument,
  findInstrumentAction,
  undoInstrumentAction,
} from '#api/portfolio/instruments/instrument-actions';
import { listMyPayments } from '#api/portfolio/payments';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aPriceDesk } from '../../../../testing/factories/a-price-desk.ts';

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
