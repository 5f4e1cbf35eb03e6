import { z } from 'zod';
import * as field from '#api/fields';
import { sumOf } from '#domain/money/decimal';
import { listPayments } from '../../payments/payments.store.ts';
import { HOLDING_KINDS, listHoldings, type HoldingRow } from './holding.ts';
import { tool, type Portfolio } from './tool.ts';

async function withPayments({ db, scope }: Portfolio, holding: HoldingRow) {
  if (holding.kind !== 'bond') return { ...holding, payments: undefined };
  const payments = await listPayments(db, scope, holding.row.id);
  return {
    ...holding,
    payments: {
      count: payments.length,
      /** In the bond's currency, before tax. */
      amount: sumOf(payments.map(({ profit }) => profit)),
      /** EUR. */
      taxes: sumOf(payments.map(({ taxes_paid: taxes }) => taxes ?? 0)),
    },
  };
}

export const findHolding = tool({
  name: 'find_holding',
  description:
    'What is stored of the bonds, ETFs and shares of one ISIN, expired ones too, and what the bonds paid',
  input: z.object({ isin: field.isin, most: z.int().positive() }),
  run: async (portfolio, { isin, most }) => {
    const all = await listHoldings(portfolio, HOLDING_KINDS, undefined);
    const found = all.filter(({ row }) => row.isin === isin);
    return {
      count: found.length,
      found: await Promise.all(found.slice(0, most).map((holding) => withPayments(portfolio, holding))),
    };
  },
});
