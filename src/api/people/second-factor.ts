import { z } from 'zod';
import { SignedIn } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { password, requiredLine } from '../platform/fields.ts';
import { inPath, PasskeyId, UserId } from '../platform/ids.ts';
import {
  NewPasskeyOptions,
  PasskeyRegistration,
  Proof,
  SecondFactorChallenge,
} from './second-factor-proof.ts';

export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

/** The second factors that a user has set up. */
export const EnrolledFactors = z.object({
  app: z.object({ addedAt: z.iso.datetime() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
});
export type EnrolledFactors = z.output<typeof EnrolledFactors>;

/** Passkeys need a domain name and an encrypted connection. */
export const PasskeyAvailability = z.enum(['yes', 'needs_https', 'needs_name']);
export type PasskeyAvailability = z.output<typeof PasskeyAvailability>;

/** Shown once; empty if the user already has recovery codes. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The password and, if the user has one, the second factor. */
const Confirmation = z.object({ currentPassword: password, proof: Proof.optional() });
export type Confirmation = z.output<typeof Confirmation>;

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'anyone',
  summary: 'Signs in a user whom /auth/login asked for a second factor',
  status: 200,
  body: Proof,
  answer: SignedIn,
});

export const findMySecondFactor = endpoint({
  method: 'GET',
  path: '/account/second-factor',
  access: 'signed-in',
  summary: "The signed-in user's second factor: what is set up, and what can be",
  answer: EnrolledFactors.extend({
    /** True if this user can do nothing else before setting one up. */
    required: z.boolean(),
    passkeysOffered: PasskeyAvailability,
  }),
  beforeSecondFactor: true,
});

export const askForSecondFactor = endpoint({
  method: 'POST',
  path: '/account/second-factor/challenge',
  access: 'signed-in',
  summary: 'A challenge for the proof that a change of the second factor needs',
  status: 200,
  answer: SecondFactorChallenge,
  beforeSecondFactor: true,
  takesIdempotencyKey: false,
});

export const beginApp = endpoint({
  method: 'POST',
  path: '/account/second-factor/app',
  access: 'signed-in',
  summary: 'Starts setting up an authenticator app; the set-up key is shown once',
  status: 200,
  body: Confirmation,
  answer: z.object({
    /** In base32, for typing. */
    setupKey: z.string(),
    /** The same key as an otpauth:// link, for a QR code. */
    link: z.string(),
  }),
  beforeSecondFactor: true,
  takesIdempotencyKey: false,
});

export const confirmApp = endpoint({
  method: 'POST',
  path: '/account/second-factor/app/confirm',
  access: 'signed-in',
  summary: 'Confirms the app with one of its codes',
  status: 200,
  body: z.object({ code: requiredLine(20) }),
  answer: NewRecoveryCodes,
  beforeSecondFactor: true,
  takesIdempotencyKey: false,
});

export const removeApp = endpoint({
  method: 'POST',
  path: '/account/second-factor/app/remove',
  access: 'signed-in',
  summary: 'Removes the app',
  status: 204,
  body: Confirmation,
  takesIdempotencyKey: false,
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/account/second-factor/passkeys/begin',
  access: 'signed-in',
  summary: 'The options that a browser needs to create a passkey',
  status: 200,
  body: Confirmation,
  answer: NewPasskeyOptions,
  beforeSecondFactor: true,
  takesIdempotencyKey: false,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/account/second-factor/passkeys',
  access: 'signed-in',
  summary: 'Adds the passkey that the browser created',
  body: z.object({
    name: requiredLine(60),
    /** The challenge in the options that the browser received. */
    challenge: requiredLine(),
    registration: PasskeyRegistration,
  }),
  answer: NewRecoveryCodes.extend({ passkey: Passkey }),
  beforeSecondFactor: true,
  takesIdempotencyKey: false,
});

const params = z.object({ id: inPath.id(PasskeyId) });

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/account/second-factor/passkeys/{id}',
  access: 'signed-in',
  summary: 'Renames a passkey',
  params,
  body: z.object({ name: requiredLine(60) }),
  answer: Passkey,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/account/second-factor/passkeys/{id}/remove',
  access: 'signed-in',
  summary: 'Removes a passkey',
  status: 204,
  params,
  body: Confirmation,
  takesIdempotencyKey: false,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/second-factor/recovery-codes',
  access: 'signed-in',
  summary: 'Creates new recovery codes; the old ones stop working',
  status: 200,
  body: Confirmation,
  answer: NewRecoveryCodes,
  takesIdempotencyKey: false,
});

export const removeUserSecondFactor = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/second-factor',
  access: 'administrator',
  summary:
    "Removes a user's second factor (for a lost device), notifies them by email and ends their sessions",
  params: z.object({ id: inPath.id(UserId) }),
});
