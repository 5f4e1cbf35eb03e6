import { z } from 'zod';
import { calendarDate } from '#domain/calendar-date';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { BatchId, inPath, UserId } from '../platform/ids.ts';
import { LeftHolding } from './instruments.ts';

/** Actions on a security for all its holders, each undone as a whole. */
export const INSTRUMENT_ACTIONS = ['redenomination'] as const;

/** The day on which Bulgaria adopted the euro. */
const FIRST_DAY_IN_EURO = calendarDate('2026-01-01');

const MAX_SKIP = 1_000_000_000;
const ROW_NUMBER = ruleMessage('whole_number_between', { min: 0, max: MAX_SKIP });

const RedenominationFields = z.object({
  kind: field.oneOf(INSTRUMENT_ACTIONS),
  /** Payments before this day stay in lev. */
  day: field.day.default(FIRST_DAY_IN_EURO),
  /** Nothing is changed; `batch` is null. */
  preview: field.trueOrFalse.default(false),
  /** So many holdings are left out at the beginning of `rows`: their next page. */
  skip: z.int(ROW_NUMBER).min(0, ROW_NUMBER).max(MAX_SKIP, ROW_NUMBER).default(0),
});

const Figures = z.object({
  currency: field.currency,
  /** Nominal of a bond, else units. */
  quantity: z.number(),
  /** Percent of nominal of a bond, else for one unit. */
  buyPrice: z.number(),
  marketPrice: z.number(),
  amountPaid: z.number(),
  profit: z.number(),
});

export const RedenominatedHolding = z.object({
  userId: UserId,
  username: z.string(),
  holding: z.enum(['bond', 'etf', 'share']),
  holdingId: z.int().positive(),
  isin: z.string(),
  direction: z.enum(['Buy', 'Sell', 'Bid', 'Ask']),
  expired: z.boolean(),
  before: Figures,
  after: Figures,
});
export type RedenominatedHolding = z.output<typeof RedenominatedHolding>;

/** Of the holdings of one answer. */
export const MAX_REDENOMINATED_ROWS = 2_000;

export const Redenomination = z.object({
  /** Null: a preview, or nothing was in lev. */
  batch: BatchId.nullable(),
  securities: z.int(),
  /** Users. */
  holders: z.int(),
  holdings: z.int(),
  /** Of the bonds: those that stay in lev, and those that become euro. */
  payments: z.object({ inLev: z.int(), inEuro: z.int() }),
  cashFlows: z.int(),
  /** Prices of the history. */
  prices: z.int(),
  /** The sums of the amounts paid. */
  amountPaid: z.object({ lev: z.number(), eur: z.number() }),
  /** In the order of ISIN and user, at most 2,000, after those that `skip` leaves out. Counts and sums are of all. */
  rows: z.array(RedenominatedHolding),
});
export type Redenomination = z.output<typeof Redenomination>;

/** The total nominal of an issue of bonds, and their number. */
const IssueSize = z.object({
  total: field.nominal.gt(0, ruleMessage('above_zero')),
  count: field.nominal.gt(0, ruleMessage('above_zero')),
});
export type IssueSize = z.output<typeof IssueSize>;

export const actOnInstrument = endpoint({
  method: 'POST',
  path: '/admin/instruments/{isin}/actions',
  access: 'administrator',
  summary:
    'Redenominates all holdings of a security from lev to euro at the legal rate, or previews that; POST /admin/actions/{batch}/undo takes it back',
  params: z.object({ isin: field.isin }),
  body: RedenominationFields.extend({
    /**
     * Of a bond whose size of issue is known: the total nominal in lev and the number of bonds. The nominal of one bond is then
     * the total in euro divided by their number, unrounded.
     */
    issue: IssueSize.nullish().transform((issue) => issue ?? null),
  }),
  answer: Redenomination,
});

export const redenominateAll = endpoint({
  method: 'POST',
  path: '/admin/actions',
  access: 'administrator',
  summary: 'Redenominates every security that is still in lev, or previews that',
  body: RedenominationFields,
  answer: Redenomination,
});

export const InstrumentAction = z.object({
  id: BatchId,
  kind: z.enum(INSTRUMENT_ACTIONS),
  savedAt: z.iso.datetime(),
  /** The administrator's name; null where they no longer exist. */
  savedBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** Holdings that it changed; once it is undone, those that it could not restore. */
  holdings: z.int(),
});
export type InstrumentAction = z.output<typeof InstrumentAction>;

export const listInstrumentActions = endpoint({
  method: 'GET',
  path: '/admin/actions',
  access: 'administrator',
  summary: 'The last 50 actions on securities, the newest first',
  answer: z.array(InstrumentAction),
});

const params = z.object({ batch: inPath.id(BatchId) });

export const findInstrumentAction = endpoint({
  method: 'GET',
  path: '/admin/actions/{batch}',
  access: 'administrator',
  summary:
    'One action on securities; once it is undone, the holdings that were changed meanwhile and so left as they are',
  params,
  answer: InstrumentAction.extend({
    /** At most 200; empty before the undo. */
    left: z.array(LeftHolding),
  }),
});

export const undoInstrumentAction = endpoint({
  method: 'POST',
  path: '/admin/actions/{batch}/undo',
  access: 'administrator',
  summary:
    'Undoes an action: what nobody changed since gets its values back, GET /admin/actions/{batch} names the others',
  status: 204,
  params,
});
