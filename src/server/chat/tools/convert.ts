import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import * as field from '#api/fields';
import { money } from './money.ts';
import { ratesUsed } from './rates-used.ts';
import { tool } from './tool.ts';

export const convert = tool({
  name: 'convert',
  description: 'An amount in another currency, with the rates used; null for want of a rate',
  input: z.object({
    amount: z.string().regex(/^-?\d+(?:\.\d+)?$/),
    from: field.currency,
    to: field.currency,
  }),
  run: ({ rates }, { amount, from, to }) => {
    const euro = rates.toEuro(amount, from);
    const unit = rates.toEuro(1, to);
    const isKnown = euro !== undefined && unit !== undefined;
    return Promise.resolve({
      converted: isKnown ? money(new Decimal(euro).div(unit), to) : null,
      rates: ratesUsed(rates, [from, to]),
    });
  },
});
