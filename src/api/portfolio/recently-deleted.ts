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

/** The endpoint that restores a deleted object by its `id`, for administrators. */
export const RESTORE: Readonly<Record<DeletedKind, Endpoint>> = {
  bond: restoreBond,
  payment: restorePayment,
  'cash-flow': restoreCashFlow,
  distribution: restoreDistribution,
  etf: kindEndpoints('etf').restore,
  share: kindEndpoints('share').restore,
};

/** The endpoint for the caller's own portfolio. */
export const RESTORE_MINE: Readonly<Record<DeletedKind, Endpoint>> = {
  bond: ownBondCalls.restore,
  payment: restoreMyPayment,
  'cash-flow': ownCashFlowCalls.restore,
  distribution: restoreMyDistribution,
  etf: ownCalls('etf').restore,
  share: ownCalls('share').restore,
};

/** A deleted object that can be restored. */
export const DeletedObject = z.object({
  kind: DeletedKind,
  /** Unique within the kind. */
  id: z.int().positive(),
  /** For a payment, a cash flow or a distribution, the ISIN of its holding. */
  isin: z.string(),
  /** The date of a payment, a cash flow or a distribution, if it has one; else null. */
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
    `The objects in a user's portfolio that were deleted in the last 30 days and can be restored, the newest first, at most ${MAX_LISTED}; ` +
    'objects deleted with their holding are restored with it and are not listed separately',
  params: z.object({ id: inPath.id(UserId) }),
  answer: z.array(DeletedObject),
});

export const listMyRecentlyDeleted = endpoint({
  method: 'GET',
  path: '/recently-deleted',
  access: 'signed-in',
  summary: `The objects in the caller's own portfolio that were deleted in the last 30 days and that the caller can restore, the newest first, at most ${MAX_LISTED}`,
  answer: z.array(DeletedObject),
});
