import {
  askForSecondFactor,
  findMySecondFactor,
  removeUserSecondFactor,
  renewRecoveryCodes,
} from '#api/people/second-factor';
import { endAllSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { secondFactorReset } from '../../platform/mail/mails.ts';
import { insertMail } from '../../platform/mail/outbox.store.ts';
import { requireUserRow } from '../accounts/users.store.ts';
import { askForProof } from './ask-for-proof.ts';
import { forgetProofs } from './check-proof.ts';
import { requireReauthentication, type SecondFactorOptions } from './require-reauthentication.ts';
import { isSecondFactorRequired } from '../access/must-add-second-factor.ts';
import { makeRecoveryCodes } from './record-changes.ts';
import { passkeyOffer } from './passkey-site.ts';
import { hasSecondFactor, removeSecondFactor } from '../access/second-factor.store.ts';
import { findEnrolledFactors } from './enrolled-factors.ts';

export function secondFactorRoutes(options: SecondFactorOptions): readonly Route[] {
  const { config } = options;
  return [
    route(findMySecondFactor, async ({ db, principal }) => ({
      ...(await findEnrolledFactors(db, principal.userId)),
      required: isSecondFactorRequired(principal.role, config),
      passkeysOffered: passkeyOffer(config).offered,
    })),

    route(askForSecondFactor, ({ db, principal, now }) =>
      inTransaction(db, (tx) =>
        askForProof(tx, { userId: principal.userId, purpose: 'confirmation', config, now }),
      ),
    ),

    route(renewRecoveryCodes, ({ db, principal, body, incoming }) => {
      const confirming = { principal, confirmation: body, signingIn: { ...options, incoming } };
      return requireReauthentication(db, confirming, async (tx, user) => {
        if (!(await hasSecondFactor(tx, user.id))) throw notFound();
        return { recoveryCodes: await makeRecoveryCodes(tx, user) };
      });
    }),

    write(removeUserSecondFactor, async ({ tx, params, principal, now }) => {
      if (params.id === principal.userId)
        throw new ApiError('own_account', 'Remove your own second factor on your account page.');
      const user = await requireUserRow(tx, params.id);
      if (!(await hasSecondFactor(tx, user.id))) throw notFound();
      await removeSecondFactor(tx, user.id);
      await endAllSessions(tx, user.id);
      await forgetProofs(tx, user.id);
      await recordEvent(tx, { action: 'second_factor_removed', holder: user.id });
      await insertMail(tx, { mail: secondFactorReset(user, config.appUrl), userId: user.id, now });
    }),
  ];
}
