import { z } from 'zod';
import { ruleMessage } from '../platform/field-rules.ts';

/** The JSON that a server sends to an authenticator and receives from it, as defined by Web Authentication (level 3). */
const base64url = z
  .string(ruleMessage('text'))
  .min(1, ruleMessage('required'))
  .max(4_000, ruleMessage('too_long', { max: 4_000 }))
  .regex(/^[\w-]+$/, ruleMessage('base64url'));
const CredentialType = z.literal('public-key', ruleMessage('one_of', { options: 'public-key' }));
const Credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});
const UserVerification = z.enum(['required', 'preferred', 'discouraged']);

export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  allowCredentials: z.array(Credential).optional(),
  userVerification: UserVerification.optional(),
});
export type PasskeyOptions = z.output<typeof PasskeyOptions>;

export const NewPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: CredentialType, alg: z.int() })),
  timeout: z.int().optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  excludeCredentials: z.array(Credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: UserVerification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: UserVerification.optional(),
    })
    .optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional(),
});

const TRANSPORTS = ruleMessage('passkey_transports');

const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: CredentialType,
  clientExtensionResults: z.object({}).default({}),
};

export const PasskeyRegistration = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string(TRANSPORTS).max(40, TRANSPORTS), TRANSPORTS).max(10, TRANSPORTS).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>;

export const PasskeyAssertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

export const ProofMethod = z.enum(['app', 'passkey', 'recovery-code']);
export type ProofMethod = z.output<typeof ProofMethod>;

export const SecondFactorChallenge = z.object({
  /** Works once, for 5 minutes. */
  challenge: z.string(),
  methods: z.array(ProofMethod),
  /** If a passkey is among the methods: the browser's request to the authenticator. */
  passkey: PasskeyOptions.optional(),
});
export type SecondFactorChallenge = z.output<typeof SecondFactorChallenge>;

const challenge = z
  .string(ruleMessage('challenge'))
  .min(1, ruleMessage('challenge'))
  .max(200, ruleMessage('challenge'));
const code = (message: string) => z.string(message).trim().min(1, message).max(100, message);

/** One of the second factors, as the answer to a challenge. */
export const Proof = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('app'), challenge, code: code(ruleMessage('app_code')) }),
    z.object({ method: z.literal('passkey'), challenge, assertion: PasskeyAssertion }),
    z.object({ method: z.literal('recovery-code'), challenge, code: code(ruleMessage('recovery_code')) }),
  ],
  ruleMessage('proof_method'),
);
export type Proof = z.output<typeof Proof>;
