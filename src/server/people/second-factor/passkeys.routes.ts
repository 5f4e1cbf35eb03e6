import { brokenRule } from '#api/platform/field-rules';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#api/people/second-factor';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/field-messages.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { requireUserRow } from '../accounts/users.store.ts';
import { newChallenge, useChallenge } from './challenges.store.ts';
import { requireReauthentication, type SecondFactorOptions } from './require-reauthentication.ts';
import { recordAdded, recordRemoved } from './record-changes.ts';
import { passkeyOffer, type PasskeySite } from './passkey-site.ts';
import { newPasskeyOptions, passkeyOnWire, registeredPasskey } from './passkeys.ts';
import { changePasskeyName, insertPasskey, listPasskeys, removePasskeyRow } from './passkeys.store.ts';

const MAX_PASSKEYS = 20;

function passkeySite(config: SecondFactorOptions['config']): PasskeySite {
  const offer = passkeyOffer(config);
  if (offer.offered === 'yes') return offer.site;
  throw new ApiError(
    'limit_reached',
    'Passkeys work only where APP_URL is https:// with a name, or http://localhost.',
  );
}

function refusedPasskey(): ApiError {
  return invalidField('registration', brokenRule('passkey_refused'), 'The passkey');
}

function newPasskeyRoutes(options: SecondFactorOptions): readonly Route[] {
  const { config } = options;
  const { appUrl } = config;
  return [
    route(beginPasskey, ({ db, principal, body, now, incoming }) => {
      const site = passkeySite(config);
      const confirming = { principal, confirmation: body, signingIn: { ...options, incoming } };
      return requireReauthentication(db, confirming, async (tx, user) => {
        const present = await listPasskeys(tx, user.id);
        if (present.length >= MAX_PASSKEYS)
          throw new ApiError('limit_reached', `There may be at most ${MAX_PASSKEYS} passkeys.`);
        const challenge = await newChallenge(tx, { userId: user.id, purpose: 'new passkey', now });
        return newPasskeyOptions(site, { user, challenge, present });
      });
    }),

    route(addPasskey, async ({ db, principal, body, now, incoming }) => {
      const { challenge, registration, name } = body;
      const made = await registeredPasskey(registration, {
        site: passkeySite(config),
        challenge,
        log: incoming.log(),
      });
      if (made === undefined) throw refusedPasskey();
      return inTransaction(db, async (tx) => {
        const user = await requireUserRow(tx, principal.userId);
        const isOurs = await useChallenge(tx, user.id, { challenge, purpose: 'new passkey', now });
        const row = isOurs
          ? await insertPasskey(tx, { user_id: user.id, name, added_at: now, ...made })
          : undefined;
        if (row === undefined) throw refusedPasskey();
        const recoveryCodes = await recordAdded(tx, { kind: 'passkey', user, appUrl, now });
        return { passkey: passkeyOnWire(row), recoveryCodes };
      });
    }),
  ];
}

function ownPasskeyRoutes(options: SecondFactorOptions): readonly Route[] {
  const { appUrl } = options.config;
  return [
    write(renamePasskey, async ({ tx, principal, params, body }) => {
      const row = await changePasskeyName(tx, { id: params.id, userId: principal.userId }, body.name);
      if (row === undefined) throw notFound();
      await recordEvent(tx, {
        action: 'second_factor_renamed',
        holder: principal.userId,
        details: { kind: 'passkey' },
      });
      return passkeyOnWire(row);
    }),

    route(removePasskey, async ({ db, principal, params, body, now, incoming }) => {
      const confirming = { principal, confirmation: body, signingIn: { ...options, incoming } };
      await requireReauthentication(db, confirming, async (tx, user) => {
        if (!(await removePasskeyRow(tx, { id: params.id, userId: user.id }))) throw notFound();
        await recordRemoved(tx, { kind: 'passkey', user, appUrl, now });
      });
    }),
  ];
}

export function passkeyRoutes(options: SecondFactorOptions): readonly Route[] {
  return [...newPasskeyRoutes(options), ...ownPasskeyRoutes(options)];
}
