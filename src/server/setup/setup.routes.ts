import { findSetupState, removeDemoData as removeDemoDataEndpoint, setUp } from '#api/setup';
import { askerOf } from '../auth/asker-of.ts';
import { beginSession } from '../auth/begin-session.ts';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import type { Config } from '../config.ts';
import { inTransaction } from '../database/transaction.ts';
import { loadDemoData, removeDemoData } from '../demo/load-demo-data.ts';
import { acceptedLanguage } from '../http/accepted-language.ts';
import { ApiError } from '../http/api-error.ts';
import { route, write, type Route } from '../http/route.ts';
import { emailKey } from '../users/email-key.ts';
import { insertAdministrator, refuseWeakBootstrapPassword } from './create-administrator.ts';
import { hasAdministrator, hasDemoData, setupCodeWorks, useSetupCode } from './setup.store.ts';

function setupDone(): ApiError {
  return new ApiError(
    'setup_done',
    'This set-up link has been used or has expired. Start the server again for a new one.',
  );
}

export function setupRoutes({
  config,
  hashing,
}: {
  config: Config;
  hashing: PasswordHashing;
}): readonly Route[] {
  return [
    route(findSetupState, async ({ db }) => ({
      open: !(await hasAdministrator(db)),
      demoData: await hasDemoData(db),
    })),

    route(setUp, async ({ db, body, now, today, incoming }) => {
      if (!(await setupCodeWorks(db, body.code, now))) throw setupDone();
      refuseWeakBootstrapPassword(body);
      const passwordHash = await hashing.hash(body.password, askerOf(incoming, emailKey(body.email)));
      const { dataKeys } = incoming;
      return inTransaction(db, async (tx) => {
        if (!(await useSetupCode(tx, body.code))) throw setupDone();
        const language = body.language ?? acceptedLanguage(incoming.headers);
        const user = await insertAdministrator(tx, { ...body, language, passwordHash, now }, dataKeys);
        if (body.demoData) await loadDemoData(tx, { today, dataKeys });
        return beginSession(tx, { user, config, incoming });
      });
    }),

    write(removeDemoDataEndpoint, ({ tx }) => removeDemoData(tx)),
  ];
}
