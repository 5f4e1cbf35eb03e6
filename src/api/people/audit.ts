import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import { day, oneOf, text } from '../platform/fields.ts';
import { BondId, inPath, UserId } from '../platform/ids.ts';
import { DeletedKind } from '../portfolio/recently-deleted.ts';

/** Changes of a stored object. */
const CHANGES = ['added', 'changed', 'deleted', 'restored', 'expired', 'made_active', 'erased'] as const;

/** Events that change no object. */
const EVENTS = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'signed_out_everywhere',
  'session_ended',
  'password_reset_asked',
  'password_reset',
  'one_time_password_sent',
  'one_time_link_shown',
  'second_factor_refused',
  'second_factor_added',
  'second_factor_renamed',
  'second_factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'details_opened',
  'data_exported',
  'calendar_feed_added',
  'calendar_feed_revoked',
  'missed_payment_snoozed',
  'missed_payment_not_due',
  'missed_payment_reopened',
  'reminders_changed',
  'reminders_stopped',
  'concentration_limits_changed',
  'rates_loaded',
  'benchmark_loaded',
  'benchmark_removed',
  'fixings_saved',
  'instrument_changed',
  'prices_saved',
  'prices_undone',
  'redenominated',
  'redenomination_undone',
  'corporate_action_applied',
  'corporate_action_undone',
  'import_confirmed',
  'import_undone',
  'key_rotated',
  'backup_made',
  'backup_restored',
] as const;

export const AuditAction = z.enum([...CHANGES, ...EVENTS], ruleMessage('audit_action'));
export type AuditAction = z.output<typeof AuditAction>;
export type AuditEventAction = (typeof EVENTS)[number];
const TARGETS = ['user', ...DeletedKind.options] as const;
export const AuditTarget = oneOf(TARGETS);
export type AuditTarget = z.output<typeof AuditTarget>;

export const AuditValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type AuditValue = z.output<typeof AuditValue>;

export const AuditChange = z.tuple([AuditValue, AuditValue]);
export type AuditChange = z.output<typeof AuditChange>;
/** Old and new value by the name of the field; null where the field is secret or personal. */
const AuditChanges = z.record(z.string(), AuditChange.nullable());
export type AuditChanges = z.output<typeof AuditChanges>;

/** A user under their current name; without a name if the user no longer exists. */
const KnownUser = z.object({ userId: UserId, username: z.string().nullable() });

const AuditEntry = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  action: AuditAction,
  outcome: z.enum(['done', 'refused']),
  target: z.object({ type: AuditTarget, id: z.int().positive() }).nullable(),
  changes: AuditChanges,
});

/** An audit entry as administrators see it. */
export const AdminAuditEntry = AuditEntry.extend({
  /** Null if nobody was signed in or the system itself acted. */
  actor: KnownUser.nullable(),
  /** The address that the request came from. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The user whose data was affected. */
  holder: KnownUser.nullable(),
  bondId: BondId.nullable(),
  /** The security that the target is a holding of, or belongs to. */
  isin: z.string().nullable(),
});
export type AdminAuditEntry = z.output<typeof AdminAuditEntry>;

export const HistoryActor = z.enum(['you', 'holder', 'administrator', 'former', 'system']);

/** An audit entry as the holder of a bond sees it: it names administrators and contains no addresses. */
export const HistoryEntry = AuditEntry.extend({
  actor: z.object({ who: HistoryActor, username: z.string().nullable() }),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** An audit entry as its user sees it in the export of their data. */
export const OwnAuditEntry = AuditEntry.extend({
  byYou: z.boolean(),
  /** Set only for the user's own requests. */
  address: z.string().nullable(),
});
export type OwnAuditEntry = z.output<typeof OwnAuditEntry>;

const CURSOR = ruleMessage('entry_id');
const LIMIT = ruleMessage('whole_number_between', { min: 1, max: 200 });

/** The page after the entry with this id, or the newest page. */
const page = z.object({
  cursor: z.coerce.number(CURSOR).int(CURSOR).positive(CURSOR).optional(),
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(200, LIMIT).default(50),
});
const auditPage = <T extends z.ZodType>(entry: T) =>
  z.object({
    entries: z.array(entry),
    /** The `cursor` of the next page; null on the last. */ next: z.int().nullable(),
  });

const search = page.extend({
  /** Part of the name or email of the user who acted. */
  who: text().optional(),
  /** Part of the name or email of the user whose data was affected. */
  whose: text().optional(),
  what: AuditAction.optional(),
  target: AuditTarget.optional(),
  /** First and last day, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditSearch = z.output<typeof search>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'administrator',
  summary: 'Who did what, to whose data and when, newest first',
  query: search,
  answer: auditPage(AdminAuditEntry),
});

const bondHistory = {
  params: z.object({ id: inPath.id(BondId) }),
  query: page,
  answer: auditPage(HistoryEntry),
};

export const listMyBondHistory = endpoint({
  method: 'GET',
  path: '/ClientData/{id}/history',
  access: 'signed-in',
  summary: "The changes to one of the signed-in user's bonds, its payments and cash flows, newest first",
  ...bondHistory,
});

export const listBondHistory = endpoint({
  method: 'GET',
  path: '/admin/bonds/{id}/history',
  access: 'administrator',
  summary: 'The changes to a bond, its payments and cash flows, newest first',
  ...bondHistory,
});
