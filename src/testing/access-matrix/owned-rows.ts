import { aBond } from '../factories/a-bond.ts';
import { aCashFlow } from '../factories/a-cash-flow.ts';
import { aDistribution } from '../factories/a-distribution.ts';
import { aPayment } from '../factories/a-payment.ts';
import { anEtfOrShare } from '../factories/an-etf-or-share.ts';
import type { Call, CallContext } from './call.ts';

export const BOND = { isin: 'BG2040015211', buyPrice: 98.5, nominal: 10_000 };
export const ETF_OR_SHARE = { isin: 'IE00B4L5Y983', direction: 'Bid', name: 'World index', currency: 'EUR' };
export const PAYMENT = { profit: 125.5 };
export const DISTRIBUTION = { payDay: '2026-02-15', gross: 40 };
export const CASH_FLOW = { date: '2026-07-15', interimCashFlow: 125.5 };
export const TERMS = {
  coupon_percent: '5',
  maturity_date: '2030-07-15',
  coupon_frequency: 1,
  day_count: 'ACT/ACT-ICMA',
  buy_date: '2025-07-15',
} as const;

export const plain: Call = () => ({});
export const body =
  (value: unknown): Call =>
  () => ({ body: value });

/** A call that names the object by its id, with this body. */
export const withId =
  (make: (context: CallContext) => Promise<number>, sent?: unknown): Call =>
  async (context) => {
    const id = await make(context);
    return { params: { id, bondId: id }, body: sent };
  };

/** The owner's rows that the calls name. */
export const user = ({ owner }: CallContext) => Promise.resolve<number>(owner.userId);
export const bond = ({ app, owner }: CallContext) => aBond(app, owner.userId, TERMS);
export const payment = async (context: CallContext) => aPayment(context.app, await bond(context));
export const cashFlow = async (context: CallContext) => aCashFlow(context.app, await bond(context));
export const etf = ({ app, owner }: CallContext) => anEtfOrShare(app, owner.userId, { kind: 'etf' });
export const share = ({ app, owner }: CallContext) => anEtfOrShare(app, owner.userId, { kind: 'share' });
export const distribution = async (context: CallContext) => aDistribution(context.app, await etf(context));

/** The same, but recently deleted. */
export const deleted = {
  bond: ({ app, owner }: CallContext) => aBond(app, owner.userId, { deleted_at: app.clock.now() }),
  payment: async (context: CallContext) =>
    aPayment(context.app, await bond(context), { deleted_at: context.app.clock.now() }),
  cashFlow: async (context: CallContext) =>
    aCashFlow(context.app, await bond(context), { deleted_at: context.app.clock.now() }),
  distribution: async (context: CallContext) =>
    aDistribution(context.app, await etf(context), { deleted_at: context.app.clock.now() }),
  etf: ({ app, owner }: CallContext) =>
    anEtfOrShare(app, owner.userId, { kind: 'etf', deleted_at: app.clock.now() }),
  share: ({ app, owner }: CallContext) =>
    anEtfOrShare(app, owner.userId, { kind: 'share', deleted_at: app.clock.now() }),
};
