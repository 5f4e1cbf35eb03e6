import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { KIND_NAMES, type Kind } from './etfs-and-shares.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { DistributionId, EtfOrShareId, inPath, Version } from '../platform/ids.ts';

/** A distribution of an ETF or a share: a dividend, or income or capital that a fund pays out. */
export const Distribution = z.object({
  id: DistributionId,
  payDay: field.storedDay,
  exDay: field.storedDay.nullable(),
  /** Before tax. Both amounts are in `currency`. */
  gross: z.number(),
  taxWithheld: z.number(),
  currency: field.currency,
  /** The number of units that it was paid on; null if unknown. */
  nominal: z.number().nullable(),
  version: Version,
});
export type Distribution = z.output<typeof Distribution>;
export type DistributionOnWire = z.input<typeof Distribution>;

const amount = field.nominal;

export const DistributionFields = z
  .object({
    payDay: field.day,
    exDay: field.optional(field.day),
    gross: amount,
    taxWithheld: field.optional(amount).transform((tax) => tax ?? 0),
    /** Missing: the currency of the holding, or in a change the stored one. */
    currency: field.optional(field.currency),
    nominal: field.optional(amount),
  })
  .superRefine(({ payDay, exDay, gross, taxWithheld }, context) => {
    if (exDay !== null && exDay > payDay)
      context.addIssue({ code: 'custom', path: ['exDay'], message: ruleMessage('not_after_pay_day') });
    if (gross >= 0 && taxWithheld > gross)
      context.addIssue({ code: 'custom', path: ['taxWithheld'], message: ruleMessage('not_above_gross') });
  });
export type DistributionFields = z.output<typeof DistributionFields>;

const ofHolding = z.object({ id: inPath.id(EtfOrShareId) });
const params = z.object({ id: inPath.id(DistributionId) });

const PATHS = {
  etf: { mine: '/my/etfs/{id}/distributions', anybody: '/admin/etfs/{id}/distributions' },
  share: { mine: '/my/shares/{id}/distributions', anybody: '/admin/shares/{id}/distributions' },
} as const satisfies Record<Kind, Record<'mine' | 'anybody', `/${string}`>>;

const shared = { params: ofHolding } as const;

function holderEndpoints(kind: Kind) {
  return {
    listMine: endpoint({
      ...shared,
      method: 'GET',
      path: PATHS[kind].mine,
      access: 'signed-in',
      summary: `The distributions of one of the signed-in user's ${KIND_NAMES[kind].many}, in order of pay days`,
      answer: z.array(Distribution),
    }),
    addMine: endpoint({
      ...shared,
      method: 'POST',
      path: PATHS[kind].mine,
      access: 'signed-in',
      summary: `Adds a distribution to one of the signed-in user's ${KIND_NAMES[kind].many}`,
      body: DistributionFields,
      answer: Distribution,
    }),
  } as const;
}

function administratorEndpoints(kind: Kind) {
  return {
    list: endpoint({
      ...shared,
      method: 'GET',
      path: PATHS[kind].anybody,
      access: 'administrator',
      summary: `The distributions of ${KIND_NAMES[kind].one}, in order of pay days`,
      answer: z.array(Distribution),
    }),
    add: endpoint({
      ...shared,
      method: 'POST',
      path: PATHS[kind].anybody,
      access: 'administrator',
      summary: `Adds a distribution to ${KIND_NAMES[kind].one}`,
      body: DistributionFields,
      answer: Distribution,
    }),
  } as const;
}

/** The endpoints for distributions of ETFs or of shares, such as `distributionEndpoints('etf').listMine`. */
export function distributionEndpoints(kind: Kind) {
  return { ...holderEndpoints(kind), ...administratorEndpoints(kind) } as const;
}

export const changeMyDistribution = endpoint({
  method: 'PUT',
  path: '/my/distributions/{id}',
  access: 'signed-in',
  summary: "Changes a distribution of one of the signed-in user's holdings",
  params,
  body: DistributionFields,
  answer: Distribution,
});

export const removeMyDistribution = endpoint({
  method: 'DELETE',
  path: '/my/distributions/{id}',
  access: 'signed-in',
  summary: "Removes a distribution of one of the signed-in user's holdings; it can be restored for 30 days",
  params,
});

export const restoreMyDistribution = endpoint({
  method: 'POST',
  path: '/my/distributions/{id}/restore',
  access: 'signed-in',
  summary: "Restores a distribution of one of the signed-in user's holdings removed in the last 30 days",
  status: 200,
  params,
  answer: Distribution,
});

export const changeDistribution = endpoint({
  method: 'PUT',
  path: '/admin/distributions/{id}',
  access: 'administrator',
  summary: 'Changes a distribution',
  params,
  body: DistributionFields,
  answer: Distribution,
});

export const removeDistribution = endpoint({
  method: 'DELETE',
  path: '/admin/distributions/{id}',
  access: 'administrator',
  summary: 'Removes a distribution; it can be restored for 30 days',
  params,
});

export const restoreDistribution = endpoint({
  method: 'POST',
  path: '/admin/distributions/{id}/restore',
  access: 'administrator',
  summary: 'Restores a distribution removed in the last 30 days',
  status: 200,
  params,
  answer: Distribution,
});

const MINE = { change: changeMyDistribution, remove: removeMyDistribution, restore: restoreMyDistribution };
const ANY = { change: changeDistribution, remove: removeDistribution, restore: restoreDistribution };

function ownCalls(kind: Kind) {
  const { listMine: list, addMine: add } = distributionEndpoints(kind);
  return { list, add, ...MINE } as const;
}

function officeCalls(kind: Kind) {
  const { list, add } = distributionEndpoints(kind);
  return { list, add, ...ANY } as const;
}

/** The endpoints for the holder (`own`) and for administrators (`office`). */
export const DISTRIBUTION_CALLS = {
  own: { etf: ownCalls('etf'), share: ownCalls('share') },
  office: { etf: officeCalls('etf'), share: officeCalls('share') },
} as const;
