import type { FastifyBaseLogger } from 'fastify';
import type { Passkey } from '#api/people/second-factor';
import type { PasskeyAssertion, PasskeyRegistration } from '#api/people/second-factor-proof';
import type { UserRow } from '../accounts/user-row.ts';
import type { PasskeySite } from './passkey-site.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** Loaded with the first passkey, because a start should not wait for its hundred files. */
const webAuthn = () => import('@simplewebauthn/server');

export function passkeyOnWire(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    addedAt: row.added_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

function toCredentials(passkeys: readonly PasskeyRow[]) {
  return passkeys.map(({ credential_id: id, transports }) => ({ id, transports }));
}

function decodeChallenge(challenge: string) {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

interface NewPasskey {
  readonly user: UserRow;
  readonly challenge: string;
  /** The passkeys that the user already has: only one per authenticator. */
  readonly present: readonly PasskeyRow[];
}

export async function newPasskeyOptions({ rpId }: PasskeySite, { user, challenge, present }: NewPasskey) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: 'Kupon',
    rpID: rpId,
    userName: user.email,
    userDisplayName: user.username,
    userID: new Uint8Array(Buffer.from(`kupon ${user.id}`)),
    challenge: decodeChallenge(challenge),
    attestationType: 'none',
    excludeCredentials: toCredentials(present),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export async function passkeyOptions(
  { rpId }: PasskeySite,
  { challenge, present }: Pick<NewPasskey, 'challenge' | 'present'>,
) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: decodeChallenge(challenge),
    allowCredentials: toCredentials(present),
    userVerification: 'preferred',
  });
}

interface Expected {
  readonly site: PasskeySite;
  readonly challenge: string;
  readonly log: FastifyBaseLogger;
}

/** The data to store about the new passkey; undefined if it was not created here, in answer to this challenge. */
export async function registeredPasskey(
  response: PasskeyRegistration,
  { site, challenge, log }: Expected,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: response.response.transports ?? [],
    };
  } catch (err) {
    log.info({ err }, 'passkey refused');
    return undefined;
  }
}

/** The passkey's counter after it has signed the challenge; undefined if it has not, or if its counter went back. */
export async function counterAfter(
  response: PasskeyAssertion,
  passkey: PasskeyRow,
  { site, challenge, log }: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (err) {
    log.info({ err }, 'passkey refused');
    return undefined;
  }
}
