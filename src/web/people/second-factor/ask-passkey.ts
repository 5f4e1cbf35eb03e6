import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { NewPasskeyOptions, PasskeyOptions, Proof } from '#api/people/second-factor-proof';

/** The user declined, took too long, or the device failed: browsers do not say which. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name !== 'TypeError';
}

type Assertion = Extract<Proof, { method: 'passkey' }>['assertion'];

/** Requests a signature by one of the user's passkeys; null if none was given. */
export async function askPasskey(optionsJSON: PasskeyOptions): Promise<Assertion | null> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type: 'public-key', clientExtensionResults: {}, response };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Creates a passkey; null if none was created. */
export async function makePasskey(optionsJSON: z.output<typeof NewPasskeyOptions>) {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    return { id, rawId, type: 'public-key' as const, clientExtensionResults: {}, response };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
