import { z } from 'zod';
import { ownBondCalls, restoreBond } from './bonds.ts';
import { ownCashFlowCalls, restoreCashFlow } from './cash-flows.ts';
import { restoreDistribution, restoreMyDistribution } from './distributions.ts';
import { endpoint, type Endpoint } from '../platform/endpoint.ts';
import { kindEndpoints, KINDS, ownCalls } from './etfs-and-shares.ts';
import { storedDay } from '../platform/fields.ts';
import { inPath, UserId } from '../platform/ids.ts';
import { restoreMyPayment, restorePayment } from './payments.ts';

export const DeletedKind = z.enum(['bond', 'payment', 'cash-flow', 'distribution', ...KINDS]);
export type DeletedKind = z.output<typeof DeletedKind>;

/** What brings a deleted object back, each by its `id`. */
export const RESTORE: Readonly<Record<DeletedKind, Endpoint>> = {
  bond: restoreBond,
  payment: restorePayment,
  'cash-flow': restoreCashFlow,
  distribution: restoreDistribution,
  etf: kindEndpoints('etf').restore,
  share: kindEndpoints('share').restore,
};

/** The same of one's own portfolio. */
export const RESTORE_MINE: Readonly<Record<DeletedKind, Endpoint>> = {
  bond: ownBondCalls.restore,
  payment: restoreMyPayment,
  'cash-flow': ownCashFlowCalls.restore,
  distribution: restoreMyDistribution,
  etf: ownCalls('etf').restore,
  share: ownCalls('share').restore,
};

/** What was deleted and can be restored. */
export const DeletedObject = z.object({
  kind: DeletedKind,
  /** Unique within the kind. */
  id: z.int().positive(),
  /** For a payment, a cash flow or a distribution: its holding's. */
  isin: z.string(),
  /** For a payment, a cash flow or a distribution that has one; else null. */
  date: storedDay.nullable(),
  deletedAt: z.iso.datetime(),
});
export type DeletedObject = z.output<typeof DeletedObject>;

export const MAX_LISTED = 1_000;

export const listRecentlyDeleted = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/recently-deleted',
  access: 'administrator',
  summary:
    `What of a user's holdings was deleted in the last 30 days and can be restored, the newest first, at most ${MAX_LISTED}; ` +
    'what went with a holding comes back with it and is not listed apart',
  params: z.object({ id: inPath.id(UserId) }),
  answer: z.array(DeletedObject),
});

export const listMyRecentlyDeleted = endpoint({
  method: 'GET',
  path: '/recently-deleted',
  access: 'own-portfolio',
  summary: `What of the caller's own portfolio was deleted in the last 30 days and can be restored, the newest first, at most ${MAX_LISTED}`,
  answer: z.array(DeletedObject),
});
