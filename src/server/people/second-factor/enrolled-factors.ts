import type { UserId } from '#api/platform/ids';
import type { EnrolledFactors } from '#api/people/second-factor';
import type { Database } from '../../platform/database/schema.ts';
import { findApp } from './apps.store.ts';
import { passkeyOnWire } from './passkeys.ts';
import { listPasskeys } from './passkeys.store.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';

/** The second factors that the user has set up, without anything that could be used to sign in. */
export async function findEnrolledFactors(db: Database, userId: UserId): Promise<EnrolledFactors> {
  const app = await findApp(db, userId);
  return {
    app: app === undefined ? null : { addedAt: app.added_at.toISOString() },
    passkeys: (await listPasskeys(db, userId)).map(passkeyOnWire),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}
