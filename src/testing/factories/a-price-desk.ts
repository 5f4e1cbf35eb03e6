import { findMyBond } from '#api/portfolio/bonds';
import { listPrices, savePrices, undoPrices } from '#api/portfolio/instruments/prices';
import type { TestApp } from '../app/start-test-app.ts';
import { anAdministrator, aUser } from './a-user.ts';

interface SentPrice {
  readonly isin: string;
  readonly price: number;
  readonly day?: string;
  readonly [field: string]: unknown;
}

/** The day of the test's clock. */
export const TODAY = '2026-03-02';

/** An administrator who enters prices, and a user who holds the securities. */
export async function aPriceDesk(app: TestApp) {
  const admin = await anAdministrator(app);
  const owner = await aUser(app);
  let isins = 0;
  const sent = (prices: readonly SentPrice[], rest: object = {}) => ({
    token: admin.token,
    body: { prices: prices.map((price) => ({ day: TODAY, ...price })), ...rest },
  });
  return {
    admin,
    owner,
    sent,
    newIsin: () => `XS${String((isins += 1)).padStart(10, '0')}`,
    save: (prices: readonly SentPrice[], rest?: object) => app.answer(savePrices, sent(prices, rest)),
    /** The error code, and the field errors. */
    refused: async (prices: readonly SentPrice[], rest?: object) => {
      const { code, errors } = await app.refusal(savePrices, sent(prices, rest));
      return [code, ...(errors ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
    },
    undo: (batch: number | null) =>
      app.request(undoPrices, { token: admin.token, params: { batch: batch ?? 0 } }),
    find: (id: number, who = owner) => app.answer(findMyBond, { token: who.token, params: { id } }),
    /** The row of the list of prices. */
    listed: async (isin: string) =>
      (await app.answer(listPrices, { token: admin.token })).find((row) => row.isin === isin),
  };
}
