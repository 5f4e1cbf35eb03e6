import type { CalendarDate } from '#domain/calendar-date';
import type { AccountExportOnWire } from '#api/people/account-export';
import { ownRows } from '../../../people/access/scope.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { listSessions } from '../../../people/access/sessions.store.ts';
import { userEntries } from '../../../people/audit/user-entries.ts';
import { calendarFeedOnWire } from '../../notices/calendar-feeds/calendar-feed-on-wire.ts';
import { listFeeds } from '../../notices/calendar-feeds/calendar-feeds.store.ts';
import { findConcentrationLimits } from '../../figures/overview/concentration-limits.store.ts';
import { remindersOnWire } from '../../notices/reminders/reminders-on-wire.ts';
import { findReminders } from '../../notices/reminders/reminders.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import type { StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { findEnrolledFactors } from '../../../people/second-factor/enrolled-factors.ts';
import { toUser } from '../../../people/accounts/user-row.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { toWire } from '../imports/find-on-wire.ts';
import { listImports } from '../imports/imports.store.ts';
import { listDecisions } from '../../figures/missed-payments/missed-decisions.store.ts';
import { decisionOnWire } from '../../figures/missed-payments/missed-on-wire.ts';
import { exportDeleted } from './export-deleted.ts';
import { exportBonds, exportEtfsOrShares } from './export-holdings.ts';
import { sessionOnWire } from '../../../people/account/session-on-wire.ts';

interface ExportContext {
  readonly now: Date;
  readonly today: CalendarDate;
  readonly dataKeys: DataKeys;
}

/** All data about the user, in the snapshot of the transaction. Lists are read while they are sent. */
export async function exportAccount(
  tx: DatabaseTransaction,
  principal: Principal,
  when: ExportContext,
): Promise<StreamedJson<AccountExportOnWire>> {
  const scope = ownRows(principal);
  return {
    exportedAt: when.now.toISOString(),
    profile: await exportProfile(tx, principal, when),
    sessions: await exportSessions(tx, principal, when),
    secondFactor: await findEnrolledFactors(tx, principal.userId),
    calendarFeeds: (await listFeeds(tx, principal.userId)).map(calendarFeedOnWire),
    reminders: remindersOnWire(await findReminders(tx, principal.userId)),
    concentrationLimits: await findConcentrationLimits(tx, principal.userId),
    imports: await toWire(
      tx,
      await listImports(tx, { owner: principal.userId, dataKeys: when.dataKeys }),
      when.now,
    ),
    missedPayments: (await listDecisions({ db: tx, scope })).map(decisionOnWire),
    bonds: exportBonds(tx, scope, when.today),
    etfs: exportEtfsOrShares(tx, scope, { kind: 'etf', ...when }),
    shares: exportEtfsOrShares(tx, scope, { kind: 'share', ...when }),
    deleted: exportDeleted(tx, scope, when.today),
    audit: userEntries(tx, principal.userId),
  };
}

async function exportProfile(
  tx: DatabaseTransaction,
  { userId }: Principal,
  { dataKeys }: ExportContext,
): Promise<AccountExportOnWire['profile']> {
  const row = await requireUserRow(tx, userId);
  return { ...toUser(row, dataKeys), createdAt: row.created_at.toISOString() };
}

async function exportSessions(
  tx: DatabaseTransaction,
  { userId }: Principal,
  { now }: ExportContext,
): Promise<AccountExportOnWire['sessions']> {
  const rows = await listSessions(tx, userId, now);
  return rows.map((row) => ({ ...sessionOnWire(row), userAgent: row.user_agent }));
}
