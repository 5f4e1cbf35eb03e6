import { z } from 'zod';
import { restoreBond } from './bonds.ts';
import { restoreCashFlow } from './cash-flows.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { endpointsOf, KINDS } from './etfs-and-shares.ts';
import { answeredDay } from './fields.ts';
import { inPath, UserId } from './ids.ts';
import { restorePayment } from './payments.ts';

export const DeletedKind = z.enum(['bond', 'payment', 'cash-flow', ...KINDS]);
export type DeletedKind = z.output<typeof DeletedKind>;

/** What brings a deleted object back, each by its `id`. */
export const RESTORE: Readonly<Record<DeletedKind, Endpoint>> = {
  bond: restoreBond,
  payment: restorePayment,
  'cash-flow': restoreCashFlow,
  etf: endpointsOf('etf').restore,
  share: endpointsOf('share').restore,
};

/** What was deleted and can be restored. */
export const DeletedObject = z.object({
  kind: DeletedKind,
  /** Unique within the kind. */
  id: z.int().positive(),
  /** Of a payment or a cash flow: its bond's. */
  isin: z.string(),
  /** Of a payment or a cash flow, where it has one; of anything else null. */
  date: answeredDay.nullable(),
  deletedAt: z.iso.datetime(),
});
export type DeletedObject = z.output<typeof DeletedObject>;

export const MOST_LISTED = 1_000;

export const listRecentlyDeleted = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/recently-deleted',
  access: 'administrator',
  summary:
    `What of a user's holdings was deleted in the last 30 days and can be restored, the newest first, at most ${MOST_LISTED}; ` +
    'what went with a bond comes back with it and is not listed apart',
  params: z.object({ id: inPath.id(UserId) }),
  answer: z.array(DeletedObject),
});
