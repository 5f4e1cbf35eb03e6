import { setTimeout as delay } from 'node:timers/promises';
import { dayIn } from '#domain/calendar-date';
import { backUpDaily } from '../../platform/backup/automatic-backup.ts';
import { refreshComputedYields } from '../../portfolio/bonds/write-computed-yields.ts';
import { noteHeadDaily } from '../../platform/backup/noted-heads.ts';
import type { Config } from '../../platform/config/config.ts';
import { removeOldSignInAddresses } from '../../people/sign-in/sign-in-addresses.store.ts';
import { purgeDeletedRows } from '../../platform/database/purge-deleted-rows.ts';
import { removeExpiredSessions } from '../../platform/database/remove-expired-sessions.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { forgetOldKeys } from '../../platform/http/idempotency.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { removeOldOutboxFiles } from '../../platform/mail/outbox-files.ts';

interface House {
  readonly db: Database;
  readonly config: Pick<Config, 'timeZone' | 'dataDir' | 'backups'>;
  readonly log: Log;
  readonly now: () => Date;
}

const EVERY_MS = 3_600_000;

/** A statement that waits for somebody else's lock does not keep the server from stopping for longer. */
const LONGEST_GOODBYE_MS = 1_000;

/** Removes what nobody can see any more, and brings what is computed to the day. Several servers may do it at the same time. */
export async function tidyUp({ db, config, log, now }: House): Promise<void> {
  const rows = await purgeDeletedRows(db, now());
  const sessions = await removeExpiredSessions(db, now());
  const addresses = await removeOldSignInAddresses(db, now());
  const keys = await forgetOldKeys(db, now());
  const yields = await refreshComputedYields(db, dayIn(config.timeZone, now()));
  const mails = await removeOldOutboxFiles(config.dataDir, now());
  log.info({ rows, sessions, addresses, keys, mails, yields }, 'tidied up');
}

/** Tidies up, backs up and notes the head of the audit where it is time, now and every hour until it is stopped. */
export function startHousekeeping(house: House & { readonly dataKeys: DataKeys }): {
  stop: () => Promise<void>;
} {
  let round = Promise.resolve();
  const stopping = new AbortController();
  const tidy = () => {
    round = tidyUp(house)
      .then(() => backUpDaily({ ...house, signal: stopping.signal }))
      .then(() => noteHeadDaily(house))
      .catch((error: unknown) => house.log.warn({ err: error }, 'could not tidy up'));
  };
  const timer = setInterval(tidy, EVERY_MS);
  tidy();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([round, delay(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
