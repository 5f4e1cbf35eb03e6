import { z } from 'zod';
import { convertAmount } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import { ratesUsed } from '#domain/money/rates-used';
import * as field from '#api/platform/fields';
import { tool } from './tool.ts';

export const convert = tool({
  name: 'convert',
  description: 'An amount in another currency, with the rates used; null if there is no rate',
  input: z.object({
    amount: z.string().regex(/^-?\d+(?:\.\d+)?$/),
    from: field.currency,
    to: field.currency,
  }),
  run: ({ rates }, { amount, from, to }) =>
    Promise.resolve({
      converted: convertAmount({ amount: new Decimal(amount), currency: from }, to, rates) ?? null,
      rates: ratesUsed(rates, [from, to]),
    }),
});
