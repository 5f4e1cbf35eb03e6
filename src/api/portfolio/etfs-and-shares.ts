import { z } from 'zod';
import { expiredQuery } from './bonds.ts';
import { endpoint } from '../platform/endpoint.ts';
import { ETF_OR_SHARE_INPUT } from './etf-or-share-fields.ts';
import { wireRecord } from '../platform/field-table.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { EtfOrShareId, inPath, UserId, Version } from '../platform/ids.ts';
import { PRICE_FIGURES } from './price-fields.ts';
import { OFFICE, OWN, type Writer, type WriterAccess } from './writer.ts';

/** ETFs and shares have the same code; only these names and paths differ. */
export const KINDS = ['etf', 'share'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES = {
  etf: { one: 'an ETF', many: 'ETFs' },
  share: { one: 'a share', many: 'shares' },
} as const satisfies Record<Kind, { one: string; many: string }>;

const PATHS = {
  etf: { mine: '/etfs/my-etfs', ofUser: '/admin/users/{id}/etfs', many: '/etfs' },
  share: { mine: '/my/shares', ofUser: '/admin/users/{id}/shares', many: '/shares' },
} as const satisfies Record<Kind, Record<'mine' | 'ofUser' | 'many', `/${string}`>>;

export const EtfOrShareDirection = z.enum(['Bid', 'Ask']);

/** Figures are JSON numbers that hold decimals exactly; do not calculate with them as doubles. */
export const EtfOrShare = z.object({
  id: EtfOrShareId,
  ...wireRecord(
    { ...ETF_OR_SHARE_INPUT, ...PRICE_FIGURES },
    {
      isin: z.string(),
      bank: z.string(),
      direction: EtfOrShareDirection,
      name: z.string(),
      currency: field.currency,
      price: z.number(),
      nominal: z.number(),
      optionalAmount: z.number().nullable(),
      day: field.storedDay.nullable(),
      flag: z.boolean(),
    },
  ),
  /** nominal × buyPrice, 2 places. */
  amountPaid: z.number(),
  /** marketPrice − buyPrice, 4 places. */
  result: z.number(),
  /** result × nominal, 2 places. */
  profit: z.number(),
  /** Days from buyDate to today / 365, 4 places; 0 without buyDate. */
  yearsSinceBuy: z.number(),
  version: Version,
});
export type EtfOrShare = z.output<typeof EtfOrShare>;
export type EtfOrShareOnWire = z.input<typeof EtfOrShare>;

/** 'ask' in any case and with spaces around it is Ask; anything else is Bid. */
const direction = z
  .string(ruleMessage('one_of', { options: 'Bid, Ask' }))
  .transform((text) => (text.trim().toLowerCase() === 'ask' ? 'Ask' : 'Bid'))
  .pipe(EtfOrShareDirection);

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** Stored if no bank is entered. */
export const UNKNOWN_BANK = 'Unknown Bank';

/** Replaces null, missing and blank values with the default. */
function withDefault<T extends z.ZodType>(schema: T, value: z.input<T>) {
  return z.preprocess((input) => (isBlank(input) ? value : input), schema);
}

export const EtfOrShareFields = z.object(
  wireRecord(ETF_OR_SHARE_INPUT, {
    isin: field.isin,
    bank: withDefault(field.requiredLine(), UNKNOWN_BANK),
    direction,
    name: field.requiredLine(),
    currency: field.currency,
    price: withDefault(field.price, 0),
    nominal: withDefault(field.nominal, 0),
    optionalAmount: field.optional(field.amount),
    day: field.optional(field.day),
    flag: field.trueOrFalse.default(false),
  }),
);
export type EtfOrShareFields = z.output<typeof EtfOrShareFields>;

/** A missing field keeps its value; a sent one means the same as in a new row. */
export const EtfOrShareChanges = EtfOrShareFields.extend({
  expired: field.trueOrFalse,
  hasOwnPrice: field.trueOrFalse,
  /** The day it was closed on, if expired. */
  closedOn: field.optional(field.day),
}).partial();
export type EtfOrShareChanges = z.output<typeof EtfOrShareChanges>;

const userParams = z.object({ id: inPath.id(UserId) });
const params = z.object({ id: inPath.id(EtfOrShareId) });

function readEndpoints(kind: Kind) {
  const { many } = KIND_NAMES[kind];
  return {
    listMine: endpoint({
      method: 'GET',
      path: PATHS[kind].mine,
      access: 'signed-in',
      summary: `The signed-in user's ${many}, in ISIN order`,
      query: expiredQuery,
      answer: z.array(EtfOrShare),
    }),
    listOfUser: endpoint({
      method: 'GET',
      path: PATHS[kind].ofUser,
      access: 'administrator',
      summary: `The ${many} of a user, in ISIN order`,
      params: userParams,
      query: expiredQuery,
      answer: z.array(EtfOrShare),
    }),
  } as const;
}

function addEndpoints(kind: Kind) {
  const { one } = KIND_NAMES[kind];
  return {
    add: endpoint({
      method: 'POST',
      path: PATHS[kind].ofUser,
      access: 'administrator',
      summary: `Adds ${one} to a user`,
      params: userParams,
      body: EtfOrShareFields,
      answer: EtfOrShare,
    }),
    addMine: endpoint({
      method: 'POST',
      path: `/my${PATHS[kind].many}`,
      access: 'own-portfolio',
      summary: `Adds ${one} to the caller's own portfolio`,
      body: EtfOrShareFields,
      answer: EtfOrShare,
    }),
  } as const;
}

function changeEndpoints<A extends WriterAccess>(kind: Kind, { access, root, whose }: Writer<A>) {
  const one = KIND_NAMES[kind].one;
  const path = `${root}${PATHS[kind].many}/{id}` as const;
  return {
    change: endpoint({
      method: 'PUT',
      path,
      access,
      summary: `Changes the fields of ${one}${whose} that are sent`,
      params,
      body: EtfOrShareChanges,
      answer: EtfOrShare,
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      access,
      summary: `Deletes ${one}${whose}; it can be restored for 30 days`,
      params,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/restore`,
      access,
      summary: `Restores ${one}${whose} deleted in the last 30 days`,
      status: 200,
      params,
      answer: EtfOrShare,
    }),
  } as const;
}

export type EtfOrShareCalls<A extends WriterAccess = WriterAccess> = ReturnType<typeof changeEndpoints<A>>;

/** The endpoints that change ETFs or shares: for administrators, and below for users who keep their own portfolio. */
export function officeCalls(kind: Kind): EtfOrShareCalls<'administrator'> {
  return changeEndpoints(kind, OFFICE);
}
export function ownCalls(kind: Kind): EtfOrShareCalls<'own-portfolio'> {
  return changeEndpoints(kind, OWN);
}

/** The endpoints for ETFs or for shares, such as `kindEndpoints('etf').listMine`. */
export function kindEndpoints(kind: Kind) {
  const { change: changeMine, remove: removeMine, restore: restoreMine } = ownCalls(kind);
  return {
    ...readEndpoints(kind),
    ...addEndpoints(kind),
    ...officeCalls(kind),
    changeMine,
    removeMine,
    restoreMine,
  } as const;
}

export const KIND_ENDPOINTS = { etf: kindEndpoints('etf'), share: kindEndpoints('share') } as const;
