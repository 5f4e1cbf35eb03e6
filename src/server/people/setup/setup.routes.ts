import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import type { CalendarDate } from '#domain/calendar-date';
import { findSetupState, setUp } from '#api/people/setup';
import { hashRequester } from '../passwords/hash-requester.ts';
import { beginSession } from '../sign-in/begin-session.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { acceptedLanguage } from '../../platform/http/accepted-language.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { emailKey } from '../accounts/email-key.ts';
import { insertAdministrator, refuseWeakBootstrapPassword } from './create-administrator.ts';
import { hasAdministrator, hasDemoData, setupCodeWorks, useSetupCode } from './setup.store.ts';

function setupDone(): ApiError {
  return new ApiError(
    'setup_done',
    'This set-up link has been used or has expired. Start the server again for a new one.',
  );
}

interface Setup {
  readonly config: Config;
  readonly hashing: PasswordHashing;
  readonly loadDemoData: (
    tx: DatabaseTransaction,
    on: { today: CalendarDate; dataKeys: DataKeys },
  ) => Promise<void>;
}

export function setupRoutes({ config, hashing, loadDemoData }: Setup): readonly Route[] {
  return [
    route(findSetupState, async ({ db }) => ({
      open: !(await hasAdministrator(db)),
      demoData: await hasDemoData(db),
    })),

    route(setUp, async ({ db, body, now, today, incoming }) => {
      if (!(await setupCodeWorks(db, body.code, now))) throw setupDone();
      refuseWeakBootstrapPassword(body);
      const passwordHash = await hashing.hash(body.password, hashRequester(incoming, emailKey(body.email)));
      const { dataKeys } = incoming;
      return inTransaction(db, async (tx) => {
        if (!(await useSetupCode(tx, body.code))) throw setupDone();
        const language = body.language ?? acceptedLanguage(incoming.headers);
        const user = await insertAdministrator(tx, { ...body, language, passwordHash, now }, dataKeys);
        if (body.demoData) await loadDemoData(tx, { today, dataKeys });
        return beginSession(tx, { user, config, incoming });
      });
    }),
  ];
}
