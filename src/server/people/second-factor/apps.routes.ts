import { brokenRule } from '#api/platform/field-rules';
import { beginApp, confirmApp, removeApp } from '#api/people/second-factor';
import { inTransaction } from '../../platform/database/transaction.ts';
import { decryptText, encryptText } from '../../platform/encryption/stored-values.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/field-messages.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { requireUserRow } from '../accounts/users.store.ts';
import { appLink, newAppSecret, appSecretField, findCodeStep } from './app-codes.ts';
import { forgetAppCodes } from './check-proof.ts';
import { findNewApp, removeAppRow, storeNewApp, takeAppIntoUse } from './apps.store.ts';
import { requireReauthentication, type SecondFactorOptions } from './require-reauthentication.ts';
import { recordAdded, recordRemoved } from './record-changes.ts';

/** How long the password entered at the start of the set-up counts. */
const SET_UP_MS = 15 * 60_000;

function wrongCode(): ApiError {
  return invalidField('code', brokenRule('app_code_wrong'), 'This');
}

/** The routes of authenticator apps; an app's secret is shown only once, at the start of the set-up. */
export function appRoutes(options: SecondFactorOptions): readonly Route[] {
  const { appUrl } = options.config;
  return [
    route(beginApp, ({ db, principal, body, now, incoming }) => {
      const confirming = { principal, confirmation: body, signingIn: { ...options, incoming } };
      return requireReauthentication(db, confirming, async (tx, user) => {
        const setupKey = newAppSecret();
        const sealed = { place: appSecretField(user.id), text: setupKey };
        const secret = await encryptText(tx, incoming.dataKeys, sealed);
        if (!(await storeNewApp(tx, user.id, { secret, now })))
          throw new ApiError(
            'limit_reached',
            'You already have an app. Remove it before you set up another one.',
          );
        return { setupKey, link: appLink(setupKey, user.email) };
      });
    }),

    route(confirmApp, ({ db, principal, body, now, incoming }) =>
      inTransaction(db, async (tx) => {
        const user = await requireUserRow(tx, principal.userId);
        const app = await findNewApp(tx, user.id, new Date(now.getTime() - SET_UP_MS));
        if (app === undefined) throw notFound();
        const secret = decryptText(incoming.dataKeys, appSecretField(user.id), app.secret);
        const step = findCodeStep(secret, body.code, now);
        if (step === undefined) throw wrongCode();
        if (!(await takeAppIntoUse(tx, user.id, { step, now }))) throw notFound();
        await forgetAppCodes(tx, user.id);
        return { recoveryCodes: await recordAdded(tx, { kind: 'app', user, appUrl, now }) };
      }),
    ),

    route(removeApp, async ({ db, principal, body, now, incoming }) => {
      const confirming = { principal, confirmation: body, signingIn: { ...options, incoming } };
      await requireReauthentication(db, confirming, async (tx, user) => {
        if (!(await removeAppRow(tx, user.id))) throw notFound();
        await forgetAppCodes(tx, user.id);
        await recordRemoved(tx, { kind: 'app', user, appUrl, now });
      });
    }),
  ];
}
