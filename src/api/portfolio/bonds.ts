import { z } from 'zod';
import {
  BOND_ANSWER,
  BOND_DIRECTIONS,
  BOND_FEATURES,
  BOND_FIELDS,
  BOND_FIGURES,
  BOND_INPUT,
  DAY_COUNTS,
} from './bond-fields.ts';
import { FeatureOutput, FeatureInput } from './bond-features.ts';
import { fromWireRecord, wireRecord } from '../platform/field-table.ts';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { BondId, inPath, UserId, Version } from '../platform/ids.ts';
import { NAMED_BY } from '../platform/named-by.ts';
import { OFFICE, OWN, type Writer, type WriterAccess } from './writer.ts';

/**
 * On the wire, bonds have the specification's spellings. Inside, there is one word for one thing: data → notes, cupon →
 * couponPercent, ytm → yieldPercent, computedYtm → computedYieldPercent (docs/glossary.md).
 */
export const BondDirection = field.oneOf(BOND_DIRECTIONS);
export const CouponFrequency = z.union(
  [z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(12)],
  ruleMessage('coupon_frequency'),
);
export const DayCount = field.oneOf(DAY_COUNTS);
/** Parses the day count of a stored row. Created once, because it parses many rows. */
export const StoredDayCount = DayCount.nullable();

const number = z.number();
const optionalNumber = number.nullable();
const optionalText = z.string().nullable();
const day = field.storedDay.nullable();

const BondOnWire = z.object({
  ...wireRecord(BOND_FIELDS, {
    isin: z.string(),
    text: optionalText,
    notes: optionalText,
    direction: BondDirection,
    currency: field.currency,
    nominal: number,
    price: number,
    priceOrZero: number,
    optionalPrice: optionalNumber,
    termPrice: number,
    optionalAmount: optionalNumber,
    couponPercent: optionalNumber,
    yieldPercent: optionalNumber,
    day,
    termDay: day,
    couponFrequency: CouponFrequency.nullable(),
    dayCount: StoredDayCount,
  }),
  ...wireRecord(BOND_FIGURES, {
    id: BondId,
    number,
    optionalNumber,
    day,
    flag: z.boolean(),
    version: Version,
  }),
  ...wireRecord(BOND_FEATURES, {
    amortization: FeatureOutput.amortization.optional(),
    couponSteps: FeatureOutput.couponSteps.optional(),
    floating: FeatureOutput.floating.optional(),
    calls: FeatureOutput.calls.optional(),
  }),
});
export type BondOnWire = z.input<typeof BondOnWire>;

/** A bond in answers. Figures are JSON numbers that hold decimals exactly; do not calculate with them as doubles. */
export const Bond = BondOnWire.transform((bond) => fromWireRecord(BOND_ANSWER, bond)).register(
  NAMED_BY,
  BOND_ANSWER,
);
export type Bond = z.output<typeof Bond>;

const optionalDay = field.optional(field.day);

const BondFieldsOnWire = z.object(
  wireRecord(BOND_INPUT, {
    flag: field.trueOrFalse.optional(),
    isin: field.isin,
    text: field.optional(field.line()),
    notes: field.optional(field.text(5_000)),
    direction: BondDirection.default('Buy'),
    currency: field.currency.default('EUR'),
    nominal: field.nominal,
    price: field.price,
    priceOrZero: z.preprocess((price) => price ?? 0, field.price),
    optionalPrice: field.optional(field.price),
    termPrice: field.price.optional(),
    optionalAmount: field.optional(field.amount),
    couponPercent: field.optional(field.couponRate),
    yieldPercent: field.optional(field.yieldPercent),
    day: optionalDay,
    termDay: optionalDay.optional(),
    couponFrequency: field.optional(CouponFrequency).optional(),
    dayCount: field.optional(DayCount).optional(),
    amortization: FeatureInput.amortization.optional(),
    couponSteps: FeatureInput.couponSteps.optional(),
    floating: FeatureInput.floating.optional(),
    calls: FeatureInput.calls.optional(),
  }),
);

const CAPITALISED = /^[A-Z]/;
const SPECIAL_NAMES: Record<string, string> = { ISIN: 'isin', YTM: 'ytm' };

/** 'BuyPrice' → 'buyPrice', 'ISIN' → 'isin'. A name already in camel case wins over its capitalised twin. */
function withCamelCaseNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  if (!Object.keys(body).some((name) => CAPITALISED.test(name))) return body;
  const named = Object.entries(body).map(([name, value]): [string, unknown] => [
    SPECIAL_NAMES[name] ?? name.charAt(0).toLowerCase() + name.slice(1),
    value,
  ]);
  return { ...Object.fromEntries(named), ...body };
}

