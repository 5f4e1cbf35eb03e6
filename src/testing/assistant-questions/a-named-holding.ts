import type { Names } from '../../server/assistant/built-in/understanding/names.ts';

type NamedHolding = Names['holdings'][number];

/** A holding as the assistant knows it by its names: a share at Fibank in euro, without a name, unless the facts say otherwise. */
export const aNamedHolding = (isin: string, facts: Partial<NamedHolding> = {}): NamedHolding => ({
  ...{ kind: 'share', id: 1, isin, expired: false, name: null, notes: null, bank: 'Fibank', currency: 'EUR' },
  ...{ issuer: null, country: isin.slice(0, 2), maturity: null, coupon: null, bought: null },
  ...facts,
});
