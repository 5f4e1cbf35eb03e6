import { z } from 'zod';
import { calendarDate } from '#domain/calendar-date';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { BatchId, inPath } from '../../platform/ids.ts';
import {
  CallOfBond,
  CORPORATE_ACTIONS,
  CorporateActionReport,
  HoldingFigures,
  holdingFields,
  IsinChange,
  PartialRedemption,
  previewFields,
  Redemption,
  SpinOff,
  SplitOfUnits,
} from './corporate-actions.ts';
import { SkippedHolding } from './instruments.ts';

/** Actions on a security for all its holders. Each can be undone as a whole. */
export const INSTRUMENT_ACTIONS = ['redenomination', ...CORPORATE_ACTIONS] as const;

/** The day on which Bulgaria adopted the euro. */
const FIRST_DAY_IN_EURO = calendarDate('2026-01-01');

const RedenominationFields = z.object({
  kind: z.literal('redenomination', ruleMessage('one_of', { options: 'redenomination' })),
  /** Payments before this day stay in lev. */
  day: field.day.default(FIRST_DAY_IN_EURO),
  ...previewFields,
});

export const RedenominatedHolding = z.object({
  ...holdingFields,
  before: HoldingFigures,
  after: HoldingFigures,
});
export type RedenominatedHolding = z.output<typeof RedenominatedHolding>;

export const Redenomination = z.object({
  kind: z.literal('redenomination'),
  /** Null for a preview, or if nothing was in lev. */
  batch: BatchId.nullable(),
  securities: z.int(),
  /** The number of users who hold them. */
  holders: z.int(),
  holdings: z.int(),
  /** Payments of the bonds: the number that stay in lev, and that are converted to euro. */
  payments: z.object({ inLev: z.int(), inEuro: z.int() }),
  cashFlows: z.int(),
  /** The number of prices in the history that are converted. */
  prices: z.int(),
  /** The sums of the amounts paid. */
  amountPaid: z.object({ lev: z.number(), eur: z.number() }),
  /** In order of ISIN and user, at most 2,000, after the first `skip`. Counts and sums include all holdings. */
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
    'Applies an action of the issuer to a security, for all its holders, or previews it; POST /admin/actions/{batch}/undo undoes it',
  params: z.object({ isin: field.isin }),
  body: z.discriminatedUnion(
    'kind',
    [
      RedenominationFields.extend({
        /**
         * The size of the bond issue, if known: the total nominal in lev and the number of bonds. The nominal of one bond is then
         * the total in euro divided by that number, unrounded.
         */
        issue: IssueSize.nullish().transform((issue) => issue ?? null),
      }),
      Redemption,
      PartialRedemption,
      CallOfBond,
      SplitOfUnits,
      IsinChange,
      SpinOff,
    ],
    ruleMessage('one_of', { options: INSTRUMENT_ACTIONS.join(', ') }),
  ),
  answer: z.discriminatedUnion('kind', [Redenomination, CorporateActionReport]),
});

/** The body of a request for a corporate action. */
export type CorporateActionBody = Exclude<
  z.input<(typeof actOnInstrument)['body']>,
  { readonly kind: 'redenomination' }
>;

export const redenominateAll = endpoint({
  method: 'POST',
  path: '/admin/actions',
  access: 'administrator',
  summary: 'Redenominates every security that is still in lev, or previews it',
  body: RedenominationFields,
  answer: Redenomination,
});

export const InstrumentAction = z.object({
  id: BatchId,
  kind: z.enum(INSTRUMENT_ACTIONS),
  /** Null for every security that was in lev. */
  isin: z.string().nullable(),
  newIsin: z.string().nullable(),
  /** The day of the action; null for a redenomination. */
  day: field.storedDay.nullable(),
  savedAt: z.iso.datetime(),
  /** The administrator's name; null if they no longer exist. */
  savedBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** The number of holdings that it changed; after the undo, the number that could not be restored. */
  holdings: z.int(),
});
export type InstrumentAction = z.output<typeof InstrumentAction>;

export const listInstrumentActions = endpoint({
  method: 'GET',
  path: '/admin/actions',
  access: 'administrator',
  summary: 'The last 50 actions on securities, or on one of them, the newest first',
  query: z.object({ isin: field.isin.optional() }),
  answer: z.array(InstrumentAction),
});

const params = z.object({ batch: inPath.id(BatchId) });

export const findInstrumentAction = endpoint({
  method: 'GET',
  path: '/admin/actions/{batch}',
  access: 'administrator',
  summary:
    'One action on securities; after its undo, with the holdings that have changed since and were not restored',
  params,
  answer: InstrumentAction.extend({
    /** At most 200; empty before the undo. */
    left: z.array(SkippedHolding),
  }),
});

export const undoInstrumentAction = endpoint({
  method: 'POST',
  path: '/admin/actions/{batch}/undo',
  access: 'administrator',
  summary:
    'Undoes an action: restores holdings that have not changed since; GET /admin/actions/{batch} lists the others',
  status: 204,
  params,
});