/** A bond in requests, with the specification's capitalised names or in camel case. */
export const BondFields = z.preprocess(
  withCamelCaseNames,
  BondFieldsOnWire.transform((bond) => fromWireRecord(BOND_INPUT, bond)),
);
export type BondFields = z.output<typeof BondFields>;

export const BondsSummary = z.object({
  /** The number of bonds in the requested list. */
  count: z.int(),
  activeCount: z.int(),
  expiredCount: z.int(),
  /** EUR, 2 places: nominal × buy price / 100 of that list. */
  portfolioValue: z.number(),
  /** EUR, 2 places, of that list. */
  totalProfit: z.number(),
  /** Percent, 2 places: the mean over all bonds with an entered YTM, including expired ones; null if there are none. */
  averageYield: z.number().nullable(),
  rates: z.object({
    source: z.enum(['specification', 'ecb']),
    day: field.storedDay.nullable(),
    /** Currencies in the list counted 1:1 because they have no rate. */
    countedAtOne: z.array(field.currency),
  }),
});
export type BondsSummary = z.output<typeof BondsSummary>;

/** `true` lists the expired ones, `false` the active ones; missing: all. */
export const expiredQuery = z.object({
  expired: z
    .enum(['true', 'false'], ruleMessage('true_or_false'))
    .transform((value) => value === 'true')
    .optional(),
});

const params = z.object({ id: inPath.id(BondId) });

const MyBonds = z.object({ data: z.array(Bond), summary: BondsSummary });
export type MyBonds = z.output<typeof MyBonds>;

export const listMyBonds = endpoint({
  method: 'GET',
  path: '/ClientData/my-bonds',
  access: 'signed-in',
  summary: "The signed-in user's bonds, in ISIN order, with their summary",
  query: expiredQuery,
  answer: MyBonds,
});

export const findMyBond = endpoint({
  method: 'GET',
  path: '/ClientData/{id}',
  access: 'signed-in',
  summary: "One of the signed-in user's bonds",
  params,
  answer: Bond,
});

export const addBond = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/bonds',
  access: 'administrator',
  summary: 'Adds a bond to a user',
  params: z.object({ id: inPath.id(UserId) }),
  body: BondFields,
  answer: Bond,
});

export const addMyBond = endpoint({
  method: 'POST',
  path: '/my/bonds',
  access: 'own-portfolio',
  summary: "Adds a bond to the caller's own portfolio",
  body: BondFields,
  answer: Bond,
});

export const findBond = endpoint({
  method: 'GET',
  path: '/admin/bonds/{id}',
  access: 'administrator',
  summary: 'A bond and its owner',
  params,
  answer: Bond.and(z.object({ userId: UserId })),
});

function changeEndpoints<A extends WriterAccess>({ access, root, whose }: Writer<A>) {
  const one = { access, params } as const;
  return {
    change: endpoint({
      ...one,
      method: 'PUT',
      path: `${root}/bonds/{id}`,
      summary: `Changes a bond${whose}; terms that are not sent keep their values`,
      body: BondFields,
      answer: Bond,
    }),
    changeStatus: endpoint({
      ...one,
      method: 'PUT',
      path: `${root}/bonds/{id}/status`,
      summary: `Marks a bond${whose} as expired on a day, or as active again`,
      body: z.object({
        expired: field.trueOrFalse,
        /** The day it was closed on; missing: the stored day, or today if there is none. */
        closedOn: optionalDay.optional(),
      }),
      answer: Bond,
    }),
    ...deleteEndpoints({ access, root, whose }),
  } as const;
}

function deleteEndpoints<A extends WriterAccess>({ access, root, whose }: Writer<A>) {
  const one = { access, params } as const;
  return {
    remove: endpoint({
      ...one,
      method: 'DELETE',
      path: `${root}/bonds/{id}`,
      summary: `Removes a bond${whose} with its payments and cash flows; it can be restored for 30 days`,
    }),
    restore: endpoint({
      ...one,
      method: 'POST',
      path: `${root}/bonds/{id}/restore`,
      summary:
        `Restores a bond${whose} removed in the last 30 days, with the payments and cash flows that were ` +
        'removed with it',
      status: 200,
      answer: Bond,
    }),
  } as const;
}

export type BondCalls<A extends WriterAccess = WriterAccess> = ReturnType<typeof changeEndpoints<A>>;

export const officeBondCalls = changeEndpoints(OFFICE);
export const ownBondCalls = changeEndpoints(OWN);

export const {
  change: changeBond,
  changeStatus: changeBondStatus,
  remove: removeBond,
  restore: restoreBond,
} = officeBondCalls;
